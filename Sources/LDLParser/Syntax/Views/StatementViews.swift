/// `return value`.
public struct ReturnStmtSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .returnStmt }

    /// The keyword.
    public var keyword: TokenSyntax { syntax.requiredToken(0) }

    /// The value, or nil if there is none.
    public var value: ExprSyntax? { ExprSyntax(syntax.node(1)) }
}

/// `throw error`.
public struct ThrowStmtSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .throwStmt }

    /// The keyword.
    public var keyword: TokenSyntax { syntax.requiredToken(0) }

    /// The value.
    public var value: ExprSyntax { ExprSyntax(unchecked: syntax.requiredNode(1)) }
}

/// `break label`.
public struct BreakStmtSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .breakStmt }

    /// The keyword.
    public var keyword: TokenSyntax { syntax.requiredToken(0) }

    /// The label, or nil if there is none.
    public var label: TokenSyntax? { syntax.token(1) }
}

/// `continue label`.
public struct ContinueStmtSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .continueStmt }

    /// The keyword.
    public var keyword: TokenSyntax { syntax.requiredToken(0) }

    /// The label, or nil if there is none.
    public var label: TokenSyntax? { syntax.token(1) }
}

/// `fallthrough`.
public struct FallthroughStmtSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .fallthroughStmt }

    /// The keyword.
    public var keyword: TokenSyntax { syntax.requiredToken(0) }
}

/// `yield value` in an accessor.
public struct YieldStmtSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .yieldStmt }

    /// The keyword.
    public var keyword: TokenSyntax { syntax.requiredToken(0) }

    /// The value.
    public var value: ExprSyntax { ExprSyntax(unchecked: syntax.requiredNode(1)) }
}

/// `discard self`.
public struct DiscardStmtSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .discardStmt }

    /// The keyword.
    public var keyword: TokenSyntax { syntax.requiredToken(0) }

    /// The value.
    public var value: ExprSyntax { ExprSyntax(unchecked: syntax.requiredNode(1)) }
}

/// `defer { … }`.
public struct DeferStmtSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .deferStmt }

    /// The keyword.
    public var keyword: TokenSyntax { syntax.requiredToken(0) }

    /// The body.
    public var body: CodeBlockSyntax { CodeBlockSyntax(unchecked: syntax.requiredNode(1)) }
}

/// `guard conditions else { … }`.
public struct GuardStmtSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .guardStmt }

    /// The keyword.
    public var keyword: TokenSyntax { syntax.requiredToken(0) }

    /// The conditions.
    public var conditions: SyntaxList<ConditionSyntax> { SyntaxList(parent: syntax.node(1)) }

    /// The else keyword.
    public var elseKeyword: TokenSyntax { syntax.requiredToken(2) }

    /// The body.
    public var body: CodeBlockSyntax { CodeBlockSyntax(unchecked: syntax.requiredNode(3)) }
}

/// `while conditions { … }`.
public struct WhileStmtSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .whileStmt }

    /// The keyword.
    public var keyword: TokenSyntax { syntax.requiredToken(0) }

    /// The conditions.
    public var conditions: SyntaxList<ConditionSyntax> { SyntaxList(parent: syntax.node(1)) }

    /// The body.
    public var body: CodeBlockSyntax { CodeBlockSyntax(unchecked: syntax.requiredNode(2)) }
}

/// `repeat { … } while condition`.
public struct RepeatStmtSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .repeatStmt }

    /// The keyword.
    public var keyword: TokenSyntax { syntax.requiredToken(0) }

    /// The body.
    public var body: CodeBlockSyntax { CodeBlockSyntax(unchecked: syntax.requiredNode(1)) }

    /// The while keyword.
    public var whileKeyword: TokenSyntax { syntax.requiredToken(2) }

    /// The condition.
    public var condition: ExprSyntax { ExprSyntax(unchecked: syntax.requiredNode(3)) }
}

/// `for pattern in sequence where condition { … }`.
public struct ForStmtSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .forStmt }

    /// The keyword.
    public var keyword: TokenSyntax { syntax.requiredToken(0) }

    /// The try keyword, or nil if there is none.
    public var tryKeyword: TokenSyntax? { syntax.token(1) }

    /// The await keyword, or nil if there is none.
    public var awaitKeyword: TokenSyntax? { syntax.token(2) }

    /// The unsafe keyword, or nil if there is none.
    public var unsafeKeyword: TokenSyntax? { syntax.token(3) }

    /// The case keyword, or nil if there is none.
    public var caseKeyword: TokenSyntax? { syntax.token(4) }

    /// The pattern.
    public var pattern: PatternSyntax { PatternSyntax(unchecked: syntax.requiredNode(5)) }

    /// The type annotation, or nil if there is none.
    public var typeAnnotation: TypeAnnotationSyntax? { TypeAnnotationSyntax(syntax.node(6)) }

    /// The in keyword.
    public var inKeyword: TokenSyntax { syntax.requiredToken(7) }

    /// The sequence.
    public var sequence: ExprSyntax { ExprSyntax(unchecked: syntax.requiredNode(8)) }

    /// The where clause, or nil if there is none.
    public var whereClause: WhereExprClauseSyntax? { WhereExprClauseSyntax(syntax.node(9)) }

    /// The body.
    public var body: CodeBlockSyntax { CodeBlockSyntax(unchecked: syntax.requiredNode(10)) }
}

/// `label: loop`.
public struct LabeledStmtSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .labeledStmt }

    /// The label.
    public var label: TokenSyntax { syntax.requiredToken(0) }

    /// The ':'.
    public var colon: TokenSyntax { syntax.requiredToken(1) }

    /// The statement.
    public var statement: StatementSyntax { StatementSyntax(unchecked: syntax.requiredNode(2)) }
}
