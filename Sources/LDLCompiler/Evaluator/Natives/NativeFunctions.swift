import LDLParser

/// What stands behind the `@native` names of the catalogue. A test proves that each name has a function and each
/// function a name.
enum NativeFunctions {
    /// The function of a name; `nil` for a name that no declaration should have.
    static func function(named name: String) -> NativeFunction? {
        let subject = String(name.prefix { $0 != "." })
        if let tables = subjects[subject], let found = NamedTable.first(name, in: tables) { return found }
        return NamedTable.first(name, in: families)
    }

    typealias Family = @Sendable () -> NamedTable<NativeFunction>

    /// The tables of the names that begin with a word and a dot, so that no others are made to find them; some of those
    /// have hundreds of names that are put together at run time.
    static let subjects: NamedTable<[Family]> = [
        "alignment": [{ AlignmentNatives.table }], "angle": [{ GeometryNatives.table }],
        "array": [{ ArrayNatives.table }], "asyncImagePhase": [{ ControlNatives.table }],
        "axes": [{ OptionSetNatives.table }], "binding": [{ StateNatives.table }], "bool": [{ BasicNatives.table }],
        "buttonRole": [{ ControlNatives.table }], "calendar": [{ DateNatives.table }],
        "character": [{ CharacterNatives.table }], "characterSet": [{ CharacterNatives.table }],
        "collection": [{ CollectionNatives.table }], "color": [{ ColorNatives.table }],
        "configuration": [{ ControlNatives.table }], "contentMargin": [{ ControlNatives.table }],
        "coordinateSpace": [{ ControlNatives.table }], "cornerRadii": [{ ShapeNatives.table }],
        "date": [{ DateFormatNatives.table }, { DateNatives.table }], "dateComponents": [{ DateNatives.table }],
        "dateFormat": [{ DateFormatNatives.table }], "dictionary": [{ DictionaryNatives.table }],
        "dimensions": [{ AlignmentNatives.table }], "double": [{ FloatingPointNatives.table }],
        "duration": [{ NumberFormatNatives.table }], "durationFormat": [{ NumberFormatNatives.table }],
        "dynamicTypeSize": [{ StateNatives.table }], "edges": [{ OptionSetNatives.table }],
        "editMode": [{ StateNatives.table }], "environment": [{ StateNatives.table }],
        "fillStyle": [{ ShapeNatives.table }], "flags": [{ OptionSetNatives.table }], "font": [{ FontNatives.table }],
        "format": [{ NumberFormatNatives.table }], "geometry": [{ ControlNatives.table }],
        "gradient": [{ StyleNatives.table }], "gradientStop": [{ StyleNatives.table }],
        "gridItem": [{ ControlNatives.table }], "guide": [{ AlignmentNatives.table }],
        "hasher": [{ BasicNatives.table }], "identity": [{ BasicNatives.table }], "image": [{ ControlNatives.table }],
        "insets": [{ GeometryNatives.table }], "int": [{ IntegerNatives.table }], "layout": [{ LayoutNatives.table }],
        "layoutProperties": [{ LayoutNatives.table }], "material": [{ StyleNatives.table }],
        "math": [{ MathNatives.table }], "number": [{ NumberNatives.table }],
        "numberFormat": [{ NumberFormatNatives.table }], "optionSet": [{ OptionSetNatives.table }],
        "optional": [{ BasicNatives.table }], "path": [{ PathNatives.table }], "point": [{ GeometryNatives.table }],
        "precision": [{ NumberFormatNatives.table }], "proposal": [{ GeometryNatives.table }],
        "range": [{ RangeNatives.table }], "rect": [{ RectNatives.table }], "sequence": [{ SequenceNatives.table }],
        "set": [{ DictionaryNatives.table }], "shape": [{ ShapeNatives.table }],
        "sign": [{ NumberFormatNatives.table }], "size": [{ GeometryNatives.table }],
        "spacing": [{ LayoutNatives.table }], "stride": [{ SequenceNatives.table }],
        "string": [{ StringNatives.table }], "strokeStyle": [{ ShapeNatives.table }],
        "style": [{ StyleNatives.table }, { ControlNatives.table }], "subview": [{ LayoutNatives.table }],
        "subviews": [{ LayoutNatives.table }], "symbolVariant": [{ ControlNatives.table }],
        "transform": [{ GeometryNatives.table }], "unitPoint": [{ GeometryNatives.table }],
        "url": [{ ControlNatives.table }], "uuid": [{ ControlNatives.table }], "weight": [{ FontNatives.table }],
    ]

    /// One table a subject, made when a name is first looked for in it. No name is in two of them; those whose names
    /// are put together at run time come last.
    static let families: [Family] = [
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
