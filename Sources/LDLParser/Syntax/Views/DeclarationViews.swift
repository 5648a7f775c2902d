// Long because it is one table: a view of each kind of declaration, with an accessor for each slot.

/// A declaration of any kind, or a build condition around declarations.
public struct DeclSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    public static func accepts(_ kind: SyntaxKind) -> Bool { kind.isDecl }

    /// The declaration by its kind.
    public enum Form: Sendable {
        /// `import struct Module.Name`.
        case importDecl(ImportDeclSyntax)
        /// `let` or `var` with its bindings.
        case variable(VariableDeclSyntax)
        /// `func`.
        case function(FunctionDeclSyntax)
        /// `init`.
        case initializer(InitializerDeclSyntax)
        /// `deinit`.
        case deinitializer(DeinitializerDeclSyntax)
        /// `subscript`.
        case subscriptDecl(SubscriptDeclSyntax)
        /// `struct`.
        case structDecl(StructDeclSyntax)
        /// `class`.
        case classDecl(ClassDeclSyntax)
        /// `enum`.
        case enumDecl(EnumDeclSyntax)
        /// `actor`.
        case actor(ActorDeclSyntax)
        /// `protocol`; its primary associated types stand in the place of generic parameters.
        case protocolDecl(ProtocolDeclSyntax)
        /// `extension`.
        case extensionDecl(ExtensionDeclSyntax)
        /// `case a, b(Int)` in an enum.
        case enumCase(EnumCaseDeclSyntax)
        /// `typealias`.
        case typealiasDecl(TypealiasDeclSyntax)
        /// `associatedtype` in a protocol.
        case associatedtypeDecl(AssociatedtypeDeclSyntax)
        /// `infix operator <>: Group`.
        case operatorDecl(OperatorDeclSyntax)
        /// `precedencegroup`.
        case precedenceGroup(PrecedenceGroupDeclSyntax)
        /// `macro`.
        case macro(MacroDeclSyntax)
        /// A macro that is expanded where a declaration stands.
        case macroExpansion(MacroExpansionDeclSyntax)
        /// `using @MainActor`: a default for the file.
        case using(UsingDeclSyntax)
        /// Attributes and modifiers without a declaration after them.
        case missing(MissingDeclSyntax)
        /// `#if … #elseif … #else … #endif`.
        case ifConfig(IfConfigSyntax)
        /// `#sourceLocation(file: "…", line: 1)`.
        case sourceLocation(SourceLocationSyntax)
    }

    /// What it is, for a `switch` over all kinds.
    public var form: Form {
        switch kind {
        case .importDecl: .importDecl(ImportDeclSyntax(unchecked: syntax))
        case .variableDecl: .variable(VariableDeclSyntax(unchecked: syntax))
        case .functionDecl: .function(FunctionDeclSyntax(unchecked: syntax))
        case .initializerDecl: .initializer(InitializerDeclSyntax(unchecked: syntax))
        case .deinitializerDecl: .deinitializer(DeinitializerDeclSyntax(unchecked: syntax))
        case .subscriptDecl: .subscriptDecl(SubscriptDeclSyntax(unchecked: syntax))
        case .structDecl: .structDecl(StructDeclSyntax(unchecked: syntax))
        case .classDecl: .classDecl(ClassDeclSyntax(unchecked: syntax))
        case .enumDecl: .enumDecl(EnumDeclSyntax(unchecked: syntax))
        case .actorDecl: .actor(ActorDeclSyntax(unchecked: syntax))
        case .protocolDecl: .protocolDecl(ProtocolDeclSyntax(unchecked: syntax))
        case .extensionDecl: .extensionDecl(ExtensionDeclSyntax(unchecked: syntax))
        case .enumCaseDecl: .enumCase(EnumCaseDeclSyntax(unchecked: syntax))
        case .typealiasDecl: .typealiasDecl(TypealiasDeclSyntax(unchecked: syntax))
        case .associatedtypeDecl: .associatedtypeDecl(AssociatedtypeDeclSyntax(unchecked: syntax))
        case .operatorDecl: .operatorDecl(OperatorDeclSyntax(unchecked: syntax))
        case .precedenceGroupDecl: .precedenceGroup(PrecedenceGroupDeclSyntax(unchecked: syntax))
        case .macroDecl: .macro(MacroDeclSyntax(unchecked: syntax))
        case .macroExpansionDecl: .macroExpansion(MacroExpansionDeclSyntax(unchecked: syntax))
        case .usingDecl: .using(UsingDeclSyntax(unchecked: syntax))
        case .missingDecl: .missing(MissingDeclSyntax(unchecked: syntax))
        case .ifConfig: .ifConfig(IfConfigSyntax(unchecked: syntax))
        default: .sourceLocation(SourceLocationSyntax(unchecked: syntax))
        }
    }
}

/// `import struct Module.Name`.
public struct ImportDeclSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .importDecl }

    /// The attributes.
    public var attributes: SyntaxList<AttributeSyntax> { SyntaxList(parent: syntax.node(0)) }

    /// The modifiers.
    public var modifiers: SyntaxList<ModifierSyntax> { SyntaxList(parent: syntax.node(1)) }

    /// The keyword.
    public var keyword: TokenSyntax { syntax.requiredToken(2) }

    /// The kind, or nil if there is none.
    public var kind: TokenSyntax? { syntax.token(3) }

    /// The path.
    public var path: ImportPathSyntax { ImportPathSyntax(unchecked: syntax.requiredNode(4)) }
}

/// `let` or `var` with its bindings.
public struct VariableDeclSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .variableDecl }

    /// The attributes.
    public var attributes: SyntaxList<AttributeSyntax> { SyntaxList(parent: syntax.node(0)) }

    /// The modifiers.
    public var modifiers: SyntaxList<ModifierSyntax> { SyntaxList(parent: syntax.node(1)) }

    /// The keyword.
    public var keyword: TokenSyntax { syntax.requiredToken(2) }

    /// The bindings.
    public var bindings: SyntaxList<PatternBindingSyntax> { SyntaxList(parent: syntax.node(3)) }
}

/// `func`.
public struct FunctionDeclSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .functionDecl }

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

    /// The parameters.
    public var parameters: ParameterClauseSyntax { ParameterClauseSyntax(unchecked: syntax.requiredNode(5)) }

    /// The effects, or nil if there is none.
    public var effects: EffectSpecifiersSyntax? { EffectSpecifiersSyntax(syntax.node(6)) }

    /// The result, or nil if there is none.
    public var result: ReturnClauseSyntax? { ReturnClauseSyntax(syntax.node(7)) }

    /// The where clause, or nil if there is none.
    public var whereClause: WhereClauseSyntax? { WhereClauseSyntax(syntax.node(8)) }

    /// The body, or nil if there is none.
    public var body: CodeBlockSyntax? { CodeBlockSyntax(syntax.node(9)) }
}

/// `init`.
public struct InitializerDeclSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .initializerDecl }

    /// The attributes.
    public var attributes: SyntaxList<AttributeSyntax> { SyntaxList(parent: syntax.node(0)) }

    /// The modifiers.
    public var modifiers: SyntaxList<ModifierSyntax> { SyntaxList(parent: syntax.node(1)) }

    /// The keyword.
    public var keyword: TokenSyntax { syntax.requiredToken(2) }

    /// The mark after it, or nil if there is none.
    public var mark: TokenSyntax? { syntax.token(3) }

    /// The generic parameters, or nil if there is none.
    public var genericParameters: GenericParameterClauseSyntax? { GenericParameterClauseSyntax(syntax.node(4)) }

    /// The parameters.
    public var parameters: ParameterClauseSyntax { ParameterClauseSyntax(unchecked: syntax.requiredNode(5)) }

    /// The effects, or nil if there is none.
    public var effects: EffectSpecifiersSyntax? { EffectSpecifiersSyntax(syntax.node(6)) }

    /// The result, or nil if there is none.
    public var result: ReturnClauseSyntax? { ReturnClauseSyntax(syntax.node(7)) }

    /// The where clause, or nil if there is none.
    public var whereClause: WhereClauseSyntax? { WhereClauseSyntax(syntax.node(8)) }

    /// The body, or nil if there is none.
    public var body: CodeBlockSyntax? { CodeBlockSyntax(syntax.node(9)) }
}

/// `deinit`.
public struct DeinitializerDeclSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .deinitializerDecl }

    /// The attributes.
    public var attributes: SyntaxList<AttributeSyntax> { SyntaxList(parent: syntax.node(0)) }

    /// The modifiers.
    public var modifiers: SyntaxList<ModifierSyntax> { SyntaxList(parent: syntax.node(1)) }

    /// The keyword.
    public var keyword: TokenSyntax { syntax.requiredToken(2) }

    /// The effects, or nil if there is none.
    public var effects: EffectSpecifiersSyntax? { EffectSpecifiersSyntax(syntax.node(3)) }

    /// The body, or nil if there is none.
    public var body: CodeBlockSyntax? { CodeBlockSyntax(syntax.node(4)) }
}

/// `subscript`.
public struct SubscriptDeclSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .subscriptDecl }

    /// The attributes.
    public var attributes: SyntaxList<AttributeSyntax> { SyntaxList(parent: syntax.node(0)) }

    /// The modifiers.
    public var modifiers: SyntaxList<ModifierSyntax> { SyntaxList(parent: syntax.node(1)) }

    /// The keyword.
    public var keyword: TokenSyntax { syntax.requiredToken(2) }

    /// The generic parameters, or nil if there is none.
    public var genericParameters: GenericParameterClauseSyntax? { GenericParameterClauseSyntax(syntax.node(3)) }

    /// The parameters.
    public var parameters: ParameterClauseSyntax { ParameterClauseSyntax(unchecked: syntax.requiredNode(4)) }

    /// The effects, or nil if there is none.
    public var effects: EffectSpecifiersSyntax? { EffectSpecifiersSyntax(syntax.node(5)) }

    /// The result.
    public var result: ReturnClauseSyntax { ReturnClauseSyntax(unchecked: syntax.requiredNode(6)) }

    /// The where clause, or nil if there is none.
    public var whereClause: WhereClauseSyntax? { WhereClauseSyntax(syntax.node(7)) }

    /// The accessors, or nil if there is none.
    public var accessors: AccessorBlockSyntax? { AccessorBlockSyntax(syntax.node(8)) }
}

/// `typealias`.
public struct TypealiasDeclSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .typealiasDecl }

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

    /// The '='.
    public var equal: TokenSyntax { syntax.requiredToken(5) }

    /// The type.
    public var type: TypeSyntax { TypeSyntax(unchecked: syntax.requiredNode(6)) }

    /// The where clause, or nil if there is none.
    public var whereClause: WhereClauseSyntax? { WhereClauseSyntax(syntax.node(7)) }
}

/// `associatedtype` in a protocol.
public struct AssociatedtypeDeclSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .associatedtypeDecl }

    /// The attributes.
    public var attributes: SyntaxList<AttributeSyntax> { SyntaxList(parent: syntax.node(0)) }

    /// The modifiers.
    public var modifiers: SyntaxList<ModifierSyntax> { SyntaxList(parent: syntax.node(1)) }

    /// The keyword.
    public var keyword: TokenSyntax { syntax.requiredToken(2) }

    /// The name.
    public var name: TokenSyntax { syntax.requiredToken(3) }

    /// The inheritance, or nil if there is none.
    public var inheritance: InheritanceClauseSyntax? { InheritanceClauseSyntax(syntax.node(4)) }

    /// The '=', or nil if there is none.
    public var equal: TokenSyntax? { syntax.token(5) }

    /// The type, or nil if there is none.
    public var type: TypeSyntax? { TypeSyntax(syntax.node(6)) }

    /// The where clause, or nil if there is none.
    public var whereClause: WhereClauseSyntax? { WhereClauseSyntax(syntax.node(7)) }
}

/// `infix operator <>: Group`.
public struct OperatorDeclSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .operatorDecl }

    /// The attributes.
    public var attributes: SyntaxList<AttributeSyntax> { SyntaxList(parent: syntax.node(0)) }

    /// The modifiers.
    public var modifiers: SyntaxList<ModifierSyntax> { SyntaxList(parent: syntax.node(1)) }

    /// The keyword.
    public var keyword: TokenSyntax { syntax.requiredToken(2) }

    /// The name.
    public var name: TokenSyntax { syntax.requiredToken(3) }

    /// The ':', or nil if there is none.
    public var colon: TokenSyntax? { syntax.token(4) }

    /// The group, or nil if there is none.
    public var group: TokenSyntax? { syntax.token(5) }
}

/// `precedencegroup`.
public struct PrecedenceGroupDeclSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .precedenceGroupDecl }

    /// The attributes.
    public var attributes: SyntaxList<AttributeSyntax> { SyntaxList(parent: syntax.node(0)) }

    /// The modifiers.
    public var modifiers: SyntaxList<ModifierSyntax> { SyntaxList(parent: syntax.node(1)) }

    /// The keyword.
    public var keyword: TokenSyntax { syntax.requiredToken(2) }

    /// The name.
    public var name: TokenSyntax { syntax.requiredToken(3) }

    /// The '{'.
    public var leftBrace: TokenSyntax { syntax.requiredToken(4) }

    /// The properties.
    public var properties: SyntaxList<PrecedenceGroupPropertySyntax> { SyntaxList(parent: syntax.node(5)) }

    /// The '}'.
    public var rightBrace: TokenSyntax { syntax.requiredToken(6) }
}

/// `macro`.
public struct MacroDeclSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .macroDecl }

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

    /// The parameters.
    public var parameters: ParameterClauseSyntax { ParameterClauseSyntax(unchecked: syntax.requiredNode(5)) }

    /// The effects, or nil if there is none.
    public var effects: EffectSpecifiersSyntax? { EffectSpecifiersSyntax(syntax.node(6)) }

    /// The result, or nil if there is none.
    public var result: ReturnClauseSyntax? { ReturnClauseSyntax(syntax.node(7)) }

    /// The definition, or nil if there is none.
    public var definition: InitializerClauseSyntax? { InitializerClauseSyntax(syntax.node(8)) }

    /// The where clause, or nil if there is none.
    public var whereClause: WhereClauseSyntax? { WhereClauseSyntax(syntax.node(9)) }
}

/// A macro that is expanded where a declaration stands.
public struct MacroExpansionDeclSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .macroExpansionDecl }

    /// The attributes.
    public var attributes: SyntaxList<AttributeSyntax> { SyntaxList(parent: syntax.node(0)) }

    /// The modifiers.
    public var modifiers: SyntaxList<ModifierSyntax> { SyntaxList(parent: syntax.node(1)) }

    /// The expansion.
    public var expansion: MacroExprSyntax { MacroExprSyntax(unchecked: syntax.requiredNode(2)) }
}

/// `using @MainActor`: a default for the file.
public struct UsingDeclSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .usingDecl }

    /// The attributes.
    public var attributes: SyntaxList<AttributeSyntax> { SyntaxList(parent: syntax.node(0)) }

    /// The modifiers.
    public var modifiers: SyntaxList<ModifierSyntax> { SyntaxList(parent: syntax.node(1)) }

    /// The keyword.
    public var keyword: TokenSyntax { syntax.requiredToken(2) }

    /// The value.
    public var value: Syntax { Syntax(unchecked: syntax.requiredNode(3)) }
}

/// Attributes and modifiers without a declaration after them.
public struct MissingDeclSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .missingDecl }

    /// The attributes.
    public var attributes: SyntaxList<AttributeSyntax> { SyntaxList(parent: syntax.node(0)) }

    /// The modifiers.
    public var modifiers: SyntaxList<ModifierSyntax> { SyntaxList(parent: syntax.node(1)) }

    /// The skipped, or nil if there is none.
    public var skipped: Syntax? { Syntax(syntax.node(2)) }
}

/// `#if … #elseif … #else … #endif`.
public struct IfConfigSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .ifConfig }

    /// The clauses.
    public var clauses: SyntaxList<IfConfigClauseSyntax> { SyntaxList(parent: syntax.node(0)) }

    /// The pound endif.
    public var poundEndif: TokenSyntax { syntax.requiredToken(1) }
}

/// `#sourceLocation(file: "…", line: 1)`.
public struct SourceLocationSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .sourceLocation }

    /// The keyword.
    public var keyword: TokenSyntax { syntax.requiredToken(0) }

    /// The '('.
    public var leftParen: TokenSyntax { syntax.requiredToken(1) }

    /// The arguments.
    public var arguments: SyntaxList<ArgumentSyntax> { SyntaxList(parent: syntax.node(2)) }

    /// The ')'.
    public var rightParen: TokenSyntax { syntax.requiredToken(3) }
}
