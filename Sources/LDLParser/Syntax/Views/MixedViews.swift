/// One element of a list of statements: a statement, a declaration, an expression or a build condition.
public struct StatementSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    @inlinable public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    @inlinable public static func accepts(_ kind: SyntaxKind) -> Bool { kind.isStmt || kind.isDecl || kind.isExpr }

    /// The element by its category.
    public enum Form: Sendable {
        /// An expression, which may be a view.
        case expression(ExprSyntax)
        /// A declaration or a build condition.
        case declaration(DeclSyntax)
        /// A statement that is neither; its kind tells which.
        case statement(Syntax)
    }

    /// What it is.
    @inlinable public var form: Form {
        if let expression = ExprSyntax(syntax) { return .expression(expression) }
        if let declaration = DeclSyntax(syntax) { return .declaration(declaration) }
        return .statement(syntax)
    }
}

/// One element of a condition list.
public struct ConditionSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    @inlinable public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    @inlinable public static func accepts(_ kind: SyntaxKind) -> Bool {
        kind.isExpr || kind == .bindingCondition || kind == .caseCondition || kind == .availabilityCondition
    }

    /// The condition by its kind.
    public enum Form: Sendable {
        /// A Boolean expression.
        case expression(ExprSyntax)
        /// `let name = value`.
        case binding(BindingConditionSyntax)
        /// `case pattern = value`.
        case pattern(CaseConditionSyntax)
        /// `#available(…)`.
        case availability(AvailabilityConditionSyntax)
    }

    /// What it is.
    @inlinable public var form: Form {
        switch kind {
        case .bindingCondition: .binding(BindingConditionSyntax(unchecked: syntax))
        case .caseCondition: .pattern(CaseConditionSyntax(unchecked: syntax))
        case .availabilityCondition: .availability(AvailabilityConditionSyntax(unchecked: syntax))
        default: .expression(ExprSyntax(unchecked: syntax))
        }
    }
}

/// One element between the braces of a `switch`: a case, or a build condition around cases.
public struct SwitchElementSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    @inlinable public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    @inlinable public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .switchCase || kind == .ifConfig }

    /// The case, or nil for a build condition.
    public var switchCase: SwitchCaseSyntax? { SwitchCaseSyntax(syntax) }
    /// The build condition, or nil for a case.
    public var ifConfig: IfConfigSyntax? { IfConfigSyntax(syntax) }
}

/// What stands before a case's statements: `case …:` or `default:`.
public struct SwitchLabelSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    @inlinable public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    @inlinable public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .caseLabel || kind == .defaultLabel }

    /// The patterns, or nil for `default`.
    public var caseLabel: CaseLabelSyntax? { CaseLabelSyntax(syntax) }
    /// Whether this is `default`.
    public var isDefault: Bool { kind == .defaultLabel }
}

/// One suffix of a type.
public struct TypeSuffixSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    @inlinable public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    @inlinable public static func accepts(_ kind: SyntaxKind) -> Bool { kind.isTypeSuffix }

    /// The suffix by its kind.
    public enum Form: Sendable {
        /// `.Member`.
        case member(MemberTypeSuffixSyntax)
        /// `?`.
        case optional(OptionalTypeSuffixSyntax)
        /// `!`.
        case unwrapped(UnwrappedTypeSuffixSyntax)
    }

    /// What it is.
    @inlinable public var form: Form {
        switch kind {
        case .memberTypeSuffix: .member(MemberTypeSuffixSyntax(unchecked: syntax))
        case .optionalTypeSuffix: .optional(OptionalTypeSuffixSyntax(unchecked: syntax))
        default: .unwrapped(UnwrappedTypeSuffixSyntax(unchecked: syntax))
        }
    }
}

/// A declaration of a struct, class, enum, actor or protocol: they have the same parts.
public struct NominalTypeDeclSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    @inlinable public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    @inlinable public static func accepts(_ kind: SyntaxKind) -> Bool {
        switch kind {
        case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl: true
        default: false
        }
    }

    /// The attributes.
    @inlinable public var attributes: SyntaxList<AttributeSyntax> { SyntaxList(parent: syntax.node(0)) }
    /// The modifiers.
    @inlinable public var modifiers: SyntaxList<ModifierSyntax> { SyntaxList(parent: syntax.node(1)) }
    /// The keyword.
    @inlinable public var keyword: TokenSyntax { syntax.requiredToken(2) }
    /// The name.
    @inlinable public var name: TokenSyntax { syntax.requiredToken(3) }
    /// The generic parameters, or a protocol's primary associated types, or nil if there are none.
    @inlinable public var genericParameters: GenericParameterClauseSyntax? {
        GenericParameterClauseSyntax(syntax.node(4))
    }
    /// The inherited types, or nil if there are none.
    @inlinable public var inheritance: InheritanceClauseSyntax? { InheritanceClauseSyntax(syntax.node(5)) }
    /// The requirements, or nil if there are none.
    @inlinable public var whereClause: WhereClauseSyntax? { WhereClauseSyntax(syntax.node(6)) }
    /// The members.
    @inlinable public var members: MemberBlockSyntax { MemberBlockSyntax(unchecked: syntax.requiredNode(7)) }
}
