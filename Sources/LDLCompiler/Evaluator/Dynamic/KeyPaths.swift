import LDLParser

extension Evaluator {
    /// Reads along a key path. `captured` holds the values of its subscripts, in order.
    func read(
        _ components: [KeyPathComponent], captured: [Value], from root: Value, span: SourceSpan
    ) throws(EvaluationError) -> Value {
        var value = root
        var indices = captured.makeIterator()
        for component in components {
            switch component {
            case .`self`:
                break
            case .unwrap:
                if case .none = value { return .none }
            case .field(let variable):
                value = try read(variable, of: value, span: span)
            case .getter(let function):
                value = try callDynamically(function, receiver: value, arguments: [], span: span)
            case .element(let index):
                guard case .tuple(let elements) = value, index >= 0, index < elements.count else { return .void }
                value = elements[index]
            case .index:
                value = try element(of: value, at: indices.next() ?? .void, span: span)
            }
        }
        return value
    }

    /// A stored or computed property of a value.
    func read(
        _ variable: VariableSymbol, of value: Value, span: SourceSpan
    ) throws(EvaluationError) -> Value {
        switch variable.storage {
        case .field(let index):
            switch value {
            case .structure(let value), .object(let value):
                return index >= 0 && index < value.fields.count ? value.fields[index] : .void
            case .box(let box):
                return try read(variable, of: box.value, span: span)
            default:
                return .void
            }
        case .computed(let getter, _):
            return try callDynamically(getter, receiver: value, arguments: [], span: span)
        case .global:
            return try global(variable, at: span)
        }
    }

    /// Calls a function, or what stands for it in the receiver's type if it is a protocol's requirement.
    func callDynamically(
        _ symbol: FunctionSymbol, receiver: Value, arguments: [Value], span: SourceSpan
    ) throws(EvaluationError) -> Value {
        if let owner = symbol.owner, owner.kind == .protocolType, let found = witness(for: symbol, in: receiver) {
            return try call(found, receiver: receiver, arguments: arguments, span: span)
        }
        return try call(symbol, receiver: receiver, arguments: arguments, span: span)
    }

    /// An element of an array or dictionary.
    func element(of value: Value, at index: Value, span: SourceSpan) throws(EvaluationError) -> Value {
        switch (value, index) {
        case (.array(let elements), .int(let place)):
            guard place >= 0, place < elements.count else {
                throw indexOutOfRange(place, count: elements.count, span: span)
            }
            return elements[place]
        case (.dictionary(let dictionary), let key):
            return dictionary[key] ?? .none
        default:
            return .none
        }
    }

    func indexOutOfRange(_ index: Int, count: Int, span: SourceSpan) -> EvaluationError {
        let allowed: String
        switch count {
        case 0: allowed = "the array is empty"
        case 1: allowed = "the only index is 0"
        default: allowed = "the indices are 0 to \(count - 1)"
        }
        return EvaluationError(
            code: .indexOutOfRange, message: "index \(index) is out of range; \(allowed)", span: span)
    }
}
