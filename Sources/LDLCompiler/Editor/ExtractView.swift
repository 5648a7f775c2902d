import LDLParser

/// Making a view of one's own of views that are written in place.
extension SemanticModel {
    /// Moves the selected views into a view of their own, which gets what they need; `nil` where that cannot be done.
    public func extractView(in selection: SourceRange, of file: FileID) -> Refactoring? {
        asking {
            guard let tree = tree(of: file), let range = selectedViews(selection, in: tree),
                let needs = needs(of: range, in: tree)
            else { return nil }
            let name = freeName("ExtractedView")
            let unit = indentationUnit(in: tree)
            let old = indentation(ofLineAt: range.start, in: tree)
            let body = reindented(tree.file.text(in: range), from: old, to: unit + unit)
            var text = "\n\nstruct \(name): View {\n"
            for need in needs {
                text += "\(unit)\(need.isBinding ? "@Binding var" : "let") \(need.name): \(need.type)\n"
            }
            if !needs.isEmpty { text += "\n" }
            text += "\(unit)var body: some View {\n\(unit)\(unit)\(body)\n\(unit)}\n}"
            let arguments = needs.map { "\($0.name): \($0.isBinding ? "$" : "")\($0.name)" }.joined(separator: ", ")
            let edits = [
                TextEdit(file: file, range: range, replacement: "\(name)(\(arguments))"),
                TextEdit(
                    file: file, range: SourceRange(at: endOfDeclaration(round: range, in: tree)), replacement: text),
            ]
            guard isSound(edits, file) else { return nil }
            return Refactoring(title: "extract view", kind: .extract, edits: edits)
        }
    }

    private struct Need {
        let name: String
        let type: String
        let isBinding: Bool
    }

    /// What views use that is declared round them; `nil` where they use what cannot be handed over.
    private func needs(of range: SourceRange, in tree: SyntaxTree) -> [Need]? {
        var needs: [Need] = []
        for (span, list) in symbols.sorted(by: { $0.key < $1.key })
        where span.file == tree.file.id && range.contains(span.range) {
            let isBinding = tree.file.text(in: span.range).hasPrefix("$")
            guard let symbol = list.last, let need = need(symbol, outside: range, in: tree, isBinding: isBinding) else {
                return nil
            }
            guard let need = need.first else { continue }
            if let index = needs.firstIndex(where: { $0.name == need.name }) {
                if need.isBinding { needs[index] = need }
            } else {
                needs.append(need)
            }
        }
        return needs
    }

    /// What has to be handed over for one name: nothing for what is visible everywhere, `nil` for what cannot be.
    private func need(_ symbol: AnyObject, outside range: SourceRange, in tree: SyntaxTree, isBinding: Bool) -> [Need]?
    {
        switch symbol {
        case let local as LocalVariable:
            let isInside = local.span.file == tree.file.id && range.contains(local.span.range)
            if isInside { return [] }
            if local.isMutable || local.name.hasPrefix("$") { return nil }
            return [Need(name: local.name, type: checker.describe(local.type), isBinding: false)]
        case let variable as VariableSymbol:
            guard let owner = variable.owner, !owner.isBuiltIn, !variable.isStatic else { return [] }
            // A member of another value than `self` comes with that value.
            guard isMember(of: owner, atPlaceIn: tree, range) else { return [] }
            if variable.opaqueType != nil { return nil }
            let type = isBinding ? checker.describe(bound(variable.type)) : checker.describe(variable.type)
            return [Need(name: variable.name, type: type, isBinding: isBinding)]
        case let function as FunctionSymbol:
            guard let owner = function.owner, !owner.isBuiltIn, !function.isStatic, function.kind == .method else {
                return []
            }
            return owner.kind != .protocolType && isMember(of: owner, atPlaceIn: tree, range) ? nil : []
        default: return []
        }
    }

    private func bound(_ type: TypeID) -> TypeID {
        guard let nominal = checker.types.asNominal(checker.resolve(type)), nominal.symbol === checker.known.binding
        else {
            return type
        }
        return nominal.arguments.first ?? type
    }

    /// Whether a type's braces are the ones round a place.
    private func isMember(of owner: NominalSymbol, atPlaceIn tree: SyntaxTree, _ range: SourceRange) -> Bool {
        scope(at: range.start, in: tree).nominal === owner
    }

    private func freeName(_ name: String) -> String {
        var number = 1
        var candidate = name
        while checker.module.types[candidate] != nil || checker.module.functions[candidate] != nil {
            number += 1
            candidate = name + "\(number)"
        }
        return candidate
    }

    private func reindented(_ text: String, from old: String, to new: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { index, line in
            if index == 0 || line.allSatisfy(\.isWhitespace) { return String(line) }
            return line.hasPrefix(old) ? new + line.dropFirst(old.count) : new + line
        }.joined(separator: "\n")
    }

    /// The end of the declaration at the top level that a place is in; of a view at the top level, the end of the file.
    private func endOfDeclaration(round range: SourceRange, in tree: SyntaxTree) -> UInt32 {
        for statement in tree.sourceFile.statements where statement.range.contains(range) {
            if case .declaration = statement.form { return statement.range.end }
        }
        return tree.sourceFile.statements.last?.range.end ?? tree.file.length
    }

    /// Whether a changed program has no mistakes that it did not have.
    private func isSound(_ edits: [TextEdit], _ file: FileID) -> Bool {
        let changed = files.map { known in
            known.id == file ? SourceFile(id: file, name: known.name, bytes: edits.applied(to: known)) : known
        }
        let after = Compilation(files: changed)
        func errors(_ diagnostics: [Diagnostic]) -> Int { diagnostics.count { $0.severity == .error } }
        return errors(after.diagnostics) <= errors(compilation.diagnostics)
    }
}
