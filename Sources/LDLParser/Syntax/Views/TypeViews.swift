/// A type of any kind.
public struct TypeSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    public static func accepts(_ kind: SyntaxKind) -> Bool { kind.isType }

    /// The type by its kind.
    public enum Form: Sendable {
        /// A name with its generic arguments: `Int`, `Array<Int>`, `Self`, `Any`, `_`.
        case simple(SimpleTypeSyntax)
        /// A type with everything that follows it: `.Member`, `?`, `!`. The list is flat.
        case postfix(PostfixTypeSyntax)
        /// `[Element]`.
        case array(ArrayTypeSyntax)
        /// `[Key: Value]`.
        case dictionary(DictionaryTypeSyntax)
        /// `[3 of Element]`.
        case inlineArray(InlineArrayTypeSyntax)
        /// `(A, name: B)`; with one unlabelled element it only groups.
        case tuple(TupleTypeSyntax)
        /// `(A) async throws -> B`.
        case function(FunctionTypeSyntax)
        /// A type with attributes or words such as `inout` before it.
        case attributed(AttributedTypeSyntax)
        /// `some P` or `any P`.
        case constrained(ConstrainedTypeSyntax)
        /// `A & B`.
        case composition(CompositionTypeSyntax)
        /// `~Copyable`.
        case suppressed(SuppressedTypeSyntax)
        /// `each T`.
        case packElement(PackElementTypeSyntax)
        /// `repeat each T`.
        case packExpansion(PackExpansionTypeSyntax)
        /// A type that the grammar requires and the file does not have.
        case missing(MissingTypeSyntax)
    }

    /// What it is, for a `switch` over all kinds.
    public var form: Form {
        switch kind {
        case .simpleType: .simple(SimpleTypeSyntax(unchecked: syntax))
        case .postfixType: .postfix(PostfixTypeSyntax(unchecked: syntax))
        case .arrayType: .array(ArrayTypeSyntax(unchecked: syntax))
        case .dictionaryType: .dictionary(DictionaryTypeSyntax(unchecked: syntax))
        case .inlineArrayType: .inlineArray(InlineArrayTypeSyntax(unchecked: syntax))
        case .tupleType: .tuple(TupleTypeSyntax(unchecked: syntax))
        case .functionType: .function(FunctionTypeSyntax(unchecked: syntax))
        case .attributedType: .attributed(AttributedTypeSyntax(unchecked: syntax))
        case .constrainedType: .constrained(ConstrainedTypeSyntax(unchecked: syntax))
        case .compositionType: .composition(CompositionTypeSyntax(unchecked: syntax))
        case .suppressedType: .suppressed(SuppressedTypeSyntax(unchecked: syntax))
        case .packElementType: .packElement(PackElementTypeSyntax(unchecked: syntax))
        case .packExpansionType: .packExpansion(PackExpansionTypeSyntax(unchecked: syntax))
        default: .missing(MissingTypeSyntax(unchecked: syntax))
        }
    }
}

/// A name with its generic arguments: `Int`, `Array<Int>`, `Self`, `Any`, `_`.
public struct SimpleTypeSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .simpleType }

    /// The name.
    public var name: TokenSyntax { syntax.requiredToken(0) }

    /// The generic arguments, or nil if there is none.
    public var genericArguments: GenericArgumentClauseSyntax? { GenericArgumentClauseSyntax(syntax.node(1)) }
}

/// A type with everything that follows it: `.Member`, `?`, `!`. The list is flat.
public struct PostfixTypeSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .postfixType }

    /// The base.
    public var base: TypeSyntax { TypeSyntax(unchecked: syntax.requiredNode(0)) }

    /// The suffixes.
    public var suffixes: SyntaxList<TypeSuffixSyntax> { SyntaxList(parent: syntax.node(1)) }
}

/// `[Element]`.
public struct ArrayTypeSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .arrayType }

    /// The '['.
    public var leftSquare: TokenSyntax { syntax.requiredToken(0) }

    /// The element.
    public var element: TypeSyntax { TypeSyntax(unchecked: syntax.requiredNode(1)) }

    /// The ']'.
    public var rightSquare: TokenSyntax { syntax.requiredToken(2) }
}

/// `[Key: Value]`.
public struct DictionaryTypeSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .dictionaryType }

    /// The '['.
    public var leftSquare: TokenSyntax { syntax.requiredToken(0) }

    /// The key.
    public var key: TypeSyntax { TypeSyntax(unchecked: syntax.requiredNode(1)) }

    /// The ':'.
    public var colon: TokenSyntax { syntax.requiredToken(2) }

    /// The value.
    public var value: TypeSyntax { TypeSyntax(unchecked: syntax.requiredNode(3)) }

    /// The ']'.
    public var rightSquare: TokenSyntax { syntax.requiredToken(4) }
}

/// `[3 of Element]`.
public struct InlineArrayTypeSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .inlineArrayType }

    /// The '['.
    public var leftSquare: TokenSyntax { syntax.requiredToken(0) }

    /// The count.
    public var count: Syntax { Syntax(unchecked: syntax.requiredNode(1)) }

    /// The of keyword.
    public var ofKeyword: TokenSyntax { syntax.requiredToken(2) }

    /// The element.
    public var element: TypeSyntax { TypeSyntax(unchecked: syntax.requiredNode(3)) }

    /// The ']'.
    public var rightSquare: TokenSyntax { syntax.requiredToken(4) }
}

/// `(A, name: B)`; with one unlabelled element it only groups.
public struct TupleTypeSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .tupleType }

    /// The '('.
    public var leftParen: TokenSyntax { syntax.requiredToken(0) }

    /// The elements.
    public var elements: SyntaxList<TupleTypeElementSyntax> { SyntaxList(parent: syntax.node(1)) }

    /// The ')'.
    public var rightParen: TokenSyntax { syntax.requiredToken(2) }
}

/// `(A) async throws -> B`.
public struct FunctionTypeSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .functionType }

    /// The '('.
    public var leftParen: TokenSyntax { syntax.requiredToken(0) }

    /// The parameters.
    public var parameters: SyntaxList<TupleTypeElementSyntax> { SyntaxList(parent: syntax.node(1)) }

    /// The ')'.
    public var rightParen: TokenSyntax { syntax.requiredToken(2) }

    /// The effects, or nil if there is none.
    public var effects: EffectSpecifiersSyntax? { EffectSpecifiersSyntax(syntax.node(3)) }

    /// The '->'.
    public var arrow: TokenSyntax { syntax.requiredToken(4) }

    /// The result.
    public var result: TypeSyntax { TypeSyntax(unchecked: syntax.requiredNode(5)) }
}

/// A type with attributes or words such as `inout` before it.
public struct AttributedTypeSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .attributedType }

    /// The specifiers.
    public var specifiers: SyntaxList<Syntax> { SyntaxList(parent: syntax.node(0)) }

    /// The type.
    public var type: TypeSyntax { TypeSyntax(unchecked: syntax.requiredNode(1)) }
}

/// `some P` or `any P`.
public struct ConstrainedTypeSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .constrainedType }

    /// The keyword.
    public var keyword: TokenSyntax { syntax.requiredToken(0) }

    /// The constraint.
    public var constraint: TypeSyntax { TypeSyntax(unchecked: syntax.requiredNode(1)) }
}

/// `A & B`.
public struct CompositionTypeSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .compositionType }
}

/// `~Copyable`.
public struct SuppressedTypeSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .suppressedType }

    /// The tilde.
    public var tilde: TokenSyntax { syntax.requiredToken(0) }

    /// The type.
    public var type: TypeSyntax { TypeSyntax(unchecked: syntax.requiredNode(1)) }
}

/// `each T`.
public struct PackElementTypeSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .packElementType }

    /// The keyword.
    public var keyword: TokenSyntax { syntax.requiredToken(0) }

    /// The type.
    public var type: TypeSyntax { TypeSyntax(unchecked: syntax.requiredNode(1)) }
}

/// `repeat each T`.
public struct PackExpansionTypeSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .packExpansionType }

    /// The keyword.
    public var keyword: TokenSyntax { syntax.requiredToken(0) }

    /// The type.
    public var type: TypeSyntax { TypeSyntax(unchecked: syntax.requiredNode(1)) }
}

/// A type that the grammar requires and the file does not have.
public struct MissingTypeSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .missingType }

    /// The skipped, or nil if there is none.
    public var skipped: Syntax? { Syntax(syntax.node(0)) }
}
