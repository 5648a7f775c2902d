/// One element of a tuple pattern.
public struct TuplePatternElementSyntax: SyntaxView {
    /// The node.
    public let syntax: Syntax
    /// Makes the view without looking at the kind.
    public init(unchecked syntax: Syntax) { self.syntax = syntax }
    /// Whether nodes of a kind fit.
    public static func accepts(_ kind: SyntaxKind) -> Bool { kind == .tuplePatternElement }

    /// The label, or nil if there is none.
    public var label: TokenSyntax? { syntax.token(0) }

    /// The ':', or nil if there is none.
    public var colon: TokenSyntax? { syntax.token(1) }

    /// The pattern.
    public var pattern: PatternSyntax { PatternSyntax(unchecked: syntax.requiredNode(2)) }
}
