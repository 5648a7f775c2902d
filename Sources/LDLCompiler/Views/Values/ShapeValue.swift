import LDLParser
import LayoutRuntime

/// A shape as the program names it.
struct ShapeValue: Hashable, Sendable {
    var shape: Shape
    /// The line that is drawn round the shape, where the shape is an outline's own (`.stroke(lineWidth:)`).
    var stroke: StrokeStyle?
    /// The shape's type, as Swift prints it.
    var typeName: String
    /// A shape of the program's own, whose outline is drawn when its size is known. It stands in `shape` where there
    /// is a rectangle.
    var custom: CustomShape?

    init(_ shape: Shape, _ typeName: String, stroke: StrokeStyle? = nil, custom: CustomShape? = nil) {
        self.shape = shape
        self.typeName = typeName
        self.stroke = stroke
        self.custom = custom
    }

    /// The shape with another one changed out of it: trimmed, inset, moved.
    func changed(to shape: Shape, _ wrapper: String) -> ShapeValue {
        ShapeValue(shape, "\(wrapper)<\(typeName)>", stroke: stroke, custom: custom)
    }
}

/// A value of a struct of the program that conforms to `Shape`.
///
/// A run is laid out by one thread at a time, like the tree it belongs to.
final class CustomShape: Hashable, @unchecked Sendable {
    let value: Value
    let symbol: NominalSymbol

    init(_ value: Value, _ symbol: NominalSymbol) {
        self.value = value
        self.symbol = symbol
    }

    static func == (left: CustomShape, right: CustomShape) -> Bool { left === right }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// The outline in a rectangle of a size, in points.
    func outline(in size: Size, _ evaluator: Evaluator, span: SourceSpan) throws(EvaluationError) -> [PathCommand] {
        guard let method = symbol.member(named: "path", labels: ["in"]) else { return [] }
        let rect = Value.native(.rect(Rect(origin: .zero, size: size)))
        let path = try evaluator.call(method, receiver: value, arguments: [rect], span: span)
        if case .path(let commands)? = path.asShape?.shape { return commands }
        return []
    }
}

extension Shape {
    /// The shape with an outline in the place of the rectangle that it is made from.
    func replacingRectangle(with outline: [PathCommand]) -> Shape {
        switch self {
        case .rectangle: .path(outline)
        case .inset(let shape, let amount): .inset(shape.replacingRectangle(with: outline), by: amount)
        case .offset(let shape, let distance): .offset(shape.replacingRectangle(with: outline), by: distance)
        case .trim(let shape, let start, let end): .trim(shape.replacingRectangle(with: outline), from: start, to: end)
        case .rotation(let shape, let degrees): .rotation(shape.replacingRectangle(with: outline), degrees: degrees)
        default: self
        }
    }
}

extension Value {
    /// The value as a shape; `nil` for a value that is none.
    var asShape: ShapeValue? {
        switch self {
        case .native(.shape(let shape)): shape
        case .view(let view):
            if case .shape(let shape)? = view.payload { shape } else { nil }
        case .structure(let value) where value.symbol.conforms(toBuiltIn: "Shape"):
            ShapeValue(.rectangle, value.symbol.name, custom: CustomShape(self, value.symbol))
        default: nil
        }
    }
}
