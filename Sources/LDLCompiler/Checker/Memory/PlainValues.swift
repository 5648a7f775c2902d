import LDLParser

/// What a literal becomes where a type is expected, by the literal's kind and the type.
///
/// The type has no unknowns in it, so that nothing else matters: what is wrapped in it holds such literals, and a value of
/// that fits. A place for each of 256 types, the last one asked for; most files expect a dozen.
struct PlainLiterals {
    struct Entry {
        let key: UInt32
        /// The literal's own type: what the expected type wraps.
        let type: TypeID
        /// Whether a whole number becomes one with a fraction.
        let isFraction: Bool
        /// What makes a value of the literal, if the type declares it.
        let initializer: FunctionSymbol?
    }

    private var entries: [Entry?] = Array(repeating: nil, count: 256)

    subscript(_ label: LiteralLabel, _ type: TypeID) -> Entry? {
        get {
            let key = PlainLiterals.key(label, type)
            guard let entry = entries[Int(key & 255)], entry.key == key else { return nil }
            return entry
        }
        set { entries[Int(PlainLiterals.key(label, type) & 255)] = newValue }
    }

    static func key(_ label: LiteralLabel, _ type: TypeID) -> UInt32 {
        type.rawValue << 2 | UInt32(truncatingIfNeeded: label.rawValue)
    }
}

extension Checker {
    /// A literal or an implicit member where it is known without more ado what it is and that it fits; `nil` where it has
    /// to be looked at.
    func checkPlain(_ expression: ExprSyntax, as target: TypeID) -> TypedExpression? {
        switch expression.kind {
        case .integerLiteral:
            guard let entry = plainLiteral(.integer, target) else { return nil }
            let token = IntegerLiteralSyntax(unchecked: expression.syntax).literal
            guard let value = NumberLiterals.integer(token, isNegative: false) else { return nil }
            let kind: TypedExpression.Kind = entry.isFraction ? .double(Double(value)) : .integer(value)
            return plainValue(kind, entry, expression.span)
        case .floatLiteral:
            guard let entry = plainLiteral(.float, target) else { return nil }
            let token = FloatLiteralSyntax(unchecked: expression.syntax).literal
            return plainValue(.double(NumberLiterals.double(token.text) ?? 0), entry, expression.span)
        case .stringLiteral:
            guard let entry = plainLiteral(.string, target),
                let text = StringLiterals.plain(StringLiteralSyntax(unchecked: expression.syntax))
            else { return nil }
            return plainValue(.string(text), entry, expression.span)
        case .implicitMember:
            // An editor is told more.
            if references != nil { return nil }
            let member = ImplicitMemberSyntax(unchecked: expression.syntax)
            if member.name.isMissing { return nil }
            guard let value = recallImplicitMember(member, hint: target, expression.span) else { return nil }
            if value.type == target { return value }
            let start = mark()
            if conversion(from: value.type, to: target) != nil { return value }
            rollBack(to: start)
            return nil
        default: return nil
        }
    }

    func plainValue(
        _ kind: consuming TypedExpression.Kind, _ entry: PlainLiterals.Entry, _ span: SourceSpan
    ) -> TypedExpression {
        let value = make(kind, entry.type, span)
        guard let initializer = entry.initializer else { return value }
        if initializer.owner?.isBuiltIn == false { ownValuesMade += 1 }
        return make(.call(initializer, receiver: nil, arguments: [.value(value)]), entry.type, span)
    }

    private func plainLiteral(_ label: LiteralLabel, _ target: TypeID) -> PlainLiterals.Entry? {
        if let known = plainLiterals[label, target] { return known }
        guard types.flags(target).isEmpty, membersBeingMade == 0 else { return nil }
        let type = unwrappedFully(target)
        guard let symbol = types.asNominal(type)?.symbol else { return nil }
        switch label {
        case .integer: if !canHold(type, .integer) { return nil }
        case .float: if !canHold(type, .float) { return nil }
        case .string: if !holdsString(symbol) { return nil }
        }
        let isFraction = label == .integer && isFloatingPoint(type)
        let entry = PlainLiterals.Entry(
            key: PlainLiterals.key(label, target), type: type, isFraction: isFraction,
            initializer: isFraction ? nil : literalInitializer(label, of: symbol))
        // Of a type of the program's own more initialisers may be on their way.
        if symbol.isBuiltIn { plainLiterals[label, target] = entry }
        return entry
    }
}
