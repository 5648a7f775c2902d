import LDLParser

/// What stands behind the `@native` names of the catalogue. A test proves that each name has a function and each
/// function a name.
enum NativeFunctions {
    /// The function of a name; `nil` for a name that no declaration should have.
    static func function(named name: String) -> NativeFunction? {
        NamedTable.first(name, in: families)
    }

    /// One table a subject, made when a name is first looked for in it. No name is in two of them; those whose names
    /// are put together at run time come last.
    static let families: [@Sendable () -> NamedTable<NativeFunction>] = [
        { BasicNatives.table }, { NumberNatives.table }, { IntegerNatives.table }, { FloatingPointNatives.table },
        { MathNatives.table }, { StringNatives.table }, { CharacterNatives.table }, { SequenceNatives.table },
        { CollectionNatives.table }, { ArrayNatives.table }, { DictionaryNatives.table }, { RangeNatives.table },
        { RectNatives.table }, { LayoutNatives.table }, { ShapeNatives.table }, { PathNatives.table },
        { NumberFormatNatives.table }, { DateFormatNatives.table }, { OptionSetNatives.table },
        { AlignmentNatives.table }, { ColorNatives.table }, { StyleNatives.table },
        { FontNatives.table }, { StateNatives.table }, { GeometryNatives.table }, { DateNatives.table },
        { ControlNatives.table },
    ]
}
