/// Values that never change after they were made, addressed by index.
///
/// Unlike an array it is read without a reference count and without a bounds check, so whoever owns it gives it back
/// by hand, and every index comes from what it was made of.
struct FixedBlock<Element: Sendable>: RandomAccessCollection, @unchecked Sendable {
    private let base: UnsafeMutablePointer<Element>
    let count: Int

    /// Takes over what a growing block holds; the block itself must not be used any more.
    init(_ arena: Arena<Element>) {
        base = arena.base
        count = arena.count
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
