import LDLParser

/// Why a name cannot be changed, in a sentence.
public struct RenameRefusal: Error, Hashable, Sendable {
    public let reason: String
}

extension SemanticModel {
    /// The name at an offset, if it can be changed.
    public func renameable(at offset: UInt32, in file: FileID) throws(RenameRefusal) -> SourceSpan {
        let found = asking { () -> Result<SourceSpan, RenameRefusal> in
            guard let tree = tree(of: file), let token = tree.token(touching: offset), tree[token].isWord else {
                return .failure(RenameRefusal(reason: "there is no name here"))
            }
            let name = TokenSyntax(tree: tree, id: token).name
            guard let declaration = declaration(at: offset, in: file) else {
                let isKnown = symbols[SourceSpan(file: file, range: tree[token].range)] != nil
                return .failure(
                    RenameRefusal(
                        reason: isKnown
                            ? "'\(name)' is built in" : "nothing is known of '\(name)' that could be renamed"))
            }
            if let refusal = refusal(declaration) { return .failure(refusal) }
            return .success(SourceSpan(file: file, range: tree[token].range))
        }
        return try found.get()
    }

    /// Why a declaration has to keep its name.
    private func refusal(_ declaration: SourceSpan) -> RenameRefusal? {
        guard let tree = tree(of: declaration.file) else { return RenameRefusal(reason: "it is not in these files") }
        let token = tree[tree.token(at: declaration.range.start)]
        if token.kind == .initKeyword || token.kind == .subscriptKeyword {
            return RenameRefusal(reason: "an initialiser has no name of its own")
        }
        for span in relatedDeclarations(declaration) {
            guard let (name, owner) = member(declaredAt: span) else { continue }
            for symbol in checker.conformances(of: owner) where symbol.isBuiltIn {
                if checker.requirementNames(of: symbol).contains(name) {
                    return RenameRefusal(reason: "'\(symbol.name)' asks for a member named '\(name)'")
                }
            }
        }
        return nil
    }

    /// Edits that give what is declared at a place another name, everywhere in these files.
    ///
    /// - Throws: `RenameRefusal` where the new name is none, or where the program would no longer mean the same.
    public func renaming(_ declaration: SourceSpan, to name: String) throws(RenameRefusal) -> [TextEdit] {
        let name = Self.withoutBackticks(name)
        guard Self.isName(name) else { throw RenameRefusal(reason: "'\(name)' is no name") }
        let written = Self.isReserved(name) ? "`\(name)`" : name
        let uses = self.uses(ofDeclarationAt: declaration)
        guard !uses.isEmpty else { throw RenameRefusal(reason: "nothing is known of the name") }
        let edits = uses.compactMap { edit($0, to: written) }
        try verify(edits, of: declaration, count: uses.count)
        return edits
    }

    private func edit(_ use: SymbolUse, to name: String) -> TextEdit? {
        guard let tree = tree(of: use.span.file) else { return nil }
        let old = tree.file.text(in: use.span.range)
        let replacement =
            switch use.role {
            case .declaration, .use: old.hasPrefix("$") ? "$" + name : name
            case .memberwiseLabel: name.filter { $0 != "`" }
            case .labelledParameter: "\(old) \(name)"
            case .shorthandUse: "\(old) = \(name)"
            case .shorthandDeclaration: "\(name) = \(old)"
            }
        return TextEdit(file: use.span.file, range: use.span.range, replacement: replacement)
    }

    /// Checks that the changed program has no new mistakes and that the new name means the same everywhere.
    private func verify(_ edits: [TextEdit], of declaration: SourceSpan, count: Int) throws(RenameRefusal) {
        let changed = files.map { file in
            edits.contains { $0.file == file.id }
                ? SourceFile(id: file.id, name: file.name, bytes: edits.applied(to: file)) : file
        }
        let after = SemanticModel(files: changed)
        let errors = after.compilation.diagnostics.filter { $0.severity == .error }
        if errors.count > compilation.diagnostics.count(where: { $0.severity == .error }) {
            let known = Set(compilation.diagnostics.map(\.message))
            let new = errors.first { !known.contains($0.message) } ?? errors.first
            throw RenameRefusal(reason: "the program would no longer be right: \(new?.message ?? "it has mistakes")")
        }
        // The declaration has moved by what was changed before it.
        var moved = Int(declaration.range.start)
        for edit in edits where edit.file == declaration.file && edit.range.start < declaration.range.start {
            moved += edit.replacement.utf8.count - Int(edit.range.length)
        }
        if let own = edits.first(where: { $0.file == declaration.file && $0.range == declaration.range }) {
            // Of `old new`, the second is the name.
            moved += own.replacement.utf8.count - (own.replacement.split(separator: " ").last?.utf8.count ?? 0)
            if own.replacement.contains(" = ") { moved = Int(declaration.range.start) }
        }
        guard let tree = after.tree(of: declaration.file) else { return }
        let range = tree[tree.token(at: UInt32(clamping: moved))].range
        let uses = after.uses(ofDeclarationAt: SourceSpan(file: declaration.file, range: range))
        // A label that a parameter keeps is no use of it.
        if uses.count != count {
            throw RenameRefusal(reason: "the new name would mean something else in some places")
        }
    }

    /// A name as it is spoken: whoever writes the backticks of a reserved word means the word.
    private static func withoutBackticks(_ name: String) -> String {
        guard name.hasPrefix("`"), name.hasSuffix("`"), name.utf8.count > 2 else { return name }
        return String(name.dropFirst().dropLast())
    }

    /// Whether a text is one word that can be written as a name, in backticks if it is reserved.
    private static func isName(_ name: String) -> Bool {
        let token = firstToken(of: name)
        return token.isWord && token.kind != .wildcard && token.kind != .dollarIdentifier && token.start == 0
            && Int(token.end) == name.utf8.count && !name.contains("`")
    }

    private static func isReserved(_ name: String) -> Bool { firstToken(of: name).kind != .identifier }

    private static func firstToken(of text: String) -> Token {
        parse(SourceFile(name: "name", text: text)).tokens.first ?? Token(kind: .endOfFile, start: 0, end: 0)
    }
}
