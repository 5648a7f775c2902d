import Foundation
import LDLCompiler
import TestSupport
import Testing

@testable import ldlc

/// Somebody types at random into the examples. The server keeps the text, answers every request, and keeps no more than
/// one analysis for each open file. `LDL_EDITS` sets how many edits there are; `.ci/checks/edits` sends 10,000 to the
/// built command.
@Suite struct RandomEditTests {
    private static let fragments = [
        "Text(\"Hi\")", ".padding()", "VStack {", "}", "(", ")", "\n", "\"",
        "struct A: View {\n    var body: some View {\n",
        ".frame(width: ", "ForEach(0..<3) { i in", "/*", "*/", "//", "é\u{1F600}", "@State var x = 1\n", "\\(", "#if",
        "$0",
        "if let a", " ", "case", ".", "alignment: .", ",", "\r\n", "\u{0}",
    ]
    private static let requests = [
        "hover", "completion", "signatureHelp", "definition", "documentHighlight", "prepareRename", "documentSymbol",
        "foldingRange", "semanticTokens/full", "documentColor", "formatting", "inlayHint", "codeAction",
        "selectionRange",
        "references",
    ]

    private static var editCount: Int {
        ProcessInfo.processInfo.environment["LDL_EDITS"].flatMap { Int($0) } ?? 120
    }

    @Test func `edits at random leave the server with the text, answering`() throws {
        let examples = try Repository.files(in: "examples") { $0.hasSuffix(".ldl") }
        let client = EditorClient(nil, options: ["width": 402])
        var random = SplitMix64(seed: 20)
        var unanswered: [String] = []
        var text: [Unicode.Scalar] = []
        let uri: JSONValue = .string(EditorClient.uri)
        for number in 0..<Self.editCount {
            if number % 40 == 0 {
                if number > 0 { client.notify("textDocument/didClose", ["textDocument": ["uri": uri]]) }
                let example = examples[random.below(examples.count)].text
                text = Array(example.unicodeScalars)
                client.open(example)
            }
            edit(&text, client, &random)
            let kept = client.server.workspace.document(EditorClient.uri)?.bytes ?? []
            var expected = String.UnicodeScalarView()
            expected.append(contentsOf: text)
            #expect(kept == Array(String(expected).utf8), "edit \(number)")
            let method = Self.requests[random.below(Self.requests.count)]
            let answer = client.response(
                "textDocument/" + method, parameters(at: position(random.below(text.count), text)))
            // Only a name that cannot be changed is a reason to refuse.
            if answer.isNull || (!answer["error"].isNull && answer["error"]["code"] != -32803) {
                unanswered.append(method)
            }
            #expect(client.server.workspace.analysisCount <= 1)
        }
        #expect(unanswered == [])
        #expect(client.server.workspace.documents.count == 1)
    }

    /// Inserts, deletes or pastes, in the text and at the server.
    private func edit(_ text: inout [Unicode.Scalar], _ client: EditorClient, _ random: inout SplitMix64) {
        let start = random.below(text.count + 1)
        let end = random.oneIn(2) ? start : min(text.count, start + random.below(12))
        var pasted = Array(Self.fragments[random.below(Self.fragments.count)].unicodeScalars)
        if random.oneIn(4) { pasted = [] }
        if random.oneIn(5) {
            let from = random.below(text.count + 1)
            pasted = Array(text[from..<min(text.count, from + random.below(60))])
        }
        let range: JSONValue = ["start": position(start, text), "end": position(end, text)]
        // A cursor is never between the two bytes of a line's end.
        if splitsLineEnd(start, text) || splitsLineEnd(end, text) { return }
        text.replaceSubrange(start..<end, with: pasted)
        var view = String.UnicodeScalarView()
        view.append(contentsOf: pasted)
        client.notify(
            "textDocument/didChange",
            [
                "textDocument": ["uri": .string(EditorClient.uri), "version": 2],
                "contentChanges": [["range": range, "text": .string(String(view))]],
            ])
    }

    private func splitsLineEnd(_ offset: Int, _ text: [Unicode.Scalar]) -> Bool {
        offset > 0 && offset < text.count && text[offset - 1] == "\r" && text[offset] == "\n"
    }

    private func position(_ offset: Int, _ text: [Unicode.Scalar]) -> JSONValue {
        var line = 0
        var character = 0
        for (index, scalar) in text[..<offset].enumerated() {
            let endsLine = scalar == "\n" || (scalar == "\r" && !(index + 1 < text.count && text[index + 1] == "\n"))
            if endsLine {
                line += 1
                character = 0
            } else {
                character += UTF16.width(scalar)
            }
        }
        return EditorClient.position(line, character)
    }

    private func parameters(at position: JSONValue) -> JSONValue {
        [
            "textDocument": ["uri": .string(EditorClient.uri)], "position": position, "positions": [position],
            "range": ["start": position, "end": position], "context": ["diagnostics": [], "includeDeclaration": true],
            "options": [:],
        ]
    }
}
