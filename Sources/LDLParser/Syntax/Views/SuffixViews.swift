/// One suffix of a chain, or one component of a key path.
public struct PostfixSuffixSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    @inlinable public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    @inlinable public static func accepts(_ kind: SyntaxKind) -> Bool { kind.isSuffix }

    /// The suffix by its kind.
    public enum Form: Sendable {
        /// `.name`.
        case member(MemberSuffixSyntax)
        /// `(arguments) { … } label: { … }`; the parentheses are absent when only closures are passed.
        case call(CallSuffixSyntax)
        /// `[arguments]`, with trailing closures in rare cases.
        case subscripted(SubscriptSuffixSyntax)
        /// `?`.
        case optionalChain(OptionalChainSuffixSyntax)
        /// `!`.
        case forceUnwrap(ForceUnwrapSuffixSyntax)
        /// An operator after its operand, such as `...`.
        case postfixOperator(PostfixOperatorSuffixSyntax)
        /// Members that depend on a build condition.
        case ifConfig(IfConfigSuffixSyntax)
    }

    /// What it is, for a `switch` over all kinds.
    @inlinable public var form: Form {
        switch kind {
        case .memberSuffix: .member(MemberSuffixSyntax(unchecked: syntax))
        case .callSuffix: .call(CallSuffixSyntax(unchecked: syntax))
        case .subscriptSuffix: .subscripted(SubscriptSuffixSyntax(unchecked: syntax))
        case .optionalChainSuffix: .optionalChain(OptionalChainSuffixSyntax(unchecked: syntax))
        case .forceUnwrapSuffix: .forceUnwrap(ForceUnwrapSuffixSyntax(unchecked: syntax))
        case .postfixOperatorSuffix: .postfixOperator(PostfixOperatorSuffixSyntax(unchecked: syntax))
        default: .ifConfig(IfConfigSuffixSyntax(unchecked: syntax))
        }
    }
}

/// `.name`.
public struct MemberSuffixSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    @inlinable public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    @inlinable public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .memberSuffix }

    /// The '.'.
    @inlinable public var period: TokenSyntax { syntax.requiredToken(0) }

    /// The name.
    @inlinable public var name: TokenSyntax { syntax.requiredToken(1) }

    /// The argument names, or nil if there is none.
    @inlinable public var argumentNames: DeclNameArgumentsSyntax? { DeclNameArgumentsSyntax(syntax.node(2)) }

    /// The generic arguments, or nil if there is none.
    @inlinable public var genericArguments: GenericArgumentClauseSyntax? { GenericArgumentClauseSyntax(syntax.node(3)) }
}

/// `(arguments) { … } label: { … }`; the parentheses are absent when only closures are passed.
public struct CallSuffixSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    @inlinable public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    @inlinable public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .callSuffix }

    /// The '(', or nil if there is none.
    @inlinable public var leftParen: TokenSyntax? { syntax.token(0) }

    /// The arguments.
    @inlinable public var arguments: SyntaxList<ArgumentSyntax> { SyntaxList(parent: syntax.node(1)) }

    /// The ')', or nil if there is none.
    @inlinable public var rightParen: TokenSyntax? { syntax.token(2) }

    /// The trailing closure, or nil if there is none.
    @inlinable public var trailingClosure: ClosureExprSyntax? { ClosureExprSyntax(syntax.node(3)) }

    /// The additional closures.
    @inlinable public var additionalClosures: SyntaxList<LabeledClosureSyntax> { SyntaxList(parent: syntax.node(4)) }
}

/// `[arguments]`, with trailing closures in rare cases.
public struct SubscriptSuffixSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    @inlinable public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    @inlinable public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .subscriptSuffix }

    /// The '['.
    @inlinable public var leftSquare: TokenSyntax { syntax.requiredToken(0) }

    /// The arguments.
    @inlinable public var arguments: SyntaxList<ArgumentSyntax> { SyntaxList(parent: syntax.node(1)) }

    /// The ']'.
    @inlinable public var rightSquare: TokenSyntax { syntax.requiredToken(2) }

    /// The trailing closure, or nil if there is none.
    @inlinable public var trailingClosure: ClosureExprSyntax? { ClosureExprSyntax(syntax.node(3)) }

    /// The additional closures.
    @inlinable public var additionalClosures: SyntaxList<LabeledClosureSyntax> { SyntaxList(parent: syntax.node(4)) }
}

/// `?`.
public struct OptionalChainSuffixSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    @inlinable public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    @inlinable public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .optionalChainSuffix }

    /// The mark after it.
    @inlinable public var mark: TokenSyntax { syntax.requiredToken(0) }
}

/// `!`.
public struct ForceUnwrapSuffixSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    @inlinable public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    @inlinable public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .forceUnwrapSuffix }

    /// The mark after it.
    @inlinable public var mark: TokenSyntax { syntax.requiredToken(0) }
}

/// An operator after its operand, such as `...`.
public struct PostfixOperatorSuffixSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    @inlinable public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    @inlinable public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .postfixOperatorSuffix }

    /// The operator token.
    @inlinable public var operatorToken: TokenSyntax { syntax.requiredToken(0) }
}

/// Members that depend on a build condition.
public struct IfConfigSuffixSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    @inlinable public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    @inlinable public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .ifConfigSuffix }

    /// The config.
    @inlinable public var config: IfConfigSyntax { IfConfigSyntax(unchecked: syntax.requiredNode(0)) }
}
