/// A name that is used: `title`, `Array<Int>`, `self`, `$0`, `move(to:)`.
public struct IdentifierExprSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .identifierExpr }

    /// The name.
    public var name: TokenSyntax { syntax.requiredToken(0) }

    /// The argument names, or nil if there is none.
    public var argumentNames: DeclNameArgumentsSyntax? { DeclNameArgumentsSyntax(syntax.node(1)) }

    /// The generic arguments, or nil if there is none.
    public var genericArguments: GenericArgumentClauseSyntax? { GenericArgumentClauseSyntax(syntax.node(2)) }
}

/// A whole number.
public struct IntegerLiteralSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .integerLiteral }

    /// The literal.
    public var literal: TokenSyntax { syntax.requiredToken(0) }
}

/// A number with a fraction or an exponent.
public struct FloatLiteralSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .floatLiteral }

    /// The literal.
    public var literal: TokenSyntax { syntax.requiredToken(0) }
}

/// `true` or `false`.
public struct BooleanLiteralSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .booleanLiteral }

    /// The literal.
    public var literal: TokenSyntax { syntax.requiredToken(0) }
}

/// `nil`.
public struct NilLiteralSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .nilLiteral }

    /// The literal.
    public var literal: TokenSyntax { syntax.requiredToken(0) }
}

/// A regular expression.
public struct RegexLiteralSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .regexLiteral }

    /// The literal.
    public var literal: TokenSyntax { syntax.requiredToken(0) }
}

/// A text in quotes, of one or several lines, raw or not.
public struct StringLiteralSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .stringLiteral }

    /// The open.
    public var open: TokenSyntax { syntax.requiredToken(0) }

    /// The segments.
    public var segments: SyntaxList<Syntax> { SyntaxList(parent: syntax.node(1)) }

    /// The close.
    public var close: TokenSyntax { syntax.requiredToken(2) }
}

/// `[a, b]`.
public struct ArrayLiteralSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .arrayLiteral }

    /// The '['.
    public var leftSquare: TokenSyntax { syntax.requiredToken(0) }

    /// The elements.
    public var elements: SyntaxList<ExprSyntax> { SyntaxList(parent: syntax.node(1)) }

    /// The ']'.
    public var rightSquare: TokenSyntax { syntax.requiredToken(2) }
}

/// `[a: b]` or `[:]`.
public struct DictionaryLiteralSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .dictionaryLiteral }

    /// The '['.
    public var leftSquare: TokenSyntax { syntax.requiredToken(0) }

    /// The elements.
    public var elements: SyntaxList<DictionaryElementSyntax> { SyntaxList(parent: syntax.node(1)) }

    /// The ']'.
    public var rightSquare: TokenSyntax { syntax.requiredToken(2) }
}

/// Expressions in parentheses; with one unlabelled element it only groups.
public struct TupleExprSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .tupleExpr }

    /// The '('.
    public var leftParen: TokenSyntax { syntax.requiredToken(0) }

    /// The elements.
    public var elements: SyntaxList<ArgumentSyntax> { SyntaxList(parent: syntax.node(1)) }

    /// The ')'.
    public var rightParen: TokenSyntax { syntax.requiredToken(2) }
}

/// Statements in braces as a value, with or without a signature.
public struct ClosureExprSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .closureExpr }

    /// The '{'.
    public var leftBrace: TokenSyntax { syntax.requiredToken(0) }

    /// The signature, or nil if there is none.
    public var signature: ClosureSignatureSyntax? { ClosureSignatureSyntax(syntax.node(1)) }

    /// The statements.
    public var statements: SyntaxList<StatementSyntax> { SyntaxList(parent: syntax.node(2)) }

    /// The '}'.
    public var rightBrace: TokenSyntax { syntax.requiredToken(3) }
}

/// A path to a property: `\.self`, `\Trip.name`.
public struct KeyPathExprSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .keyPathExpr }

    /// The backslash.
    public var backslash: TokenSyntax { syntax.requiredToken(0) }

    /// The root, or nil if there is none.
    public var root: TypeSyntax? { TypeSyntax(syntax.node(1)) }

    /// The components.
    public var components: SyntaxList<PostfixSuffixSyntax> { SyntaxList(parent: syntax.node(2)) }
}

/// A member of the type that the context asks for: `.leading`.
public struct ImplicitMemberSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .implicitMember }

    /// The '.'.
    public var period: TokenSyntax { syntax.requiredToken(0) }

    /// The name.
    public var name: TokenSyntax { syntax.requiredToken(1) }

    /// The argument names, or nil if there is none.
    public var argumentNames: DeclNameArgumentsSyntax? { DeclNameArgumentsSyntax(syntax.node(2)) }

    /// The generic arguments, or nil if there is none.
    public var genericArguments: GenericArgumentClauseSyntax? { GenericArgumentClauseSyntax(syntax.node(3)) }
}

/// A macro that is expanded: `#Preview { … }`, `#selector(run)`.
public struct MacroExprSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .macroExpr }

    /// The '#'.
    public var pound: TokenSyntax { syntax.requiredToken(0) }

    /// The name.
    public var name: TokenSyntax { syntax.requiredToken(1) }

    /// The generic arguments, or nil if there is none.
    public var genericArguments: GenericArgumentClauseSyntax? { GenericArgumentClauseSyntax(syntax.node(2)) }

    /// The '(', or nil if there is none.
    public var leftParen: TokenSyntax? { syntax.token(3) }

    /// The arguments.
    public var arguments: SyntaxList<ArgumentSyntax> { SyntaxList(parent: syntax.node(4)) }

    /// The ')', or nil if there is none.
    public var rightParen: TokenSyntax? { syntax.token(5) }

    /// The trailing closure, or nil if there is none.
    public var trailingClosure: ClosureExprSyntax? { ClosureExprSyntax(syntax.node(6)) }

    /// The additional closures.
    public var additionalClosures: SyntaxList<LabeledClosureSyntax> { SyntaxList(parent: syntax.node(7)) }
}
