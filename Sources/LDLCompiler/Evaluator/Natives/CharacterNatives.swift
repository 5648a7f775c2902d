/// Characters, and sets of them.
enum CharacterNatives {
    static let table: NamedTable<NativeFunction> = [
        "character.isLetter": test(\.isLetter),
        "character.isNumber": test(\.isNumber),
        "character.isWhitespace": test(\.isWhitespace),
        "character.isUppercase": test(\.isUppercase),
        "character.isLowercase": test(\.isLowercase),
        "character.isPunctuation": test(\.isPunctuation),
        "character.isNewline": test(\.isNewline),
        "character.wholeNumberValue": { call in
            call.this.asString?.first?.wholeNumberValue.map { .int($0) } ?? .none
        },
        "characterSet.whitespaces": constant(.whitespaces),
        "characterSet.whitespacesAndNewlines": constant(.whitespacesAndNewlines),
        "characterSet.newlines": constant(.newlines),
        "characterSet.punctuation": constant(.punctuation),
        "characterSet.digits": constant(.digits),
        "characterSet.letters": constant(.letters),
        "characterSet.of": { call in .boxed(CharacterSetValue.of(call[0].asString ?? ""), "CharacterSet") },
    ]

    private static func test(_ property: any KeyPath<Character, Bool> & Sendable) -> NativeFunction {
        { call in .bool(call.this.asString?.first.map { $0[keyPath: property] } ?? false) }
    }

    private static func constant(_ set: CharacterSetValue) -> NativeFunction {
        { _ in .boxed(set, "CharacterSet") }
    }
}

/// A set of characters that a text can be trimmed of.
enum CharacterSetValue: Hashable, Sendable {
    case whitespaces, whitespacesAndNewlines, newlines, punctuation, digits, letters
    case of(String)

    func contains(_ character: Character) -> Bool {
        switch self {
        case .whitespaces: character.isWhitespace && !character.isNewline
        case .whitespacesAndNewlines: character.isWhitespace
        case .newlines: character.isNewline
        case .punctuation: character.isPunctuation
        case .digits: character.isNumber
        case .letters: character.isLetter
        case .of(let characters): characters.contains(character)
        }
    }
}
