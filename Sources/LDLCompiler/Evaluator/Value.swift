import LayoutRuntime

/// A value of the running program.
///
/// Optionals are flat: an optional holds either `none` or the value itself. `CGFloat`, `Double`, `Decimal` and
/// `TimeInterval` are all `double`.
enum Value {
    case void
    case none
    case bool(Bool)
    case int(Int)
    case double(Double)
    case string(String)
    case array([Value])
    case tuple([Value])
    case dictionary(DictionaryValue)
    /// A value of a struct that the file declares.
    case structure(StructValue)
    /// An instance of a class: shared, not copied.
    case object(StructValue)
    case enumeration(EnumCaseSymbol, [Value])
    case function(FunctionValue)
    case view(ViewValue)
    case metatype(TypeID)
    indirect case range(RangeValue)
    case keyPath([KeyPathComponent], captured: [Value])
    /// A value of a built-in type: a colour, a size, an alignment.
    case native(NativeValue)
    /// A variable that a closure shares.
    case box(Box)
}

/// A built-in value that is neither a number, a string nor a collection.
indirect enum NativeValue {
    case color(ColorValue)
    case shapeStyle(StyleValue)
    case font(FontValue)
    case alignment(Alignment)
    case guide(AlignmentKey)
    case edges(Edge.Set)
    case axes(Axis.Set)
    case insets(EdgeInsets)
    case size(Size)
    case point(Point)
    case rect(Rect)
    case unitPoint(UnitPoint)
    case proposal(ProposedViewSize)
    /// In degrees.
    case angle(Double)
    case shape(ShapeValue)
    case stroke(StrokeStyle)
    case dimensions(ViewDimensions)
    /// Seconds since 1970-01-01 00:00 UTC.
    case date(Double)
    /// Anything else that a native function hands to another: its type's name and the object itself.
    case other(typeName: String, AnyObject)
}

/// A half-open or closed range of integers or numbers.
struct RangeValue {
    /// `nil` where the range is open at that end.
    var lower: Value?
    var upper: Value?
    var isClosed: Bool
}

/// The fields of a struct or class value, in order of declaration. Structs copy it before they change it, unless
/// nobody else holds it.
final class StructValue {
    let symbol: NominalSymbol
    var fields: [Value]
    /// Where a view or modifier was made; `nil` for plain data.
    let origin: ViewOrigin?

    init(symbol: NominalSymbol, fields: [Value], origin: ViewOrigin? = nil) {
        self.symbol = symbol
        self.fields = fields
        self.origin = origin
    }

    /// A value of its own with the same fields.
    func copy() -> StructValue {
        StructValue(symbol: symbol, fields: fields, origin: origin)
    }
}

/// A variable that a closure shares with the function round it.
final class Box {
    var value: Value

    init(_ value: Value) {
        self.value = value
    }
}
