/// What a token is.
///
/// Reserved words have kinds of their own. Words that are reserved in some places only (`get`, `some`, `async` …)
/// are identifiers; ``Token/word`` tells which.
public enum TokenKind: UInt8, BitwiseCopyable, Sendable, CaseIterable {
    // Names, numbers and texts.
    /// The end of the file, without bytes.
    case endOfFile
    /// A name, also one in backticks.
    case identifier
    /// `$0` or `$name`.
    case dollarIdentifier
    /// `_`
    case wildcard
    /// A whole number in any radix.
    case integerLiteral
    /// A number with a fraction or an exponent.
    case floatLiteral
    /// The opening quotes of a string with the hashes before them.
    case stringOpen
    /// Characters of a string between its quotes and interpolations.
    case stringSegment
    /// `\(` with the string's hashes: the start of an interpolation.
    case interpolationOpen
    /// The closing quotes of a string with the hashes after them.
    case stringClose
    /// A whole regular expression with its delimiters.
    case regexLiteral

    // Punctuation.
    case leftParen, rightParen, leftBrace, rightBrace, leftSquare, rightSquare
    /// `<` and `>` around generic parameters and arguments.
    case leftAngle, rightAngle
    case comma, colon, semicolon, period, atSign, pound, backslash, arrow, equal
    /// `?` directly after an operand: optional chaining or an optional type.
    case postfixQuestion
    /// `?` after a space: the conditional operator.
    case infixQuestion
    /// `!` directly after an operand: forced unwrapping or an implicitly unwrapped type.
    case postfixExclamation
    /// `&` directly before an operand.
    case prefixAmpersand
    case prefixOperator, infixOperator, postfixOperator

    // Directives.
    case poundIf, poundElseif, poundElse, poundEndif, poundAvailable, poundUnavailable, poundSourceLocation

    // Declarations.
    case associatedtypeKeyword, classKeyword, deinitKeyword, enumKeyword, extensionKeyword, fileprivateKeyword
    case funcKeyword, importKeyword, initKeyword, inoutKeyword, internalKeyword, letKeyword, operatorKeyword
    case precedencegroupKeyword, privateKeyword, protocolKeyword, publicKeyword, staticKeyword, structKeyword
    case subscriptKeyword, typealiasKeyword, varKeyword
    // Statements.
    case breakKeyword, caseKeyword, catchKeyword, continueKeyword, defaultKeyword, deferKeyword, doKeyword
    case elseKeyword, fallthroughKeyword, forKeyword, guardKeyword, ifKeyword, inKeyword, repeatKeyword
    case returnKeyword, switchKeyword, throwKeyword, whereKeyword, whileKeyword
    // Expressions.
    case anyTypeKeyword, asKeyword, falseKeyword, isKeyword, nilKeyword, selfKeyword, selfTypeKeyword, superKeyword
    case throwsKeyword, rethrowsKeyword, trueKeyword, tryKeyword

    /// A byte that cannot begin a token.
    case unknown
}

/// What surrounds a token, and whether it is there at all.
public struct TokenFlags: OptionSet, Hashable, Sendable {
    /// One bit for each flag.
    public let rawValue: UInt8

    /// Makes a set from bits.
    @inlinable public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// The token is required by the grammar but does not stand in the file; it has no bytes.
    @inlinable public static var missing: TokenFlags { TokenFlags(rawValue: 1) }
    /// A line ends between the token before and this one, or this is the first token of the file.
    @inlinable public static var leadingNewline: TokenFlags { TokenFlags(rawValue: 2) }
    /// White space or a comment stands directly before this token.
    @inlinable public static var leadingSpace: TokenFlags { TokenFlags(rawValue: 4) }
    /// The token is a name in backticks.
    @inlinable public static var backticked: TokenFlags { TokenFlags(rawValue: 16) }
    /// A comment stands directly before this token.
    @inlinable public static var leadingComment: TokenFlags { TokenFlags(rawValue: 32) }
}

/// The smallest piece of the text that the grammar speaks of, without text of its own.
///
/// White space and comments are the bytes between one token and the next.
public struct Token: Hashable, Sendable {
    /// What it is.
    public var kind: TokenKind
    /// What surrounds it.
    public var flags: TokenFlags
    /// Which contextual keyword it spells, if it is an identifier that spells one.
    public var word: ContextualWord
    /// The offset of its first byte.
    public var start: UInt32
    /// The offset one past its last byte.
    public var end: UInt32

    /// Makes a token.
    @inlinable public init(
        kind: TokenKind, flags: TokenFlags = [], word: ContextualWord = .none, start: UInt32, end: UInt32
    ) {
        self.kind = kind
        self.flags = flags
        self.word = word
        self.start = start
        self.end = end
    }

    /// The bytes of the token, without white space and comments.
    @inlinable public var range: SourceRange { SourceRange(start: start, end: end) }

    /// Whether the grammar requires a token here that the file does not have.
    @inlinable public var isMissing: Bool { flags.contains(.missing) }

    /// Whether the token is the first of its line.
    public var isAtLineStart: Bool { flags.contains(.leadingNewline) }
}
