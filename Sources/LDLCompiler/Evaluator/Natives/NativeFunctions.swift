import LDLParser

/// What stands behind the `@native` names of the catalogue. A test proves that each name has a function and each
/// function a name.
enum NativeFunctions {
    /// The function of a name; `nil` for a name that no declaration should have.
    static func function(named name: String) -> NativeFunction? { table[name] }

    static let table: [String: NativeFunction] = {
        var table: [String: NativeFunction] = [:]
        for family in families { table.merge(family) { first, _ in first } }
        return table
    }()

    /// One table a subject. No name is in two of them.
    static let families: [[String: NativeFunction]] = [
        BasicNatives.table, NumberNatives.table, IntegerNatives.table, FloatingPointNatives.table, MathNatives.table,
        StringNatives.table, CharacterNatives.table, SequenceNatives.table, CollectionNatives.table,
        ArrayNatives.table, DictionaryNatives.table, RangeNatives.table, OptionSetNatives.table,
        GeometryNatives.table, RectNatives.table, AlignmentNatives.table, LayoutNatives.table,
        ColorNatives.table, StyleNatives.table, FontNatives.table, ShapeNatives.table, PathNatives.table,
        StateNatives.table, NumberFormatNatives.table, DateNatives.table, DateFormatNatives.table,
        ControlNatives.table,
    ]
}
