import LDLCompiler
import LDLParser
import LayoutRuntime

/// What words are, for their colours, and the colours that are written.
extension LanguageServer {
    /// The names of the kinds and modifiers, in the order of their numbers.
    static let tokenLegend: JSONValue = [
        "tokenTypes": [
            "type", "interface", "typeParameter", "parameter", "variable", "property", "enumMember", "function",
            "method",
            "macro", "keyword", "comment", "string", "number", "operator", "decorator",
        ],
        "tokenModifiers": ["declaration", "readonly", "static", "defaultLibrary", "documentation"],
    ]

    func semanticTokens(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
        let place = try place(parameters)
        let data = tokenData(in: place.source.range, of: place)
        return ["resultId": .string(remember(data, place)), "data": .array(data.map(JSONValue.integer))]
    }

    func semanticTokensInRange(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
        let place = try place(parameters)
        let range = try range(parameters, in: place)
        return ["data": .array(tokenData(in: range, of: place).map(JSONValue.integer))]
    }

    /// What has changed since the tokens were told last: one piece between what is the same at both ends.
    func semanticTokensDelta(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
        let place = try place(parameters)
        let data = tokenData(in: place.source.range, of: place)
        let last = toldTokens[place.key]
        let id = remember(data, place)
        guard let last, last.id == parameters["previousResultId"].string else {
            return ["resultId": .string(id), "data": .array(data.map(JSONValue.integer))]
        }
        let old = last.data
        if old == data { return ["resultId": .string(id), "edits": []] }
        var start = 0
        while start < min(old.count, data.count), old[start] == data[start] { start += 1 }
        var end = 0
        while end < min(old.count, data.count) - start, old[old.count - 1 - end] == data[data.count - 1 - end] {
            end += 1
        }
        return [
            "resultId": .string(id),
            "edits": [
                [
                    "start": .integer(start), "deleteCount": .integer(old.count - end - start),
                    "data": .array(data[start..<data.count - end].map(JSONValue.integer)),
                ]
            ],
        ]
    }

    private func remember(_ data: [Int], _ place: Place) -> String {
        tokenResultCount += 1
        let id = String(tokenResultCount)
        toldTokens[place.key] = (id, data)
        return id
    }

    /// Five numbers a token, each place relative to the one before.
    private func tokenData(in range: SourceRange, of place: Place) -> [Int] {
        let lines = place.source.lineIndex
        var data: [Int] = []
        var lastLine = 0
        var lastStart: UInt32 = 0
        for token in place.model.semanticTokens(in: range, of: place.file) {
            let line = lines.line(at: token.range.start)
            let lineStart = lines.range(ofLine: line).start
            let from = line == lastLine && !data.isEmpty ? lastStart : lineStart
            data.append(line - lastLine)
            data.append(length(SourceRange(start: from, end: token.range.start), place))
            data.append(length(token.range, place))
            data.append(token.kind.rawValue)
            data.append(token.modifiers.rawValue)
            lastLine = line
            lastStart = token.range.start
        }
        return data
    }

    private func length(_ range: SourceRange, _ place: Place) -> Int {
        place.source.lineIndex.columnCount(of: range, unit: workspace.unit, in: place.source.bytes)
    }

    // MARK: Colours

    func documentColors(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
        let place = try place(parameters)
        return .array(
            place.model.writtenColors(in: place.file).map { found in
                [
                    "range": place.positions.range(found.range),
                    "color": [
                        "red": .number(found.color.red), "green": .number(found.color.green),
                        "blue": .number(found.color.blue), "alpha": .number(found.color.opacity),
                    ],
                ]
            })
    }

    func colorPresentations(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
        let place = try place(parameters)
        let range = try range(parameters, in: place)
        let color = parameters["color"]
        guard let red = color["red"].number, let green = color["green"].number, let blue = color["blue"].number else {
            throw .invalidParameters("'color' is missing")
        }
        func text(_ part: Double) -> String { DecimalText.string(min(max(part, 0), 1), decimals: 3) }
        var label = "Color(red: \(text(red)), green: \(text(green)), blue: \(text(blue))"
        if let alpha = color["alpha"].number, alpha < 1 { label += ", opacity: \(text(alpha))" }
        label += ")"
        return [["label": .string(label), "textEdit": place.positions.edit(range, label)]]
    }
}
