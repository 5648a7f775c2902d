import LDLParser
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

    /// The shape with another one changed out of it: trimmed, inset, moved.
    func changed(to shape: Shape, _ wrapper: String) -> ShapeValue {
        ShapeValue(shape, "\(wrapper)<\(typeName)>", stroke: stroke)
    }
}

/// A value of a struct of the program that conforms to `Shape`: its `path(in:)` makes the outline.
///
/// Outlines are kept by size. Lowering has each of them made once everything has its place, so that drawing and touches
/// find it, and a mistake in the program is reported before anything is drawn. A run is laid out by one thread at a time,
/// like the tree it belongs to.
final class CustomShape: OutlineMaker, @unchecked Sendable {
    private let value: Value
    private let symbol: NominalSymbol
    private weak var evaluator: Evaluator?
    private var span = SourceSpan(file: FileID(0), range: SourceRange(at: 0))
    private var outlines: [(size: Size, path: [PathCommand])] = []

    init(_ value: Value, _ symbol: NominalSymbol) {
        self.value = value
        self.symbol = symbol
    }

    /// Says who runs the program, and where the shape is used.
    func prepare(_ evaluator: Evaluator, span: SourceSpan) {
        self.evaluator = evaluator
        self.span = span
    }

    /// Makes the outline for a size.
    func make(for size: Size) throws(EvaluationError) {
        guard let evaluator, size.width.isFinite, size.height.isFinite, known(size) == nil,
            let method = symbol.member(named: "path", labels: ["in"])
        else { return }
        let rect = Value.native(.rect(Rect(origin: .zero, size: size)))
        let path = try evaluator.call(method, receiver: value, arguments: [rect], span: span)
        guard case .path(let commands)? = path.asShape?.shape else { return }
        outlines.append((size, commands))
    }

    func outline(for size: Size) -> [PathCommand] {
        if let path = known(size) { return path }
        guard let evaluator else { return [] }
        // A size that was not foreseen: the shape inside another's inset. What goes wrong leaves nothing to draw.
        do throws(EvaluationError) {
            try evaluator.entering { () throws(EvaluationError) in try make(for: size) }
        } catch {
            return []
        }
        return known(size) ?? []
    }

    private func known(_ size: Size) -> [PathCommand]? { outlines.first { $0.size == size }?.path }
}

extension Shape {
    /// The shape of the program's own that this one is, or is made from.
    var custom: CustomShape? {
        switch self {
        case .made(let outline): outline.maker as? CustomShape
        case .inset(let inner, _), .offset(let inner, _), .trim(let inner, _, _), .rotation(let inner, _, _),
            .scale(let inner, _, _, _), .sized(let inner, _):
            inner.custom
        default: nil
        }
    }
}

extension LayoutElement {
    /// The shape of the program's own that is drawn or takes touches.
    var customShape: CustomShape? {
        switch self {
        case .shape(let shape, _), .clip(let shape), .backgroundShape(_, let shape), .overlayShape(_, let shape),
            .interaction(.contentShape(let shape)):
            shape.custom
        default: nil
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
            ShapeValue(.made(MadeOutline(CustomShape(self, value.symbol))), value.symbol.name)
        default: nil
        }
    }
}
