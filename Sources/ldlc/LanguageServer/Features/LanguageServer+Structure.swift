import LDLCompiler
import LDLParser

/// What a file is made of: outline, folds, selections, symbols of the workspace.
extension LanguageServer {
    func tree(of place: Place) throws(ResponseError) -> SyntaxTree {
        guard let tree = place.model.tree(of: place.file) else { throw .failed("the document has not been read") }
        return tree
    }

    func documentSymbols(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
        let place = try place(parameters)
        let outline = try tree(of: place).outline
        if capabilities["textDocument"]["documentSymbol"]["hierarchicalDocumentSymbolSupport"].bool == true {
            return .array(outline.map { symbol($0, in: place.positions) })
        }
        return .array(flattened(outline, container: nil, uri: workspace.uri(of: place.key), place.positions))
    }

    private func symbol(_ item: OutlineItem, in positions: PositionMap) -> JSONValue {
        var value: [String: JSONValue] = [
            "name": .string(item.name.isEmpty ? "?" : item.name), "kind": .integer(Self.number(of: item.kind)),
            "range": positions.range(item.range.union(item.nameRange)),
            "selectionRange": positions.range(item.nameRange),
            "children": .array(item.children.map { symbol($0, in: positions) }),
        ]
        if !item.detail.isEmpty { value["detail"] = .string(item.detail) }
        return JSONValue(members: value)
    }

    private func flattened(
        _ items: [OutlineItem], container: String?, uri: String, _ positions: PositionMap
    ) -> [JSONValue] {
        items.flatMap { item -> [JSONValue] in
            var value: [String: JSONValue] = [
                "name": .string(item.name), "kind": .integer(Self.number(of: item.kind)),
                "location": ["uri": .string(uri), "range": positions.range(item.nameRange)],
            ]
            if let container { value["containerName"] = .string(container) }
            return [JSONValue(members: value)]
                + flattened(item.children, container: item.name, uri: uri, positions)
        }
    }

    func workspaceSymbols(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
        let query = (parameters["query"].string ?? "").lowercased()
        var result: [JSONValue] = []
        for key in workspace.knownKeys {
            guard let file = workspace.file(of: key) else { continue }
            let declarations = parse(file).outline.compactMap(Self.withoutViews)
            let found = flattened(
                declarations, container: nil, uri: workspace.uri(of: key), PositionMap(file, unit: workspace.unit))
            result += found.filter { Self.matches(query, ($0["name"].string ?? "").lowercased()) }
            if result.count >= 500 { break }
        }
        return .array(Array(result.prefix(500)))
    }

    /// Views are parts of a file, not names of the workspace.
    private static func withoutViews(_ item: OutlineItem) -> OutlineItem? {
        guard item.kind != .view else { return nil }
        var item = item
        item.children = item.children.compactMap(withoutViews)
        return item
    }

    /// Whether the letters of a query stand in a name in their order.
    private static func matches(_ query: String, _ name: String) -> Bool {
        var rest = query[...]
        for letter in name where letter == rest.first { rest = rest.dropFirst() }
        return rest.isEmpty
    }

    private static func number(of kind: OutlineItem.Kind) -> Int {
        switch kind {
        case .structure: 23
        case .classType: 5
        case .enumeration: 10
        case .protocolType: 11
        case .extended: 3
        case .function: 12
        case .initializer: 9
        case .property: 7
        case .variable: 13
        case .enumCase: 22
        case .typeAlias: 26
        case .view: 19
        case .preview: 24
        }
    }

    func foldingRanges(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
        let place = try place(parameters)
        let ranges = try tree(of: place).foldingRanges
        return .array(
            ranges.map { fold in
                let start = place.positions.position(at: fold.range.start)
                let end = place.positions.position(at: fold.range.end)
                var value: [String: JSONValue] = [
                    "startLine": start["line"], "startCharacter": start["character"], "endLine": end["line"],
                    "endCharacter": end["character"],
                ]
                switch fold.kind {
                case .block: break
                case .comment: value["kind"] = "comment"
                case .imports: value["kind"] = "imports"
                }
                return JSONValue(members: value)
            })
    }

    func selectionRanges(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
        let place = try place(parameters)
        let tree = try tree(of: place)
        var result: [JSONValue] = []
        for position in parameters["positions"].elements {
            guard let offset = place.positions.offset(of: position) else {
                throw .invalidParameters("a position has no line or character")
            }
            var nested: JSONValue = .null
            for range in tree.selectionRanges(at: offset).reversed() {
                var value: [String: JSONValue] = ["range": place.positions.range(range)]
                if !nested.isNull { value["parent"] = nested }
                nested = JSONValue(members: value)
            }
            result.append(nested)
        }
        return .array(result)
    }
}
