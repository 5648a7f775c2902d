import LDLParser

/// A name in the text and what it stands for: what an editor shows and jumps to.
public struct SymbolReference: Sendable {
    /// What kind of thing a name stands for.
    public enum Kind: String, Sendable {
        case type, function, property, variable, enumCase
    }

    /// The name in the text.
    public let span: SourceSpan
    public let kind: Kind
    /// The name that is declared: `padding`, `Text`.
    public let name: String
    /// The name in the declaration; `nil` for what is built in.
    public let declaration: SourceSpan?
    /// The declaration on one line, without its body: `func padding(_ length: CGFloat) -> …`.
    public let signature: String
    /// The documentation comment before the declaration, without its slashes; empty where there is none.
    public let documentation: String
}

extension Checker {
    /// What has been recorded, each place once; the last finding counts.
    func symbolReferences() -> [SymbolReference] {
        guard let references else { return [] }
        var places: [SourceSpan: Int] = [:]
        var result: [SymbolReference] = []
        for (span, symbol) in references where span.file.rawValue < Catalogue.firstFile {
            guard let made = reference(span, symbol) else { continue }
            if let known = places[span] {
                result[known] = made
            } else {
                places[span] = result.count
                result.append(made)
            }
        }
        return result.sorted { $0.span < $1.span }
    }

    /// What an editor is told of a symbol.
    func reference(_ span: SourceSpan, _ symbol: AnyObject) -> SymbolReference? {
        func make(
            _ kind: SymbolReference.Kind, _ name: String, _ declared: SourceSpan, _ signature: String,
            _ documentation: String
        ) -> SymbolReference {
            SymbolReference(
                span: span, kind: kind, name: name,
                declaration: declared.file.rawValue < Catalogue.firstFile ? declared : nil, signature: signature,
                documentation: documentation)
        }
        switch symbol {
        case let nominal as NominalSymbol:
            return make(.type, nominal.name, nominal.span, heading(nominal.declaration), nominal.documentation)
        case let function as FunctionSymbol:
            if function.isMemberwise, let owner = function.owner {
                return make(.type, owner.name, owner.span, heading(owner.declaration), owner.documentation)
            }
            var signature = heading(function.declaration)
            if function.kind == .initializer, let owner = function.owner, signature.hasPrefix("init") {
                signature = owner.name + signature.dropFirst("init".count)
            }
            return make(.function, function.name, function.span, signature, function.documentation)
        case let variable as VariableSymbol:
            let keyword = variable.isMutable ? "var" : "let"
            return make(
                variable.owner == nil ? .variable : .property, variable.name, variable.span,
                "\(keyword) \(variable.name): \(describe(variable.type))", variable.documentation)
        case let local as LocalVariable:
            let keyword = local.isMutable ? "var" : "let"
            return make(.variable, local.name, local.span, "\(keyword) \(local.name): \(describe(local.type))", "")
        case let found as EnumCaseSymbol:
            return make(.enumCase, found.name, found.span, "case \(found.owner.name).\(found.name)", "")
        default: return nil
        }
    }

    /// A declaration without its attributes and its body, on one line.
    func heading(_ declaration: DeclarationSite?) -> String {
        guard let syntax = declaration?.syntax else { return "" }
        var start = syntax.range.start
        var end = syntax.range.end
        for slot in 0..<syntax.childCount {
            if let node = syntax.node(slot) {
                switch node.kind {
                case .attributeList: if let next = syntax.token(2) { start = max(start, next.range.start) }
                case .codeBlock, .memberBlock, .accessorBlock: end = min(end, node.range.start)
                default: break
                }
            }
        }
        let text = syntax.tree.file.text(in: SourceRange(start: start, end: end))
        return text.split(whereSeparator: { $0.isWhitespace }).joined(separator: " ")
    }
}

extension Compilation {
    /// Checks the files and writes down what each name in them stands for.
    public static func withReferences(
        files: [SourceFile], root: String? = nil
    ) -> (compilation: Compilation, references: [SymbolReference]) {
        let compilation = Compilation(files: files, root: root, recordsReferences: true)
        return (compilation, compilation.references)
    }
}
