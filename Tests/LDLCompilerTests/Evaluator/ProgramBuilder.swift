import LDLParser
import LayoutRuntime

@testable import LDLCompiler

// Typed programs written by hand, so that running is tested apart from parsing and checking.

/// A few types under numbers of their own.
final class HandMadeTypes: RuntimeTypes {
    static let any = TypeID(rawValue: 0)
    static let int = TypeID(rawValue: 1)
    static let optionalInt = TypeID(rawValue: 2)
    static let string = TypeID(rawValue: 3)

    var nominals: [TypeID: NominalSymbol] = [:]
    var builtIns: [String: NominalSymbol] = [:]

    func nominal(of type: TypeID) -> NominalSymbol? { nominals[type] }
    func builtIn(named name: String) -> NominalSymbol? { builtIns[name] }
    func payload(ofOptional type: TypeID) -> TypeID? { type == Self.optionalInt ? Self.int : nil }
    func arguments(of type: TypeID) -> [TypeID] { [] }
    func isFunction(_ type: TypeID) -> Bool { false }
    func isOpen(_ type: TypeID) -> Bool { type == Self.any }
    func printedName(of type: TypeID) -> String { nominals[type]?.name ?? "Any" }
    func ownPrintedName(of type: TypeID) -> String { printedName(of: type) }
    func body(of function: FunctionSymbol) -> TypedFunction? { function.body }
}

/// A place in the first file.
func span(_ start: UInt32 = 0, _ end: UInt32 = 0) -> SourceSpan {
    SourceSpan(file: FileID(0), range: SourceRange(start: start, end: end))
}

func expression(
    _ kind: TypedExpression.Kind, type: TypeID = HandMadeTypes.any, at place: SourceSpan = span()
) -> TypedExpression {
    TypedExpression(kind, type: type, span: place)
}

func integer(_ value: Int) -> TypedExpression { expression(.integer(value), type: HandMadeTypes.int) }
func text(_ value: String) -> TypedExpression { expression(.string(value), type: HandMadeTypes.string) }
func read(_ variable: LocalVariable) -> TypedExpression { expression(.local(variable), type: variable.type) }

func variable(_ name: String, slot: Int, isBoxed: Bool = false) -> LocalVariable {
    let variable = LocalVariable(name: name, type: HandMadeTypes.any, isMutable: true, slot: slot, span: span())
    variable.isBoxed = isBoxed
    return variable
}

/// A call of a native operator.
func operation(
    _ name: String, _ left: TypedExpression, _ right: TypedExpression, at place: SourceSpan = span()
) -> TypedExpression {
    let symbol = FunctionSymbol(
        name: name, kind: .operatorFunction, resultType: HandMadeTypes.any, implementation: .native(name),
        span: span())
    return expression(.call(symbol, receiver: nil, arguments: [.value(left), .value(right)]), at: place)
}

/// `target += value`.
func increase(_ target: TypedExpression, by value: TypedExpression) -> TypedStatement {
    let symbol = FunctionSymbol(
        name: "+=", kind: .operatorFunction, resultType: HandMadeTypes.any,
        implementation: .native("number.add.assign"), span: span())
    return .expression(expression(.call(symbol, receiver: nil, arguments: [.inOut(target), .value(value)])))
}

/// A function of the program.
func function(
    _ name: String, _ parameters: [LocalVariable], _ body: [TypedStatement], inOut: [Int] = [],
    at place: SourceSpan = span()
) -> FunctionSymbol {
    let symbol = FunctionSymbol(
        name: name, kind: .function, resultType: HandMadeTypes.any, implementation: .user, span: place)
    symbol.parameters = parameters.map {
        ParameterSymbol(label: nil, name: $0.name, type: $0.type, span: span())
    }
    let typed = TypedFunction(name: name, parameters: parameters, body: body, frameSize: 0, span: place)
    typed.inOutParameters = inOut
    symbol.body = typed
    return symbol
}

func call(_ symbol: FunctionSymbol, _ arguments: [TypedArgument], at place: SourceSpan = span()) -> TypedExpression {
    expression(.call(symbol, receiver: nil, arguments: arguments), at: place)
}

func condition(_ test: TypedExpression) -> TypedCondition {
    TypedCondition(clauses: [.boolean(test)], span: span())
}

/// A run that keeps what it prints.
final class Run {
    let types = HandMadeTypes()
    private(set) var lines: [String] = []
    lazy var evaluator = Evaluator(types: types, limits: limits) { [unowned self] in lines.append($0) }
    private let limits: EvaluationLimits

    init(steps: Int = 100_000, depth: Int = 1_000) {
        var limits = EvaluationLimits()
        limits.steps = steps
        limits.depth = depth
        self.limits = limits
    }

    /// Runs statements as the body of a function and gives what they return.
    func result(_ body: [TypedStatement]) throws(EvaluationError) -> Value {
        let main = function("main", [], body)
        return try evaluator.entering { () throws(EvaluationError) in
            try evaluator.call(main, receiver: nil, arguments: [], span: span())
        }
    }

    /// What the result of the statements prints as.
    func printed(_ body: [TypedStatement]) throws(EvaluationError) -> String {
        try evaluator.describe(result(body), span: span())
    }

    /// The error that the statements end with.
    func failure(_ body: [TypedStatement]) -> EvaluationError? {
        do throws(EvaluationError) {
            _ = try result(body)
            return nil
        } catch {
            return error
        }
    }
}
