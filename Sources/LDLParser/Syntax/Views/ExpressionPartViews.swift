/// One argument of a call, subscript, tuple or attribute.
public struct ArgumentSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    @inlinable public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    @inlinable public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .argument }

    /// The label, or nil if there is none.
    @inlinable public var label: TokenSyntax? { syntax.token(0) }

    /// The ':', or nil if there is none.
    @inlinable public var colon: TokenSyntax? { syntax.token(1) }

    /// The value.
    @inlinable public var value: ExprSyntax { ExprSyntax(unchecked: syntax.requiredNode(2)) }
}

/// A key and its value.
public struct DictionaryElementSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    @inlinable public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    @inlinable public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .dictionaryElement }

    /// The key.
    @inlinable public var key: ExprSyntax { ExprSyntax(unchecked: syntax.requiredNode(0)) }

    /// The ':'.
    @inlinable public var colon: TokenSyntax { syntax.requiredToken(1) }

    /// The value.
    @inlinable public var value: ExprSyntax { ExprSyntax(unchecked: syntax.requiredNode(2)) }
}

/// The labels in a function's full name: `(to:for:)`.
public struct DeclNameArgumentsSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    @inlinable public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    @inlinable public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .declNameArguments }

    /// The '('.
    @inlinable public var leftParen: TokenSyntax { syntax.requiredToken(0) }

    /// The labels.
    @inlinable public var labels: SyntaxList<Syntax> { SyntaxList(parent: syntax.node(1)) }

    /// The ')'.
    @inlinable public var rightParen: TokenSyntax { syntax.requiredToken(2) }
}

/// A value within a text: `\(price)`.
public struct InterpolationSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    @inlinable public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    @inlinable public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .interpolation }

    /// The open.
    @inlinable public var open: TokenSyntax { syntax.requiredToken(0) }

    /// The arguments.
    @inlinable public var arguments: SyntaxList<ArgumentSyntax> { SyntaxList(parent: syntax.node(1)) }

    /// The ')'.
    @inlinable public var rightParen: TokenSyntax { syntax.requiredToken(2) }
}

/// What stands before `in` in a closure.
public struct ClosureSignatureSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    @inlinable public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    @inlinable public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .closureSignature }

    /// The attributes.
    @inlinable public var attributes: SyntaxList<AttributeSyntax> { SyntaxList(parent: syntax.node(0)) }

    /// The captures, or nil if there is none.
    @inlinable public var captures: CaptureClauseSyntax? { CaptureClauseSyntax(syntax.node(1)) }

    /// The parameters, or nil if there is none.
    @inlinable public var parameters: Syntax? { Syntax(syntax.node(2)) }

    /// The effects, or nil if there is none.
    @inlinable public var effects: EffectSpecifiersSyntax? { EffectSpecifiersSyntax(syntax.node(3)) }

    /// The result, or nil if there is none.
    @inlinable public var result: ReturnClauseSyntax? { ReturnClauseSyntax(syntax.node(4)) }

    /// The in keyword.
    @inlinable public var inKeyword: TokenSyntax { syntax.requiredToken(5) }
}

/// A closure's parameters without parentheses: `a, b`.
public struct ClosureNamesSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    @inlinable public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    @inlinable public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .closureNames }
}

/// The values a closure captures by name.
public struct CaptureClauseSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    @inlinable public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    @inlinable public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .captureClause }

    /// The '['.
    @inlinable public var leftSquare: TokenSyntax { syntax.requiredToken(0) }

    /// The captures.
    @inlinable public var captures: SyntaxList<CaptureSyntax> { SyntaxList(parent: syntax.node(1)) }

    /// The ']'.
    @inlinable public var rightSquare: TokenSyntax { syntax.requiredToken(2) }
}

/// One captured value.
public struct CaptureSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    @inlinable public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    @inlinable public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .capture }

    /// The specifier.
    @inlinable public var specifier: SyntaxList<ModifierSyntax> { SyntaxList(parent: syntax.node(0)) }

    /// The name.
    @inlinable public var name: TokenSyntax { syntax.requiredToken(1) }

    /// The '=', or nil if there is none.
    @inlinable public var equal: TokenSyntax? { syntax.token(2) }

    /// The value, or nil if there is none.
    @inlinable public var value: ExprSyntax? { ExprSyntax(syntax.node(3)) }
}

/// A trailing closure after the first, with its label.
public struct LabeledClosureSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    @inlinable public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    @inlinable public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .labeledClosure }

    /// The label.
    @inlinable public var label: TokenSyntax { syntax.requiredToken(0) }

    /// The ':'.
    @inlinable public var colon: TokenSyntax { syntax.requiredToken(1) }

    /// The closure.
    @inlinable public var closure: ClosureExprSyntax { ClosureExprSyntax(unchecked: syntax.requiredNode(2)) }
}

/// `if` or `else if` with conditions, or `else` without.
public struct IfClauseSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    @inlinable public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    @inlinable public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .ifClause }

    /// The else keyword, or nil if there is none.
    @inlinable public var elseKeyword: TokenSyntax? { syntax.token(0) }

    /// The if keyword, or nil if there is none.
    @inlinable public var ifKeyword: TokenSyntax? { syntax.token(1) }

    /// The conditions.
    @inlinable public var conditions: SyntaxList<ConditionSyntax> { SyntaxList(parent: syntax.node(2)) }

    /// The body.
    @inlinable public var body: CodeBlockSyntax { CodeBlockSyntax(unchecked: syntax.requiredNode(3)) }
}

/// `let name = value`, or `let name` alone.
public struct BindingConditionSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    @inlinable public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    @inlinable public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .bindingCondition }

    /// The keyword.
    @inlinable public var keyword: TokenSyntax { syntax.requiredToken(0) }

    /// The pattern.
    @inlinable public var pattern: PatternSyntax { PatternSyntax(unchecked: syntax.requiredNode(1)) }

    /// The type annotation, or nil if there is none.
    @inlinable public var typeAnnotation: TypeAnnotationSyntax? { TypeAnnotationSyntax(syntax.node(2)) }

    /// The initializer, or nil if there is none.
    @inlinable public var initializer: InitializerClauseSyntax? { InitializerClauseSyntax(syntax.node(3)) }
}

/// `case pattern = value`.
public struct CaseConditionSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    @inlinable public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    @inlinable public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .caseCondition }

    /// The keyword.
    @inlinable public var keyword: TokenSyntax { syntax.requiredToken(0) }

    /// The pattern.
    @inlinable public var pattern: PatternSyntax { PatternSyntax(unchecked: syntax.requiredNode(1)) }

    /// The type annotation, or nil if there is none.
    @inlinable public var typeAnnotation: TypeAnnotationSyntax? { TypeAnnotationSyntax(syntax.node(2)) }

    /// The initializer.
    @inlinable public var initializer: InitializerClauseSyntax {
        InitializerClauseSyntax(unchecked: syntax.requiredNode(3))
    }
}

/// `#available(iOS 17, *)`.
public struct AvailabilityConditionSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    @inlinable public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    @inlinable public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .availabilityCondition }

    /// The keyword.
    @inlinable public var keyword: TokenSyntax { syntax.requiredToken(0) }

    /// The '('.
    @inlinable public var leftParen: TokenSyntax { syntax.requiredToken(1) }

    /// The arguments.
    @inlinable public var arguments: SyntaxList<AvailabilityArgumentSyntax> { SyntaxList(parent: syntax.node(2)) }

    /// The ')'.
    @inlinable public var rightParen: TokenSyntax { syntax.requiredToken(3) }
}

/// `iOS 17.0`, `*`, `introduced: 10.4`, `message: "…"`.
public struct AvailabilityArgumentSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    @inlinable public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    @inlinable public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .availabilityArgument }
}

/// One case with its statements.
public struct SwitchCaseSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    @inlinable public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    @inlinable public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .switchCase }

    /// The attributes.
    @inlinable public var attributes: SyntaxList<AttributeSyntax> { SyntaxList(parent: syntax.node(0)) }

    /// The label.
    @inlinable public var label: SwitchLabelSyntax { SwitchLabelSyntax(unchecked: syntax.requiredNode(1)) }

    /// The statements.
    @inlinable public var statements: SyntaxList<StatementSyntax> { SyntaxList(parent: syntax.node(2)) }
}

/// `case pattern, pattern where condition:`.
public struct CaseLabelSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    @inlinable public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    @inlinable public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .caseLabel }

    /// The keyword.
    @inlinable public var keyword: TokenSyntax { syntax.requiredToken(0) }

    /// The items.
    @inlinable public var items: SyntaxList<CaseItemSyntax> { SyntaxList(parent: syntax.node(1)) }

    /// The ':'.
    @inlinable public var colon: TokenSyntax { syntax.requiredToken(2) }
}

/// `default:`.
public struct DefaultLabelSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    @inlinable public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    @inlinable public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .defaultLabel }

    /// The keyword.
    @inlinable public var keyword: TokenSyntax { syntax.requiredToken(0) }

    /// The ':'.
    @inlinable public var colon: TokenSyntax { syntax.requiredToken(1) }
}

/// A pattern with its condition.
public struct CaseItemSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    @inlinable public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    @inlinable public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .caseItem }

    /// The pattern.
    @inlinable public var pattern: PatternSyntax { PatternSyntax(unchecked: syntax.requiredNode(0)) }

    /// The where clause, or nil if there is none.
    @inlinable public var whereClause: WhereExprClauseSyntax? { WhereExprClauseSyntax(syntax.node(1)) }
}

/// `where condition`.
public struct WhereExprClauseSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    @inlinable public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    @inlinable public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .whereExprClause }

    /// The keyword.
    @inlinable public var keyword: TokenSyntax { syntax.requiredToken(0) }

    /// The condition.
    @inlinable public var condition: ExprSyntax { ExprSyntax(unchecked: syntax.requiredNode(1)) }
}

/// `catch pattern { … }`.
public struct CatchClauseSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    @inlinable public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    @inlinable public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .catchClause }

    /// The keyword.
    @inlinable public var keyword: TokenSyntax { syntax.requiredToken(0) }

    /// The items.
    @inlinable public var items: SyntaxList<CaseItemSyntax> { SyntaxList(parent: syntax.node(1)) }

    /// The body.
    @inlinable public var body: CodeBlockSyntax { CodeBlockSyntax(unchecked: syntax.requiredNode(2)) }
}
