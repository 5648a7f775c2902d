import LDLCompiler
import LDLParser

/// Where names are declared and used, and giving them others.
extension LanguageServer {
    func signatureHelp(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
        let place = try place(parameters)
        let offset = try offset(parameters, in: place)
        guard let (signatures, active) = place.model.signatures(at: offset, in: place.file) else { return .null }
        let listed = signatures.map { signature -> JSONValue in
            var value: [String: JSONValue] = [
                "label": .string(signature.label),
                "parameters": .array(signature.parameters.map { ["label": .string($0)] }),
            ]
            if !signature.documentation.isEmpty {
                value["documentation"] = ["kind": "markdown", "value": .string(signature.documentation)]
            }
            if let index = signature.active { value["activeParameter"] = .integer(index) }
            return JSONValue(members: value)
        }
        var result: [String: JSONValue] = ["signatures": .array(listed), "activeSignature": .integer(active)]
        if signatures.indices.contains(active), let index = signatures[active].active {
            result["activeParameter"] = .integer(index)
        }
        return JSONValue(members: result)
    }

    func definition(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
        let place = try place(parameters)
        let offset = try offset(parameters, in: place)
        guard let declaration = place.model.declaration(at: offset, in: place.file) else { return .null }
        return location(declaration, in: place.analysis) ?? .null
    }

    func references(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
        let place = try place(parameters)
        let offset = try offset(parameters, in: place)
        guard let declaration = place.model.declaration(at: offset, in: place.file) else { return [] }
        let includesDeclaration = parameters["context"]["includeDeclaration"].bool ?? true
        var found: [JSONValue] = []
        for (analysis, declaration) in modules(declaring: declaration, in: place.analysis) {
            for use in analysis.model.uses(ofDeclarationAt: declaration) {
                let isDeclaration = use.role == .declaration || use.role == .labelledParameter
                if isDeclaration && !includesDeclaration { continue }
                if let location = location(use.span, in: analysis), !found.contains(location) { found.append(location) }
            }
        }
        return .array(found)
    }

    func highlights(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
        let place = try place(parameters)
        let offset = try offset(parameters, in: place)
        guard let declaration = place.model.declaration(at: offset, in: place.file) else { return [] }
        let uses = place.model.uses(ofDeclarationAt: declaration).filter { $0.span.file == place.file }
        return .array(uses.map { ["range": place.positions.range($0.span.range), "kind": $0.role == .use ? 2 : 3] })
    }

    /// The modules in which a declaration is visible: the document's own first, then those of the other files that name
    /// it and are compiled with the file that declares it.
    private func modules(
        declaring declaration: SourceSpan, in analysis: Analysis
    ) -> [(analysis: Analysis, declaration: SourceSpan)] {
        var result = [(analysis: analysis, declaration: declaration)]
        guard let file = analysis.model.tree(of: declaration.file)?.file else { return result }
        let name = file.text(in: declaration.range)
        let seen = Set(analysis.files.map(\.name))
        for key in workspace.knownKeys where !seen.contains(key) {
            guard workspace.summary(of: key)?.mentioned.contains(name) ?? false,
                let other = workspace.analysis(of: key),
                let home = other.files.first(where: { $0.name == file.name && $0.bytes == file.bytes })
            else { continue }
            result.append((other, SourceSpan(file: home.id, range: declaration.range)))
        }
        return result
    }

    // MARK: Renaming

    func prepareRename(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
        let place = try place(parameters)
        let offset = try offset(parameters, in: place)
        let span = try renameable(offset, place)
        let text = place.source.text(in: span.range).filter { $0 != "`" && $0 != "$" }
        return ["range": place.positions.range(span.range), "placeholder": .string(text)]
    }

    func rename(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
        let place = try place(parameters)
        let offset = try offset(parameters, in: place)
        guard let name = parameters["newName"].string else { throw .invalidParameters("'newName' is missing") }
        _ = try renameable(offset, place)
        guard let declaration = place.model.declaration(at: offset, in: place.file) else { return .null }
        var changes: [String: JSONValue] = [:]
        for (analysis, declaration) in modules(declaring: declaration, in: place.analysis) {
            let edits: [TextEdit]
            do throws(RenameRefusal) {
                edits = try analysis.model.renaming(declaration, to: name)
            } catch {
                throw .failed(error.reason)
            }
            for (uri, list) in changesByDocument(edits, in: analysis) {
                // What several modules have in common is changed once.
                let known = changes[uri]?.elements ?? []
                changes[uri] = .array(known + list.filter { !known.contains($0) })
            }
        }
        return ["changes": JSONValue(members: changes)]
    }

    private func renameable(_ offset: UInt32, _ place: Place) throws(ResponseError) -> SourceSpan {
        do throws(RenameRefusal) {
            return try place.model.renameable(at: offset, in: place.file)
        } catch {
            throw .failed(error.reason)
        }
    }
}
