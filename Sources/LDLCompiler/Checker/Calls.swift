import LDLParser

/// Calls: choosing the overload, then checking each argument once against its parameter.
extension Checker {
    // MARK: What is called

    func checkCall(of operand: Operand, _ arguments: CallArguments, _ span: SourceSpan, hint: TypeID?)
        -> TypedExpression
    {
        switch operand {
        case .type(let type): return construct(type, arguments, span, hint: hint)
        case .functions(let set):
            if set.candidates.isEmpty {
                // An unknown modifier: reported, its arguments are checked, and the chain goes on without it.
                if let receiver = set.receiver { return make(receiver.kind, receiver.type, receiver.span) }
                checkArgumentsAlone(arguments)
                return errorExpression(span)
            }
            return call(set, arguments, span, hint: hint)
        case .value(let callee): return apply(callee, arguments, span, hint: hint)
        }
    }

    /// `Type(…)`.
    private func construct(_ type: TypeID, _ arguments: CallArguments, _ span: SourceSpan, hint: TypeID?)
        -> TypedExpression
    {
        let type = resolve(type)
        switch types[type] {
        case .error, .unknown:
            checkArgumentsAlone(arguments)
            return make(.unsupported(describe(type)), type, span)
        case .existential(let protocols):
            checkArgumentsAlone(arguments)
            let name = protocols.map(\.name).joined(separator: " & ")
            report(.typeMismatch, at: span, "'\(name)' is a protocol, of which no values can be made")
            return errorExpression(span)
        case .nominal(let symbol, let parameters):
            if symbol === known.optional, let wrapped = parameters.first, arguments.arguments.count == 1,
                let argument = arguments.arguments.first, argument.label == nil
            {
                let value = check(
                    argument, as: wrapped, isBuilder: false,
                    for: .argument(function: "Optional", label: nil, position: 0))
                return make(value.kind, type, span)
            }
            var arguments = arguments
            let member = CalledMember(
                name: memberNames["init"], nameSpan: span, receiver: nil, type: type, symbol: symbol,
                arguments: parameters)
            let question: Int?
            switch recall(member, &arguments, span, hint: hint) {
            case .made(let result): return orUnknown(result, of: symbol, type, span)
            case .plainly(let result, let choice, let isByLabels):
                if let call = arguments.suffix, call.kind == .callSuffix {
                    rememberPattern(choice, isByLabels: isByLabels, member, call.id, in: call.tree)
                }
                return result
            case .asked(let asked): question = asked
            }
            let candidates = initializers(of: type)
            if candidates.isEmpty {
                checkArgumentsAlone(arguments)
                if symbol.hasUnknownParent || symbol.kind == .classType {
                    return make(.unsupported(symbol.name), type, span)
                }
                report(
                    .unknownMember, at: span, "'\(describe(type))' cannot be made by its name; it has no initialiser")
                return make(.unsupported(symbol.name), type, span)
            }
            // A layout with views in it: `FlowLayout { … }` makes the layout, then calls it with the closure.
            let trailing = arguments.onlyTrailing
            if !trailing.arguments.isEmpty, isCallable(symbol), !takesClosure(candidates) {
                let layout = call(
                    FunctionSet(candidates: candidates, name: symbol.name, nameSpan: span, base: type),
                    arguments.withoutTrailing, span, hint: nil)
                return apply(layout, trailing, span, hint: hint)
            }
            let nameSpan = nameSpan(of: symbol, at: span)
            let result = call(
                FunctionSet(candidates: candidates, name: symbol.name, nameSpan: nameSpan, base: type), arguments, span,
                hint: hint, question: question)
            return orUnknown(result, of: symbol, type, span)
        case .parameter, .member, .opaque:
            let candidates = initializers(of: type)
            if candidates.isEmpty {
                checkArgumentsAlone(arguments)
                return make(.unsupported(describe(type)), type, span)
            }
            return call(
                FunctionSet(candidates: candidates, name: describe(type), nameSpan: span, base: type), arguments, span,
                hint: hint)
        case .tuple, .function, .metatype, .variable:
            checkArgumentsAlone(arguments)
            return make(.unsupported(describe(type)), type, span)
        }
    }

    /// A mistake in the arguments leaves a value of the type, so that what follows is still checked.
    private func orUnknown(
        _ result: TypedExpression, of symbol: NominalSymbol, _ type: TypeID, _ span: SourceSpan
    ) -> TypedExpression {
        if case .error = types[resolve(result.type)] { return make(.unsupported(symbol.name), type, span) }
        return result
    }

    /// The type's name at the start of a call that makes a value of it; the whole call where something stands before it.
    func nameSpan(of symbol: NominalSymbol, at span: SourceSpan) -> SourceSpan {
        guard let tree = trees.first(where: { $0.file.id == span.file }) else { return span }
        let end = span.range.start + UInt32(truncatingIfNeeded: symbol.name.utf8.count)
        let range = SourceRange(start: span.range.start, end: end)
        let isName = tree.file.bytes[tree.file.clamped(range).bytes].elementsEqual(symbol.name.utf8)
        return isName ? SourceSpan(file: span.file, range: range) : span
    }

    private func isCallable(_ symbol: NominalSymbol) -> Bool {
        let name = memberNames["callAsFunction"]
        if !ownMembers(name, of: symbol).isEmpty { return true }
        return conformances(of: symbol).contains { !ownMembers(name, of: $0).isEmpty }
    }

    private func takesClosure(_ candidates: [Candidate]) -> Bool {
        candidates.contains { candidate in
            resolveSignature(candidate.function)
            return candidate.function.parameters.contains { isFunctionParameter($0) }
        }
    }

    func isFunctionParameter(_ parameter: ParameterSymbol) -> Bool {
        if parameter.isUnchecked { return true }
        let type = unwrappedFully(parameter.type)
        if case .function = types[type] { return true }
        return false
    }

    /// A value with arguments after it: a function, or something with `callAsFunction`.
    private func apply(
        _ callee: TypedExpression, _ arguments: CallArguments, _ span: SourceSpan, hint: TypeID?
    ) -> TypedExpression {
        let type = resolve(callee.type)
        switch types[type] {
        case .function(let function):
            return applyFunction(callee, function, arguments, span)
        case .metatype(let instance): return construct(instance, arguments, span, hint: hint)
        case .error, .unknown:
            checkArgumentsAlone(arguments)
            // The placeholder is called what is called here: `VendorChart`.
            if case .unsupported(let name) = callee.kind { return make(.unsupported(name), types.error, span) }
            return make(.unsupported("call"), types.error, span)
        default:
            let found = lookUp("callAsFunction", on: type, isStatic: false)
            let candidates = found.compactMap { member -> Candidate? in
                guard case .function(let function) = member.member else { return nil }
                return Candidate(
                    function: function, selfType: member.selfType, substitution: member.substitution,
                    depth: member.depth)
            }
            if !candidates.isEmpty {
                return call(
                    FunctionSet(
                        candidates: candidates, name: "callAsFunction", nameSpan: callee.span, receiver: callee,
                        base: type),
                    arguments, span, hint: hint)
            }
            if case .function(let function) = types[unwrappedFully(type)] {
                report(
                    .unwrappedOptional, at: callee.span, "this function is optional and may be 'nil'",
                    notes: [Note("write '?(…)' to call it only if it is there")])
                return applyFunction(callee, function, arguments, span)
            }
            checkArgumentsAlone(arguments)
            if isOpen(type) { return make(.unsupported("call"), type, span) }
            report(.typeMismatch, at: callee.span, "\(article(describe(type))) is no function and cannot be called")
            return errorExpression(span)
        }
    }

    private func applyFunction(
        _ callee: TypedExpression, _ function: FunctionType, _ arguments: CallArguments, _ span: SourceSpan
    ) -> TypedExpression {
        var checked: [TypedExpression] = []
        for (index, argument) in arguments.arguments.enumerated() {
            guard index < function.parameters.count else {
                _ = checkAlone(argument)
                report(
                    .extraArgument, at: argument.span,
                    "this function takes \(count(function.parameters.count, "argument")), not \(arguments.arguments.count)"
                )
                continue
            }
            if let label = argument.label, !argument.isTrailing {
                report(
                    .wrongLabel, at: label.span, "the arguments of a function value have no labels",
                    fixIts: [
                        FixIt(
                            "remove the label",
                            edits: [
                                TextEdit(
                                    file: span.file,
                                    range: SourceRange(start: label.range.start, end: argument.span.range.start),
                                    replacement: "")
                            ])
                    ])
            }
            let parameter = function.parameters[index]
            if let expression = argument.expression, case .inOut(let inOut) = expression.form {
                checked.append(checkPlace(inOut.operand, span: inOut.span))
                continue
            }
            checked.append(
                check(
                    argument, as: parameter.type, isBuilder: false,
                    for: .argument(function: "this function", label: nil, position: index)))
        }
        if arguments.arguments.count < function.parameters.count {
            report(
                .missingArgument, at: arguments.insertion,
                "this function takes \(count(function.parameters.count, "argument")), not \(arguments.arguments.count)")
            return make(.unsupported("call"), function.result, span)
        }
        return make(.apply(callee, checked), function.result, span)
    }

    // MARK: Overloads

    /// Chooses among the functions of a set and checks the arguments.
    ///
    /// - Parameter question: Where to put down what was chosen, for calls of the same form.
    func call(
        _ set: FunctionSet, _ arguments: CallArguments, _ span: SourceSpan, hint: TypeID?, question: Int? = nil
    ) -> TypedExpression {
        var viable: [(candidate: Candidate, match: ArgumentMatch)] = []
        var mismatches: [(candidate: Candidate, error: MismatchError)] = []
        var arePassedOver = false
        /// - Returns: The unchecked function that is called, if there is one.
        func match(passingOver: Bool) -> Candidate? {
            for candidate in set.candidates {
                if passingOver, isPassedOver(candidate.function, arguments.arguments) {
                    arePassedOver = true
                    continue
                }
                resolveSignature(candidate.function)
                if candidate.function.isUnchecked {
                    if set.candidates.count > 1, !takes(arguments, candidate.function) { continue }
                    return candidate
                }
                switch ArgumentMatching.match(
                    arguments.arguments, candidate.function.parameters, isFunction: { isFunctionParameter($0) })
                {
                case .success(let match): viable.append((candidate, match))
                case .failure(let error): mismatches.append((candidate, error))
                }
            }
            return nil
        }
        var unchecked = match(passingOver: set.candidates.count > 1)
        if unchecked == nil, viable.isEmpty, arePassedOver {
            // What is said about the mistake names all of them.
            mismatches = []
            unchecked = match(passingOver: false)
        }
        if let unchecked { return uncheckedCall(unchecked, set, span) }
        if viable.isEmpty, let ordered = reorder(arguments, mismatches.map(\.candidate), set) {
            return call(set, ordered, span, hint: hint)
        }
        if viable.isEmpty {
            reportLabels(mismatches, set, arguments, span)
            checkArgumentsAlone(arguments)
            return failed(set, span)
        }
        if viable.count == 1, let only = viable.first {
            if let exchanged = exchange(only.candidate, only.match, arguments, set, hint: hint) {
                return commit(only.candidate, only.match, set, exchanged, span, hint: hint)
            }
            remember(only.candidate, only.match, question, set, arguments)
            return commit(only.candidate, only.match, set, arguments, span, hint: hint)
        }
        var arguments = arguments
        checkKnown(&arguments)
        let second = rememberSeveral(viable, question, set, arguments, hint: hint)
        var best: [(candidate: Candidate, match: ArgumentMatch, rank: Rank)] = []
        var nearest: (candidate: Candidate, match: ArgumentMatch, fitting: Int)?
        for (candidate, match) in viable {
            overloadTrials += 1
            let trial = tryOut(candidate, match, arguments, hint: hint)
            if let rank = trial.rank {
                best.append((candidate, match, rank))
            } else if nearest.map({ trial.fitting > $0.fitting }) ?? true {
                nearest = (candidate, match, trial.fitting)
            }
        }
        if let chosen = best.min(by: { $0.rank < $1.rank }) {
            remember(chosen.candidate, chosen.match, second: second, set)
            return commit(chosen.candidate, chosen.match, set, arguments, span, hint: hint)
        }
        if let nearest {
            let before = diagnostics.count
            let result = commit(nearest.candidate, nearest.match, set, arguments, span, hint: hint)
            if diagnostics.count > before { addAlternatives(viable.map(\.candidate), set, to: before) }
            return result
        }
        return failed(set, span)
    }

    /// What a call becomes whose arguments are wrong: a modifier leaves the view as it is.
    private func failed(_ set: FunctionSet, _ span: SourceSpan) -> TypedExpression {
        if let receiver = set.receiver, let view = known.view, conforms(receiver.type, to: view),
            set.candidates.contains(where: { $0.function.owner === view })
        {
            return make(receiver.kind, receiver.type, receiver.span)
        }
        return errorExpression(span)
    }

    /// Whether the labels that an unchecked function declares are among the arguments': `TextField(_:value:…)` is not
    /// meant where there is no `value`.
    private func takes(_ arguments: CallArguments, _ function: FunctionSymbol) -> Bool {
        function.parameters.allSatisfy { parameter in
            guard let label = parameter.label, !parameter.hasDefault else { return true }
            return arguments.arguments.contains { $0.labelName == label }
        }
    }

    private func uncheckedCall(_ candidate: Candidate, _ set: FunctionSet, _ span: SourceSpan) -> TypedExpression {
        var substitution = candidate.substitution
        for parameter in candidate.function.genericParameters { substitution.add(parameter, types.error) }
        if let receiver = set.receiver, let parameter = candidate.function.owner?.selfParameter {
            substitution.add(parameter, receiver.type)
        }
        warnIfUnmodelled(candidate.function, set.nameSpan)
        let arguments = candidate.function.parameters.map { _ in TypedArgument.value(make(.void, types.void, span)) }
        return make(
            .call(candidate.function, receiver: set.receiver, arguments: arguments),
            types.substitute(candidate.function.resultType, substitution), span)
    }

    /// How good an overload is; smaller is better.
    struct Rank: Comparable {
        var isDisfavored = false
        var distance = 0
        var depth = 0
        var defaults = 0
        var generics = 0
        var isVariadic = false

        static func < (left: Rank, right: Rank) -> Bool {
            if left.isDisfavored != right.isDisfavored { return !left.isDisfavored }
            if left.distance != right.distance { return left.distance < right.distance }
            if left.depth != right.depth { return left.depth < right.depth }
            if left.isVariadic != right.isVariadic { return !left.isVariadic }
            if left.generics != right.generics { return left.generics < right.generics }
            return left.defaults < right.defaults
        }
    }

    /// Tries an overload with what is known of the arguments; nothing stays bound.
    func tryOut(
        _ candidate: Candidate, _ match: ArgumentMatch, _ arguments: CallArguments, hint: TypeID?
    ) -> (rank: Rank?, fitting: Int) {
        let start = mark()
        defer { rollBack(to: start) }
        let function = candidate.function
        let substitution = instantiated(candidate)
        var rank = Rank(
            isDisfavored: function.isDisfavored, depth: candidate.depth,
            defaults: match.defaults, generics: function.genericParameters.count)
        var fitting = 0
        var fits = true
        // Arguments whose type is known come first: they say what the generic parameters are.
        for isKnown in [true, false] {
            for pair in match.pairs {
                let parameter = function.parameters[pair.parameter]
                if parameter.isVariadic { rank.isVariadic = true }
                if parameter.isUnchecked {
                    fitting += isKnown ? 1 : 0
                    continue
                }
                let argument = arguments.arguments[pair.argument]
                guard (argument.checked != nil) == isKnown else { continue }
                let type = types.substitute(parameter.type, substitution)
                if let distance = plausibility(argument, type, parameter) {
                    rank.distance += distance
                    // What nobody knows goes to the parameter that takes most: elsewhere its members would be
                    // those of a type that is only guessed.
                    if isUnknown(argument), !types.flags(type).contains(.variable) { rank.distance += 8 }
                    fitting += 1
                } else {
                    fits = false
                }
            }
            if isKnown, !fulfil(function.requirements, substitution) { fits = false }
        }
        // After a mistake in an argument the initialiser that cannot fail says less that is not so.
        if function.isFailable,
            arguments.arguments.contains(where: { $0.checked.map { types.isError(resolve($0.type)) } ?? false })
        {
            rank.distance += 8
        }
        if fits, let hint, !isVariable(hint) {
            let result = types.substitute(function.resultType, substitution)
            if conversion(from: result, to: hint) == nil { rank.distance += 8 }
        }
        return (fits ? rank : nil, fitting)
    }

    private func isUnknown(_ argument: CallArgument) -> Bool {
        guard let checked = argument.checked else { return false }
        return switch types[resolve(checked.type)] {
        case .unknown, .error: true
        default: false
        }
    }

    /// A candidate's generic parameters with fresh variables.
    func instantiated(_ candidate: Candidate) -> Substitution {
        var substitution = candidate.substitution
        for parameter in candidate.function.genericParameters {
            substitution.add(parameter, newVariable(constraints: parameter.constraints))
        }
        return substitution
    }

    // MARK: Arguments

    func check(
        _ argument: CallArgument, as type: TypeID, isBuilder: Bool, isAutoclosure: Bool = false,
        for purpose: @autoclosure () -> Purpose
    ) -> TypedExpression {
        if let closure = argument.closure {
            let value = checkClosure(closure, hint: type, isBuilder: isBuilder)
            return coerce(value, to: type, for: purpose())
        }
        guard let expression = argument.expression else { return errorExpression(argument.span) }
        if isAutoclosure, case .function(let function) = types[resolve(type)] {
            return checkAutoclosure(expression, function, for: purpose())
        }
        if let checked = argument.checked { return coerce(checked, to: type, for: purpose()) }
        return check(expression, as: type, for: purpose())
    }

    func checkInOut(_ argument: CallArgument, as type: TypeID, _ purpose: Purpose) -> TypedExpression {
        guard let expression = argument.expression else { return errorExpression(argument.span) }
        guard case .inOut(let inOut) = expression.form else {
            let value = check(expression, as: type, for: purpose)
            report(
                .typeMismatch, at: expression.span,
                "an 'inout' parameter changes its argument; write '&' in front of it",
                fixIts: [
                    FixIt(
                        "insert '&'",
                        edits: [
                            TextEdit(
                                file: expression.tree.file.id, range: SourceRange(at: expression.range.start),
                                replacement: "&")
                        ])
                ])
            return value
        }
        let place = checkPlace(inOut.operand, span: inOut.span)
        let start = mark()
        if conversion(from: place.type, to: type) == nil {
            rollBack(to: start)
            reportMismatch(place, type, purpose)
        }
        return place
    }

    /// Checks arguments of which nothing is expected, for the mistakes in them.
    func checkArgumentsAlone(_ arguments: CallArguments) {
        for argument in arguments.arguments where argument.checked == nil { _ = checkAlone(argument) }
    }

    private func checkAlone(_ argument: CallArgument) -> TypedExpression? {
        guard let expression = argument.expression, !needsContext(expression) else { return nil }
        return check(expression)
    }
}
