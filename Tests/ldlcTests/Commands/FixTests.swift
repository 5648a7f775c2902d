import LDLParser
import Testing

@testable import ldlc

/// Cures are applied whole or not at all, and only those that are safe.
@Suite struct FixTests {
    private func diagnostic(_ cures: FixIt...) -> Diagnostic {
        Diagnostic("syntax-error", file: FileID(0), range: SourceRange(at: 0), message: "", fixIts: cures)
    }

    private func edit(_ start: UInt32, _ end: UInt32, _ text: String) -> TextEdit {
        TextEdit(file: FileID(0), range: SourceRange(start: start, end: end), replacement: text)
    }

    @Test func `the first cure counts, and only if it is safe`() {
        let safe = FixIt("a", edits: [edit(0, 1, "x")])
        let doubtful = FixIt("b", applicability: .maybeIncorrect, edits: [edit(5, 6, "y")])
        #expect(FixApplier.cures(for: [diagnostic(safe, doubtful)]) == [safe])
        #expect(FixApplier.cures(for: [diagnostic(doubtful, safe)]).isEmpty)
        #expect(FixApplier.cures(for: [diagnostic()]).isEmpty)
    }

    @Test func `a cure that touches an earlier one waits for the next round`() {
        let first = FixIt("a", edits: [edit(0, 4, "x"), edit(10, 12, "z")])
        let second = FixIt("b", edits: [edit(6, 7, "y"), edit(11, 11, "y")])
        let third = FixIt("c", edits: [edit(6, 7, "y")])
        #expect(FixApplier.cures(for: [diagnostic(first), diagnostic(second), diagnostic(third)]) == [first, third])
    }

    @Test func `standard input comes back on standard output`() {
        let run = CommandRun(["check", "-", "--fix"], standardInput: "Text(\"Hi\")\n")
        #expect(run.output == "Text(\"Hi\")\n")
    }
}
