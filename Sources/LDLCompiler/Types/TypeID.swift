/// A type's number in the table of types; equal types have equal numbers.
struct TypeID: Hashable {
    let rawValue: UInt32
}
