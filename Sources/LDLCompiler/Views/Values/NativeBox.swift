/// A built-in value that has no case of its own in `NativeValue`.
final class NativeBox<Wrapped: Hashable>: ComparableNative {
    let value: Wrapped

    init(_ value: Wrapped) {
        self.value = value
    }

    func isEqual(to other: AnyObject) -> Bool {
        (other as? NativeBox<Wrapped>)?.value == value
    }

    var hashKey: Int {
        // Not `hashValue`, which differs from run to run: the order of nothing depends on it, but results of
        // `hashValue` in a program should not.
        "\(value)".utf8.reduce(5381) { ($0 &* 33) ^ Int($1) }
    }
}

extension Value {
    /// A built-in value in a box, under the name of its type in the catalogue.
    static func boxed(_ value: some Hashable, _ typeName: String) -> Value {
        .native(.other(typeName: typeName, NativeBox(value)))
    }

    /// The built-in value in a box; `nil` for any other value.
    func unboxed<Wrapped: Hashable>(_ type: Wrapped.Type = Wrapped.self) -> Wrapped? {
        guard case .native(.other(_, let object)) = self else { return nil }
        return (object as? NativeBox<Wrapped>)?.value
    }
}
