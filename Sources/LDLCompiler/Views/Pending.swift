import LDLParser
import LayoutRuntime

struct ColorValue {}
struct StyleValue {}
struct FontValue {}
struct ShapeValue {}

struct NativeCall {
    var receiver: Value?
    var arguments: [Value]
    let span: SourceSpan
    let evaluator: Evaluator
    let resultType: TypeID
}
typealias NativeFunction = (inout NativeCall) throws(EvaluationError) -> Value
enum NativeFunctions {
    static func function(named name: String) -> NativeFunction? { nil }
    static func formatted(
        _ value: Value, label: String, _ format: Value, evaluator: Evaluator, span: SourceSpan
    ) throws(EvaluationError) -> String { "" }
}
struct NodeCall {
    var receiver: Value?
    var arguments: [Value]
    let origin: ViewOrigin
    let evaluator: Evaluator
}
typealias NodeFactory = (inout NodeCall) throws(EvaluationError) -> Value
enum NodeFactories {
    static func factory(named name: String) -> NodeFactory? { nil }
    static func placeholder(_ what: String, origin: ViewOrigin) -> ViewValue { ViewValue(.empty, origin: origin) }
    static func view(of value: Value, origin: ViewOrigin) -> ViewValue? { nil }
}
