extension CatalogueInterface {
    /// Strings and characters.
    static let strings: StaticString = #"""
        /// Text of either kind.
        protocol StringProtocol: RandomAccessCollection, Comparable, Hashable, ExpressibleByStringInterpolation {
            typealias Element = Character
            /// The text in capital letters.
            @native("string.uppercased") func uppercased() -> String
            /// The text in small letters.
            @native("string.lowercased") func lowercased() -> String
            /// The text with a capital at the beginning of each word.
            @native("string.capitalized") var capitalized: String { get }
            /// Whether it begins with another text.
            @native("string.hasPrefix") func hasPrefix(_ prefix: String) -> Bool
            /// Whether it ends with another text.
            @native("string.hasSuffix") func hasSuffix(_ suffix: String) -> Bool
            /// Whether another text occurs in it.
            @native("string.contains") func contains(_ other: String) -> Bool
            /// Whether another text occurs in it, in capital or small letters.
            @native("string.containsIgnoringCase") func localizedCaseInsensitiveContains(_ other: String) -> Bool
            /// Whether another text occurs in it, in capital or small letters.
            @native("string.containsIgnoringCase") func localizedStandardContains(_ other: String) -> Bool
            /// Its parts between separators.
            @native("string.components") func components(separatedBy separator: String) -> [String]
            /// The text with another put in place of every occurrence of a third.
            @native("string.replacing") func replacingOccurrences(of target: String, with replacement: String) -> String
            /// The text with another put in place of every occurrence of a third.
            @native("string.replacing") func replacing(_ target: String, with replacement: String) -> String
            /// The text without such characters at either end.
            @native("string.trimming") func trimmingCharacters(in set: CharacterSet) -> String
            /// Its lines.
            @native("string.lines") var lines: [String] { get }
            /// The text made longer with a padding, or cut, to a number of characters.
            @native("string.padding") func padding(toLength length: Int, withPad pad: String,
                startingAt index: Int) -> String
            /// Its bytes in UTF-8.
            @native("string.utf8") var utf8: [UInt8] { get }
            /// Its code units in UTF-16.
            @native("string.utf16") var utf16: [UInt16] { get }
        }
        /// Text.
        struct String: StringProtocol, Sendable, Codable, CustomStringConvertible {
            /// An empty text.
            @native("string.empty") init()
            /// A value as text.
            @native("describe") init<T>(_ value: T)
            /// A value as text.
            @native("describe") init<T>(describing value: T)
            /// A value as text for a programmer.
            @native("debugDescribe") init<T>(reflecting value: T)
            /// A text several times.
            @native("string.repeating") init(repeating text: String, count: Int)
            /// A whole number in digits of a base.
            @native("string.radix") init<T: BinaryInteger>(_ value: T, radix: Int, uppercase: Bool = false)
            /// Values put into a format such as `%.1f`.
            @native("format.printf") init(format: String, _ arguments: Any...)
            /// A text to be translated; here as it is written.
            @native("describe") init(localized key: String)
            /// Two texts, one after the other.
            @native("string.concatenate") static func + (lhs: String, rhs: String) -> String
            /// Adds a text to a variable.
            @native("string.concatenate.assign") static func += (lhs: inout String, rhs: String)
            /// Adds a text.
            @native("string.append") mutating func append(_ other: String)
            /// Adds a character.
            @native("string.append") mutating func append(_ character: Character)
            /// Makes it empty.
            @native("string.removeAll") mutating func removeAll()
        }
        /// A part of a text.
        struct Substring: StringProtocol, Sendable, CustomStringConvertible {}
        /// A letter, digit or sign as a reader counts them.
        struct Character: Comparable, Hashable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
            /// The character that a text of one character holds.
            @native("string.character") init(_ text: String)
            /// Whether it is a letter.
            @native("character.isLetter") var isLetter: Bool { get }
            /// Whether it is a digit or another sign for a number.
            @native("character.isNumber") var isNumber: Bool { get }
            /// Whether it is blank.
            @native("character.isWhitespace") var isWhitespace: Bool { get }
            /// Whether it is a capital letter.
            @native("character.isUppercase") var isUppercase: Bool { get }
            /// Whether it is a small letter.
            @native("character.isLowercase") var isLowercase: Bool { get }
            /// Whether it is a punctuation mark.
            @native("character.isPunctuation") var isPunctuation: Bool { get }
            /// Whether it ends a line.
            @native("character.isNewline") var isNewline: Bool { get }
            /// The digit's value.
            @native("character.wholeNumberValue") var wholeNumberValue: Int? { get }
            /// As a capital letter.
            @native("string.uppercased") func uppercased() -> String
            /// As a small letter.
            @native("string.lowercased") func lowercased() -> String
        }
        /// A set of characters.
        struct CharacterSet {
            /// Blanks.
            @native("characterSet.whitespaces") static var whitespaces: CharacterSet { get }
            /// Blanks and ends of lines.
            @native("characterSet.whitespacesAndNewlines") static var whitespacesAndNewlines: CharacterSet { get }
            /// Ends of lines.
            @native("characterSet.newlines") static var newlines: CharacterSet { get }
            /// Punctuation marks.
            @native("characterSet.punctuation") static var punctuationCharacters: CharacterSet { get }
            /// Digits.
            @native("characterSet.digits") static var decimalDigits: CharacterSet { get }
            /// Letters.
            @native("characterSet.letters") static var letters: CharacterSet { get }
            /// The characters of a text.
            @native("characterSet.of") init(charactersIn text: String)
        }
        /// Text that an app translates, with Markdown in it; here it stays as written.
        struct LocalizedStringKey: StringProtocol {
            /// A key that is computed.
            @native("describe") init(_ value: String)
        }
        /// Text that an app translates; here it stays as written.
        struct LocalizedStringResource: StringProtocol {
            /// A key that is computed.
            @native("describe") init(_ value: String)
        }
        /// Text with styles of its own in parts of it.
        struct AttributedString: ExpressibleByStringLiteral, Hashable {
            /// Text without styles.
            @native("describe") init(_ value: String)
            /// Text with styles written in Markdown.
            @native("describe") init(markdown: String)
        }
        """#
}
