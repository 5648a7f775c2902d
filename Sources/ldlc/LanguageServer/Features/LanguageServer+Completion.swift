import LDLCompiler
import LDLParser

/// What can be written at the cursor.
extension LanguageServer {
    func completion(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
        let place = try place(parameters)
        let offset = try offset(parameters, in: place)
        // A space asks for what comes after a label only.
        if parameters["context"]["triggerCharacter"] == " ", !isAfterLabel(offset, place) {
            return ["isIncomplete": false, "items": []]
        }
        let completion = place.model.completion(at: offset, in: place.file)
        let range = place.positions.range(completion.replacement)
        let items = completion.items.enumerated().map { index, item in
            self.item(item, index, range: range)
        }
        return ["isIncomplete": .bool(completion.isIncomplete), "items": .array(items)]
    }

    private func isAfterLabel(_ offset: UInt32, _ place: Place) -> Bool {
        let before = place.source.bytes.prefix(Int(offset)).last { $0 != UInt8(ascii: " ") }
        return before == UInt8(ascii: ":") || before == UInt8(ascii: ",")
    }

    private func item(_ item: CompletionItem, _ index: Int, range: JSONValue) -> JSONValue {
        let support = capabilities["textDocument"]["completion"]["completionItem"]
        let usesSnippet = support["snippetSupport"].bool == true && item.insertion.hasPlaceholders
        var result: [String: JSONValue] = [
            "label": .string(item.label), "kind": .integer(Self.number(of: item.kind)),
            "filterText": .string(item.label.hasPrefix(".") ? "." + item.name : item.name),
            // Clients sort by text; the order here is the order of likelihood.
            "sortText": .string(Self.sortText(index)),
            "textEdit": [
                "range": range,
                "newText": .string(usesSnippet ? Self.snippet(item.insertion) : item.insertion.plainText),
            ],
            "insertTextFormat": usesSnippet ? 2 : 1,
        ]
        if !item.detail.isEmpty { result["detail"] = .string(item.detail) }
        if !item.documentation.isEmpty {
            result["documentation"] = ["kind": "markdown", "value": .string(item.documentation)]
        }
        return JSONValue(members: result)
    }

    private static func sortText(_ index: Int) -> String {
        let digits = String(index)
        return String(repeating: "0", count: max(0, 5 - digits.count)) + digits
    }

    /// An insertion as a snippet: `padding(${1:10})$0`.
    static func snippet(_ insertion: Insertion) -> String {
        var result = ""
        var number = 0
        let bodies = insertion.pieces.count { if case .body = $0 { true } else { false } }
        var bodiesSeen = 0
        for piece in insertion.pieces {
            switch piece {
            case .text(let text): result += escaped(text)
            case .placeholder(let text):
                number += 1
                result += "${\(number):\(escaped(text))}"
            case .body:
                bodiesSeen += 1
                // The cursor ends in the last block.
                if bodiesSeen == bodies {
                    result += "$0"
                } else {
                    number += 1
                    result += "$\(number)"
                }
            }
        }
        return bodies == 0 ? result + "$0" : result
    }

    private static func escaped(_ text: String) -> String {
        var result = ""
        for character in text {
            if character == "$" || character == "}" || character == "\\" { result.append("\\") }
            result.append(character)
        }
        return result
    }

    /// The protocol's numbers of kinds.
    private static func number(of kind: CompletionItem.Kind) -> Int {
        switch kind {
        case .method, .modifier: 2
        case .function: 3
        case .variable: 6
        case .view: 7
        case .protocolType: 8
        case .property: 10
        case .value: 21
        case .enumCase: 20
        case .type: 22
        case .label: 5
        case .keyword: 14
        case .snippet: 15
        }
    }
}
