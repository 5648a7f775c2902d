import LDLParser

/// Calls of forms that have been met before (``CallPattern`` says why the form is enough).
///
/// These are nearly all calls of generated code. They are walked by the numbers of their nodes, since a view of a node
/// holds the tree, and counting who holds it costs more than looking at the node.
extension Checker {
    // MARK: Asking

    /// `.name(…)` after a value, where calls of the form are known.
    func recallPattern(
        _ name: TokenID, of base: TypedExpression, _ call: NodeID, in tree: SyntaxTree, from start: UInt32
    ) -> TypedExpression? {
        if references != nil { return nil }
        let type = resolve(base.type)
        var key = CallPatternKey()
        let found = tree.file.bytes.withUnsafeBufferPointer { bytes -> CallPattern? in
            let name = memberNames.number(of: tree[name], in: bytes)
            return patternNumber(name, on: type, call, in: tree, bytes, &key).map { callPatterns[$0] }
        }
        guard let pattern = found else { return nil }
        let span = SourceSpan(file: tree.file.id, range: SourceRange(start: start, end: tree.range(of: call).end))
        return make(pattern, key, in: tree, receiver: base, type, span)
    }

    /// `Name(…)` at the start of a chain, where the name is a type's, calls of the form are known and nothing is expected
    /// of this one.
    func recallConstruction(_ base: ExprSyntax, _ suffixes: ChainSuffixes, hint: TypeID?) -> TypedExpression? {
        guard base.kind == .identifierExpr, hint == nil || suffixes.count > 1, suffixes.isCall(0), references == nil
        else { return nil }
        let (call, tree) = (suffixes[0], suffixes.tree)
        var key = CallPatternKey()
        guard let name = plainName(base.id, in: tree) else { return nil }
        let found = tree.file.bytes.withUnsafeBufferPointer { bytes -> (pattern: CallPattern, type: TypeID?)? in
            guard let found = typeNames.find(memberNames.number(of: tree[name], in: bytes), in: context) else {
                return nil
            }
            return constructionNumber(word(of: found.symbol), call, in: tree, bytes, &key).map {
                (callPatterns[$0], found.type)
            }
        }
        guard let (pattern, type) = found, context.isFree(TokenSyntax(tree: tree, id: name).name) else { return nil }
        let span = SourceSpan(
            file: tree.file.id, range: SourceRange(start: base.range.start, end: tree.range(of: call).end))
        return make(pattern, key, in: tree, receiver: nil, type, span)
    }

    /// The number of the pattern of calls of the form that `.name(…)` after a value of a type has.
    /// - Parameter name: The name's number.
    /// - Parameter bytes: Those of the tree's file.
    /// - Parameter key: Is made; it holds the nodes of the arguments' values.
    func patternNumber(
        _ name: Int, on type: TypeID, _ call: NodeID, in tree: SyntaxTree, _ bytes: UnsafeBufferPointer<UInt8>,
        _ key: inout CallPatternKey
    ) -> Int? {
        let symbol = types.symbolWord(type)
        guard symbol != 0, types.flags(type).isDisjoint(with: [.variable, .member]) else { return nil }
        key = CallPatternKey(symbol: symbol, name: name)
        return describe(call, in: tree, bytes, &key) ? callPatterns.number(of: key) : nil
    }

    /// The number of the pattern of calls of the form that `Name(…)` has, where the name stands for a type.
    /// - Parameter symbol: The word of the type's symbol.
    /// - Parameter bytes: Those of the tree's file.
    /// - Parameter key: Is made; it holds the nodes of the arguments' values.
    func constructionNumber(
        _ symbol: UInt64, _ call: NodeID, in tree: SyntaxTree, _ bytes: UnsafeBufferPointer<UInt8>,
        _ key: inout CallPatternKey
    ) -> Int? {
        key = CallPatternKey(symbol: symbol, name: nil)
        return describe(call, in: tree, bytes, &key) ? callPatterns.number(of: key) : nil
    }

    /// The token of an identifier that is nothing but a name.
    func plainName(_ identifier: NodeID, in tree: SyntaxTree) -> TokenID? {
        guard let name = tree.child(0, of: identifier).token, tree.child(1, of: identifier).isAbsent,
            tree.child(2, of: identifier).isAbsent
        else { return nil }
        let token = tree[name]
        return token.kind == .identifier && !token.isMissing ? name : nil
    }

    /// - Parameter base: The type that the function is called on; `nil` for an initialiser of a generic type.
    private func make(
        _ pattern: CallPattern, _ key: CallPatternKey, in tree: SyntaxTree,
        receiver: TypedExpression?, _ base: TypeID?, _ span: SourceSpan
    ) -> TypedExpression {
        let choice = pattern.choice
        var values: [TypedArgument] = []
        values.reserveCapacity(choice.parameterCount)
        var type: TypeID?
        // What nobody has needed yet: what the generic parameters stand for.
        var open: (base: TypeID, substitution: Substitution)?
        for step in pattern.steps ?? [] {
            let node = NodeID(key.values[step.argument])
            while values.count < step.parameter { values.append(.defaultValue) }
            guard case .closure = step.value else {
                values.append(.value(plainValue(step, node, in: tree, of: choice)))
                continue
            }
            let closure = ClosureExprSyntax(unchecked: Syntax(tree: tree, id: node))
            let plain = pattern.content.flatMap { _ in checkPlainBuilder(closure) }
            if let content = pattern.content, let (value, views) = plain, !isVariable(views) {
                type = result(of: pattern, on: base, content: (content, views))
                values.append(.value(value))
                continue
            }
            let (known, substitution) = open ?? opened(pattern, base)
            open = (known, substitution)
            let wanted = types.substitute(step.type, substitution)
            let value = plain?.value ?? checkClosure(closure, hint: wanted, isBuilder: step.isViewBuilder)
            values.append(.value(coerce(value, to: wanted, for: purpose(step, of: choice))))
        }
        while values.count < choice.parameterCount { values.append(.defaultValue) }
        let function = choice.function
        if type == nil, pattern.isFixed, let base { type = fixedResult(of: pattern, on: base) }
        if type == nil, let (base, substitution) = open {
            if let key = resultKey(of: function, on: base, substitution) {
                type = choice.results.result(key) { resultType(of: function, substitution) }
            } else {
                type = resultType(of: function, substitution)
            }
        }
        return make(
            .call(function, receiver: function.isStatic ? nil : receiver, arguments: values), type ?? types.error, span)
    }

    /// The type of a result that depends on nothing but the type that the function is called on.
    func fixedResult(of pattern: CallPattern, on base: TypeID) -> TypeID {
        pattern.results.result(UInt64(base.rawValue)) { result(of: pattern, on: base, content: nil) }
    }

    /// The type of a result in which nothing is unknown, so that there is nothing to settle.
    func result(
        of pattern: CallPattern, on base: TypeID?, content: (parameter: GenericParameter, type: TypeID)?
    ) -> TypeID {
        if let shape = pattern.shape {
            return types.nominal(shape.symbol, count: shape.parts.count) { index in
                switch shape.parts[index] {
                case .base: base ?? types.error
                case .content: content?.type ?? types.error
                case .known(let type): type
                }
            }
        }
        var substitution = base.map { self.substitution(of: pattern.choice, on: $0) } ?? Substitution()
        for (parameter, type) in pattern.bound { substitution.add(parameter, type) }
        if let content { substitution.add(content.parameter, content.type) }
        return types.substitute(pattern.choice.function.resultType, substitution)
    }

    /// A value that is no closure.
    private func plainValue(
        _ step: CallPattern.Step, _ node: NodeID, in tree: SyntaxTree, of choice: CallMemory.Choice
    ) -> TypedExpression {
        let span = SourceSpan(file: tree.file.id, range: tree.range(of: node))
        switch step.value {
        case .integer(let entry):
            let value = tree.file.bytes.withUnsafeBufferPointer { NumberLiterals.digits(span.range, in: $0) }
            if let value {
                return plainValue(entry.isFraction ? .double(Double(value)) : .integer(value), entry, span)
            }
        case .float(let entry):
            return plainValue(.double(NumberLiterals.double(tree.file.text(in: span.range)) ?? 0), entry, span)
        case .string(let entry):
            if let text = StringLiterals.plain(node, in: tree) { return plainValue(.string(text), entry, span) }
        case .member(let kind, let type): return make(kind, type, span)
        case .closure: break
        }
        // Another radix, an interpolation.
        return check(
            ExprSyntax(unchecked: Syntax(tree: tree, id: node)), as: step.type, for: purpose(step, of: choice))
    }

    private func purpose(_ step: CallPattern.Step, of choice: CallMemory.Choice) -> Purpose {
        let function = choice.function
        return .argument(
            function: function.kind == .initializer ? choice.symbol.name : function.name,
            label: function.parameters[step.parameter].label, position: step.parameter)
    }

    /// What the generic parameters of the type stand for that a function is called on.
    private func substitution(of choice: CallMemory.Choice, on base: TypeID) -> Substitution {
        if choice.depth == 0 {
            if let (symbol, arguments) = types.asNominal(base) {
                return Substitution(symbol.genericParameters, arguments)
            }
        } else if let parameter = choice.function.owner?.selfParameter {
            return Substitution(parameter, base)
        }
        return Substitution()
    }

    /// What all generic parameters stand for, unknowns where it is not known yet.
    private func opened(_ pattern: CallPattern, _ base: TypeID?) -> (base: TypeID, substitution: Substitution) {
        let symbol = pattern.choice.symbol
        let base =
            base ?? types.nominal(symbol, symbol.genericParameters.map { newVariable(constraints: $0.constraints) })
        var substitution = substitution(of: pattern.choice, on: base)
        for parameter in pattern.choice.function.genericParameters {
            let known = pattern.bound.first { $0.parameter === parameter }
            substitution.add(parameter, known?.type ?? newVariable(constraints: parameter.constraints))
        }
        return (base, substitution)
    }

    /// Adds a call's arguments to a key.
    /// - Returns: Whether they all are of a kind that a form tells.
    private func describe(
        _ call: NodeID, in tree: SyntaxTree, _ bytes: UnsafeBufferPointer<UInt8>, _ key: inout CallPatternKey
    ) -> Bool {
        if let list = tree.child(1, of: call).node {
            for place in 0..<tree.childCount(of: list) {
                // Separators stand between arguments.
                guard let argument = tree.child(place, of: list).node else { continue }
                guard tree.kind(of: argument) == .argument, let value = tree.child(2, of: argument).node else {
                    return false
                }
                var label = 0
                if let name = tree.child(0, of: argument).token {
                    label = memberNames.number(of: tree[name], in: bytes) + 1
                }
                let isRoom: Bool
                switch tree.kind(of: value) {
                case .integerLiteral: isRoom = key.append(.integer, label: label, value: value)
                case .floatLiteral: isRoom = key.append(.float, label: label, value: value)
                case .stringLiteral: isRoom = key.append(.string, label: label, value: value)
                case .implicitMember:
                    guard let name = tree.child(1, of: value).token, !tree.isMissing(name) else { return false }
                    let member = memberNames.number(of: tree[name], in: bytes)
                    isRoom = key.append(.implicitMember, member: member, label: label, value: value)
                default: return false
                }
                if !isRoom { return false }
            }
        }
        guard let trailing = tree.child(3, of: call).node else { return true }
        // Labelled closures after the first are rare.
        if let others = tree.child(4, of: call).node, tree.childCount(of: others) > 0 { return false }
        return key.append(.closure, label: 0, value: trailing)
    }

    // MARK: Putting down

    /// Puts down what a plain call became.
    ///
    /// - Parameter isByLabels: Whether the labels alone say which overload is meant; of a closure the form says no more.
    func rememberPattern(
        _ choice: CallMemory.Choice, isByLabels: Bool, _ member: CalledMember, _ call: NodeID, in tree: SyntaxTree
    ) {
        guard references == nil, membersBeingMade == 0 else { return }
        var key = CallPatternKey(
            symbol: word(of: member.symbol), name: member.isInitializer ? nil : member.name.number)
        let isPlain = tree.file.bytes.withUnsafeBufferPointer { describe(call, in: tree, $0, &key) }
        guard isPlain, !callPatterns.contains(key) else { return }
        let found = isByLabels || !key.hasClosure ? pattern(choice, member, key, in: tree) : nil
        callPatterns.insert(found ?? CallPattern(choice, steps: nil), for: key)
    }

    private func pattern(
        _ choice: CallMemory.Choice, _ member: CalledMember, _ key: CallPatternKey, in tree: SyntaxTree
    ) -> CallPattern? {
        let function = choice.function
        guard choice.depth == 0 || function.owner?.selfParameter != nil else { return nil }
        var bound: [(parameter: GenericParameter, type: TypeID)] = []
        var steps: [CallPattern.Step] = []
        for step in choice.steps {
            guard step.argument < key.count else { return nil }
            let node = NodeID(key.values[step.argument])
            let value: CallPattern.Value
            switch tree.kind(of: node) {
            case .integerLiteral:
                guard let entry = plainLiterals[.integer, step.type] else { return nil }
                value = .integer(entry)
            case .floatLiteral:
                guard let entry = plainLiterals[.float, step.type] else { return nil }
                value = .float(entry)
            case .stringLiteral:
                guard let entry = plainLiterals[.string, step.type] else { return nil }
                value = .string(entry)
            case .implicitMember:
                guard let name = tree.child(1, of: node).token,
                    let meaning = patternMeaning(
                        memberNames.number(of: tree[name], in: tree.file.bytes), as: step.type, of: function, &bound)
                else { return nil }
                value = .member(meaning.kind, meaning.type)
            case .closureExpr: value = .closure
            default: return nil
            }
            steps.append(CallPattern.Step(step, value))
        }
        let isFixed =
            !key.hasClosure && bound.count == function.genericParameters.count
            && !(member.isInitializer && !member.symbol.genericParameters.isEmpty)
            && !types.flags(function.resultType).contains(.member)
        guard isFixed || key.hasClosure else { return nil }
        let content = key.hasClosure ? contentParameter(choice, member, steps, bound) : nil
        let shape = isFixed || content != nil ? resultShape(choice, member, bound, content) : nil
        return CallPattern(choice, steps: steps, bound: bound, isFixed: isFixed, content: content, shape: shape)
    }

    /// The generic parameter that the views in the one closure are for, if all others are known and nothing is asked of
    /// it but to be a view.
    private func contentParameter(
        _ choice: CallMemory.Choice, _ member: CalledMember, _ steps: [CallPattern.Step],
        _ bound: [(parameter: GenericParameter, type: TypeID)]
    ) -> GenericParameter? {
        let function = choice.function
        let own = member.isInitializer ? member.symbol.genericParameters : []
        let closures = steps.filter { if case .closure = $0.value { true } else { false } }
        guard closures.count == 1, let closure = closures.first, closure.isViewBuilder,
            !member.isInitializer || choice.depth == 0,
            case .function(let wanted) = types[closure.type], wanted.parameters.isEmpty,
            case .parameter(let content) = types[wanted.result],
            content.constraints.count == 1, content.constraints.first === known.view,
            own.count + function.genericParameters.count == bound.count + 1,
            (own + function.genericParameters).contains(where: { $0 === content }),
            !bound.contains(where: { $0.parameter === content }),
            !types.flags(function.resultType).contains(.member)
        else { return nil }
        return content
    }

    private func resultShape(
        _ choice: CallMemory.Choice, _ member: CalledMember, _ bound: [(parameter: GenericParameter, type: TypeID)],
        _ content: GenericParameter?
    ) -> CallPattern.ResultShape? {
        guard case .nominal(let symbol, let arguments) = types[choice.function.resultType] else { return nil }
        var substitution = Substitution()
        for (parameter, type) in bound { substitution.add(parameter, type) }
        var parts: [CallPattern.ResultShape.Part] = []
        for argument in arguments {
            if case .parameter(let parameter) = types[argument] {
                if let content, parameter === content {
                    parts.append(.content)
                    continue
                }
                if choice.depth != 0, let own = choice.function.owner?.selfParameter, parameter === own {
                    parts.append(.base)
                    continue
                }
            }
            let known = types.substitute(argument, substitution)
            guard !types.flags(known).contains(.parameter) else { return nil }
            parts.append(.known(known))
        }
        return CallPattern.ResultShape(symbol: symbol, parts: parts)
    }

    /// What an implicit member is at a parameter: of a type that is known, or of a generic parameter's protocol, so that
    /// the member says what the parameter stands for.
    private func patternMeaning(
        _ name: Int, as type: TypeID, of function: FunctionSymbol,
        _ bound: inout [(parameter: GenericParameter, type: TypeID)]
    ) -> ImplicitMemberMemory.Meaning? {
        if types.flags(type).isEmpty {
            guard let meaning = implicitMeanings.find(name, ImplicitMemberMemory.expectation(type)) else { return nil }
            let start = mark()
            let fits = conversion(from: meaning.type, to: type) != nil
            rollBack(to: start)
            return fits ? meaning : nil
        }
        guard case .parameter(let parameter) = types[type],
            function.genericParameters.contains(where: { $0 === parameter }),
            !bound.contains(where: { $0.parameter === parameter }),
            parameter.constraints.count == 1, let constraint = parameter.constraints.first,
            let meaning = implicitMeanings.find(name, word(of: constraint)), types.flags(meaning.type).isEmpty,
            conforms(meaning.type, to: constraint)
        else { return nil }
        bound.append((parameter, meaning.type))
        return meaning
    }
}
