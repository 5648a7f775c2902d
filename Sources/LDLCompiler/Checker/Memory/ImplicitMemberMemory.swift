import LDLParser

/// What implicit members without arguments stand for: `.leading`, `.yellow`, `.infinity`.
///
/// The key is the name and what is expected: a type without unknowns, or an unknown of which nothing is known but one
/// protocol. Static members are found by these alone. What is remembered has a type of its own that does not speak of
/// the unknown, and took no mistake to find.
struct ImplicitMemberMemory {
    final class Meaning {
        /// A constant, a computed constant or a case.
        let kind: TypedExpression.Kind
        let type: TypeID
        /// What an editor is told.
        let symbol: AnyObject
        /// The protocol in the key, so that no other gets its address.
        let expected: NominalSymbol?

        init(kind: TypedExpression.Kind, type: TypeID, symbol: AnyObject, expected: NominalSymbol?) {
            self.kind = kind
            self.type = type
            self.symbol = symbol
            self.expected = expected
        }
    }

    private let meanings = WordMap<Meaning>()

    func find(_ name: Int, _ expected: UInt64) -> Meaning? { meanings[key(name, expected)] }

    func insert(_ meaning: Meaning, _ name: Int, _ expected: UInt64) {
        meanings.insert(meaning, for: key(name, expected))
    }

    /// The word for a type without unknowns that is expected; for a protocol it is the symbol's address, which is even.
    static func expectation(_ type: TypeID) -> UInt64 { UInt64(type.rawValue) << 1 | 1 }

    private func key(_ name: Int, _ expected: UInt64) -> EightWords { EightWords(UInt64(name), expected) }
}

extension Checker {
    /// What an implicit member can depend on besides its name, as a word of a key; `nil` if it depends on more.
    private func expectation(_ hint: TypeID) -> (word: UInt64, symbol: NominalSymbol?)? {
        let type = resolve(hint)
        if types.flags(type).isEmpty { return (ImplicitMemberMemory.expectation(type), nil) }
        guard case .variable(let index) = types[type], literalKinds[index] == nil,
            variableConstraints[index].count == 1, let symbol = variableConstraints[index].first
        else { return nil }
        return (word(of: symbol), symbol)
    }

    /// An implicit member as it was understood before where the same was expected.
    func recallImplicitMember(_ member: ImplicitMemberSyntax, hint: TypeID?, _ span: SourceSpan) -> TypedExpression? {
        guard let hint, let expected = expectation(hint) else { return nil }
        let name = member.name
        guard let meaning = implicitMeanings.find(memberNames.number(of: name), expected.word) else { return nil }
        note(meaning.symbol, at: name.span)
        return make(meaning.kind, meaning.type, span)
    }

    /// Puts down what an implicit member stands for, if that depends on nothing but what is expected.
    func rememberImplicitMember(
        _ member: ImplicitMemberSyntax, hint: TypeID?, _ found: [FoundMember], _ value: TypedExpression
    ) {
        guard let hint, let expected = expectation(hint), found.count == 1, let only = found.first,
            types.flags(value.type).isEmpty, membersBeingMade == 0
        else { return }
        let symbol: AnyObject
        switch (value.kind, only.member) {
        case (.global(let variable), .variable(let found)) where variable === found: symbol = variable
        case (.call(_, receiver: nil, let arguments), .variable(let variable)) where arguments.isEmpty:
            symbol = variable
        case (.enumCase(let found, let values), .enumCase) where values.isEmpty: symbol = found
        default: return
        }
        implicitMeanings.insert(
            ImplicitMemberMemory.Meaning(
                kind: value.kind, type: value.type, symbol: symbol, expected: expected.symbol),
            memberNames.number(of: member.name), expected.word)
    }
}
