import LayoutRuntime

/// A shape as the program names it.
struct ShapeValue: Hashable, Sendable {
    var shape: Shape
    /// The line that is drawn round the shape, where the shape is an outline's own (`.stroke(lineWidth:)`).
    var stroke: StrokeStyle?
    /// The shape's type, as Swift prints it.
    var typeName: String

    init(_ shape: Shape, _ typeName: String, stroke: StrokeStyle? = nil) {
        self.shape = shape
        self.typeName = typeName
        self.stroke = stroke
    }
}

extension Value {
    /// The value as a shape; `nil` for a value that is none.
    var asShape: ShapeValue? {
        switch self {
        case .native(.shape(let shape)): shape
        case .view(let view):
            if case .shape(let shape)? = view.payload { shape } else { nil }
        // A shape of the program's own is drawn as the rectangle that it fills.
        case .structure(let value) where value.symbol.conforms(toBuiltIn: "Shape"):
            ShapeValue(.rectangle, value.symbol.name)
        default: nil
        }
    }
}
