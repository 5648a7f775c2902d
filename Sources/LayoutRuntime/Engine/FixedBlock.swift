/// Values that never change after they were made, addressed by index.
///
/// Unlike an array it is read without a reference count and without a bounds check, so whoever owns it gives it back
/// by hand, and every index comes from what it was made of.
struct FixedBlock<Element: Sendable>: RandomAccessCollection, @unchecked Sendable {
    private let base: UnsafeMutablePointer<Element>
    let count: Int

    init(_ elements: [Element]) {
        count = elements.count
        base = .allocate(capacity: Swift.max(count, 1))
        _ = UnsafeMutableBufferPointer(start: base, count: count).initialize(fromContentsOf: elements)
    }

    /// Gives the block back. Nothing may be read afterwards.
    func deallocate() {
        base.deinitialize(count: count)
        base.deallocate()
    }

    var startIndex: Int { 0 }
    var endIndex: Int { count }

    @inline(__always)
    subscript(index: Int) -> Element { base[index] }
}
