/// `struct`.
public struct StructDeclSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .structDecl }

    /// The attributes.
    public var attributes: SyntaxList<AttributeSyntax> { SyntaxList(parent: syntax.node(0)) }

    /// The modifiers.
    public var modifiers: SyntaxList<ModifierSyntax> { SyntaxList(parent: syntax.node(1)) }

    /// The keyword.
    public var keyword: TokenSyntax { syntax.requiredToken(2) }

    /// The name.
    public var name: TokenSyntax { syntax.requiredToken(3) }

    /// The generic parameters, or nil if there is none.
    public var genericParameters: GenericParameterClauseSyntax? { GenericParameterClauseSyntax(syntax.node(4)) }

    /// The inheritance, or nil if there is none.
    public var inheritance: InheritanceClauseSyntax? { InheritanceClauseSyntax(syntax.node(5)) }

    /// The where clause, or nil if there is none.
    public var whereClause: WhereClauseSyntax? { WhereClauseSyntax(syntax.node(6)) }

    /// The members.
    public var members: MemberBlockSyntax { MemberBlockSyntax(unchecked: syntax.requiredNode(7)) }
}

/// `class`.
public struct ClassDeclSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .classDecl }

    /// The attributes.
    public var attributes: SyntaxList<AttributeSyntax> { SyntaxList(parent: syntax.node(0)) }

    /// The modifiers.
    public var modifiers: SyntaxList<ModifierSyntax> { SyntaxList(parent: syntax.node(1)) }

    /// The keyword.
    public var keyword: TokenSyntax { syntax.requiredToken(2) }

    /// The name.
    public var name: TokenSyntax { syntax.requiredToken(3) }

    /// The generic parameters, or nil if there is none.
    public var genericParameters: GenericParameterClauseSyntax? { GenericParameterClauseSyntax(syntax.node(4)) }

    /// The inheritance, or nil if there is none.
    public var inheritance: InheritanceClauseSyntax? { InheritanceClauseSyntax(syntax.node(5)) }

    /// The where clause, or nil if there is none.
    public var whereClause: WhereClauseSyntax? { WhereClauseSyntax(syntax.node(6)) }

    /// The members.
    public var members: MemberBlockSyntax { MemberBlockSyntax(unchecked: syntax.requiredNode(7)) }
}

/// `enum`.
public struct EnumDeclSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .enumDecl }

    /// The attributes.
    public var attributes: SyntaxList<AttributeSyntax> { SyntaxList(parent: syntax.node(0)) }

    /// The modifiers.
    public var modifiers: SyntaxList<ModifierSyntax> { SyntaxList(parent: syntax.node(1)) }

    /// The keyword.
    public var keyword: TokenSyntax { syntax.requiredToken(2) }

    /// The name.
    public var name: TokenSyntax { syntax.requiredToken(3) }

    /// The generic parameters, or nil if there is none.
    public var genericParameters: GenericParameterClauseSyntax? { GenericParameterClauseSyntax(syntax.node(4)) }

    /// The inheritance, or nil if there is none.
    public var inheritance: InheritanceClauseSyntax? { InheritanceClauseSyntax(syntax.node(5)) }

    /// The where clause, or nil if there is none.
    public var whereClause: WhereClauseSyntax? { WhereClauseSyntax(syntax.node(6)) }

    /// The members.
    public var members: MemberBlockSyntax { MemberBlockSyntax(unchecked: syntax.requiredNode(7)) }
}

/// `actor`.
public struct ActorDeclSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .actorDecl }

    /// The attributes.
    public var attributes: SyntaxList<AttributeSyntax> { SyntaxList(parent: syntax.node(0)) }

    /// The modifiers.
    public var modifiers: SyntaxList<ModifierSyntax> { SyntaxList(parent: syntax.node(1)) }

    /// The keyword.
    public var keyword: TokenSyntax { syntax.requiredToken(2) }

    /// The name.
    public var name: TokenSyntax { syntax.requiredToken(3) }

    /// The generic parameters, or nil if there is none.
    public var genericParameters: GenericParameterClauseSyntax? { GenericParameterClauseSyntax(syntax.node(4)) }

    /// The inheritance, or nil if there is none.
    public var inheritance: InheritanceClauseSyntax? { InheritanceClauseSyntax(syntax.node(5)) }

    /// The where clause, or nil if there is none.
    public var whereClause: WhereClauseSyntax? { WhereClauseSyntax(syntax.node(6)) }

    /// The members.
    public var members: MemberBlockSyntax { MemberBlockSyntax(unchecked: syntax.requiredNode(7)) }
}

/// `protocol`; its primary associated types stand in the place of generic parameters.
public struct ProtocolDeclSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .protocolDecl }

    /// The attributes.
    public var attributes: SyntaxList<AttributeSyntax> { SyntaxList(parent: syntax.node(0)) }

    /// The modifiers.
    public var modifiers: SyntaxList<ModifierSyntax> { SyntaxList(parent: syntax.node(1)) }

    /// The keyword.
    public var keyword: TokenSyntax { syntax.requiredToken(2) }

    /// The name.
    public var name: TokenSyntax { syntax.requiredToken(3) }

    /// The generic parameters, or nil if there is none.
    public var genericParameters: GenericParameterClauseSyntax? { GenericParameterClauseSyntax(syntax.node(4)) }

    /// The inheritance, or nil if there is none.
    public var inheritance: InheritanceClauseSyntax? { InheritanceClauseSyntax(syntax.node(5)) }

    /// The where clause, or nil if there is none.
    public var whereClause: WhereClauseSyntax? { WhereClauseSyntax(syntax.node(6)) }

    /// The members.
    public var members: MemberBlockSyntax { MemberBlockSyntax(unchecked: syntax.requiredNode(7)) }
}

/// `extension`.
public struct ExtensionDeclSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .extensionDecl }

    /// The attributes.
    public var attributes: SyntaxList<AttributeSyntax> { SyntaxList(parent: syntax.node(0)) }

    /// The modifiers.
    public var modifiers: SyntaxList<ModifierSyntax> { SyntaxList(parent: syntax.node(1)) }

    /// The keyword.
    public var keyword: TokenSyntax { syntax.requiredToken(2) }

    /// The type.
    public var type: TypeSyntax { TypeSyntax(unchecked: syntax.requiredNode(3)) }

    /// The inheritance, or nil if there is none.
    public var inheritance: InheritanceClauseSyntax? { InheritanceClauseSyntax(syntax.node(4)) }

    /// The where clause, or nil if there is none.
    public var whereClause: WhereClauseSyntax? { WhereClauseSyntax(syntax.node(5)) }

    /// The members.
    public var members: MemberBlockSyntax { MemberBlockSyntax(unchecked: syntax.requiredNode(6)) }
}

/// `case a, b(Int)` in an enum.
public struct EnumCaseDeclSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .enumCaseDecl }

    /// The attributes.
    public var attributes: SyntaxList<AttributeSyntax> { SyntaxList(parent: syntax.node(0)) }

    /// The modifiers.
    public var modifiers: SyntaxList<ModifierSyntax> { SyntaxList(parent: syntax.node(1)) }

    /// The keyword.
    public var keyword: TokenSyntax { syntax.requiredToken(2) }

    /// The elements.
    public var elements: SyntaxList<EnumCaseElementSyntax> { SyntaxList(parent: syntax.node(3)) }
}
