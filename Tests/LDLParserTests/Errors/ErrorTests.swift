import LDLParser
import TestSupport
import Testing

/// Programs with mistakes, and comments that say what is reported where.
///
/// In a fixture a line that begins with `//~` speaks of the line of code above it: first the column, then `^` and one
/// `~`
/// for each further character (or `|` for an empty range), then the severity, the code and the message. Lines after it
/// that begin with `//+` are its notes and fix-its. `LDL_UPDATE=1` rewrites them all.
@Suite struct `Mistakes` {
    private static let folder = GoldenFolder("../Fixtures/errors")

    @Test func `are reported where the fixtures say`() throws {
        let names = try Self.folder.names(withExtension: "ldl")
        for name in names {
            let source = Self.withoutExpectations(try Self.folder.text(of: name))
            let tree = parseLosslessly(source)
            #expect(!tree.diagnostics.isEmpty, "\(name) has no mistake")
            try Self.folder.expect(Self.annotated(tree), equalsFile: name)
        }
        try Self.folder.expectOnly(names)
    }

    @Test func `are gone after their fix-it, and no new one appears`() throws {
        var applied = 0
        for name in try Self.folder.names(withExtension: "ldl") {
            let tree = parseLosslessly(Self.withoutExpectations(try Self.folder.text(of: name)))
            for diagnostic in tree.diagnostics {
                for fixIt in diagnostic.fixIts where fixIt.applicability == .machineApplicable {
                    applied += 1
                    let fixed = parseLosslessly(fixIt.edits.applied(to: tree.file))
                    #expect(
                        fixed.diagnostics.count < tree.diagnostics.count,
                        "\(name): '\(fixIt.title)' leaves\n\(fixed.report)")
                }
            }
        }
        #expect(applied > 10)
    }

    @Test func `have a catalogue entry whose examples are right`() {
        for spec in DiagnosticCatalogue.syntax.specs {
            // Some examples are wrong only for those who run them; all are tried with the command.
            if !spec.isBadExampleCommandLine {
                let bad = parseLosslessly(spec.badExample)
                #expect(Set(bad.diagnostics.map(\.id)).isSubset(of: [spec.id]))
            }
            #expect(parseLosslessly(spec.goodExample).diagnostics.isEmpty)
            #expect(!spec.title.isEmpty && !spec.explanation.isEmpty)
        }
    }

    @Test func `are worded in one style`() throws {
        for name in try Self.folder.names(withExtension: "ldl") {
            let tree = parseLosslessly(Self.withoutExpectations(try Self.folder.text(of: name)))
            for diagnostic in tree.diagnostics {
                #expect(!diagnostic.message.hasSuffix("."))
                #expect(diagnostic.message.first.map { !$0.isUppercase } ?? false)
                #expect(DiagnosticCatalogue.syntax[diagnostic.id] != nil)
            }
        }
    }

    // MARK: Fixtures

    private static func withoutExpectations(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .filter { !$0.hasPrefix("//~") && !$0.hasPrefix("//+") }
            .joined(separator: "\n")
    }

    /// The source with a comment under each line that has mistakes.
    private static func annotated(_ tree: SyntaxTree) -> String {
        var lines: [String] = []
        let file = tree.file
        for line in 0..<file.lineIndex.lineCount {
            let text = file.text(ofLine: line)
            if line + 1 == file.lineIndex.lineCount, text.isEmpty { break }
            lines.append(text)
            for diagnostic in tree.diagnostics where file.position(at: diagnostic.range.start).line == line + 1 {
                lines += comment(diagnostic, file)
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func comment(_ diagnostic: Diagnostic, _ file: SourceFile) -> [String] {
        let start = file.position(at: diagnostic.range.start)
        let end = file.position(at: diagnostic.range.end)
        let width = end.line == start.line ? end.column - start.column : 1
        let marks = width == 0 ? "|" : "^" + String(repeating: "~", count: width - 1)
        let message = "\(diagnostic.severity)[\(diagnostic.id.rawValue)] \(diagnostic.message)"
        var lines = ["//~ \(start.column) \(marks) \(message)"]
        for note in diagnostic.notes {
            let place = note.span.map { file.position(at: $0.range.start) }
            lines.append("//+ note\(place.map { " \($0.line):\($0.column)" } ?? ""): \(note.message)")
        }
        for fixIt in diagnostic.fixIts {
            let edits = fixIt.edits.map { edit in
                let place = file.position(at: edit.range.start)
                return
                    "\(place.line):\(place.column) \(edit.range.length) bytes become \(edit.replacement.debugDescription)"
            }
            lines.append("//+ fix: \(fixIt.title) (\(edits.joined(separator: ", ")))")
        }
        return lines
    }
}
