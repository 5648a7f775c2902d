import TestSupport
import Testing

@testable import ldlc

/// No text gets out of the string, the attribute or the line that it is written in.
@Suite struct OutputPropertyTests {
    /// Pieces that mean something to a terminal, a browser, a JSON reader or a person's eye.
    private static let pieces = [
        "a", "<", ">", "&", "\"", "'", "]]>", "</script>", "<!--", "-->", "</svg>", "&#0;", "\u{0}", "\u{1}", "\u{7}",
        "\u{8}",
        "\u{1B}[31m", "\u{1B}]0;title\u{7}", "\u{9B}31m", "\u{7F}", "\u{85}", "\u{202E}", "\u{2066}", "\u{2028}",
        "\u{FEFF}",
        "\u{FFFE}", "\u{FFFF}", "\u{D7FF}", "\u{10FFFF}", "👩‍👩‍👧", "e\u{301}", "\r", "\t", "\\n", "\\u{1b}", "{", "}", ";",
        "\n",
    ]

    private static func texts(_ count: Int, seed: UInt64) -> [String] {
        var random = SplitMix64(seed: seed)
        return (0..<count).map { _ in
            (0...random.below(8)).map { _ in pieces[random.below(pieces.count)] }.joined()
        }
    }

    /// The text as a literal of the language, every scalar as an escape.
    private static func literal(_ text: String) -> String {
        "\"" + text.unicodeScalars.map { "\\u{\(String($0.value, radix: 16))}" }.joined() + "\""
    }

    /// A program that shows the text, names views after it and carries it in identities.
    private static func program(_ text: String) -> String {
        "Text(\(literal(text))).id(\(literal(text))).measured(\(literal(text)))\n"
    }

    private static func run(_ arguments: [String], _ files: [String: String]) -> MemoryIO {
        let io = MemoryIO(files: files)
        _ = LDLC.run(arguments: arguments, io: io)
        return io
    }

    /// What a terminal obeys, and what turns the text round it about.
    private static func isHarmless(_ output: String) -> Bool {
        output.unicodeScalars.allSatisfy { scalar in
            switch scalar.value {
            case 0x0A: true
            case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069: false
            default: true
            }
        }
    }

    @Test(arguments: OutputPropertyTests.texts(50, seed: 8))
    func `a picture is XML and boxes are JSON whatever the text`(_ text: String) {
        let files = ["a.ldl": Self.program(text)]
        let picture = Self.run(["svg", "a.ldl", "--borders"], files)
        #expect(XMLScanner.fault(in: picture.outputText) == nil)
        let boxes = Self.run(["layout", "a.ldl", "--format", "json"], files)
        #expect(JSONReader.value(of: Array(boxes.outputText.utf8)) != nil)
    }

    @Test(arguments: OutputPropertyTests.texts(50, seed: 9))
    func `nothing that is printed speaks to the terminal`(_ text: String) {
        for command in ["layout", "trace", "tree", "type"] {
            let io = Self.run([command, "a.ldl"], ["a.ldl": Self.program(text)])
            #expect(Self.isHarmless(io.outputText), "\(command): \(io.outputText.debugDescription)")
        }
    }

    /// The text as it is, in the program and in the file's name: there are mistakes all over.
    @Test(arguments: OutputPropertyTests.texts(50, seed: 10))
    func `diagnostics are harmless and well-formed whatever the file and its name`(_ text: String) {
        let name = "a" + text.replacing("\u{0}", with: "") + ".ldl"
        let files = [name: "Text(\"\(text)\").pading(10)\n\(text)\n"]
        for form in ["text", "gcc"] {
            let io = Self.run(["check", name, "--diagnostics", form], files)
            #expect(Self.isHarmless(io.errorText + io.outputText), "\(form): \(io.errorText.debugDescription)")
        }
        let lines = Self.run(["check", name, "--diagnostics", "json"], files).outputText.split(separator: "\n")
        for line in lines { #expect(JSONReader.value(of: Array(line.utf8)) != nil, "\(line)") }
        let report = Self.run(["check", name, "--diagnostics", "sarif"], files).outputText
        #expect(JSONReader.value(of: Array(report.utf8)) != nil)
    }
}
