/// `@Name(arguments)`.
public struct AttributeSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .attribute }

    /// The '@'.
    public var atSign: TokenSyntax { syntax.requiredToken(0) }

    /// The name.
    public var name: TypeSyntax { TypeSyntax(unchecked: syntax.requiredNode(1)) }

    /// The '(', or nil if there is none.
    public var leftParen: TokenSyntax? { syntax.token(2) }

    /// The arguments, or nil if there is none.
    public var arguments: Syntax? { Syntax(syntax.node(3)) }

    /// The ')', or nil if there is none.
    public var rightParen: TokenSyntax? { syntax.token(4) }
}

/// Tokens whose structure does not matter to layout, with balanced brackets.
public struct TokenRunSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .tokenRun }
}

/// `private(set)`.
public struct ModifierSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .modifier }

    /// The name.
    public var name: TokenSyntax { syntax.requiredToken(0) }

    /// The '(', or nil if there is none.
    public var leftParen: TokenSyntax? { syntax.token(1) }

    /// The detail, or nil if there is none.
    public var detail: TokenSyntax? { syntax.token(2) }

    /// The ')', or nil if there is none.
    public var rightParen: TokenSyntax? { syntax.token(3) }
}

/// Names and the periods between them.
public struct ImportPathSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .importPath }
}

/// One pattern with its type, value and accessors.
public struct PatternBindingSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .patternBinding }

    /// The pattern.
    public var pattern: PatternSyntax { PatternSyntax(unchecked: syntax.requiredNode(0)) }

    /// The type annotation, or nil if there is none.
    public var typeAnnotation: TypeAnnotationSyntax? { TypeAnnotationSyntax(syntax.node(1)) }

    /// The initializer, or nil if there is none.
    public var initializer: InitializerClauseSyntax? { InitializerClauseSyntax(syntax.node(2)) }

    /// The accessors, or nil if there is none.
    public var accessors: AccessorBlockSyntax? { AccessorBlockSyntax(syntax.node(3)) }
}

/// `: Type`.
public struct TypeAnnotationSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .typeAnnotation }

    /// The ':'.
    public var colon: TokenSyntax { syntax.requiredToken(0) }

    /// The type.
    public var type: TypeSyntax { TypeSyntax(unchecked: syntax.requiredNode(1)) }
}

/// `= value`.
public struct InitializerClauseSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .initializerClause }

    /// The '='.
    public var equal: TokenSyntax { syntax.requiredToken(0) }

    /// The value.
    public var value: ExprSyntax { ExprSyntax(unchecked: syntax.requiredNode(1)) }
}

/// The body of a computed property, or its accessors and observers.
public struct AccessorBlockSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .accessorBlock }

    /// The '{'.
    public var leftBrace: TokenSyntax { syntax.requiredToken(0) }

    /// The accessors.
    public var accessors: SyntaxList<AccessorSyntax> { SyntaxList(parent: syntax.node(1)) }

    /// The statements.
    public var statements: SyntaxList<StatementSyntax> { SyntaxList(parent: syntax.node(2)) }

    /// The '}'.
    public var rightBrace: TokenSyntax { syntax.requiredToken(3) }
}

/// `get`, `set(value)`, `willSet`, `didSet` …
public struct AccessorSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .accessor }

    /// The attributes.
    public var attributes: SyntaxList<AttributeSyntax> { SyntaxList(parent: syntax.node(0)) }

    /// The modifiers.
    public var modifiers: SyntaxList<ModifierSyntax> { SyntaxList(parent: syntax.node(1)) }

    /// The name.
    public var name: TokenSyntax { syntax.requiredToken(2) }

    /// The '(', or nil if there is none.
    public var leftParen: TokenSyntax? { syntax.token(3) }

    /// The parameter, or nil if there is none.
    public var parameter: TokenSyntax? { syntax.token(4) }

    /// The ')', or nil if there is none.
    public var rightParen: TokenSyntax? { syntax.token(5) }

    /// The effects, or nil if there is none.
    public var effects: EffectSpecifiersSyntax? { EffectSpecifiersSyntax(syntax.node(6)) }

    /// The body, or nil if there is none.
    public var body: CodeBlockSyntax? { CodeBlockSyntax(syntax.node(7)) }
}

/// Parameters in parentheses.
public struct ParameterClauseSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .parameterClause }

    /// The '('.
    public var leftParen: TokenSyntax { syntax.requiredToken(0) }

    /// The parameters.
    public var parameters: SyntaxList<ParameterSyntax> { SyntaxList(parent: syntax.node(1)) }

    /// The ')'.
    public var rightParen: TokenSyntax { syntax.requiredToken(2) }
}

/// One parameter of a function, closure, macro or enum case; of an enum case the names may be absent.
public struct ParameterSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .parameter }

    /// The attributes.
    public var attributes: SyntaxList<AttributeSyntax> { SyntaxList(parent: syntax.node(0)) }

    /// The modifiers.
    public var modifiers: SyntaxList<ModifierSyntax> { SyntaxList(parent: syntax.node(1)) }

    /// The first name, or nil if there is none.
    public var firstName: TokenSyntax? { syntax.token(2) }

    /// The second name, or nil if there is none.
    public var secondName: TokenSyntax? { syntax.token(3) }

    /// The ':', or nil if there is none.
    public var colon: TokenSyntax? { syntax.token(4) }

    /// The type, or nil if there is none.
    public var type: TypeSyntax? { TypeSyntax(syntax.node(5)) }

    /// The ellipsis, or nil if there is none.
    public var ellipsis: TokenSyntax? { syntax.token(6) }

    /// The default value, or nil if there is none.
    public var defaultValue: InitializerClauseSyntax? { InitializerClauseSyntax(syntax.node(7)) }
}

/// `async`, `throws`, `rethrows`.
public struct EffectSpecifiersSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .effectSpecifiers }
}

/// `throws` or `throws(Error)`.
public struct ThrowsClauseSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .throwsClause }

    /// The keyword.
    public var keyword: TokenSyntax { syntax.requiredToken(0) }

    /// The '(', or nil if there is none.
    public var leftParen: TokenSyntax? { syntax.token(1) }

    /// The type, or nil if there is none.
    public var type: TypeSyntax? { TypeSyntax(syntax.node(2)) }

    /// The ')', or nil if there is none.
    public var rightParen: TokenSyntax? { syntax.token(3) }
}

/// `-> Type`.
public struct ReturnClauseSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .returnClause }

    /// The '->'.
    public var arrow: TokenSyntax { syntax.requiredToken(0) }

    /// The type.
    public var type: TypeSyntax { TypeSyntax(unchecked: syntax.requiredNode(1)) }
}

/// Members in braces.
public struct MemberBlockSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .memberBlock }

    /// The '{'.
    public var leftBrace: TokenSyntax { syntax.requiredToken(0) }

    /// The members.
    public var members: SyntaxList<DeclSyntax> { SyntaxList(parent: syntax.node(1)) }

    /// The '}'.
    public var rightBrace: TokenSyntax { syntax.requiredToken(2) }
}

/// One case of an enum.
public struct EnumCaseElementSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .enumCaseElement }

    /// The name.
    public var name: TokenSyntax { syntax.requiredToken(0) }

    /// The parameters, or nil if there is none.
    public var parameters: ParameterClauseSyntax? { ParameterClauseSyntax(syntax.node(1)) }

    /// The raw value, or nil if there is none.
    public var rawValue: InitializerClauseSyntax? { InitializerClauseSyntax(syntax.node(2)) }
}

/// `: A, B`.
public struct InheritanceClauseSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .inheritanceClause }

    /// The ':'.
    public var colon: TokenSyntax { syntax.requiredToken(0) }

    /// The types.
    public var types: SyntaxList<TypeSyntax> { SyntaxList(parent: syntax.node(1)) }
}

/// `<A, B: C>`.
public struct GenericParameterClauseSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .genericParameterClause }

    /// The '<'.
    public var leftAngle: TokenSyntax { syntax.requiredToken(0) }

    /// The parameters.
    public var parameters: SyntaxList<GenericParameterSyntax> { SyntaxList(parent: syntax.node(1)) }

    /// The where clause, or nil if there is none.
    public var whereClause: WhereClauseSyntax? { WhereClauseSyntax(syntax.node(2)) }

    /// The '>'.
    public var rightAngle: TokenSyntax { syntax.requiredToken(3) }
}

/// One generic parameter.
public struct GenericParameterSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .genericParameter }

    /// The attributes.
    public var attributes: SyntaxList<AttributeSyntax> { SyntaxList(parent: syntax.node(0)) }

    /// The specifier, or nil if there is none.
    public var specifier: TokenSyntax? { syntax.token(1) }

    /// The name.
    public var name: TokenSyntax { syntax.requiredToken(2) }

    /// The ':', or nil if there is none.
    public var colon: TokenSyntax? { syntax.token(3) }

    /// The constraint, or nil if there is none.
    public var constraint: TypeSyntax? { TypeSyntax(syntax.node(4)) }
}

/// `<A, B>`.
public struct GenericArgumentClauseSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .genericArgumentClause }

    /// The '<'.
    public var leftAngle: TokenSyntax { syntax.requiredToken(0) }

    /// The arguments.
    public var arguments: SyntaxList<Syntax> { SyntaxList(parent: syntax.node(1)) }

    /// The '>'.
    public var rightAngle: TokenSyntax { syntax.requiredToken(2) }
}

/// `where A: B, C == D`.
public struct WhereClauseSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .whereClause }

    /// The keyword.
    public var keyword: TokenSyntax { syntax.requiredToken(0) }

    /// The requirements.
    public var requirements: SyntaxList<Syntax> { SyntaxList(parent: syntax.node(1)) }
}

/// `A: B`.
public struct ConformanceRequirementSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .conformanceRequirement }

    /// The type.
    public var type: TypeSyntax { TypeSyntax(unchecked: syntax.requiredNode(0)) }

    /// The ':'.
    public var colon: TokenSyntax { syntax.requiredToken(1) }

    /// The constraint.
    public var constraint: TypeSyntax { TypeSyntax(unchecked: syntax.requiredNode(2)) }
}

/// `A == B`.
public struct SameTypeRequirementSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .sameTypeRequirement }

    /// The left.
    public var left: Syntax { Syntax(unchecked: syntax.requiredNode(0)) }

    /// The equality.
    public var equality: TokenSyntax { syntax.requiredToken(1) }

    /// The right.
    public var right: Syntax { Syntax(unchecked: syntax.requiredNode(2)) }
}

/// `associativity: left`, `higherThan: A, B`, `assignment: true`.
public struct PrecedenceGroupPropertySyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .precedenceGroupProperty }
}

/// One branch.
public struct IfConfigClauseSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .ifConfigClause }

    /// The keyword.
    public var keyword: TokenSyntax { syntax.requiredToken(0) }

    /// The condition, or nil if there is none.
    public var condition: ExprSyntax? { ExprSyntax(syntax.node(1)) }

    /// The elements.
    public var elements: Syntax { Syntax(unchecked: syntax.requiredNode(2)) }
}
