import LDLParser

/// Chains: a base with members, calls and subscripts after it. Worked off in a loop, so that a chain of ten thousand
/// modifiers needs no deep stack.
extension Checker {
    /// A step of a chain whose base was optional: what was unwrapped, and the variable that holds it.
    private struct Unwrapping {
        let base: TypedExpression
        let binding: LocalVariable
        let span: SourceSpan
    }

    func checkChain(_ expression: ExprSyntax, hint: TypeID?) -> TypedExpression {
        checkChain(expression, hint: hint) { $0 }
    }

    /// Checks a chain and does something with its innermost value before optional chaining wraps it: an assignment
    /// to `a?.b` takes place only if `a` has a value.
    func checkChain(
        _ expression: ExprSyntax, hint: TypeID?, isPlace: Bool = false, finish: (TypedExpression) -> TypedExpression
    ) -> TypedExpression {
        var suffixes = ChainSuffixes(in: expression.tree)
        var baseExpression = expression
        if expression.kind == .postfixExpr {
            let postfix = PostfixExprSyntax(unchecked: expression.syntax)
            baseExpression = postfix.base
            suffixes = ChainSuffixes(in: expression.tree, of: expression.id, isActive: { self.activeElements($0) })
        }
        let start = expression.range.start
        let file = expression.tree.file.id
        func span(to suffix: Int) -> SourceSpan {
            let end = suffix < 0 ? baseExpression.range.end : suffixes.tree.range(of: suffixes[suffix]).end
            return SourceSpan(file: file, range: SourceRange(start: start, end: end))
        }
        var unwrappings: [Unwrapping] = []
        var index = 0
        var current: Operand
        // What the whole chain should be is what a chain of implicit members begins with.
        if let made = recallConstruction(baseExpression, suffixes, hint: hint) {
            current = .value(made)
            index = 1
        } else if case .implicitMember(let member) = baseExpression.form {
            let call = nextCall(suffixes, 0)
            let isLast = suffixes.count == (call == nil ? 0 : 1)
            current = checkImplicitMember(
                member, call: call, hint: hint, callSpan: span(to: call == nil ? -1 : 0), isWholeChain: isLast)
            if call != nil { index = 1 }
        } else {
            let namesBefore = typeNames.count
            current = checkBase(baseExpression, suffixes, hint: suffixes.isEmpty ? hint : nil)
            // The first use of a type's name in a body; what is called may be known from others.
            if typeNames.count > namesBefore, case .type = current,
                let made = recallConstruction(baseExpression, suffixes, hint: hint)
            {
                current = .value(made)
                index = 1
            }
        }
        while index < suffixes.count {
            // Modifiers, as nearly all are.
            if case .value(var base) = current {
                let first = index
                while let name = suffixes.calledName(index), hint == nil || index + 2 < suffixes.count,
                    let made = recallPattern(name, of: base, suffixes[index + 1], in: suffixes.tree, from: start)
                {
                    base = made
                    index += 2
                }
                if index > first {
                    current = .value(base)
                    continue
                }
            }
            let suffix = PostfixSuffixSyntax(unchecked: Syntax(tree: suffixes.tree, id: suffixes[index]))
            if suffix.kind == .memberSuffix, case .value(let base) = current,
                let call = nextCall(suffixes, index + 1),
                let called = checkCalledMember(
                    MemberSuffixSyntax(unchecked: suffix.syntax).name, of: base, call, span(to: index + 1),
                    span(to: index), hint: index + 1 == suffixes.count - 1 ? hint : nil)
            {
                current = .value(called)
                index += 2
                continue
            }
            switch suffix.form {
            case .member(let member):
                let call = nextCall(suffixes, index + 1)
                let last = call == nil ? index : index + 1
                let expected = last == suffixes.count - 1 ? hint : nil
                current = checkMember(
                    member, of: current, call: call, span: span(to: last), memberSpan: span(to: index), hint: expected)
                index = last
            case .call(let call):
                let expected = index == suffixes.count - 1 ? hint : nil
                current = .value(checkCall(of: current, CallArguments(call), span(to: index), hint: expected))
            case .subscripted(let subscripted):
                let base = value(of: current, span(to: index - 1))
                let expected = index == suffixes.count - 1 ? hint : nil
                current = .value(checkSubscript(base, subscripted, span(to: index), hint: expected))
            case .optionalChain:
                if case .type(let type) = current {
                    current = .type(optional(type))
                    break
                }
                let base = value(of: current, span(to: index - 1))
                guard let wrapped = unwrapped(base.type) else {
                    if !types.isError(resolve(base.type)) && !isVariable(base.type) {
                        report(
                            .typeMismatch, at: suffix.span,
                            "'?' can only follow an optional, and '\(describe(base.type))' always has a value",
                            fixIts: [
                                FixIt("remove '?'", edits: [TextEdit(file: file, range: suffix.range, replacement: "")])
                            ])
                    }
                    current = .value(base)
                    break
                }
                let binding = LocalVariable(
                    name: "?", type: wrapped, isMutable: false, slot: context.newSlot(), span: base.span)
                noteType(of: binding)
                unwrappings.append(Unwrapping(base: base, binding: binding, span: span(to: index)))
                current = .value(make(.local(binding), wrapped, span(to: index)))
            case .forceUnwrap:
                let base = value(of: current, span(to: index - 1))
                if let wrapped = unwrapped(base.type) {
                    current = .value(make(.forceUnwrap(base), wrapped, span(to: index)))
                } else {
                    if !types.isError(resolve(base.type)) && !isVariable(base.type) {
                        report(
                            .typeMismatch, .warning, at: suffix.span,
                            "'!' has no effect on '\(describe(base.type))', which always has a value",
                            fixIts: [
                                FixIt("remove '!'", edits: [TextEdit(file: file, range: suffix.range, replacement: "")])
                            ])
                    }
                    current = .value(base)
                }
            case .postfixOperator(let postfix):
                let base = value(of: current, span(to: index - 1))
                current = .value(checkPostfixOperator(postfix.operatorToken, base, span(to: index)))
            case .ifConfig: break
            }
            index += 1
        }
        var result = finish(value(of: current, expression.span, hint: hint))
        for unwrapping in unwrappings.reversed() {
            let type = unwrapped(result.type) != nil ? result.type : optional(result.type)
            result = make(
                .optionalChain(base: unwrapping.base, binding: unwrapping.binding, then: result), type, expression.span)
        }
        return result
    }

    func noteType(of local: LocalVariable) {
        if !types.flags(local.type).isDisjoint(with: [.variable, .member]) { unsettledLocals.append(local) }
    }

    private func nextCall(_ suffixes: ChainSuffixes, _ index: Int) -> CallSuffixSyntax? {
        guard suffixes.isCall(index) else { return nil }
        return CallSuffixSyntax(unchecked: Syntax(tree: suffixes.tree, id: suffixes[index]))
    }

    private func checkBase(_ base: ExprSyntax, _ suffixes: ChainSuffixes, hint: TypeID?) -> Operand {
        switch base.form {
        case .identifier(let identifier):
            if let type = recallType(identifier) { return .type(type) }
            // A module's name in front of one of its types.
            if SupportedModules.names.contains(identifier.name.name), context.find(identifier.name.name) == nil,
                lookUpType(identifier.name.name, in: context.scope) == nil, !suffixes.isEmpty
            {
                return .type(types.error)
            }
            return checkIdentifier(identifier, isCalled: suffixes.isCall(0))
        case .arrayLiteral, .dictionaryLiteral, .tuple, .typeValue:
            if let suffix = suffixes.first, isTypeSuffix(suffix), let type = typeWritten(as: base) {
                return .type(type)
            }
            return .value(check(base, hint: hint))
        case .closure(let closure)
        where suffixes.isCall(0):
            return .value(checkClosure(closure, hint: nil, isBuilder: false))
        default: return .value(check(base, hint: hint))
        }
    }

    private func isTypeSuffix(_ suffix: PostfixSuffixSyntax) -> Bool {
        switch suffix.form {
        case .call: true
        case .member(let member): member.name.name == "self" || member.name.name == "init"
        default: false
        }
    }

    /// The type that an expression spells, as in `[Int]()`; `nil` if it is no type.
    private func typeWritten(as expression: ExprSyntax) -> TypeID? {
        switch expression.form {
        case .identifier(let identifier):
            let name = identifier.name.name
            guard context.find(name) == nil || lookUpType(name, in: context.scope) != nil,
                let found = lookUpType(name, in: context.scope)
            else { return nil }
            let arguments = identifier.genericArguments.map { clause in
                clause.arguments.compactMap { TypeSyntax($0).map { resolveType($0, in: context.scope) } }
            }
            return instantiate(found, arguments, identifier.name, opensGenerics: true, scope: context.scope)
        case .arrayLiteral(let array):
            guard array.elements.count == 1, let element = array.elements.first else { return nil }
            return typeWritten(as: element).map { self.array($0) }
        case .dictionaryLiteral(let dictionary):
            guard dictionary.elements.count == 1, let element = dictionary.elements.first,
                let symbol = known.dictionary,
                let key = typeWritten(as: element.key), let value = typeWritten(as: element.value)
            else { return nil }
            return types.nominal(symbol, [key, value])
        case .tuple(let tuple):
            var elements: [TupleElement] = []
            for element in tuple.elements {
                guard let type = typeWritten(as: element.value) else { return nil }
                elements.append(TupleElement(label: element.label?.name, type: type))
            }
            if elements.count == 1, let only = elements.first { return only.type }
            return types.intern(.tuple(elements))
        case .postfix(let postfix):
            guard var type = typeWritten(as: postfix.base) else { return nil }
            for suffix in postfix.suffixes {
                switch suffix.form {
                case .optionalChain: type = optional(type)
                case .member(let member): type = project(type, member.name.name)
                default: return nil
                }
            }
            return type
        case .typeValue(let typed): return resolveType(typed.type, in: context.scope)
        default: return nil
        }
    }

    // MARK: Members

    /// One `.name`, together with the call after it if there is one.
    private func checkMember(
        _ suffix: MemberSuffixSyntax, of operand: Operand, call: CallSuffixSyntax?, span: SourceSpan,
        memberSpan: SourceSpan, hint: TypeID?
    ) -> Operand {
        let token = suffix.name
        let name = memberNames[token].text
        var operand = operand
        if case .functions(let set) = operand, let called = checkForgottenCall(set, span) {
            operand = .value(called)
        } else if case .functions(let set) = operand {
            operand = .value(value(of: .functions(set), set.nameSpan))
        }
        if token.isMissing {
            // The parser has reported it; what stands before goes on.
            if call != nil, case .value(let base) = operand { return .value(base) }
            return operand
        }
        switch operand {
        case .type(let type):
            if types.isError(resolve(type)), case .error = types[resolve(type)] {
                // After a module's name: a name of the module itself.
                if let found = lookUpType(name, in: context.scope) {
                    let opened = Operand.type(instantiate(found, nil, token, opensGenerics: true, scope: context.scope))
                    return apply(call, to: opened, span, hint)
                }
                let functions = builtInFunctions(name)
                if !functions.isEmpty {
                    let candidates = functions.map {
                        Candidate(function: $0, selfType: nil, substitution: Substitution(), depth: 0)
                    }
                    return apply(
                        call, to: .functions(FunctionSet(candidates: candidates, name: name, nameSpan: token.span)),
                        span, hint)
                }
                return .value(errorExpression(span))
            }
            return apply(call, to: checkStaticMember(suffix, of: type, memberSpan, isCalled: call != nil), span, hint)
        case .value(let base):
            if case .metatype(let instance) = types[resolve(base.type)], name != "self" {
                let member = checkStaticMember(suffix, of: instance, memberSpan, isCalled: call != nil)
                return apply(call, to: member, span, hint)
            }
            if name == "init", let call, let made = checkDelegation(base, token, CallArguments(call), span) {
                return .value(made)
            }
            let member = checkInstanceMember(name, token, of: base, memberSpan, call: call)
            return apply(call, to: member, span, hint)
        case .functions: return operand
        }
    }

    /// `text.bold.italic()`: a function that is meant to be called; it goes on as if it were.
    private func checkForgottenCall(_ set: FunctionSet, _ span: SourceSpan) -> TypedExpression? {
        let isComplete = set.candidates.contains { candidate in
            resolveSignature(candidate.function)
            return candidate.function.parameters.allSatisfy { $0.hasDefault }
        }
        guard isComplete, set.receiver != nil else { return nil }
        reportForgottenCall(set.name, at: set.nameSpan)
        return call(set, CallArguments(at: set.nameSpan), span, hint: nil)
    }

    func reportForgottenCall(_ name: String, at span: SourceSpan) {
        report(
            .unknownMember, at: span, "'\(name)' is a function; write '\(name)()' to call it",
            fixIts: [
                FixIt(
                    "insert '()'",
                    edits: [TextEdit(file: span.file, range: SourceRange(at: span.range.end), replacement: "()")])
            ])
    }

    /// `self.init(…)` and `super.init(…)` in an initialiser.
    private func checkDelegation(
        _ base: TypedExpression, _ token: TokenSyntax, _ arguments: CallArguments, _ span: SourceSpan
    ) -> TypedExpression? {
        guard context.isInitializer, case .local(let own) = base.kind, own.name == "self" else { return nil }
        let type = resolve(base.type)
        if type != resolve(own.type) || types.isError(type) {
            // A superclass's part of the object has its initial values already.
            checkArgumentsAlone(arguments)
            return make(.void, types.void, span)
        }
        let made = call(
            FunctionSet(candidates: initializers(of: type), name: "init", nameSpan: token.span, base: type), arguments,
            span, hint: nil)
        return make(.assign(base, made), types.void, span)
    }

    private func apply(_ call: CallSuffixSyntax?, to operand: Operand, _ span: SourceSpan, _ hint: TypeID?) -> Operand {
        guard let call else { return operand }
        return .value(checkCall(of: operand, CallArguments(call), span, hint: hint))
    }

    /// A call of a function of the value's type, or of a protocol's, as calls of that form are understood; `nil` if it
    /// may be something else.
    private func checkCalledMember(
        _ token: TokenSyntax, of base: TypedExpression, _ call: CallSuffixSyntax, _ span: SourceSpan,
        _ memberSpan: SourceSpan, hint: TypeID?
    ) -> TypedExpression? {
        let type = resolve(base.type)
        // A binding has the members of what it is bound to, and an optional those of which it is said that they need `?`.
        let role = types.role(type)
        guard role != .binding, role != .optional, case .nominal(let symbol, let parameters) = types[type] else {
            return nil
        }
        let name = memberNames[token]
        if token.isMissing || name.text == "self" || name.text == "init" { return nil }
        var arguments = CallArguments(call)
        let member = CalledMember(
            name: name, nameSpan: token.span, receiver: base, type: type, symbol: symbol, arguments: parameters)
        switch recall(member, &arguments, span, hint: hint) {
        case .made(let made): return made
        case .plainly(let made, let choice, let isByLabels):
            rememberPattern(choice, isByLabels: isByLabels, member, call.id, in: call.tree)
            return made
        case .asked(nil): return nil
        case .asked(let question?):
            let found = lookUp(name.text, on: type, isStatic: false)
            if found.isEmpty { return nil }
            let operand = self.member(
                found, name.text, token.span, of: base, on: type, span: memberSpan, isCalled: true)
            if case .functions(let set) = operand, !set.candidates.isEmpty {
                return self.call(set, arguments, span, hint: hint, question: question)
            }
            return checkCall(of: operand, arguments, span, hint: hint)
        }
    }

    private func checkInstanceMember(
        _ name: String, _ token: TokenSyntax, of base: TypedExpression, _ span: SourceSpan, call: CallSuffixSyntax?
    ) -> Operand {
        let type = resolve(base.type)
        switch types[type] {
        case .error, .unknown: return .value(make(.unsupported(name), types.error, span))
        case .tuple(let elements):
            if let index = Int(name) ?? elements.firstIndex(where: { $0.label == name }),
                elements.indices.contains(index)
            {
                return .value(make(.tupleElement(base, index), elements[index].type, span))
            }
        case .nominal(let symbol, let arguments):
            if symbol === known.binding, symbol.isBuiltIn, let wrapped = arguments.first,
                let projected = bindingMember(name, of: base, wrapped, token, span)
            {
                return projected
            }
            if name == "some", symbol === known.optional { break }
        default: break
        }
        if name == "self" { return .value(base) }
        let found = lookUp(name, on: type, isStatic: false)
        if !found.isEmpty {
            return member(found, name, token.span, of: base, on: type, span: span, isCalled: call != nil)
        }
        // Members of an optional's value need `?.`; say so.
        if let wrapped = unwrapped(type), !lookUp(name, on: wrapped, isStatic: false).isEmpty {
            report(
                .unwrappedOptional, at: token.span,
                "'\(name)' belongs to '\(describe(wrapped))', but this value is optional and may be 'nil'",
                notes: [Note("write '?.\(name)' to go on only if there is a value, or give a replacement with '??'")],
                fixIts: [insertQuestionMark(before: token)])
            let unwrappedBase = make(.forceUnwrap(base), wrapped, base.span)
            let inner = lookUp(name, on: wrapped, isStatic: false)
            return member(inner, name, token.span, of: unwrappedBase, on: wrapped, span: span, isCalled: call != nil)
        }
        if isVariable(type) {
            // Nothing is known of the value yet; a literal gets its usual type now.
            settleLiterals(from: 0)
            if !isVariable(type) { return checkInstanceMember(name, token, of: base, span, call: call) }
            report(
                .typeMismatch, at: token.span, "the type of the value before '.\(name)' is not known here",
                notes: [Note("give the closure's parameter or the variable a type")])
            return .value(errorExpression(span))
        }
        if isOpen(type) {
            if let call { checkArgumentsAlone(CallArguments(call)) }
            return .value(make(.unsupported(name), types.error, span))
        }
        reportUnknownMember(name, token, of: base, call: call)
        // The rest of a chain is checked as if the modifier were not there.
        if let view = known.view, conforms(type, to: view), let call {
            checkArgumentsAlone(CallArguments(call))
            return .functions(FunctionSet(candidates: [], name: name, nameSpan: token.span, receiver: base, base: type))
        }
        return .value(errorExpression(span))
    }

    private func insertQuestionMark(before token: TokenSyntax) -> FixIt {
        // The period stands directly before the name, perhaps after a line break.
        let period = TokenSyntax(tree: token.tree, id: TokenID(token.id.rawValue == 0 ? 0 : token.id.rawValue - 1))
        return FixIt(
            "insert '?'", applicability: .maybeIncorrect,
            edits: [TextEdit(file: token.tree.file.id, range: SourceRange(at: period.range.start), replacement: "?")])
    }

    /// `$trip.name`: a binding to a part of what is bound.
    private func bindingMember(
        _ name: String, of base: TypedExpression, _ wrapped: TypeID, _ token: TokenSyntax, _ span: SourceSpan
    ) -> Operand? {
        guard lookUp(name, on: resolve(base.type), isStatic: false).isEmpty else { return nil }
        let inner = make(base.kind, wrapped, base.span)
        let found = lookUp(name, on: wrapped, isStatic: false)
        guard !found.isEmpty, let symbol = known.binding,
            case .value(let part) = member(found, name, token.span, of: inner, on: wrapped, span: span, isCalled: false)
        else { return nil }
        return .value(make(part.kind, types.nominal(symbol, [part.type]), span))
    }

    private func checkStaticMember(
        _ suffix: MemberSuffixSyntax, of type: TypeID, _ span: SourceSpan, isCalled: Bool
    ) -> Operand {
        let name = suffix.name.name
        if name == "self" {
            return .value(make(.metatype(type), types.metatype(type), span))
        }
        if name == "Type" { return .type(types.metatype(type)) }
        if name == "init" {
            return .functions(
                FunctionSet(candidates: initializers(of: type), name: "init", nameSpan: suffix.name.span, base: type))
        }
        let found = lookUp(name, on: type, isStatic: true)
        if !found.isEmpty {
            let operand = staticMember(found, name, suffix.name.span, of: type, span: span, isCalled: isCalled)
            if case .type(let nested) = operand, let clause = suffix.genericArguments,
                let symbol = types.asNominal(nested)?.symbol
            {
                let arguments = clause.arguments.compactMap {
                    TypeSyntax($0).map { resolveType($0, in: context.scope) }
                }
                return .type(
                    instantiate(.nominal(symbol), arguments, suffix.name, opensGenerics: true, scope: context.scope))
            }
            return operand
        }
        let projected = project(type, name)
        if case .member = types[projected] {} else if !types.isError(projected) { return .type(projected) }
        if types.isError(resolve(type)) { return .value(make(.unsupported(name), types.error, span)) }
        if let symbol = types.asNominal(type)?.symbol, symbol.kind == .enumeration, name == "allCases",
            let member = allCases(of: symbol, type, span)
        {
            return .value(member)
        }
        if isOpen(type) { return .value(make(.unsupported(name), types.error, span)) }
        // An instance method through its type: the function that takes the instance first.
        if !lookUp(name, on: type, isStatic: false).isEmpty {
            report(
                .unknownMember, at: suffix.name.span,
                "'\(name)' belongs to values of '\(describe(type))', not to the type itself",
                notes: [Note("make a value first: '\(describe(type))(…).\(name)'")])
            return .value(errorExpression(span))
        }
        reportUnknown(
            .unknownMember, "'\(describe(type))' has no \(isCalled ? "function or case" : "member") named '\(name)'",
            at: suffix.name.span, name: name, candidates: memberCandidates(of: type, isStatic: true))
        return .value(errorExpression(span))
    }

    private func reportUnknownMember(
        _ name: String, _ token: TokenSyntax, of base: TypedExpression, call: CallSuffixSyntax?
    ) {
        let type = resolve(base.type)
        let isView = known.view.map { conforms(type, to: $0) } ?? false
        let candidates = memberCandidates(of: type, isStatic: false)
        if isView, call != nil {
            reportUnknown(
                .unknownModifier, "'\(viewName(type))' has no modifier named '\(name)'", at: token.span, name: name,
                candidates: candidates)
        } else {
            reportUnknown(
                .unknownMember, "'\(describe(type))' has no member named '\(name)'", at: token.span, name: name,
                candidates: candidates)
        }
    }

    /// Whether a built-in type has more members than the catalogue declares.
    func isOpen(_ type: TypeID) -> Bool {
        guard let symbol = types.asNominal(resolve(type))?.symbol else { return false }
        return symbol.isOpen || symbol.hasUnknownParent
    }

    /// A view's name without its content, for messages.
    func viewName(_ type: TypeID) -> String {
        var type = resolve(type)
        for _ in 0..<100_000 {
            guard let (symbol, arguments) = types.asNominal(type), symbol.isBuiltIn else { break }
            if symbol.name == "ModifiedContent" || symbol.name == "IDView", let content = arguments.first {
                type = resolve(content)
            } else {
                return symbol.name
            }
        }
        return describe(type)
    }
}
