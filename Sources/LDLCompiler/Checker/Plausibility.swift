import LDLParser

/// Choosing an overload without checking arguments more than once: an argument that has a type of its own is checked
/// first; of the others only their shape is compared with the parameter.
extension Checker {
    /// Whether what an expression means depends on what is expected of it.
    func needsContext(_ expression: ExprSyntax) -> Bool {
        switch expression.kind {
        case .integerLiteral, .floatLiteral, .stringLiteral, .implicitMember, .closureExpr: return true
        default: break
        }
        switch expression.form {
        case .integerLiteral, .floatLiteral, .nilLiteral, .stringLiteral, .booleanLiteral, .arrayLiteral,
            .dictionaryLiteral, .closure, .keyPath, .implicitMember, .inOut, .ifElse, .switchCases, .missing:
            return true
        case .postfix(let postfix):
            if case .implicitMember = postfix.base.form { return true }
            return false
        case .tuple(let tuple):
            for element in tuple.elements where !needsContext(element.value) { return false }
            return true
        case .prefix(let prefix): return needsContext(prefix.operand)
        case .ternary(let ternary): return needsContext(ternary.thenValue) && needsContext(ternary.elseValue)
        case .infix(let infix):
            guard let symbol = infix.operators.first?.text, Operators.isArithmetic(symbol) else { return false }
            for operand in infix.operands where !needsContext(operand) { return false }
            return true
        case .tryExpr(let tried): return needsContext(tried.operand)
        case .await(let awaited): return needsContext(awaited.operand)
        case .keyword(let keyword): return needsContext(keyword.operand)
        case .identifier(let identifier):
            if isOperatorToken(identifier.name) { return true }
            // A function's name: which one is meant depends on the parameter.
            let name = identifier.name.name
            if context.find(name) != nil { return false }
            return module.functions[name] != nil && module.variables[name] == nil
        case .regexLiteral, .cast, .arrow, .macro, .doCatch, .discard, .typeValue, .pattern: return false
        }
    }

    func isOperatorToken(_ token: TokenSyntax) -> Bool {
        switch token.kind {
        case .prefixOperator, .infixOperator, .postfixOperator: true
        default: false
        }
    }

    /// Whether an argument may stand for a parameter of a type, and how far it is from it. Binds variables.
    func plausibility(_ argument: CallArgument, _ type: TypeID, _ parameter: ParameterSymbol) -> Int? {
        if let checked = argument.checked {
            return conversion(from: checked.type, to: type)?.rawValue
        }
        if let closure = argument.closure { return plausibility(closure, type) }
        guard let expression = argument.expression else { return nil }
        if case .inOut(let inOut) = expression.form {
            guard parameter.isInOut else { return nil }
            return needsContext(inOut.operand) ? 0 : 0
        }
        var target = type
        if parameter.isAutoclosure, case .function(let function) = types[resolve(type)] { target = function.result }
        return plausibility(expression, target)
    }

    private func plausibility(_ closure: ClosureExprSyntax, _ type: TypeID) -> Int? {
        guard case .function(let function) = types[unwrappedFully(type)] else {
            return types.isError(resolve(type)) ? 0 : nil
        }
        let written = closureParameterCount(closure)
        switch written {
        case .named(let number): return number == function.parameters.count ? 0 : tupleFits(number, function) ? 1 : nil
        case .anonymous(let highest):
            if highest >= 0 {
                return function.parameters.count > highest ? 0 : tupleFits(highest + 1, function) ? 1 : nil
            }
            return function.parameters.isEmpty ? 0 : nil
        }
    }

    private func tupleFits(_ number: Int, _ function: FunctionType) -> Bool {
        guard function.parameters.count == 1, let only = function.parameters.first,
            case .tuple(let elements) = types[resolve(only.type)]
        else { return false }
        return elements.count == number
    }

    enum ClosureParameters {
        case named(Int)
        /// The highest `$n` used, or −1.
        case anonymous(Int)
    }

    func closureParameterCount(_ closure: ClosureExprSyntax) -> ClosureParameters {
        if let parameters = closure.signature?.parameters {
            if let clause = ParameterClauseSyntax(parameters) { return .named(clause.parameters.count) }
            var number = 0
            for slot in 0..<parameters.childCount {
                if let token = parameters.token(slot), token.kind != .comma { number += 1 }
            }
            return .named(number)
        }
        return .anonymous(highestAnonymous(closure))
    }

    /// The highest `$n` that a closure uses itself, not in closures inside it; −1 if none.
    private func highestAnonymous(_ closure: ClosureExprSyntax) -> Int {
        let tree = closure.tree
        let own = tree[closure.id]
        let names = dollarNames.within(own.firstToken..<max(own.firstToken, own.endToken), of: tree)
        if names.isEmpty { return -1 }
        // A node comes after the nodes inside it, so those are the ones directly before it.
        var inner: [Range<UInt32>] = []
        var id = closure.id.rawValue
        while id > 0 {
            id -= 1
            let node = tree[NodeID(id)]
            if node.firstToken < own.firstToken { break }
            if node.kind == .closureExpr { inner.append(node.firstToken..<max(node.firstToken, node.endToken)) }
        }
        var highest = -1
        for index in names where !inner.contains(where: { $0.contains(index.rawValue) }) {
            let token = tree[index]
            if let number = Int(tree.file.text(in: token.range).dropFirst()) { highest = max(highest, number) }
        }
        return highest
    }

    func plausibility(_ expression: ExprSyntax, _ type: TypeID) -> Int? {
        let target = resolve(type)
        if types.isError(target) { return 0 }
        switch expression.form {
        case .integerLiteral: return literalPlausibility(target, .integer)
        case .floatLiteral: return literalPlausibility(target, .float)
        case .booleanLiteral: return conversion(from: known.bool, to: target)?.rawValue
        case .stringLiteral:
            if let symbol = types.asNominal(unwrappedFully(target))?.symbol, holdsString(symbol) {
                return unwrapped(target) == nil ? 0 : 1
            }
            return conversion(from: known.string, to: target).map { $0.rawValue + (isVariable(target) ? 1 : 0) }
        case .nilLiteral: return unwrapped(target) != nil ? 0 : nil
        case .implicitMember(let member): return implicitPlausibility(member, nil, target)
        case .postfix(let postfix):
            if case .implicitMember(let member) = postfix.base.form {
                var call: CallSuffixSyntax?
                if let first = postfix.suffixes.first, case .call(let found) = first.form { call = found }
                return implicitPlausibility(member, call, target)
            }
            return 1
        case .arrayLiteral(let array):
            let inner = unwrappedFully(target)
            guard let element = arrayElement(of: inner) else { return isVariable(inner) ? 1 : nil }
            var total = types.asNominal(inner)?.symbol === known.array ? 0 : 1
            for item in array.elements where needsContext(item) {
                guard let distance = plausibility(item, element) else { return nil }
                total += distance
            }
            return total
        case .dictionaryLiteral:
            let inner = unwrappedFully(target)
            guard let symbol = types.asNominal(inner)?.symbol else { return isVariable(inner) ? 1 : nil }
            return symbol === known.dictionary ? 0 : nil
        case .keyPath:
            let inner = unwrappedFully(target)
            if case .function(let function) = types[inner] { return function.parameters.count == 1 ? 1 : nil }
            if let symbol = types.asNominal(inner)?.symbol, symbol.isBuiltIn, symbol.name.hasSuffix("KeyPath") {
                return 0
            }
            return isVariable(inner) ? 1 : nil
        case .tuple(let tuple):
            let elements = Array(tuple.elements)
            if elements.count == 1, let only = elements.first { return plausibility(only.value, target) }
            guard case .tuple(let targets) = types[unwrappedFully(target)], targets.count == elements.count else {
                return isVariable(target) ? 1 : nil
            }
            var total = 0
            for (element, target) in zip(elements, targets) {
                guard let distance = plausibility(element.value, target.type) else { return nil }
                total += distance
            }
            return total
        case .ternary(let ternary):
            guard let first = plausibility(ternary.thenValue, target),
                let second = plausibility(ternary.elseValue, target)
            else { return nil }
            return max(first, second)
        case .prefix(let prefix):
            let name = prefix.operatorToken.text
            guard Operators.isRange(name), let (symbol, bounds) = types.asNominal(unwrappedFully(target)) else {
                return plausibility(prefix.operand, target)
            }
            // `...3` is a range, whatever its end is.
            guard symbol.name == (name == "..." ? "PartialRangeThrough" : "PartialRangeUpTo"), let bound = bounds.first
            else { return nil }
            return plausibility(prefix.operand, bound)
        case .infix(let infix):
            var worst = 0
            for operand in infix.operands {
                guard let distance = plausibility(operand, target) else { return nil }
                worst = max(worst, distance)
            }
            return worst
        case .identifier:
            if case .function = types[unwrappedFully(target)] { return 0 }
            return isVariable(target) ? 1 : nil
        case .closure(let closure): return plausibility(closure, target)
        default: return 1
        }
    }

    private func literalPlausibility(_ target: TypeID, _ kind: LiteralKind) -> Int? {
        switch types[target] {
        case .variable:
            return unify(target, newVariable(kind)) ? 1 : nil
        case .existential: return 3
        case .nominal(let symbol, let arguments):
            if symbol === known.optional, let wrapped = arguments.first {
                return literalPlausibility(resolve(wrapped), kind).map { $0 + 1 }
            }
            guard canHold(target, kind) else { return nil }
            if kind == .integer { return target == known.int ? 0 : 1 }
            return target == known.double || target == known.cgFloat ? 0 : 1
        case .parameter, .member, .opaque: return canHold(target, kind) ? 1 : nil
        case .error, .unknown: return 0
        case .tuple, .function, .metatype: return nil
        }
    }

    /// Whether an expected type has the static member that an implicit one names, with labels that fit the call.
    private func implicitPlausibility(_ member: ImplicitMemberSyntax, _ call: CallSuffixSyntax?, _ target: TypeID)
        -> Int?
    {
        let (found, _) = implicitMembers(member.name.name, on: target)
        guard !found.isEmpty else { return nil }
        if let call {
            let arguments = CallArguments(call).arguments
            let fits = found.contains { candidate in
                let function: FunctionSymbol
                switch candidate.member {
                case .function(let found): function = found
                case .enumCase(let symbol): if let maker = symbol.maker { function = maker } else { return false }
                case .variable, .type, .alias: return true
                }
                resolveSignature(function)
                if case .success = ArgumentMatching.match(
                    arguments, function.parameters, isFunction: { isFunctionParameter($0) })
                {
                    return true
                }
                return function.isUnchecked
            }
            if !fits { return nil }
        }
        return unwrapped(target) == nil ? 0 : 1
    }
}
