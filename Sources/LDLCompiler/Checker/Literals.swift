import LDLParser

extension Checker {
    func checkLiteral(_ expression: ExprSyntax, hint: TypeID?) -> TypedExpression {
        let span = expression.span
        switch expression.form {
        case .integerLiteral(let literal): return integer(literal.literal, span, isNegative: false, hint: hint)
        case .floatLiteral(let literal):
            return number(literal.literal, span, isNegative: false, hint: hint)
        case .booleanLiteral(let literal):
            return make(.boolean(literal.literal.text == "true"), known.bool, span)
        case .nilLiteral:
            guard let hint, unwrapped(hint) != nil || types.isError(resolve(hint)) else {
                if let hint, !isVariable(hint) {
                    report(
                        .typeMismatch, at: span, "'nil' cannot be \(article(describe(hint))), which always has a value")
                    return make(.none, types.error, span)
                }
                return make(.none, optional(newVariable()), span)
            }
            return make(.none, hint, span)
        case .stringLiteral(let literal): return checkString(literal, hint: hint)
        case .regexLiteral:
            reportUnsupported("a regular expression", at: span)
            return make(.unsupported("regex"), types.intern(.unknown("Regex")), span)
        default: return errorExpression(span)
        }
    }

    // MARK: Numbers

    /// A whole number; what it becomes depends on what is expected.
    func integer(_ token: TokenSyntax, _ span: SourceSpan, isNegative: Bool, hint: TypeID?) -> TypedExpression {
        guard let value = NumberLiterals.integer(token, isNegative: isNegative) else {
            report(.typeMismatch, at: span, "the number \(token.text) does not fit into 64 bits")
            return make(.integer(0), known.int, span)
        }
        let target = hint.map { literalTarget($0, .integer) } ?? nil
        guard let target else {
            let expression = make(.integer(value), newVariable(.integer), span)
            return expression
        }
        if isFloatingPoint(target) { return make(.double(Double(value)), target, span) }
        return literal(.integer(value), target, .integer, span)
    }

    func number(_ token: TokenSyntax, _ span: SourceSpan, isNegative: Bool, hint: TypeID?) -> TypedExpression {
        let magnitude = NumberLiterals.double(token.text) ?? 0
        let value = isNegative ? -magnitude : magnitude
        let target = hint.map { literalTarget($0, .float) } ?? nil
        guard let target else { return make(.double(value), newVariable(.float), span) }
        return literal(.double(value), target, .float, span)
    }

    /// The type a literal takes from what is expected; `nil` if that says nothing, or does not fit.
    private func literalTarget(_ hint: TypeID, _ kind: LiteralKind) -> TypeID? {
        let hint = unwrappedFully(hint)
        switch types[hint] {
        case .nominal: return canHold(hint, kind) ? hint : nil
        case .parameter, .member: return canHold(hint, kind) ? hint : nil
        case .error, .unknown, .tuple, .function, .metatype, .existential, .opaque: return nil
        case .variable(let index):
            // An unknown that some literal stands for already.
            if literalKinds[index] != nil, kind == .integer { return nil }
            return nil
        }
    }

    func unwrappedFully(_ type: TypeID) -> TypeID {
        var type = resolve(type)
        while let inner = unwrapped(type) { type = resolve(inner) }
        return type
    }

    /// A literal of a type that has an initialiser for literals calls it; others are the value itself.
    private func literal(
        _ kind: TypedExpression.Kind, _ type: TypeID, _ label: LiteralLabel, _ span: SourceSpan
    ) -> TypedExpression {
        let plain = make(kind, type, span)
        guard let symbol = types.asNominal(type)?.symbol, let function = literalInitializer(label, of: symbol) else {
            return plain
        }
        if !symbol.isBuiltIn { ownValuesMade += 1 }
        return make(.call(function, receiver: nil, arguments: [.value(plain)]), type, span)
    }

    // MARK: Strings

    func checkString(_ literal: StringLiteralSyntax, hint: TypeID?) -> TypedExpression {
        let target = hint.flatMap { stringTarget($0) } ?? known.string
        if let text = StringLiterals.plain(literal) {
            return self.literal(.string(text), target, .string, literal.span)
        }
        var parts: [InterpolationPart] = []
        for piece in StringLiterals.pieces(of: literal) {
            switch piece {
            case .text(let text):
                if case .literal(let before)? = parts.last {
                    parts[parts.count - 1] = .literal(before + text)
                } else {
                    parts.append(.literal(text))
                }
            case .interpolation(let interpolation): parts.append(checkInterpolation(interpolation))
            }
        }
        let kind: TypedExpression.Kind
        if parts.isEmpty {
            kind = .string("")
        } else if parts.count == 1, case .literal(let text)? = parts.first {
            kind = .string(text)
        } else {
            kind = .interpolation(parts)
        }
        return self.literal(kind, target, .string, literal.span)
    }

    private func stringTarget(_ hint: TypeID) -> TypeID? {
        let hint = unwrappedFully(hint)
        guard let symbol = types.asNominal(hint)?.symbol else { return nil }
        return holdsString(symbol) ? hint : nil
    }

    private func checkInterpolation(_ interpolation: InterpolationSyntax) -> InterpolationPart {
        var arguments = interpolation.arguments.makeIterator()
        guard let first = arguments.next() else { return .literal("") }
        let value = check(first.value)
        if let second = arguments.next(), let label = second.label?.name {
            if label == "format" {
                return .formatted(value, label: label, checkFormat(second.value, of: value))
            }
            let hint = label == "specifier" ? known.string : nil
            return .formatted(value, label: label, check(second.value, hint: hint))
        }
        // A view that is no text any more cannot be put into a text.
        if let view = known.view, case .nominal(let symbol, _) = types[resolve(value.type)], symbol.name != "Text",
            symbol.name != "Image", symbol.isBuiltIn, conformances(of: symbol).contains(where: { $0 === view })
        {
            report(
                .typeMismatch, .warning, at: first.value.span,
                "only a 'Text' or an 'Image' can stand in a text; this '\(describe(value.type))' is printed as a description",
                notes: [Note("modifiers such as 'padding' make a view out of a text; leave them out here")])
        }
        return .value(value)
    }

    /// `format: .currency(code: "USD")`: the style is one that `Text(_:format:)` takes for such a value.
    private func checkFormat(_ expression: ExprSyntax, of value: TypedExpression) -> TypedExpression {
        settleLiterals(from: 0)
        let name: String
        if isFloatingPoint(value.type) {
            name = "FloatingPointFormatStyle"
        } else if conformsToInteger(value.type) {
            name = "IntegerFormatStyle"
        } else {
            name = ""
        }
        if let symbol = builtInNominal(name) { return check(expression, hint: types.nominal(symbol)) }
        if let symbol = builtInNominal("Date"), let nominal = types.asNominal(resolve(value.type)),
            nominal.symbol === symbol,
            let style = nestedNominal("FormatStyle", of: symbol)
        {
            return check(expression, hint: types.nominal(style))
        }
        if let symbol = builtInNominal("ListFormatStyle"), unwrappedArray(value.type) != nil {
            return check(expression, hint: types.nominal(symbol))
        }
        return check(expression)
    }

    private func conformsToInteger(_ type: TypeID) -> Bool {
        guard let symbol = types.asNominal(resolve(type))?.symbol else { return false }
        return conformances(of: symbol).contains { $0.name == "BinaryInteger" }
    }

    func unwrappedArray(_ type: TypeID) -> TypeID? {
        guard let (symbol, arguments) = types.asNominal(resolve(type)), symbol === known.array else { return nil }
        return arguments.first
    }

    /// The text of a string without interpolations; `nil` if it has some.
    func plainText(_ literal: StringLiteralSyntax) -> String? {
        if let text = StringLiterals.plain(literal) { return text }
        var result = ""
        for piece in StringLiterals.pieces(of: literal) {
            guard case .text(let text) = piece else { return nil }
            result += text
        }
        return result
    }

    // MARK: Collections

    func checkArray(_ array: ArrayLiteralSyntax, hint: TypeID?) -> TypedExpression {
        let elements = Array(array.elements)
        let target = hint.map { unwrappedFully($0) }
        var elementType = target.flatMap { arrayElement(of: $0) }
        let isFixed = elementType.map { !isVariable($0) } ?? false
        var checked: [TypedExpression] = []
        if !isFixed {
            // The first element that says its type by itself decides for the others.
            var own: [Int: TypedExpression] = [:]
            for (index, element) in elements.enumerated() where !needsContext(element) {
                let value = check(element, hint: elementType)
                own[index] = value
                elementType = elementType.flatMap { join($0, value.type) } ?? value.type
            }
            for (index, element) in elements.enumerated() {
                if let value = own[index] {
                    checked.append(value)
                } else {
                    let value = check(element, hint: elementType)
                    elementType = elementType.flatMap { join($0, value.type) } ?? value.type
                    checked.append(value)
                }
            }
            let type = elementType ?? newVariable()
            for value in checked { _ = coerce(value, to: type, for: .element) }
            elementType = type
        } else if let elementType {
            for element in elements { checked.append(check(element, as: elementType, for: .element)) }
        }
        if let target, let symbol = types.asNominal(target)?.symbol, symbol !== known.array {
            return collection(checked, target, array.span)
        }
        return make(.array(checked), self.array(elementType ?? newVariable()), array.span)
    }

    /// An array literal for a type other than `Array`: through its initialiser for literals, if it has one.
    private func collection(_ elements: [TypedExpression], _ type: TypeID, _ span: SourceSpan) -> TypedExpression {
        if let symbol = types.asNominal(type)?.symbol {
            for case .function(let function) in ownMembers("init", of: symbol) {
                resolveSignature(function)
                guard function.parameters.count == 1, function.parameters.first?.label == "arrayLiteral" else {
                    continue
                }
                if !symbol.isBuiltIn { ownValuesMade += 1 }
                return make(.call(function, receiver: nil, arguments: [.variadic(elements)]), type, span)
            }
        }
        return make(.array(elements), type, span)
    }

    /// What the elements of an array literal must be to make a value of a type; `nil` if it cannot be written so.
    func arrayElement(of type: TypeID) -> TypeID? {
        switch types[resolve(type)] {
        case .nominal(let symbol, let arguments):
            if symbol === known.array { return arguments.first }
            let protocols = conformances(of: symbol).map(\.name)
            if protocols.contains("OptionSet") || protocols.contains("SetAlgebra") && arguments.isEmpty { return type }
            if protocols.contains("ExpressibleByArrayLiteral") { return arguments.first ?? type }
            return nil
        case .variable: return nil
        case .existential: return nil
        default: return nil
        }
    }

    func checkDictionary(_ dictionary: DictionaryLiteralSyntax, hint: TypeID?) -> TypedExpression {
        var key: TypeID = newVariable()
        var value: TypeID = newVariable()
        if let hint, let (symbol, arguments) = types.asNominal(unwrappedFully(hint)), symbol === known.dictionary,
            arguments.count == 2
        {
            key = arguments[0]
            value = arguments[1]
        }
        var elements: [(key: TypedExpression, value: TypedExpression)] = []
        for element in dictionary.elements {
            elements.append(
                (check(element.key, as: key, for: .element), check(element.value, as: value, for: .element)))
        }
        guard let symbol = known.dictionary else { return errorExpression(dictionary.span) }
        return make(.dictionary(elements), types.nominal(symbol, [key, value]), dictionary.span)
    }
}
