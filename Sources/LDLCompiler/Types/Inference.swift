/// Which literals have been written where a type is not known yet.
enum LiteralKind {
    case integer, float
}

/// What has to be undone when a trial is given up.
enum TrailEntry {
    case binding(Int)
    case literal(Int, LiteralKind?)
    case constraints(Int, [NominalSymbol])
}

/// Unification: what the unknowns of an expression stand for.
extension Checker {
    func newVariable(_ literal: LiteralKind? = nil, constraints: [NominalSymbol] = []) -> TypeID {
        bindings.append(nil)
        literalKinds.append(literal)
        variableConstraints.append(constraints)
        if literal != nil { openLiterals.append(bindings.count - 1) }
        return types.variable(bindings.count - 1)
    }

    /// What a type stands for at its outermost level.
    func resolve(_ type: TypeID) -> TypeID {
        var type = type
        while types.flags(type).contains(.standsForAnother) {
            switch types[type] {
            case .variable(let index):
                guard let bound = bindings[index] else { return type }
                type = bound
            case .member(let base, let name):
                let projected = project(resolve(base), name)
                if projected == type { return type }
                type = projected
            default: return type
            }
        }
        return type
    }

    /// What a type stands for at every level.
    func settle(_ type: TypeID) -> TypeID {
        if types.flags(type).isDisjoint(with: [.variable, .member]) { return type }
        if let known = settledTypes?[type] { return known }
        let resolved = resolve(type)
        let settled = resolved == type ? types.replacingParts(of: type) { settle($0) } : settle(resolved)
        settledTypes?[type] = settled
        return settled
    }

    func isVariable(_ type: TypeID) -> Bool {
        let type = resolve(type)
        guard types.flags(type).contains(.standsForAnother), case .variable = types[type] else { return false }
        return true
    }

    // MARK: Trials

    func mark() -> Int { trail.count }

    func rollBack(to mark: Int) {
        while trail.count > mark, let entry = trail.popLast() {
            switch entry {
            case .binding(let index): bindings[index] = nil
            case .literal(let index, let old): literalKinds[index] = old
            case .constraints(let index, let old): variableConstraints[index] = old
            }
        }
    }

    // MARK: Unification

    /// Makes two types the same, if that is possible.
    func unify(_ left: TypeID, _ right: TypeID) -> Bool {
        let left = resolve(left), right = resolve(right)
        if left == right { return true }
        switch (types[left], types[right]) {
        case (.variable(let first), .variable(let second)):
            // The older one stays, so that what a statement adds is settled by what was there before.
            return first < second ? bind(second, to: left) : bind(first, to: right)
        case (.variable(let index), _): return bind(index, to: right)
        case (_, .variable(let index)): return bind(index, to: left)
        case (.error, _), (.unknown, _), (_, .error), (_, .unknown): return true
        case (.nominal(let first, let firstArguments), .nominal(let second, let secondArguments)):
            guard first === second, firstArguments.count == secondArguments.count else { return false }
            for (first, second) in zip(firstArguments, secondArguments) where !unify(first, second) { return false }
            return true
        case (.tuple(let first), .tuple(let second)):
            guard first.count == second.count else { return false }
            for (first, second) in zip(first, second) where !unify(first.type, second.type) { return false }
            return true
        case (.function(let first), .function(let second)):
            guard first.parameters.count == second.parameters.count else { return false }
            for (first, second) in zip(first.parameters, second.parameters) where !unify(first.type, second.type) {
                return false
            }
            return unify(first.result, second.result)
        case (.metatype(let first), .metatype(let second)): return unify(first, second)
        case (.opaque(let first, let firstArguments), .opaque(let second, let secondArguments)):
            guard first === second, firstArguments.count == secondArguments.count else { return false }
            for (first, second) in zip(firstArguments, secondArguments) where !unify(first, second) { return false }
            return true
        case (.member(let base, let name), .member(let other, let otherName)):
            // `Data.Element` of something still unknown fits anything of that shape; the requirements decide.
            return name == otherName && unify(base, other)
        case (.member(let base, _), _): return isVariable(base) || isKnownEqual(left, right)
        case (_, .member(let base, _)): return isVariable(base) || isKnownEqual(left, right)
        default: return isKnownEqual(left, right)
        }
    }

    /// Whether the `where` clauses round the present place make two types the same.
    private func isKnownEqual(_ left: TypeID, _ right: TypeID) -> Bool {
        var scope: TypeScope? = context.scope
        while let current = scope {
            for equality in current.equalities {
                if equality.left == left && equality.right == right { return true }
                if equality.left == right && equality.right == left { return true }
            }
            scope = current.parent
        }
        return false
    }

    private func bind(_ index: Int, to type: TypeID) -> Bool {
        if types.flags(type).contains(.variable), occurs(index, in: type) { return false }
        if case .variable(let other) = types[type] {
            let constraints = variableConstraints[index] + variableConstraints[other]
            if let literal = literalKinds[index] ?? literalKinds[other], usualType(of: literal, constraints) == nil {
                return false
            }
            if let literal = literalKinds[index] {
                let merged: LiteralKind = literalKinds[other] == .float ? .float : literal
                trail.append(.literal(other, literalKinds[other]))
                if literalKinds[other] == nil { noteLiteral(other) }
                literalKinds[other] = merged
            }
            if !variableConstraints[index].isEmpty {
                trail.append(.constraints(other, variableConstraints[other]))
                variableConstraints[other] += variableConstraints[index]
            }
        } else {
            if let literal = literalKinds[index], !canHold(type, literal) { return false }
            for constraint in variableConstraints[index] where !conforms(type, to: constraint) { return false }
        }
        bindings[index] = type
        trail.append(.binding(index))
        return true
    }

    private func occurs(_ index: Int, in type: TypeID) -> Bool {
        var found = false
        _ = types.rewrite(type, where: [.variable]) { part in
            let resolved = self.resolve(part)
            if case .variable(let other) = self.types[resolved] {
                if other == index { found = true }
                return part
            }
            if resolved == part { return nil }
            if self.occurs(index, in: resolved) { found = true }
            return part
        }
        return found
    }

    /// Whether a type can stand for a literal.
    func canHold(_ type: TypeID, _ literal: LiteralKind) -> Bool {
        let type = resolve(type)
        switch types[type] {
        case .error, .unknown, .existential: return true
        case .variable: return true
        case .nominal(let symbol, _):
            if let optional = known.optional, symbol === optional {
                return unwrapped(type).map { canHold($0, literal) } ?? false
            }
            let forms = literalForms(of: symbol)
            return literal == .integer ? forms.holdsInteger : forms.holdsFloat
        case .parameter, .member, .opaque:
            return protocols(of: type).contains { symbol in
                literal == .integer
                    ? symbol.role == .integerLiteral : symbol.role == .floatLiteral || symbol.role == .floatingPoint
            }
        case .tuple, .function, .metatype: return false
        }
    }

    // MARK: End of a statement

    /// Gives literals of which nothing else is known their usual types, from a variable on.
    func settleLiterals(from first: Int) {
        if openLiterals.isEmpty { return }
        var start = openLiterals.count
        while start > 0, openLiterals[start - 1] >= first { start -= 1 }
        let end = openLiterals.count
        var kept = start
        for place in start..<end {
            let index = openLiterals[place]
            if bindings[index] == nil, let literal = literalKinds[index] {
                bindings[index] = usualType(of: literal, variableConstraints[index]) ?? known.int
            } else {
                // Bound in a trial that may be given up yet, or a literal no longer.
                openLiterals[kept] = index
                kept += 1
            }
        }
        openLiterals.removeSubrange(kept..<end)
    }

    /// A variable that has become a literal's; the list stays in order.
    private func noteLiteral(_ variable: Int) {
        var place = openLiterals.count
        while place > 0, openLiterals[place - 1] > variable { place -= 1 }
        openLiterals.insert(variable, at: place)
    }

    /// What a literal is of which only some protocols are known: `Int` or `Double`; `nil` if it can be neither.
    private func usualType(of literal: LiteralKind, _ constraints: [NominalSymbol]) -> TypeID? {
        let usual = literal == .integer ? [known.int, known.double] : [known.double]
        return usual.first { type in constraints.allSatisfy { conforms(type, to: $0) } }
    }

    /// Writes what has been found out into the expressions of a statement.
    func settleExpressions() {
        defer {
            trail.removeAll(keepingCapacity: true)
            if !openLiterals.isEmpty { openLiterals.removeAll { bindings[$0] != nil || literalKinds[$0] == nil } }
        }
        if unsettled.isEmpty, unsettledLocals.isEmpty { return }
        // Nothing is bound from here on, so that a part that many types share is settled once.
        settledTypes = SettledTypes()
        for expression in unsettled {
            expression.type = settle(expression.type)
            settleLiteral(expression)
        }
        unsettled.removeAll(keepingCapacity: true)
        for local in unsettledLocals { local.type = settle(local.type) }
        unsettledLocals.removeAll(keepingCapacity: true)
        settledTypes = nil
    }

    /// A whole number that turned out to be a number with a fraction.
    private func settleLiteral(_ expression: TypedExpression) {
        guard case .integer(let value) = expression.kind, isFloatingPoint(expression.type) else { return }
        expression.kind = .double(Double(value))
    }

    /// Whether values of a type are `Double`s when the program runs.
    func isFloatingPoint(_ type: TypeID) -> Bool {
        let type = unwrapped(type) ?? resolve(type)
        guard let symbol = types.asNominal(type)?.symbol, symbol.isBuiltIn else { return false }
        switch symbol.role {
        case .double, .cgFloat, .otherFraction: return true
        default: return false
        }
    }
}
