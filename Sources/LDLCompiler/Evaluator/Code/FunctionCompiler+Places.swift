import LDLParser

// A place is something that can be assigned to, or handed over as `inout`: a variable, a field or element of one, a
// computed property that has a setter.

extension TypedExpression {
    /// Whether it is a place.
    var isPlace: Bool {
        switch kind {
        case .local, .global: true
        case .field(let base, let variable):
            switch variable.storage {
            case .field: true
            case .computed(_, let setter): setter != nil && base.isPlace
            case .global: true
            }
        case .tupleElement(let base, _), .forceUnwrap(let base): base.isPlace
        case .optionalChain(let base, _, let then): base.isPlace && then.isPlace
        case .call(let symbol, let receiver?, _):
            (symbol.kind == .getter || symbol.kind == .subscriptGetter) && receiver.isPlace
        case .call(let symbol, nil, _): symbol.kind == .getter
        default: false
        }
    }
}

extension FunctionCompiler {
    /// The place that an expression names; `nil` if it is only a value.
    func compilePlace(_ expression: TypedExpression) -> Place? {
        guard expression.isPlace else { return nil }
        let span = expression.span
        switch expression.kind {
        case .local(let variable):
            return compileLocalPlace(variable)
        case .global(let variable):
            return { frame, change throws(EvaluationError) in
                try frame.evaluator.modifyGlobal(variable, at: span, change)
            }
        case .field(let base, let variable):
            return compileFieldPlace(base, variable, span: span)
        case .tupleElement(let base, let index):
            guard let outer = compilePlace(base) else { return nil }
            return { frame, change throws(EvaluationError) in
                try outer(frame) { stored throws(EvaluationError) in
                    guard case .tuple(var elements) = stored, index >= 0, index < elements.count else { return }
                    stored = .void
                    defer { stored = .tuple(elements) }
                    try change(&elements[index])
                }
            }
        case .forceUnwrap(let base):
            guard let outer = compilePlace(base) else { return nil }
            return { frame, change throws(EvaluationError) in
                try outer(frame) { stored throws(EvaluationError) in
                    if stored.isNone {
                        throw EvaluationError(
                            code: .unexpectedNil, message: "the value is nil here, and '!' takes it for granted",
                            span: span)
                    }
                    try change(&stored)
                }
            }
        case .optionalChain(let base, let binding, let then):
            guard let outer = compilePlace(base), let inner = compilePlace(then) else { return nil }
            let declare = compileDeclaration(binding)
            let read = compileRead(binding, span: span)
            return { frame, change throws(EvaluationError) in
                try outer(frame) { stored throws(EvaluationError) in
                    if stored.isNone { return }
                    declare(frame, stored)
                    stored = .void
                    defer { declare(frame, .void) }
                    do throws(EvaluationError) {
                        try inner(frame, change)
                    } catch {
                        stored = try read(frame)
                        throw error
                    }
                    stored = try read(frame)
                }
            }
        case .call(let getter, let receiver, let arguments):
            return compileAccessorPlace(getter, receiver, arguments, span: span)
        default:
            return nil
        }
    }

    private func compileLocalPlace(_ variable: LocalVariable) -> Place {
        let slot = slot(variable)
        guard variable.isBoxed else {
            return { frame, change throws(EvaluationError) in
                // The change may call closures that read other slots, but none that reads this one: exclusive access
                // is the checker's rule. The value is still moved out, so that nothing is ever half changed.
                var value = frame.slots[slot]
                frame.slots[slot] = .void
                defer { frame.slots[slot] = value }
                try change(&value)
            }
        }
        return { frame, change throws(EvaluationError) in
            guard case .box(let box) = frame.slots[slot] else {
                try change(&frame.slots[slot])
                return
            }
            var value = box.value
            box.value = .void
            defer { box.value = value }
            try change(&value)
        }
    }

    private func compileFieldPlace(_ base: TypedExpression, _ variable: VariableSymbol, span: SourceSpan) -> Place? {
        switch variable.storage {
        case .global:
            return { frame, change throws(EvaluationError) in
                try frame.evaluator.modifyGlobal(variable, at: span, change)
            }
        case .computed(let getter, let setter):
            guard let setter else { return nil }
            return compileAccessorPlace(getter, setter, base, CompiledArguments([]), span: span)
        case .field(let index):
            guard let outer = compilePlace(base) else {
                // A field of a value that is not kept matters only if the value is shared.
                let value = compile(base)
                return { frame, change throws(EvaluationError) in
                    var object = try value(frame)
                    try changeField(index, of: &object, change)
                }
            }
            return { frame, change throws(EvaluationError) in
                try outer(frame) { stored throws(EvaluationError) in try changeField(index, of: &stored, change) }
            }
        }
    }

    private func compileAccessorPlace(
        _ getter: FunctionSymbol, _ receiver: TypedExpression?, _ arguments: [TypedArgument], span: SourceSpan
    ) -> Place? {
        let compiled = compile(arguments, of: getter)
        guard let receiver else {
            guard let setter = getter.setter else { return nil }
            return { frame, change throws(EvaluationError) in
                let evaluator = frame.evaluator
                var value = try evaluator.call(getter, receiver: nil, arguments: [], span: span)
                try change(&value)
                _ = try evaluator.call(setter, receiver: nil, arguments: [value], span: span)
            }
        }
        if getter.kind == .subscriptGetter, compiled.count > 0 {
            return compileElementPlace(getter, receiver, compiled, span: span)
        }
        guard let setter = getter.setter else { return nil }
        return compileAccessorPlace(getter, setter, receiver, compiled, span: span)
    }

    /// A computed property or subscript: read, changed, written back.
    private func compileAccessorPlace(
        _ getter: FunctionSymbol, _ setter: FunctionSymbol, _ receiver: TypedExpression,
        _ arguments: CompiledArguments, span: SourceSpan
    ) -> Place? {
        guard let outer = compilePlace(receiver) else { return nil }
        return { frame, change throws(EvaluationError) in
            let indices = try arguments.values(frame)
            try outer(frame) { stored throws(EvaluationError) in
                try frame.evaluator.changeComputed(getter, setter, indices, &stored, span: span, change)
            }
        }
    }

    /// An element of an array or dictionary, changed where it is; other subscripts go through their accessors.
    private func compileElementPlace(
        _ getter: FunctionSymbol, _ receiver: TypedExpression, _ arguments: CompiledArguments, span: SourceSpan
    ) -> Place? {
        guard let outer = compilePlace(receiver) else { return nil }
        let setter = getter.setter
        return { frame, change throws(EvaluationError) in
            let evaluator = frame.evaluator
            let indices = try arguments.values(frame)
            try outer(frame) { stored throws(EvaluationError) in
                // The collection is moved out: held twice, it would be copied before it is changed.
                if case .int(let index) = indices[0], var elements = stored.takeArray() {
                    defer { stored = .array(elements) }
                    guard index >= 0, index < elements.count else {
                        throw evaluator.indexOutOfRange(index, count: elements.count, span: span)
                    }
                    var element = elements[index]
                    elements[index] = .void
                    defer { elements[index] = element }
                    try change(&element)
                } else if var dictionary = stored.takeDictionary() {
                    defer { stored = .dictionary(dictionary) }
                    try evaluator.makeRoom(in: &dictionary, span: span)
                    // `dictionary[key, default: value]` has a second argument.
                    let key = indices[0]
                    var element = dictionary.take(key) ?? (indices.count > 1 ? indices[1] : .none)
                    defer { dictionary[key] = element.isNone ? nil : element }
                    try change(&element)
                    // What follows a key that is taken out moves up.
                    if element.isNone { try evaluator.step(dictionary.count / 4, at: span) }
                } else if let setter {
                    try evaluator.changeComputed(getter, setter, indices, &stored, span: span, change)
                }
            }
        }
    }
}

extension Value {
    /// The elements of an array, moved out of the place; `nil` and nothing is moved where it holds none.
    fileprivate mutating func takeArray() -> [Value]? {
        guard case .array(let elements) = self else { return nil }
        self = .void
        return elements
    }

    /// A dictionary, moved out of the place; `nil` and nothing is moved where it holds none.
    fileprivate mutating func takeDictionary() -> DictionaryValue? {
        guard case .dictionary(let dictionary) = self else { return nil }
        self = .void
        return dictionary
    }
}

extension Evaluator {
    /// Makes a dictionary ready for one more key: another variable may hold it, and there is an end to its size.
    fileprivate func makeRoom(in dictionary: inout DictionaryValue, span: SourceSpan) throws(EvaluationError) {
        guard dictionary.count < NativeCall.largestCount else {
            throw EvaluationError(
                code: .limitExceeded, message: "there would be more than \(NativeCall.largestCount) elements",
                span: span)
        }
        guard !isKnownUniquelyReferenced(&dictionary) else { return }
        try step(dictionary.count / 4, at: span)
        dictionary = dictionary.copy()
    }

    /// Reads a computed property, changes the value, and writes it back.
    func changeComputed(
        _ getter: FunctionSymbol, _ setter: FunctionSymbol, _ indices: [Value], _ stored: inout Value,
        span: SourceSpan, _ change: Modification
    ) throws(EvaluationError) {
        var value = try callDynamically(getter, receiver: stored, arguments: indices, span: span)
        try change(&value)
        var arguments = setter.parameters.first?.name == "newValue" ? [value] + indices : indices + [value]
        var receiver: Value? = stored
        stored = .void
        defer { stored = receiver ?? .void }
        _ = try call(setter, receiver: &receiver, arguments: &arguments, span: span)
    }
}

/// Changes one field; a struct that somebody else holds is copied first.
private func changeField(
    _ index: Int, of stored: inout Value, _ change: Modification
) throws(EvaluationError) {
    switch stored {
    case .structure(var instance):
        guard index >= 0, index < instance.fields.count else { return }
        stored = .void
        defer { stored = .structure(instance) }
        if !isKnownUniquelyReferenced(&instance) { instance = instance.copy() }
        try changeStored(index, of: instance, change)
    case .object(let instance):
        guard index >= 0, index < instance.fields.count else { return }
        try changeStored(index, of: instance, change)
    default:
        return
    }
}

/// The field is moved out while it is changed: the change may read the other fields of an object.
private func changeStored(
    _ index: Int, of instance: StructValue, _ change: Modification
) throws(EvaluationError) {
    var value = instance.fields[index]
    instance.fields[index] = .void
    defer { instance.fields[index] = value }
    try change(&value)
}
