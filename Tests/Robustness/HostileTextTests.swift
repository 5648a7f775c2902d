import LDLCompiler
import TestSupport
import Testing

@testable import ldlc

/// Text that means something to a terminal, a browser, a JSON reader or an eye, at every place where a command takes text,
/// through every command: it comes out as text.
@Suite struct HostileTextTests {
    static let texts = [
        // A terminal's sequences and control characters, a line end among them.
        "\u{1B}[31mred\u{1B}]0;title\u{7}\u{1B}]8;;http://example.com\u{1B}\\link\u{9B}2Ja\u{8}\u{8}b\u{7F}\u{85}\u{90}x\u{9C}",
        "a\r\tb\nc: error: made up\u{0}\r\nd\n::error file=x::y",
        // Marks, overrides and isolates of direction, separators of lines, what nobody sees and what is no character.
        "\u{202E}gpj.exe\u{202A}\u{202B}\u{202D}\u{202C}\u{2066}a\u{2067}b\u{2068}c\u{2069}\u{200E}\u{200F}\u{61C}\u{2028}\u{2029}"
            + "\u{FEFF}\u{200B}\u{FFFE}\u{FFFF}\u{E0041}\u{E007F}\u{10FFFF}e\u{301}\u{301}\u{301}👩‍👩‍👧",
        // Markup, and the ends of what markup can stand in.
        "</script><script>alert(1)</script>]]><!--x--></svg><svg onload=\"x\">' x='&lt;&#0;&bogus;<![CDATA[<?x?>",
        // Other escapes, and what files and addresses are named with.
        "\\u{1b}[0m\\\"%0A%1b?#&;$(x)`x`*{}[]file:///etc/passwd",
    ]

    /// A text as a literal of the language, every scalar as an escape.
    private static func literal(_ text: String) -> String {
        "\"" + text.unicodeScalars.map { "\\u{\(String($0.value, radix: 16))}" }.joined() + "\""
    }

    /// Shows the text, names views and pictures after it, prints it, and calls things that are not there.
    private static func program(_ text: String, isWrong: Bool) -> String {
        let word = literal(text)
        let right = """
            struct Card: View {
                var body: some View { Watch(\(word)) { Text(\(word)).id(\(word)).accessibilityLabel(\(word)) } }
            }
            func speak() -> Int { print(\(word)); return 1 }
            VStack {
                Card().measured(\(word)).onTapGesture {}
                Image(\(word))
                Color(\(word))
                Button(\(word)) {}
                Text("\\(speak())").font(.custom(\(word), size: 12))
                Label(\(word), systemImage: \(word))
            }

            """
        // As they are: in a string, a comment, a name, between the lines.
        return isWrong
            ? right + "Text(\"\(text)\").pading(10)\n// \(text)\n`\(text)`()\n\(text)\nlet a: Int = \"\(text)\"\n"
            : right
    }

    /// A command line in which the text stands at some place.
    struct Line: Sendable, CustomStringConvertible {
        let arguments: [String]
        var isJSON = false
        var isXML = false
        var description: String { arguments.joined(separator: " ") }
    }

    /// `NAME` stands for a file that is right, `WRONG` for one with mistakes, `TEXT` for the text.
    static let lines: [Line] = [
        Line(arguments: ["layout", "NAME"]), Line(arguments: ["layout", "NAME", "--format", "json"], isJSON: true),
        Line(arguments: ["svg", "NAME"], isXML: true), Line(arguments: ["svg", "NAME", "--borders"], isXML: true),
        Line(arguments: ["trace", "NAME"]), Line(arguments: ["trace", "NAME", "--all"]),
        Line(arguments: ["tree", "NAME"]),
        Line(arguments: ["type", "NAME"]), Line(arguments: ["hit", "NAME", "--at", "10,10"]),
        Line(arguments: ["check", "NAME"]), Line(arguments: ["check", "WRONG"]),
        Line(arguments: ["check", "WRONG", "--color", "never"]),
        Line(arguments: ["check", "WRONG", "--diagnostics", "gcc"]),
        Line(arguments: ["check", "WRONG", "--diagnostics", "json"], isJSON: true),
        Line(arguments: ["check", "WRONG", "--diagnostics", "sarif"], isJSON: true),
        Line(arguments: ["layout", "WRONG"]), Line(arguments: ["layout", "WRONG", "--diagnostics", "gcc"]),
        Line(arguments: ["fmt", "WRONG", "--check"]), Line(arguments: ["fmt", "WRONG", "--diff"]),
        Line(arguments: ["fmt", "NAME", "--diff"]), Line(arguments: ["check", "WRONG", "--fix"]),
        Line(arguments: ["layout", "TEXT"]), Line(arguments: ["fmt", "TEXT"]),
        Line(arguments: ["layout", "NAME", "--root", "TEXT"]), Line(arguments: ["layout", "NAME", "--width", "TEXT"]),
        Line(arguments: ["layout", "NAME", "--device", "TEXT"]),
        Line(arguments: ["layout", "NAME", "--format", "TEXT"]),
        Line(arguments: ["layout", "NAME", "--assets", "TEXT"]), Line(arguments: ["layout", "NAME", "--TEXT"]),
        Line(arguments: ["layout", "NAME", "-TEXT"]), Line(arguments: ["layout", "NAME", "-o", "TEXT/x"]),
        Line(arguments: ["hit", "NAME", "--at", "TEXT"]), Line(arguments: ["check", "NAME", "--color", "TEXT"]),
        Line(arguments: ["check", "NAME", "--diagnostics", "TEXT"]),
        Line(arguments: ["check", "NAME", "--max-steps", "TEXT"]),
        Line(arguments: ["layout", "NAME", "--dynamic-type", "TEXT"]), Line(arguments: ["TEXT"]),
        Line(arguments: ["TEXT", "NAME"]),
        Line(arguments: ["explain", "TEXT"]), Line(arguments: ["completions", "TEXT"]),
        Line(arguments: ["lsp", "TEXT"]),
    ]

    /// What a terminal obeys, and what turns the text round it about.
    private static func harm(in output: String) -> String? {
        for scalar in output.unicodeScalars {
            switch scalar.value {
            case 0x0A: continue
            case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xE0000...0xE007F:
                return "U+" + String(scalar.value, radix: 16, uppercase: true)
            default: continue
            }
        }
        return nil
    }

    @Test(arguments: HostileTextTests.lines)
    func `text comes out as text`(_ line: Line) {
        for text in Self.texts {
            // No system has a file whose name has a NUL byte in it.
            let name = text.filter { $0 != "\0" } + ".ldl"
            let wrong = "w" + name
            let io = MemoryIO(
                files: [name: Self.program(text, isWrong: false), wrong: Self.program(text, isWrong: true)],
                variables: ["NO_COLOR": "1"], terminals: [.output, .error])
            let arguments = line.arguments.map {
                $0.replacing("NAME", with: name).replacing("WRONG", with: wrong).replacing("TEXT", with: text)
            }
            let status = withLargeStack { LDLC.run(arguments: arguments, io: io) }
            #expect([0, 1, 2].contains(status))
            let place = "\(line) with \(text.debugDescription)"
            #expect(Self.harm(in: io.errorText) == nil, "\(place): \(io.errorText.debugDescription)")
            if line.isXML, status == 0 {
                #expect(XMLScanner.fault(in: io.outputText) == nil, "\(place): \(io.outputText.debugDescription)")
            }
            // The lines of a difference keep their tabs.
            let shown = line.arguments.contains("--diff") ? io.outputText.replacing("\t", with: " ") : io.outputText
            #expect(Self.harm(in: shown) == nil, "\(place): \(io.outputText.debugDescription)")
            if line.isJSON {
                let isDocument = line.arguments.contains("sarif") || line.arguments.contains("--format")
                let documents = isDocument ? [io.outputText[...]] : io.outputText.split(separator: "\n")
                if line.arguments.contains("--format"), status != 0 { continue }
                for document in documents {
                    #expect(JSONReader.value(of: Array(document.utf8)) != nil, "\(place): \(document)")
                }
            }
        }
    }

    @Test func `an editor gets JSON whatever the text it shows`() {
        for text in Self.texts {
            let path = "/" + text.filter { $0 != "\0" } + ".ldl"
            let uri = DocumentURI.uri(ofPath: path)
            var messages = [
                #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}"#,
                #"{"jsonrpc":"2.0","method":"initialized","params":{}}"#,
            ]
            let program = Self.program(text, isWrong: true)
            var open = JSONWriter()
            open.string(program)
            let body = String(decoding: open.bytes, as: UTF8.self)
            var quoted = JSONWriter()
            quoted.string(uri)
            let quotedURI = String(decoding: quoted.bytes, as: UTF8.self)
            messages.append(
                #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"# + quotedURI
                    + #","languageId":"ldl","version":1,"text":"# + body + "}}}")
            for (id, line) in (0..<12).enumerated() {
                for method in ["hover", "completion"] {
                    messages.append(
                        #"{"jsonrpc":"2.0","id":"# + "\(id * 2 + (method == "hover" ? 10 : 11))"
                            + #","method":"textDocument/"# + method + #"","params":{"textDocument":{"uri":"# + quotedURI
                            + #"},"position":{"line":"# + "\(line)" + #","character":7}}}"#)
                }
            }
            let complaint = ServerSubject.complaint(about: Array(messages.joined(separator: "\n").utf8))
            #expect(complaint == nil, "\(text.debugDescription)")
        }
    }
}
