/// A pattern of any kind.
public struct PatternSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    public static func accepts(_ kind: SyntaxKind) -> Bool { kind.isPattern }

    /// The pattern by its kind.
    public enum Form: Sendable {
        /// A name that is bound.
        case identifier(IdentifierPatternSyntax)
        /// `_`.
        case wildcard(WildcardPatternSyntax)
        /// Patterns in parentheses.
        case tuple(TuplePatternSyntax)
        /// `let` or `var` before a pattern.
        case valueBinding(ValueBindingPatternSyntax)
        /// `is Type`.
        case isType(IsPatternSyntax)
        /// An expression that is compared, or an enum case whose arguments are patterns.
        case expression(ExpressionPatternSyntax)
        /// A pattern that the grammar requires and the file does not have.
        case missing(MissingPatternSyntax)
    }

    /// What it is, for a `switch` over all kinds.
    public var form: Form {
        switch kind {
        case .identifierPattern: .identifier(IdentifierPatternSyntax(unchecked: syntax))
        case .wildcardPattern: .wildcard(WildcardPatternSyntax(unchecked: syntax))
        case .tuplePattern: .tuple(TuplePatternSyntax(unchecked: syntax))
        case .valueBindingPattern: .valueBinding(ValueBindingPatternSyntax(unchecked: syntax))
        case .isPattern: .isType(IsPatternSyntax(unchecked: syntax))
        case .expressionPattern: .expression(ExpressionPatternSyntax(unchecked: syntax))
        default: .missing(MissingPatternSyntax(unchecked: syntax))
        }
    }
}

/// A name that is bound.
public struct IdentifierPatternSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .identifierPattern }

    /// The name.
    public var name: TokenSyntax { syntax.requiredToken(0) }
}

/// `_`.
public struct WildcardPatternSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .wildcardPattern }

    /// The wildcard.
    public var wildcard: TokenSyntax { syntax.requiredToken(0) }
}

/// Patterns in parentheses.
public struct TuplePatternSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .tuplePattern }

    /// The '('.
    public var leftParen: TokenSyntax { syntax.requiredToken(0) }

    /// The elements.
    public var elements: SyntaxList<TuplePatternElementSyntax> { SyntaxList(parent: syntax.node(1)) }

    /// The ')'.
    public var rightParen: TokenSyntax { syntax.requiredToken(2) }
}

/// `let` or `var` before a pattern.
public struct ValueBindingPatternSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .valueBindingPattern }

    /// The keyword.
    public var keyword: TokenSyntax { syntax.requiredToken(0) }

    /// The pattern.
    public var pattern: PatternSyntax { PatternSyntax(unchecked: syntax.requiredNode(1)) }
}

/// `is Type`.
public struct IsPatternSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .isPattern }

    /// The keyword.
    public var keyword: TokenSyntax { syntax.requiredToken(0) }

    /// The type.
    public var type: TypeSyntax { TypeSyntax(unchecked: syntax.requiredNode(1)) }
}

/// An expression that is compared, or an enum case whose arguments are patterns.
public struct ExpressionPatternSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .expressionPattern }

    /// The expression.
    public var expression: ExprSyntax { ExprSyntax(unchecked: syntax.requiredNode(0)) }
}

/// A pattern that the grammar requires and the file does not have.
public struct MissingPatternSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .missingPattern }

    /// The skipped, or nil if there is none.
    public var skipped: Syntax? { Syntax(syntax.node(0)) }
}
