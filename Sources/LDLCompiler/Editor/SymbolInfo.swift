import LDLParser

/// A name in the text and what it stands for, as an editor shows it.
public struct SymbolInfo: Sendable {
    /// The name in the text.
    public let span: SourceSpan
    public let kind: SymbolReference.Kind
    public let name: String
    /// The name in the declaration; `nil` for what is built in.
    public let declaration: SourceSpan?
    /// The declaration on one line, without its body.
    public let signature: String
    /// The documentation comment, without its slashes; empty where there is none.
    public let documentation: String
    /// The type of what is written there, where it says more than the signature: `some View`.
    public let type: String?
}

extension SemanticModel {
    /// What the name at an offset stands for; `nil` where there is no name or nothing is known of it.
    public func symbol(at offset: UInt32, in file: FileID) -> SymbolInfo? {
        asking {
            guard let tree = tree(of: file), let token = tree.token(touching: offset), tree[token].isWord else {
                return nil
            }
            let span = SourceSpan(file: file, range: tree[token].range)
            guard let found = reference(at: span) ?? declaredSymbol(at: span) else { return nil }
            let type = expressionTypes[span].flatMap { checker.types.isError($0) ? nil : checker.describe($0) }
            return SymbolInfo(
                span: span, kind: found.kind, name: found.name, declaration: found.declaration,
                signature: found.signature, documentation: found.documentation, type: type)
        }
    }

    /// What a name that was looked up stands for; of a call, the function rather than the type it makes.
    private func reference(at span: SourceSpan) -> SymbolReference? {
        guard let symbol = symbols[span]?.last else { return nil }
        return checker.reference(span, symbol)
    }

    /// The symbol whose declaration has its name at a place.
    private func declaredSymbol(at span: SourceSpan) -> SymbolReference? {
        guard let symbol = declarations[span] else { return nil }
        return checker.reference(span, symbol)
    }
}
