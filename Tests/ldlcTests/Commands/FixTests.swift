import LDLCompiler
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

    @Test(arguments: [
        "Text(\"a\").paddin(8)\n",
        "VStack(spacing: 8, alignment: .leading) { Text(\"a\") }\n",
        "let items = [\"a\"]\nVStack { ForEach(items, id: \\.self) { Text(item) } }\n",
        "struct A: View { var body: View { Text(\"a\") } }\nA()\n",
        "Text(\"a\")\n}\n",
        "Text(\"a\").padding(.init(top: 1, leading: 2, bottom: 3, trailing: 4))\n",
        "Text(\"a\").frame(width: 3, maxWidth: 4)\n",
    ])
    func `cures leave fewer errors, or the file as it was`(_ source: String) {
        let file = SourceFile(name: "a.ldl", text: source)
        let result = FixApplier.apply(to: [file], root: nil)
        let before = Compilation(files: [file]).diagnostics.count { $0.severity == .error }
        let after = Compilation(files: result.files).diagnostics.count { $0.severity == .error }
        if result.count == 0 {
            #expect(result.files.first?.bytes == file.bytes)
        } else {
            #expect(after < before)
        }
    }
}
