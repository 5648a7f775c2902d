import LDLParser

/// A value that can be called.
final class FunctionValue {
    enum Code {
        /// A closure with the values (or boxes) that it has taken over.
        case closure(CompiledFunction, captures: [Value])
        /// A function or method of the program or the catalogue, with the value it is called on.
        case symbol(FunctionSymbol, receiver: Value?)
        /// A case of an enum, called with its associated values.
        case enumCase(EnumCaseSymbol)
        /// `\.width` where a function is expected.
        case keyPath([KeyPathComponent], captured: [Value])
        /// Made by a native function.
        case native((Evaluator, [Value], SourceSpan) throws(EvaluationError) -> Value)
    }

    let code: Code

    init(_ code: Code) {
        self.code = code
    }
}

extension Value {
    /// The value as something to call: a function, or a key path that reads its argument.
    var asFunction: FunctionValue? {
        switch self {
        case .function(let function): function
        case .keyPath(let components, let captured): FunctionValue(.keyPath(components, captured: captured))
        default: nil
        }
    }
}
