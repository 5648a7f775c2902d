/// `.Member<A>`, `.Type`.
public struct MemberTypeSuffixSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .memberTypeSuffix }

    /// The '.'.
    public var period: TokenSyntax { syntax.requiredToken(0) }

    /// The name.
    public var name: TokenSyntax { syntax.requiredToken(1) }

    /// The generic arguments, or nil if there is none.
    public var genericArguments: GenericArgumentClauseSyntax? { GenericArgumentClauseSyntax(syntax.node(2)) }
}

/// `?`.
public struct OptionalTypeSuffixSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .optionalTypeSuffix }

    /// The mark after it.
    public var mark: TokenSyntax { syntax.requiredToken(0) }
}

/// `!`.
public struct UnwrappedTypeSuffixSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .unwrappedTypeSuffix }

    /// The mark after it.
    public var mark: TokenSyntax { syntax.requiredToken(0) }
}

/// One element of a tuple or one parameter of a function type.
public struct TupleTypeElementSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .tupleTypeElement }

    /// The first name, or nil if there is none.
    public var firstName: TokenSyntax? { syntax.token(0) }

    /// The second name, or nil if there is none.
    public var secondName: TokenSyntax? { syntax.token(1) }

    /// The ':', or nil if there is none.
    public var colon: TokenSyntax? { syntax.token(2) }

    /// The type.
    public var type: TypeSyntax { TypeSyntax(unchecked: syntax.requiredNode(3)) }

    /// The ellipsis, or nil if there is none.
    public var ellipsis: TokenSyntax? { syntax.token(4) }

    /// The default value, or nil if there is none.
    public var defaultValue: InitializerClauseSyntax? { InitializerClauseSyntax(syntax.node(5)) }
}
