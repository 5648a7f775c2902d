import LDLParser
import LayoutRuntime

/// A call of a function that the catalogue declares as `@native`.
///
/// Arguments stand one for one at the declared parameters. A function that changes its receiver or an `inout` argument
/// writes the new value back into the call.
struct NativeCall {
    /// The value that a method or property is called on; `nil` for free functions, initialisers and static members.
    var receiver: Value?
    var arguments: [Value]
    /// The expression of the call, for errors.
    let span: SourceSpan
    let evaluator: Evaluator
    /// The type of the call's result, as far as the checker knows it.
    let resultType: TypeID
}

/// What stands behind a name in a `@native` attribute.
typealias NativeFunction = @Sendable (inout NativeCall) throws(EvaluationError) -> Value

extension NativeCall {
    /// An argument; `void` where the call has none at this place.
    subscript(index: Int) -> Value {
        arguments.indices.contains(index) ? arguments[index] : .void
    }

    /// The values that a function works on: the receiver, unless there is none, and the arguments after it. So one
    /// function serves `x.squareRoot()` and `sqrt(x)`.
    func operand(_ index: Int) -> Value {
        switch receiver {
        case nil, .metatype?, .void?: self[index]
        case let receiver?: index == 0 ? receiver : self[index - 1]
        }
    }

    /// The receiver; `void` where there is none.
    var this: Value { receiver ?? .void }

    // MARK: Arguments by kind

    func int(_ index: Int) throws(EvaluationError) -> Int { try int(self[index]) }
    func double(_ index: Int) throws(EvaluationError) -> Double { try double(self[index]) }
    func string(_ index: Int) throws(EvaluationError) -> String { try string(self[index]) }

    func bool(_ index: Int) -> Bool {
        if case .bool(let flag) = self[index] { return flag }
        return false
    }

    /// An optional number.
    func optionalDouble(_ index: Int) -> Double? { self[index].asDouble }

    func function(_ index: Int) throws(EvaluationError) -> FunctionValue {
        guard let function = self[index].asFunction else { throw mismatch("a function") }
        return function
    }

    // MARK: Values by kind

    func int(_ value: Value) throws(EvaluationError) -> Int {
        guard let number = value.asInt else { throw mismatch("a whole number") }
        return number
    }

    func double(_ value: Value) throws(EvaluationError) -> Double {
        guard let number = value.asDouble else { throw mismatch("a number") }
        return number
    }

    func string(_ value: Value) throws(EvaluationError) -> String {
        guard let text = value.asString else { throw mismatch("a text") }
        return text
    }

    // MARK: Calling

    /// Calls a function of the program.
    func call(_ function: FunctionValue, _ arguments: Value...) throws(EvaluationError) -> Value {
        try evaluator.call(function, arguments, span: span)
    }

    /// Calls a function of the program that says yes or no.
    func test(_ function: FunctionValue, _ argument: Value) throws(EvaluationError) -> Bool {
        if case .bool(true) = try evaluator.call(function, [argument], span: span) { return true }
        return false
    }

    // MARK: The result's type

    /// The name of the result's type, such as `Double`; empty where nothing is known.
    var resultTypeName: String { evaluator.types.nominal(of: resultType)?.name ?? "" }

    /// Whether the result is a number with a fraction.
    var isFloating: Bool { ["Double", "CGFloat", "Float", "Decimal"].contains(resultTypeName) }

    // MARK: Errors

    func failure(_ code: DiagnosticID, _ message: String) -> EvaluationError {
        EvaluationError(code: code, message: message, span: span)
    }

    /// An error for a value that the checker should have refused.
    func mismatch(_ expected: String) -> EvaluationError {
        failure(.runtimeError, "\(expected) is expected here")
    }
}

extension Value {
    /// A whole number; `nil` for any other value.
    var asInt: Int? {
        switch self {
        case .int(let number): number
        case .double(let number): Int(exactly: number)
        default: nil
        }
    }

    /// A number with or without a fraction; `nil` for any other value.
    var asDouble: Double? {
        switch self {
        case .double(let number): number
        case .int(let number): Double(number)
        default: nil
        }
    }

    var asString: String? {
        if case .string(let text) = self { return text }
        return nil
    }

    /// The name of a case of an enum of the catalogue; `nil` for any other value.
    var caseName: String? {
        if case .enumeration(let found, _) = self { return found.name }
        return nil
    }

    /// An optional of Swift as an optional of the program.
    static func optional(_ number: Double?) -> Value { number.map { .double($0) } ?? .none }
}
