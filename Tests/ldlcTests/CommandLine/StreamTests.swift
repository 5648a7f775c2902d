import LDLParser
import Testing

@testable import ldlc

/// What goes where, and with which status.
@Suite struct StreamTests {
    @Test func `a missing file is status 2 and a sentence on standard error`() {
        let run = CommandRun("check", "missing.ldl")
        #expect(run.status == 2)
        #expect(run.output.isEmpty)
        #expect(run.errors == "ldlc: error: cannot read 'missing.ldl': no such file or folder\n")
    }

    @Test func `a folder's sources are one module, in the order of their paths`() throws {
        let io = MemoryIO(files: [
            "app/b.ldl": "", "app/a.swift": "", "app/views/c.ldl": "", "app/notes.txt": "", "app/.build/d.ldl": "",
            "app/Z.ldl": "",
        ])
        let files = try SourceLoader.load(["app/"], io: io)
        #expect(files.map(\.name) == ["app/Z.ldl", "app/a.swift", "app/b.ldl", "app/views/c.ldl"])
        #expect(files.map(\.id.rawValue) == [0, 1, 2, 3])
    }

    @Test func `a file that is named twice counts once`() throws {
        let io = MemoryIO(files: ["app/a.ldl": ""])
        #expect(try SourceLoader.load(["app/a.ldl", "app", "app/a.ldl"], io: io).count == 1)
    }

    @Test func `standard input has a name of its own`() throws {
        let io = MemoryIO(standardInput: "Text(\"Hi\")")
        let files = try SourceLoader.load(["-"], io: io)
        #expect(files.map(\.name) == ["<stdin>"])
        #expect(files.first?.text(ofLine: 0) == "Text(\"Hi\")")
    }

    @Test func `a result goes to standard output, or whole to a file`() throws {
        let io = MemoryIO()
        let sink = OutputSink(io: io)
        sink.write("one ")
        sink.write("two\n")
        try sink.finish()
        #expect(io.outputText == "one two\n")
        sink.redirect(to: "out.txt")
        sink.write("three\n")
        try sink.finish()
        #expect(io.outputText == "one two\n")
        #expect(io.files["out.txt"] == Array("three\n".utf8))
    }

    @Test func `a large result is passed on in pieces`() throws {
        let io = MemoryIO()
        let sink = OutputSink(io: io)
        for _ in 0..<10_000 { sink.write("0123456789") }
        #expect(!io.outputText.isEmpty)
        try sink.finish()
        #expect(io.outputText.utf8.count == 100_000)
    }

    @Test func `a full disk is status 2`() {
        let io = MemoryIO()
        io.outputFailure = IOFailure(reason: "No space left on device")
        let run = CommandRun(["--help"], io: io)
        #expect(run.status == 2)
        #expect(run.errors == "ldlc: error: cannot write to standard output: No space left on device\n")
    }

    @Test func `a result is not written over the file that it is made from`() {
        let run = CommandRun(["layout", "a.ldl", "-o", "./a.ldl"], files: ["a.ldl": "Text(\"a\")"])
        #expect(run.status == 2)
        #expect(run.io.files["a.ldl"] == Array("Text(\"a\")".utf8))
        #expect(run.errors.contains("would be written over 'a.ldl'"))
    }

    @Test func `a name in a trace neither steers the terminal nor passes for a line`() {
        let source = "Watch(\"a\\u{1B}[31m\\nb: offered 1 x 1\\u{202E}\") { Text(\"x\") }"
        let run = CommandRun(["trace", "a.ldl", "--width", "100"], files: ["a.ldl": source])
        #expect(run.output.split(separator: "\n").count == 1)
        #expect(!run.output.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" })
    }

    @Test func `a message quotes only the beginning of a word of any length`() {
        let source = "let a = 1 " + String(repeating: "+-", count: 50_000) + " 2"
        let run = CommandRun(["check", "a.ldl"], files: ["a.ldl": source])
        #expect(run.status == 1)
        #expect(run.errors.utf8.count < 2_000)
    }

    @Test func `an endless size is drawn in a picture of a usual size`() {
        let source = "Color.red.frame(width: 1e308, height: 1e308)"
        let run = CommandRun(["svg", "a.ldl"], files: ["a.ldl": source])
        #expect(run.output.contains("viewBox=\"-8 -8 416 416\""))
        #expect(!run.output.contains("e+"))
    }

    @Test func `a struct that is stored in itself is refused`() {
        let source = "struct P { var q: (Int, Q?) }\nstruct Q { var p: P }\nstruct R { var all: [R] }"
        let run = CommandRun(["check", "a.ldl", "--diagnostics", "gcc"], files: ["a.ldl": source])
        #expect(run.errors.split(separator: "\n").count == 1)
        #expect(run.errors.contains("[recursive-value]"))
    }
}
