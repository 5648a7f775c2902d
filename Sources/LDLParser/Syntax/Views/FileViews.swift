/// A whole file.
public struct SourceFileSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .sourceFile }

    /// The statements.
    public var statements: SyntaxList<StatementSyntax> { SyntaxList(parent: syntax.node(0)) }

    /// The end of file.
    public var endOfFile: TokenSyntax { syntax.requiredToken(1) }
}

/// Statements in braces.
public struct CodeBlockSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .codeBlock }

    /// The '{'.
    public var leftBrace: TokenSyntax { syntax.requiredToken(0) }

    /// The statements.
    public var statements: SyntaxList<StatementSyntax> { SyntaxList(parent: syntax.node(1)) }

    /// The '}'.
    public var rightBrace: TokenSyntax { syntax.requiredToken(2) }
}
