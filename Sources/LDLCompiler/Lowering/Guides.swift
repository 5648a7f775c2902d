import LDLParser
import LayoutRuntime

extension Evaluator {
    /// The number of a guide of the program's own: `HorizontalAlignment(FormLabel.self)`. One for each type and axis.
    func guideKey(_ type: TypeID, axis: Axis, span: SourceSpan) -> AlignmentKey {
        let name = CustomGuide(type: type, axis: axis)
        if let known = customGuides[name] { return known }
        let method = types.nominal(of: type)?.member(named: "defaultValue", labels: ["in"], isStatic: true)
        let closure = GuideClosure(evaluator: self) { (evaluator, dimensions) throws(EvaluationError) in
            guard let method else { return .double(0) }
            return try evaluator.call(
                method, receiver: .metatype(type), arguments: [.native(.dimensions(dimensions))], span: span)
        }
        let key: AlignmentKey
        if let tree {
            key = tree.registerAlignment(axis: axis) { closure.value(for: $0) }
        } else {
            key = axis == .horizontal ? .leading : .top
        }
        customGuides[name] = key
        if axis == .horizontal { horizontalGuides.insert(key) }
        return key
    }

    /// The closure of `alignmentGuide`, as the layout engine calls it.
    func guide(
        _ function: FunctionValue, span: SourceSpan
    ) -> @Sendable (ViewDimensions) -> Double {
        let closure = GuideClosure(evaluator: self) { (evaluator, dimensions) throws(EvaluationError) in
            try evaluator.call(function, [.native(.dimensions(dimensions))], span: span)
        }
        return { closure.value(for: $0) }
    }

    /// Whether a guide is a vertical line, which fixes x.
    func isHorizontal(_ guide: AlignmentKey) -> Bool {
        switch guide {
        case .leading, .horizontalCenter, .trailing, .listRowSeparatorLeading, .listRowSeparatorTrailing: true
        default: horizontalGuides.contains(guide)
        }
    }
}

/// A guide of the program's own.
struct CustomGuide: Hashable {
    let type: TypeID
    let axis: Axis
}

/// A closure of the program that computes a guide. The engine's guides cannot fail, so a failure is kept by the
/// evaluator and reported when the layout has ended.
///
/// A run is laid out by one thread at a time, like the tree it belongs to.
private final class GuideClosure: @unchecked Sendable {
    private let evaluator: Evaluator
    private let body: (Evaluator, ViewDimensions) throws(EvaluationError) -> Value

    init(
        evaluator: Evaluator, body: @escaping (Evaluator, ViewDimensions) throws(EvaluationError) -> Value
    ) {
        self.evaluator = evaluator
        self.body = body
    }

    func value(for dimensions: ViewDimensions) -> Double {
        guard evaluator.failure == nil else { return 0 }
        do throws(EvaluationError) {
            let value = try evaluator.entering { () throws(EvaluationError) in try body(evaluator, dimensions) }
            switch value {
            case .double(let length): return length
            case .int(let length): return Double(length)
            default: return 0
            }
        } catch {
            evaluator.failure = error
            return 0
        }
    }
}
