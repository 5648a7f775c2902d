import LDLParser

/// Calls that are understood by what is remembered of such calls (``CallMemory`` says why that is enough).
extension Checker {
    /// What a call of a function of a type's is.
    struct CalledMember {
        let name: MemberName
        /// Where a method's name stands.
        let nameSpan: SourceSpan
        let receiver: TypedExpression?
        let type: TypeID
        let symbol: NominalSymbol
        /// The type's generic arguments.
        let arguments: [TypeID]
        var isInitializer: Bool { receiver == nil }
    }

    enum Recollection {
        case made(TypedExpression)
        /// Made by a plain choice, which may be put down for all calls of the form.
        case plainly(TypedExpression, CallMemory.Choice, isByLabels: Bool)
        /// Nothing is remembered; the answer may be put down under the question.
        case asked(question: Int?)
    }

    /// Makes a call as the last one of its form was made. Arguments that have a type of their own may have been checked
    /// afterwards.
    func recall(
        _ member: CalledMember, _ arguments: inout CallArguments, _ span: SourceSpan, hint: TypeID?
    ) -> Recollection {
        guard member.symbol.kind != .classType, !member.isInitializer || canRemember(member) else {
            return .asked(question: nil)
        }
        calls.key.removeAll()
        calls.key.append(word(of: member.symbol))
        calls.key.append(UInt64(member.name.number) << 1 | (member.isInitializer ? 1 : 0))
        for argument in arguments.arguments {
            let label = argument.label.map { memberNames.number(of: $0) + 1 } ?? 0
            calls.key.append(UInt64(label) << 1 | (argument.isTrailing ? 1 : 0))
        }
        let question = calls.question()
        switch calls[question] {
        case .open: return .asked(question: question)
        case .one(let choice):
            return commit(choice, member, arguments, span, hint: hint, isByLabels: true)
        case .several:
            checkKnown(&arguments)
            guard let second = secondQuestion(question, arguments, hint: hint), case .one(let choice) = calls[second]
            else { return .asked(question: question) }
            return commit(choice, member, arguments, span, hint: hint, isByLabels: false)
        }
    }

    private func commit(
        _ choice: CallMemory.Choice, _ member: CalledMember, _ arguments: CallArguments, _ span: SourceSpan,
        hint: TypeID?, isByLabels: Bool
    ) -> Recollection {
        if choice.isPlain, hint == nil, let made = makePlain(choice, member, arguments, span) {
            return .plainly(made, choice, isByLabels: isByLabels)
        }
        let substitution: Substitution
        if choice.depth == 0 {
            substitution = Substitution(member.symbol.genericParameters, member.arguments)
        } else if let parameter = choice.function.owner?.selfParameter {
            substitution = Substitution(parameter, member.type)
        } else {
            substitution = Substitution()
        }
        let candidate = Candidate(
            function: choice.function, selfType: member.type, substitution: substitution, depth: choice.depth)
        let set = FunctionSet(
            candidates: [], name: member.isInitializer ? member.symbol.name : member.name.text,
            nameSpan: nameSpan(of: member, span), receiver: member.receiver, base: member.type)
        return .made(commit(candidate, choice.match, set, arguments, span, hint: hint))
    }

    /// Where the name stands that is called.
    private func nameSpan(of member: CalledMember, _ span: SourceSpan) -> SourceSpan {
        member.isInitializer ? nameSpan(of: member.symbol, at: span) : member.nameSpan
    }

    /// Initialisers of built-in types whose generic arguments are all still open: nothing is known but the symbol.
    private func canRemember(_ member: CalledMember) -> Bool {
        guard member.symbol.isBuiltIn, member.symbol.kind == .structure else { return false }
        return member.arguments.allSatisfy { type in
            guard resolve(type) == type, case .variable(let index) = types[type] else { return false }
            return literalKinds[index] == nil
        }
    }

    /// Checks the arguments that have types of their own, before an overload is chosen.
    func checkKnown(_ arguments: inout CallArguments) {
        for index in arguments.arguments.indices {
            switch arguments.arguments[index].syntax.kind {
            // What most arguments are, and what always needs a context.
            case .integerLiteral, .floatLiteral, .stringLiteral, .implicitMember, .closureExpr: continue
            default: break
            }
            let argument = arguments.arguments[index]
            if argument.checked == nil, let expression = argument.expression, !needsContext(expression) {
                arguments.arguments[index].checked = check(expression)
            }
        }
    }

    // MARK: Putting down

    /// Puts down that one overload alone has the labels. Two values without labels may stand in the wrong order, which
    /// is told by what they are.
    func remember(
        _ candidate: Candidate, _ match: ArgumentMatch, _ question: Int?, _ set: FunctionSet, _ arguments: CallArguments
    ) {
        let list = arguments.arguments
        if list.count == 2, list.allSatisfy({ !$0.hasLabel && !$0.isTrailing }) { return }
        guard let question, case .open = calls[question] else { return }
        choice(candidate, match, set).map { calls[question] = .one($0) }
    }

    /// Puts down that the arguments' shapes decide between several overloads, if they alone do.
    /// - Returns: the second question, to put down which of them was chosen.
    func rememberSeveral(
        _ viable: [(candidate: Candidate, match: ArgumentMatch)], _ question: Int?, _ set: FunctionSet,
        _ arguments: CallArguments, hint: TypeID?
    ) -> Int? {
        guard let question else { return nil }
        if case .open = calls[question] {
            guard let base = set.base.flatMap({ types.asNominal(resolve($0)) }),
                viable.allSatisfy({ isIndependent($0.candidate, of: base.symbol, isInitializer: set.receiver == nil) })
            else { return nil }
            calls[question] = .several
        }
        return secondQuestion(question, arguments, hint: hint)
    }

    /// Puts down which of several overloads was chosen.
    func remember(_ candidate: Candidate, _ match: ArgumentMatch, second question: Int?, _ set: FunctionSet) {
        guard let question, case .open = calls[question] else { return }
        choice(candidate, match, set).map { calls[question] = .one($0) }
    }

    private func choice(_ candidate: Candidate, _ match: ArgumentMatch, _ set: FunctionSet) -> CallMemory.Choice? {
        // While members are being made, more of them may come.
        guard membersBeingMade == 0, let base = set.base, let (symbol, _) = types.asNominal(resolve(base)),
            let owner = candidate.function.owner,
            candidate.depth == 0 ? owner === symbol : candidate.depth == 2 && owner.kind == .protocolType
        else { return nil }
        return CallMemory.Choice(
            function: candidate.function, match: match, depth: candidate.depth, symbol: symbol,
            isPlain: isPlain(candidate.function, match))
    }

    /// Whether a call of a function is the receiver, the values of the arguments and defaults that say nothing of types.
    private func isPlain(_ function: FunctionSymbol, _ match: ArgumentMatch) -> Bool {
        switch function.implementation {
        case .node, .native: break
        case .user, .requirement: return false
        }
        guard let owner = function.owner, owner.kind != .classType, !function.isDeclaredInProtocol,
            function.enumCase == nil, !function.isMemberwise, !function.isMutating, !function.isUnmodelled,
            !function.isUnchecked, function.requirements.isEmpty
        else { return false }
        for (index, parameter) in function.parameters.enumerated() {
            if parameter.isVariadic || parameter.isInOut || parameter.isUnchecked || parameter.isAutoclosure {
                return false
            }
            if types.flags(parameter.type).contains(.parameter), match.isEmpty(index) { return false }
        }
        return true
    }

    /// A call of a plain form; `nil` if its arguments have to be looked at in another order than they stand in.
    private func makePlain(
        _ choice: CallMemory.Choice, _ member: CalledMember, _ arguments: CallArguments, _ span: SourceSpan
    ) -> TypedExpression? {
        let function = choice.function
        if choice.steps.count > 1, !standsInOrder(choice.match.pairs, arguments) { return nil }
        if references != nil { note(function, at: nameSpan(of: member, span)) }
        var substitution: Substitution
        if choice.depth == 0 {
            substitution = Substitution(member.symbol.genericParameters, member.arguments)
        } else if let parameter = function.owner?.selfParameter {
            substitution = Substitution(parameter, member.type)
        } else {
            return nil
        }
        for parameter in function.genericParameters {
            substitution.add(parameter, newVariable(constraints: parameter.constraints))
        }
        var values: [TypedArgument] = []
        values.reserveCapacity(choice.parameterCount)
        for _ in 0..<choice.parameterCount { values.append(.defaultValue) }
        for step in choice.steps {
            let value = check(
                arguments.arguments[step.argument], as: types.substitute(step.type, substitution),
                isBuilder: step.isViewBuilder,
                for: .argument(
                    function: member.isInitializer ? member.symbol.name : member.name.text,
                    label: function.parameters[step.parameter].label, position: step.parameter))
            values[step.parameter] = .value(value)
        }
        if choice.match.defaults > 0, !choice.areDefaultsReady {
            choice.areDefaultsReady = true
            for index in values.indices {
                if case .defaultValue = values[index] { ensureDefault(function.parameters[index], of: function) }
            }
        }
        let type: TypeID
        if let key = resultKey(of: function, on: member.type, substitution) {
            type = choice.results.result(key) { resultType(of: function, substitution) }
        } else {
            type = resultType(of: function, substitution)
        }
        return make(
            .call(function, receiver: function.isStatic ? nil : member.receiver, arguments: values), type, span)
    }

    /// All that the type of a call's result depends on: the type it is made on, and what its generic parameter stands for;
    /// `nil` if that is more, or not known yet.
    func resultKey(
        of function: FunctionSymbol, on base: TypeID, _ substitution: Substitution
    ) -> UInt64? {
        guard types.flags(base).isDisjoint(with: [.variable, .member]),
            !types.flags(function.resultType).contains(.member)
        else { return nil }
        if function.genericParameters.isEmpty { return UInt64(base.rawValue) }
        guard function.genericParameters.count == 1, let bound = substitution[function.genericParameters[0]] else {
            return nil
        }
        let own = settle(bound)
        guard types.flags(own).isDisjoint(with: [.variable, .member]) else { return nil }
        return UInt64(base.rawValue) | (UInt64(own.rawValue) + 1) << 32
    }

    /// Whether arguments are looked at in the order in which they stand, those that help to understand others before
    /// these.
    private func standsInOrder(_ pairs: [(parameter: Int, argument: Int)], _ arguments: CallArguments) -> Bool {
        var last = 0
        for pair in pairs {
            let argument = arguments.arguments[pair.argument]
            let pass: Int
            if argument.checked != nil {
                pass = 0
            } else {
                switch argument.syntax.kind {
                case .closureExpr: pass = 2
                case .keyPathExpr, .identifierExpr: return false
                default: pass = needsContext(ExprSyntax(unchecked: argument.syntax)) ? 1 : 0
                }
            }
            if pass < last { return false }
            last = pass
        }
        return true
    }

    /// Whether an overload's parameters and requirements say nothing of the type that it is called on.
    private func isIndependent(_ candidate: Candidate, of symbol: NominalSymbol, isInitializer: Bool) -> Bool {
        let function = candidate.function
        var own = function.genericParameters
        if isInitializer, candidate.depth == 0 { own += symbol.genericParameters }
        for parameter in function.parameters where !speaksOnly(of: own, parameter.type) { return false }
        for requirement in function.requirements {
            switch requirement {
            case .conforms(let type, _): if !speaksOnly(of: own, type) { return false }
            case .same(let left, let right):
                if !speaksOnly(of: own, left) || !speaksOnly(of: own, right) { return false }
            }
        }
        return true
    }

    private func speaksOnly(of parameters: [GenericParameter], _ type: TypeID) -> Bool {
        guard types.flags(type).contains(.parameter) else { return true }
        switch types[type] {
        case .parameter(let parameter): return parameters.contains { $0 === parameter }
        case .nominal(_, let arguments), .opaque(_, let arguments):
            return arguments.allSatisfy { speaksOnly(of: parameters, $0) }
        case .tuple(let elements): return elements.allSatisfy { speaksOnly(of: parameters, $0.type) }
        case .function(let function):
            return speaksOnly(of: parameters, function.result)
                && function.parameters.allSatisfy { speaksOnly(of: parameters, $0.type) }
        case .metatype(let inner), .member(let inner, _): return speaksOnly(of: parameters, inner)
        case .error, .unknown, .existential, .variable: return true
        }
    }

    // MARK: Shapes

    /// The question which of several overloads fits arguments of these shapes; `nil` if it depends on more.
    private func secondQuestion(_ question: Int, _ arguments: CallArguments, hint: TypeID?) -> Int? {
        if let hint, !isVariable(hint) { return nil }
        calls.key.removeAll()
        calls.key.append(UInt64(question) << 8 | 0xFF)
        for argument in arguments.arguments {
            if let checked = argument.checked {
                let type = resolve(checked.type)
                guard types.flags(type).isEmpty else { return nil }
                calls.key.append(Shape.typed.with(UInt64(type.rawValue)))
            } else {
                guard addShape(of: ExprSyntax(unchecked: argument.syntax)) else { return nil }
            }
        }
        return calls.question()
    }

    /// What of an expression is looked at to see whether it may stand for a parameter (`plausibility`).
    private enum Shape: UInt64 {
        case typed = 1, integer, float, boolean, string, nothing, keyPath, identifier, closure, implicitMember
        case implicitCall, prefix, ternary

        func with(_ detail: UInt64) -> UInt64 { detail << 8 | rawValue }
    }

    /// Adds an expression's shape to the key.
    /// - Returns: whether that is all that is looked at.
    private func addShape(of expression: ExprSyntax) -> Bool {
        switch expression.kind {
        case .integerLiteral: calls.key.append(Shape.integer.rawValue)
        case .floatLiteral: calls.key.append(Shape.float.rawValue)
        case .booleanLiteral: calls.key.append(Shape.boolean.rawValue)
        case .stringLiteral: calls.key.append(Shape.string.rawValue)
        case .nilLiteral: calls.key.append(Shape.nothing.rawValue)
        case .keyPathExpr: calls.key.append(Shape.keyPath.rawValue)
        case .identifierExpr: calls.key.append(Shape.identifier.rawValue)
        case .closureExpr:
            switch closureParameterCount(ClosureExprSyntax(unchecked: expression.syntax)) {
            case .named(let count): calls.key.append(Shape.closure.with(UInt64(count) << 1))
            case .anonymous(let highest):
                guard highest >= -1, highest < 1 << 32 else { return false }
                calls.key.append(Shape.closure.with(UInt64(highest + 1) << 1 | 1))
            }
        case .implicitMember:
            let name = memberNames.number(of: ImplicitMemberSyntax(unchecked: expression.syntax).name)
            calls.key.append(Shape.implicitMember.with(UInt64(name)))
        case .postfixExpr:
            let postfix = PostfixExprSyntax(unchecked: expression.syntax)
            guard case .implicitMember(let member) = postfix.base.form else { return false }
            let name = memberNames.number(of: member.name)
            guard let first = postfix.suffixes.first, case .call(let call) = first.form else {
                calls.key.append(Shape.implicitMember.with(UInt64(name)))
                return true
            }
            let arguments = CallArguments(call).arguments
            calls.key.append(Shape.implicitCall.with(UInt64(name)))
            calls.key.append(UInt64(arguments.count))
            for argument in arguments {
                let label = argument.label.map { memberNames.number(of: $0) + 1 } ?? 0
                calls.key.append(UInt64(label) << 1 | (argument.isTrailing ? 1 : 0))
            }
        case .prefixExpr:
            let prefix = PrefixExprSyntax(unchecked: expression.syntax)
            calls.key.append(Shape.prefix.with(UInt64(memberNames.number(of: prefix.operatorToken))))
            return addShape(of: prefix.operand)
        case .ternaryExpr:
            let ternary = TernaryExprSyntax(unchecked: expression.syntax)
            calls.key.append(Shape.ternary.rawValue)
            return addShape(of: ternary.thenValue) && addShape(of: ternary.elseValue)
        default: return false
        }
        return true
    }
}
