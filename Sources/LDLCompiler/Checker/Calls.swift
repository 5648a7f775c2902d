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
            let nameSpan = nameSpan(of: symbol, at: span)
            var arguments = arguments
            let member = CalledMember(
                name: memberNames["init"], nameSpan: nameSpan, receiver: nil, type: type, symbol: symbol,
                arguments: parameters)
            let question: Int?
            switch recall(member, &arguments, span, hint: hint) {
            case .made(let result): return orUnknown(result, of: symbol, type, span)
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
    private func nameSpan(of symbol: NominalSymbol, at span: SourceSpan) -> SourceSpan {
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
        for candidate in set.candidates {
            resolveSignature(candidate.function)
            if candidate.function.isUnchecked {
                if set.candidates.count > 1, !takes(arguments, candidate.function) { continue }
                return uncheckedCall(candidate, set, span)
            }
            switch ArgumentMatching.match(
                arguments.arguments, candidate.function.parameters, isFunction: { isFunctionParameter($0) })
            {
            case .success(let match): viable.append((candidate, match))
            case .failure(let error): mismatches.append((candidate, error))
            }
        }
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

    // MARK: The chosen function

    func commit(
        _ candidate: Candidate, _ match: ArgumentMatch, _ set: FunctionSet, _ arguments: CallArguments,
        _ span: SourceSpan, hint: TypeID?
    ) -> TypedExpression {
        let function = candidate.function
        note(function, at: set.nameSpan)
        let substitution = instantiated(candidate)
        if let hint, isUsefulHint(hint) {
            let result = types.substitute(function.resultType, substitution)
            if types.flags(settle(result)).contains(.variable) {
                let start = mark()
                if conversion(from: result, to: hint) == nil { rollBack(to: start) }
            }
        }
        var values = Array(repeating: TypedArgument.defaultValue, count: function.parameters.count)
        checkArguments(arguments, match, function, substitution, set, into: &values)
        if match.defaults > 0 { bindDefaults(function, match, substitution) }
        if !function.requirements.isEmpty, !fulfil(function.requirements, substitution) {
            reportRequirement(function, substitution, set, span)
        }
        warnIfUnmodelled(function, set.nameSpan)
        return finish(candidate, values, set, span, type: resultType(of: function, substitution))
    }

    /// Checks the arguments against their parameters. What has a type of its own comes first, then what takes its type
    /// from the parameter, then closures: each takes what the generic parameters are from those before.
    private func checkArguments(
        _ arguments: CallArguments, _ match: ArgumentMatch, _ function: FunctionSymbol, _ substitution: Substitution,
        _ set: FunctionSet, into values: inout [TypedArgument]
    ) {
        var isDone = Positions()
        var variadic: [(parameter: Int, argument: Int, value: TypedExpression)] = []
        var pass = ArgumentPass.known.rawValue
        while isDone.count < match.pairs.count, pass <= ArgumentPass.closures.rawValue {
            for pair in match.pairs where !isDone.contains(pair.argument) {
                let parameter = function.parameters[pair.parameter]
                let argument = arguments.arguments[pair.argument]
                guard self.pass(of: argument, parameter, substitution).rawValue <= pass else { continue }
                let type = types.substitute(parameter.type, substitution)
                isDone.insert(pair.argument)
                let purpose = Purpose.argument(
                    function: set.name, label: parameter.label, position: pair.parameter)
                if parameter.isUnchecked {
                    values[pair.parameter] = .value(make(.void, types.void, argument.span))
                } else if parameter.isInOut {
                    values[pair.parameter] = .inOut(checkInOut(argument, as: type, purpose))
                } else {
                    let value = check(
                        argument, as: type, isBuilder: parameter.isViewBuilder,
                        isAutoclosure: parameter.isAutoclosure, for: purpose)
                    if parameter.isVariadic {
                        variadic.append((pair.parameter, pair.argument, value))
                    } else {
                        values[pair.parameter] = .value(value)
                    }
                }
            }
            if pass != ArgumentPass.closures.rawValue, !function.requirements.isEmpty {
                let start = mark()
                if !fulfil(function.requirements, substitution) { rollBack(to: start) }
            }
            pass += 1
        }
        for (index, parameter) in function.parameters.enumerated() where parameter.isVariadic {
            let own = variadic.filter { $0.parameter == index }.sorted { $0.argument < $1.argument }
            values[index] = .variadic(own.map(\.value))
        }
    }

    /// What a call gives. As soon as all that it depends on is known it is written with that: whatever is made of it
    /// then has no unknowns in it, and nothing need be looked through again at the end of the statement.
    private func resultType(of function: FunctionSymbol, _ substitution: Substitution) -> TypeID {
        let flags = types.flags(function.resultType)
        guard flags.contains(.parameter) else { return function.resultType }
        let known = types.substitute(function.resultType, substitution.mapped { settle($0) })
        if types.flags(known).isDisjoint(with: [.variable, .member]) { return known }
        let result = types.substitute(function.resultType, substitution)
        let settled = settle(result)
        return types.flags(settled).isDisjoint(with: [.variable, .member]) ? settled : result
    }

    /// A default that is taken says what a generic parameter is that nothing else says.
    private func bindDefaults(_ function: FunctionSymbol, _ match: ArgumentMatch, _ substitution: Substitution) {
        for (index, parameter) in function.parameters.enumerated() {
            guard parameter.hasDefault, types.flags(parameter.type).contains(.parameter), match.isEmpty(index) else {
                continue
            }
            ensureDefault(parameter, of: function)
            guard let value = parameter.defaultValue else { continue }
            let start = mark()
            if conversion(from: value.type, to: types.substitute(parameter.type, substitution)) == nil {
                rollBack(to: start)
            }
        }
    }

    /// When an argument is checked.
    private enum ArgumentPass: Int {
        case known, contextual, closures
    }

    private func pass(
        of argument: CallArgument, _ parameter: ParameterSymbol, _ substitution: Substitution
    ) -> ArgumentPass {
        if argument.checked != nil { return .known }
        switch argument.syntax.kind {
        case .closureExpr: return .closures
        case .keyPathExpr, .identifierExpr: break
        default: return needsContext(ExprSyntax(unchecked: argument.syntax)) ? .contextual : .known
        }
        guard let expression = argument.expression else { return .known }
        switch expression.form {
        case .keyPath(let path):
            if path.root != nil { return .known }
            let type = types.substitute(parameter.type, substitution)
            if let root = types.asNominal(unwrappedFully(type))?.arguments.first,
                !types.flags(settle(root)).contains(.variable)
            {
                return .known
            }
            return .closures
        case .identifier(let identifier) where isOperatorToken(identifier.name): return .closures
        default: return needsContext(expression) ? .contextual : .known
        }
    }

    /// A hint that says what the result is, not only what it must be able to do.
    private func isUsefulHint(_ hint: TypeID) -> Bool {
        switch types[resolve(hint)] {
        case .opaque, .existential, .error, .unknown, .parameter: false
        case .variable(let index): literalKinds[index] != nil
        default: true
        }
    }

    private func finish(
        _ candidate: Candidate, _ values: consuming [TypedArgument], _ set: FunctionSet, _ span: SourceSpan,
        type: TypeID
    ) -> TypedExpression {
        let function = candidate.function
        if let symbol = function.enumCase {
            var parts: [TypedExpression] = []
            for (index, argument) in values.enumerated() {
                if let value = argument.value {
                    parts.append(value)
                } else if let syntax = function.parameters[index].defaultSyntax {
                    parts.append(check(syntax, as: function.parameters[index].type, for: .element))
                }
            }
            return make(.enumCase(symbol, parts), type, span)
        }
        if function.isMemberwise, let owner = function.owner {
            return make(.memberwise(owner, memberwiseValues(owner, function, values, span)), type, span)
        }
        if let receiver = set.receiver, function.owner == nil, function.kind == .function, function.scope != nil,
            case .local = receiver.kind, case .function = types[resolve(receiver.type)]
        {
            return applyLocalFunction(receiver, function, values, span, type: type)
        }
        for (index, parameter) in function.parameters.enumerated() {
            if case .defaultValue = values[index] { ensureDefault(parameter, of: function) }
        }
        ensureBody(function)
        var receiver = function.isStatic || function.owner == nil ? nil : set.receiver
        if function.isMutating, let place = receiver {
            checkMutable(place, at: set.nameSpan, method: function.name)
        }
        var kind: TypedExpression.Kind
        if function.isStatic, case .requirement = function.implementation, let own = candidate.selfType {
            receiver = make(.metatype(own), types.metatype(own), span)
            kind = .witnessCall(function, receiver: receiver ?? errorExpression(span), arguments: values)
        } else if function.owner != nil, !function.isStatic {
            kind = call(function, receiver: receiver, values)
        } else {
            kind = .call(function, receiver: nil, arguments: values)
        }
        if case .requirement = function.implementation, !function.isDeclaredInProtocol { kind = .unsupported(set.name) }
        return make(kind, type, span)
    }

    /// A value for each stored property: the argument, or what the property begins with.
    private func memberwiseValues(
        _ owner: NominalSymbol, _ function: FunctionSymbol, _ values: [TypedArgument], _ span: SourceSpan
    ) -> [TypedExpression] {
        fields(of: owner).map { variable in
            for (index, parameter) in function.parameters.enumerated() where parameter.name == variable.name {
                guard let value = values[index].value else { continue }
                if variable.isViewBuilder {
                    let isFunction = if case .function = types[resolve(variable.type)] { true } else { false }
                    if !isFunction {
                        let result: TypeID =
                            if case .function(let type) = types[resolve(value.type)] { type.result } else {
                                types.error
                            }
                        return make(.apply(value, []), result, span)
                    }
                }
                return value
            }
            return initialValue(of: variable, span)
        }
    }

    func initialValue(of variable: VariableSymbol, _ span: SourceSpan) -> TypedExpression {
        if variable.valueSyntax != nil {
            checkInitialValue(variable)
            // The property's own expression: it has a frame of its own, and is known by its identity.
            if let value = variable.initialValue { return value }
        }
        if isImplicitlyNil(variable) || unwrapped(variable.type) != nil { return make(.none, variable.type, span) }
        // Filled by the surroundings when the view is shown (`@Environment`), or by nobody.
        return make(.none, variable.type, span)
    }

    private func applyLocalFunction(
        _ receiver: TypedExpression, _ function: FunctionSymbol, _ values: [TypedArgument], _ span: SourceSpan,
        type: TypeID
    ) -> TypedExpression {
        var arguments: [TypedExpression] = []
        for (index, parameter) in function.parameters.enumerated() {
            switch values[index] {
            case .value(let value), .inOut(let value): arguments.append(value)
            case .variadic(let list): arguments.append(make(.array(list), array(parameter.type), span))
            case .defaultValue:
                if let syntax = parameter.defaultSyntax {
                    arguments.append(check(syntax, as: parameter.type, for: .element))
                }
            }
        }
        return make(.apply(receiver, arguments), type, span)
    }

    private func warnIfUnmodelled(_ function: FunctionSymbol, _ span: SourceSpan) {
        guard function.isUnmodelled else { return }
        report(
            .noLayoutModel, .warning, at: span,
            "'\(function.name)' would matter to the layout, but has no model yet; it is passed over")
    }

    // MARK: Arguments

    func check(
        _ argument: CallArgument, as type: TypeID, isBuilder: Bool, isAutoclosure: Bool = false, for purpose: Purpose
    ) -> TypedExpression {
        if let closure = argument.closure {
            let value = checkClosure(closure, hint: type, isBuilder: isBuilder)
            return coerce(value, to: type, for: purpose)
        }
        guard let expression = argument.expression else { return errorExpression(argument.span) }
        if isAutoclosure, case .function(let function) = types[resolve(type)] {
            return checkAutoclosure(expression, function, for: purpose)
        }
        if let checked = argument.checked { return coerce(checked, to: type, for: purpose) }
        return check(expression, as: type, for: purpose)
    }

    private func checkInOut(_ argument: CallArgument, as type: TypeID, _ purpose: Purpose) -> TypedExpression {
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
