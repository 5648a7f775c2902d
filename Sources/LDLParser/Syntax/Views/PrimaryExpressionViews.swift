/// A name that is used: `title`, `Array<Int>`, `self`, `$0`, `move(to:)`.
public struct IdentifierExprSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    @inlinable public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    @inlinable public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .identifierExpr }

    /// The name.
    @inlinable public var name: TokenSyntax { syntax.requiredToken(0) }

    /// The argument names, or nil if there is none.
    @inlinable public var argumentNames: DeclNameArgumentsSyntax? { DeclNameArgumentsSyntax(syntax.node(1)) }

    /// The generic arguments, or nil if there is none.
    @inlinable public var genericArguments: GenericArgumentClauseSyntax? { GenericArgumentClauseSyntax(syntax.node(2)) }
}

/// A whole number.
public struct IntegerLiteralSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    @inlinable public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    @inlinable public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .integerLiteral }

    /// The literal.
    @inlinable public var literal: TokenSyntax { syntax.requiredToken(0) }
}

/// A number with a fraction or an exponent.
public struct FloatLiteralSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    @inlinable public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    @inlinable public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .floatLiteral }

    /// The literal.
    @inlinable public var literal: TokenSyntax { syntax.requiredToken(0) }
}

/// `true` or `false`.
public struct BooleanLiteralSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    @inlinable public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    @inlinable public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .booleanLiteral }

    /// The literal.
    @inlinable public var literal: TokenSyntax { syntax.requiredToken(0) }
}

/// `nil`.
public struct NilLiteralSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    @inlinable public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    @inlinable public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .nilLiteral }

    /// The literal.
    @inlinable public var literal: TokenSyntax { syntax.requiredToken(0) }
}

/// A regular expression.
public struct RegexLiteralSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    @inlinable public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    @inlinable public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .regexLiteral }

    /// The literal.
    @inlinable public var literal: TokenSyntax { syntax.requiredToken(0) }
}

/// A text in quotes, of one or several lines, raw or not.
public struct StringLiteralSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    @inlinable public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    @inlinable public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .stringLiteral }

    /// The open.
    @inlinable public var open: TokenSyntax { syntax.requiredToken(0) }

    /// The segments.
    @inlinable public var segments: SyntaxList<Syntax> { SyntaxList(parent: syntax.node(1)) }

    /// The close.
    @inlinable public var close: TokenSyntax { syntax.requiredToken(2) }
}

/// `[a, b]`.
public struct ArrayLiteralSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    @inlinable public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    @inlinable public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .arrayLiteral }

    /// The '['.
    @inlinable public var leftSquare: TokenSyntax { syntax.requiredToken(0) }

    /// The elements.
    @inlinable public var elements: SyntaxList<ExprSyntax> { SyntaxList(parent: syntax.node(1)) }

    /// The ']'.
    @inlinable public var rightSquare: TokenSyntax { syntax.requiredToken(2) }
}

/// `[a: b]` or `[:]`.
public struct DictionaryLiteralSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    @inlinable public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    @inlinable public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .dictionaryLiteral }

    /// The '['.
    @inlinable public var leftSquare: TokenSyntax { syntax.requiredToken(0) }

    /// The elements.
    @inlinable public var elements: SyntaxList<DictionaryElementSyntax> { SyntaxList(parent: syntax.node(1)) }

    /// The ']'.
    @inlinable public var rightSquare: TokenSyntax { syntax.requiredToken(2) }
}

/// Expressions in parentheses; with one unlabelled element it only groups.
public struct TupleExprSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    @inlinable public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    @inlinable public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .tupleExpr }

    /// The '('.
    @inlinable public var leftParen: TokenSyntax { syntax.requiredToken(0) }

    /// The elements.
    @inlinable public var elements: SyntaxList<ArgumentSyntax> { SyntaxList(parent: syntax.node(1)) }

    /// The ')'.
    @inlinable public var rightParen: TokenSyntax { syntax.requiredToken(2) }
}

/// Statements in braces as a value, with or without a signature.
public struct ClosureExprSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    @inlinable public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    @inlinable public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .closureExpr }

    /// The '{'.
    @inlinable public var leftBrace: TokenSyntax { syntax.requiredToken(0) }

    /// The signature, or nil if there is none.
    @inlinable public var signature: ClosureSignatureSyntax? { ClosureSignatureSyntax(syntax.node(1)) }

    /// The statements.
    @inlinable public var statements: SyntaxList<StatementSyntax> { SyntaxList(parent: syntax.node(2)) }

    /// The '}'.
    @inlinable public var rightBrace: TokenSyntax { syntax.requiredToken(3) }
}

/// A path to a property: `\.self`, `\Trip.name`.
public struct KeyPathExprSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    @inlinable public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    @inlinable public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .keyPathExpr }

    /// The backslash.
    @inlinable public var backslash: TokenSyntax { syntax.requiredToken(0) }

    /// The root, or nil if there is none.
    @inlinable public var root: TypeSyntax? { TypeSyntax(syntax.node(1)) }

    /// The components.
    @inlinable public var components: SyntaxList<PostfixSuffixSyntax> { SyntaxList(parent: syntax.node(2)) }
}

/// A member of the type that the context asks for: `.leading`.
public struct ImplicitMemberSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    @inlinable public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    @inlinable public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .implicitMember }

    /// The '.'.
    @inlinable public var period: TokenSyntax { syntax.requiredToken(0) }

    /// The name.
    @inlinable public var name: TokenSyntax { syntax.requiredToken(1) }

    /// The argument names, or nil if there is none.
    @inlinable public var argumentNames: DeclNameArgumentsSyntax? { DeclNameArgumentsSyntax(syntax.node(2)) }

    /// The generic arguments, or nil if there is none.
    @inlinable public var genericArguments: GenericArgumentClauseSyntax? { GenericArgumentClauseSyntax(syntax.node(3)) }
}

/// A macro that is expanded: `#Preview { … }`, `#selector(run)`.
public struct MacroExprSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    @inlinable public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    @inlinable public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .macroExpr }

    /// The '#'.
    @inlinable public var pound: TokenSyntax { syntax.requiredToken(0) }

    /// The name.
    @inlinable public var name: TokenSyntax { syntax.requiredToken(1) }

    /// The generic arguments, or nil if there is none.
    @inlinable public var genericArguments: GenericArgumentClauseSyntax? { GenericArgumentClauseSyntax(syntax.node(2)) }

    /// The '(', or nil if there is none.
    @inlinable public var leftParen: TokenSyntax? { syntax.token(3) }

    /// The arguments.
    @inlinable public var arguments: SyntaxList<ArgumentSyntax> { SyntaxList(parent: syntax.node(4)) }

    /// The ')', or nil if there is none.
    @inlinable public var rightParen: TokenSyntax? { syntax.token(5) }

    /// The trailing closure, or nil if there is none.
    @inlinable public var trailingClosure: ClosureExprSyntax? { ClosureExprSyntax(syntax.node(6)) }

    /// The additional closures.
    @inlinable public var additionalClosures: SyntaxList<LabeledClosureSyntax> { SyntaxList(parent: syntax.node(7)) }
}
