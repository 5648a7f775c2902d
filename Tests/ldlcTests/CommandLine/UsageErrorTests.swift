import TestSupport
import Testing

@testable import ldlc

/// A wrong command line ends with status 2 and a sentence that says what to write instead.
@Suite struct UsageErrorTests {
    static let commandLines = [
        "", "laoyut card.ldl", "card.ldl", "-", "--width 402 card.ldl", "layout", "layout card.ldl --widht 402",
        "layout card.ldl --width", "layout card.ldl --width wide", "layout card.ldl --width -5",
        "layout card.ldl --width=nan", "layout card.ldl --device iphone17", "layout card.ldl --device toaster",
        "layout card.ldl --scale 0", "layout card.ldl --format yaml", "layout card.ldl --borders",
        "check card.ldl --width 10", "trace card.ldl --all=yes", "check card.ldl --diagnostics pretty",
        "check card.ldl --max-steps many", "layout card.ldl -x", "fmt", "hit card.ldl", "hit card.ldl --at 1",
        "completions", "completions tcsh", "check", "layout nothing.ldl",
        "layout empty-folder", "help nothing", "layout card.ldl -o",
    ]

    private static let folder = GoldenFolder("../Fixtures/Usage")

    @Test func `every wrong command line gets its sentence`() throws {
        var text = ""
        for line in Self.commandLines {
            let io = MemoryIO(files: ["card.ldl": "Text(\"Hi\")", "empty-folder/readme.txt": ""])
            let run = CommandRun(line.split(separator: " ").map(String.init), io: io)
            #expect(run.status == 2, "ldlc \(line)")
            #expect(run.output.isEmpty, "ldlc \(line)")
            text += "$ ldlc \(line)\n\(run.errors)\n"
        }
        try Self.folder.expect(text, equalsFile: "usage-errors.txt")
    }

    @Test func `no file is left over`() throws {
        try Self.folder.expectOnly(["usage-errors.txt"])
    }

    @Test func `what a terminal would act on does not come back raw`() {
        let run = CommandRun("layout", "a\u{1B}[31m\u{7}.ldl", "--\u{1B}]0;x")
        #expect(!run.errors.contains("\u{1B}"))
        #expect(!run.errors.contains("\u{7}"))
    }
}

extension CommandRun {
    init(_ arguments: [String], io: MemoryIO) {
        status = LDLC.run(arguments: arguments, io: io)
        output = io.outputText
        errors = io.errorText
        self.io = io
    }
}
