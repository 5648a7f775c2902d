/// An expression of any kind.
public struct ExprSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    @inlinable public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    @inlinable public static func accepts(_ kind: SyntaxKind) -> Bool { kind.isExpr }

    /// The expression by its kind.
    public enum Form: Sendable {
        /// A name that is used: `title`, `Array<Int>`, `self`, `$0`, `move(to:)`.
        case identifier(IdentifierExprSyntax)
        /// A whole number.
        case integerLiteral(IntegerLiteralSyntax)
        /// A number with a fraction or an exponent.
        case floatLiteral(FloatLiteralSyntax)
        /// `true` or `false`.
        case booleanLiteral(BooleanLiteralSyntax)
        /// `nil`.
        case nilLiteral(NilLiteralSyntax)
        /// A regular expression.
        case regexLiteral(RegexLiteralSyntax)
        /// A text in quotes, of one or several lines, raw or not.
        case stringLiteral(StringLiteralSyntax)
        /// `[a, b]`.
        case arrayLiteral(ArrayLiteralSyntax)
        /// `[a: b]` or `[:]`.
        case dictionaryLiteral(DictionaryLiteralSyntax)
        /// Expressions in parentheses; with one unlabelled element it only groups.
        case tuple(TupleExprSyntax)
        /// Statements in braces as a value, with or without a signature.
        case closure(ClosureExprSyntax)
        /// A path to a property: `\.self`, `\Trip.name`.
        case keyPath(KeyPathExprSyntax)
        /// A member of the type that the context asks for: `.leading`.
        case implicitMember(ImplicitMemberSyntax)
        /// An expression with everything that follows it without a space: members, calls, subscripts. The list is
        /// flat however long the chain is.
        case postfix(PostfixExprSyntax)
        /// An operator before its operand.
        case prefix(PrefixExprSyntax)
        /// `&` before a variable that is passed as `inout`.
        case inOut(InOutExprSyntax)
        /// Operands with the operators of one precedence between them, in the order of the text: the list is flat,
        /// and the operators' associativity says how it groups.
        case infix(InfixExprSyntax)
        /// `condition ? value : other`.
        case ternary(TernaryExprSyntax)
        /// `value is Type`, `value as Type`, `as?`, `as!`.
        case cast(CastExprSyntax)
        /// A function type where an expression stands: `[(Int) -> Void]()`.
        case arrow(ArrowExprSyntax)
        /// `try`, `try?` or `try!` and all that it covers.
        case tryExpr(TryExprSyntax)
        /// `await` and all that it covers.
        case await(AwaitExprSyntax)
        /// A word that changes how the value after it is passed: `consume`, `copy`, `borrow`, `unsafe`, `each`,
        /// `repeat`.
        case keyword(KeywordExprSyntax)
        /// A macro that is expanded: `#Preview { … }`, `#selector(run)`.
        case macro(MacroExprSyntax)
        /// `if`, with all its `else if` and its `else` in one flat list; a statement or an expression.
        case ifElse(IfExprSyntax)
        /// `switch`; a statement or an expression.
        case switchCases(SwitchExprSyntax)
        /// `do` with its `catch` clauses; a statement or an expression.
        case doCatch(DoExprSyntax)
        /// `_`, to which a value is assigned in order to forget it.
        case discard(DiscardExprSyntax)
        /// A type that only a type's syntax can spell, where an expression stands: `any View`.
        case typeValue(TypeExprSyntax)
        /// A pattern that binds names within an expression pattern: `.some(let x)`.
        case pattern(PatternExprSyntax)
        /// An expression that the grammar requires and the file does not have.
        case missing(MissingExprSyntax)
    }

    /// What it is, for a `switch` over all kinds.
    @inlinable public var form: Form {
        switch kind {
        case .identifierExpr: .identifier(IdentifierExprSyntax(unchecked: syntax))
        case .integerLiteral: .integerLiteral(IntegerLiteralSyntax(unchecked: syntax))
        case .floatLiteral: .floatLiteral(FloatLiteralSyntax(unchecked: syntax))
        case .booleanLiteral: .booleanLiteral(BooleanLiteralSyntax(unchecked: syntax))
        case .nilLiteral: .nilLiteral(NilLiteralSyntax(unchecked: syntax))
        case .regexLiteral: .regexLiteral(RegexLiteralSyntax(unchecked: syntax))
        case .stringLiteral: .stringLiteral(StringLiteralSyntax(unchecked: syntax))
        case .arrayLiteral: .arrayLiteral(ArrayLiteralSyntax(unchecked: syntax))
        case .dictionaryLiteral: .dictionaryLiteral(DictionaryLiteralSyntax(unchecked: syntax))
        case .tupleExpr: .tuple(TupleExprSyntax(unchecked: syntax))
        case .closureExpr: .closure(ClosureExprSyntax(unchecked: syntax))
        case .keyPathExpr: .keyPath(KeyPathExprSyntax(unchecked: syntax))
        case .implicitMember: .implicitMember(ImplicitMemberSyntax(unchecked: syntax))
        case .postfixExpr: .postfix(PostfixExprSyntax(unchecked: syntax))
        case .prefixExpr: .prefix(PrefixExprSyntax(unchecked: syntax))
        case .inOutExpr: .inOut(InOutExprSyntax(unchecked: syntax))
        case .infixExpr: .infix(InfixExprSyntax(unchecked: syntax))
        case .ternaryExpr: .ternary(TernaryExprSyntax(unchecked: syntax))
        case .castExpr: .cast(CastExprSyntax(unchecked: syntax))
        case .arrowExpr: .arrow(ArrowExprSyntax(unchecked: syntax))
        case .tryExpr: .tryExpr(TryExprSyntax(unchecked: syntax))
        case .awaitExpr: .await(AwaitExprSyntax(unchecked: syntax))
        case .keywordExpr: .keyword(KeywordExprSyntax(unchecked: syntax))
        case .macroExpr: .macro(MacroExprSyntax(unchecked: syntax))
        case .ifExpr: .ifElse(IfExprSyntax(unchecked: syntax))
        case .switchExpr: .switchCases(SwitchExprSyntax(unchecked: syntax))
        case .doExpr: .doCatch(DoExprSyntax(unchecked: syntax))
        case .discardExpr: .discard(DiscardExprSyntax(unchecked: syntax))
        case .typeExpr: .typeValue(TypeExprSyntax(unchecked: syntax))
        case .patternExpr: .pattern(PatternExprSyntax(unchecked: syntax))
        default: .missing(MissingExprSyntax(unchecked: syntax))
        }
    }
}

/// An expression with everything that follows it without a space: members, calls, subscripts. The list is flat
/// however long the chain is.
public struct PostfixExprSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    @inlinable public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    @inlinable public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .postfixExpr }

    /// The base.
    @inlinable public var base: ExprSyntax { ExprSyntax(unchecked: syntax.requiredNode(0)) }

    /// The suffixes.
    @inlinable public var suffixes: SyntaxList<PostfixSuffixSyntax> { SyntaxList(parent: syntax.node(1)) }
}

/// An operator before its operand.
public struct PrefixExprSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    @inlinable public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    @inlinable public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .prefixExpr }

    /// The operator token.
    @inlinable public var operatorToken: TokenSyntax { syntax.requiredToken(0) }

    /// The operand.
    @inlinable public var operand: ExprSyntax { ExprSyntax(unchecked: syntax.requiredNode(1)) }
}

/// `&` before a variable that is passed as `inout`.
public struct InOutExprSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    @inlinable public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    @inlinable public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .inOutExpr }

    /// The ampersand.
    @inlinable public var ampersand: TokenSyntax { syntax.requiredToken(0) }

    /// The operand.
    @inlinable public var operand: ExprSyntax { ExprSyntax(unchecked: syntax.requiredNode(1)) }
}

/// Operands with the operators of one precedence between them, in the order of the text: the list is flat, and the
/// operators' associativity says how it groups.
public struct InfixExprSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    @inlinable public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    @inlinable public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .infixExpr }
}

/// `condition ? value : other`.
public struct TernaryExprSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    @inlinable public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    @inlinable public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .ternaryExpr }

    /// The condition.
    @inlinable public var condition: ExprSyntax { ExprSyntax(unchecked: syntax.requiredNode(0)) }

    /// The question.
    @inlinable public var question: TokenSyntax { syntax.requiredToken(1) }

    /// The then value.
    @inlinable public var thenValue: ExprSyntax { ExprSyntax(unchecked: syntax.requiredNode(2)) }

    /// The ':'.
    @inlinable public var colon: TokenSyntax { syntax.requiredToken(3) }

    /// The else value.
    @inlinable public var elseValue: ExprSyntax { ExprSyntax(unchecked: syntax.requiredNode(4)) }
}

/// `value is Type`, `value as Type`, `as?`, `as!`.
public struct CastExprSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    @inlinable public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    @inlinable public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .castExpr }

    /// The operand.
    @inlinable public var operand: ExprSyntax { ExprSyntax(unchecked: syntax.requiredNode(0)) }

    /// The keyword.
    @inlinable public var keyword: TokenSyntax { syntax.requiredToken(1) }

    /// The mark after it, or nil if there is none.
    @inlinable public var mark: TokenSyntax? { syntax.token(2) }

    /// The type.
    @inlinable public var type: TypeSyntax { TypeSyntax(unchecked: syntax.requiredNode(3)) }
}

/// A function type where an expression stands: `[(Int) -> Void]()`.
public struct ArrowExprSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    @inlinable public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    @inlinable public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .arrowExpr }

    /// The parameters.
    @inlinable public var parameters: ExprSyntax { ExprSyntax(unchecked: syntax.requiredNode(0)) }

    /// The effects, or nil if there is none.
    @inlinable public var effects: EffectSpecifiersSyntax? { EffectSpecifiersSyntax(syntax.node(1)) }

    /// The '->'.
    @inlinable public var arrow: TokenSyntax { syntax.requiredToken(2) }

    /// The result.
    @inlinable public var result: ExprSyntax { ExprSyntax(unchecked: syntax.requiredNode(3)) }
}

/// `try`, `try?` or `try!` and all that it covers.
public struct TryExprSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    @inlinable public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    @inlinable public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .tryExpr }

    /// The keyword.
    @inlinable public var keyword: TokenSyntax { syntax.requiredToken(0) }

    /// The mark after it, or nil if there is none.
    @inlinable public var mark: TokenSyntax? { syntax.token(1) }

    /// The operand.
    @inlinable public var operand: ExprSyntax { ExprSyntax(unchecked: syntax.requiredNode(2)) }
}

/// `await` and all that it covers.
public struct AwaitExprSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    @inlinable public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    @inlinable public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .awaitExpr }

    /// The keyword.
    @inlinable public var keyword: TokenSyntax { syntax.requiredToken(0) }

    /// The operand.
    @inlinable public var operand: ExprSyntax { ExprSyntax(unchecked: syntax.requiredNode(1)) }
}

/// A word that changes how the value after it is passed: `consume`, `copy`, `borrow`, `unsafe`, `each`, `repeat`.
public struct KeywordExprSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    @inlinable public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    @inlinable public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .keywordExpr }

    /// The keyword.
    @inlinable public var keyword: TokenSyntax { syntax.requiredToken(0) }

    /// The operand.
    @inlinable public var operand: ExprSyntax { ExprSyntax(unchecked: syntax.requiredNode(1)) }
}

/// `if`, with all its `else if` and its `else` in one flat list; a statement or an expression.
public struct IfExprSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    @inlinable public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    @inlinable public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .ifExpr }

    /// The clauses.
    @inlinable public var clauses: SyntaxList<IfClauseSyntax> { SyntaxList(parent: syntax.node(0)) }
}

/// `switch`; a statement or an expression.
public struct SwitchExprSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    @inlinable public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    @inlinable public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .switchExpr }

    /// The keyword.
    @inlinable public var keyword: TokenSyntax { syntax.requiredToken(0) }

    /// The subject.
    @inlinable public var subject: ExprSyntax { ExprSyntax(unchecked: syntax.requiredNode(1)) }

    /// The '{'.
    @inlinable public var leftBrace: TokenSyntax { syntax.requiredToken(2) }

    /// The cases.
    @inlinable public var cases: SyntaxList<SwitchElementSyntax> { SyntaxList(parent: syntax.node(3)) }

    /// The '}'.
    @inlinable public var rightBrace: TokenSyntax { syntax.requiredToken(4) }
}

/// `do` with its `catch` clauses; a statement or an expression.
public struct DoExprSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    @inlinable public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    @inlinable public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .doExpr }

    /// The keyword.
    @inlinable public var keyword: TokenSyntax { syntax.requiredToken(0) }

    /// The throws clause, or nil if there is none.
    @inlinable public var throwsClause: ThrowsClauseSyntax? { ThrowsClauseSyntax(syntax.node(1)) }

    /// The body.
    @inlinable public var body: CodeBlockSyntax { CodeBlockSyntax(unchecked: syntax.requiredNode(2)) }

    /// The catch clauses.
    @inlinable public var catchClauses: SyntaxList<CatchClauseSyntax> { SyntaxList(parent: syntax.node(3)) }
}

/// `_`, to which a value is assigned in order to forget it.
public struct DiscardExprSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    @inlinable public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    @inlinable public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .discardExpr }

    /// The wildcard.
    @inlinable public var wildcard: TokenSyntax { syntax.requiredToken(0) }
}

/// A type that only a type's syntax can spell, where an expression stands: `any View`.
public struct TypeExprSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    @inlinable public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    @inlinable public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .typeExpr }

    /// The type.
    @inlinable public var type: TypeSyntax { TypeSyntax(unchecked: syntax.requiredNode(0)) }
}

/// A pattern that binds names within an expression pattern: `.some(let x)`.
public struct PatternExprSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    @inlinable public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    @inlinable public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .patternExpr }

    /// The pattern.
    @inlinable public var pattern: PatternSyntax { PatternSyntax(unchecked: syntax.requiredNode(0)) }
}

/// An expression that the grammar requires and the file does not have.
public struct MissingExprSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    @inlinable public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    @inlinable public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .missingExpr }

    /// The skipped, or nil if there is none.
    @inlinable public var skipped: Syntax? { Syntax(syntax.node(0)) }
}
