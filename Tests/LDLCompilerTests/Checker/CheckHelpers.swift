import LDLParser
import Testing

@testable import LDLCompiler

/// A program to check, made from text.
func compile(_ text: String, root: String? = nil) -> Compilation {
    Compilation(files: [SourceFile(name: "test.ldl", text: text)], root: root)
}

/// Diagnostics as lines: `line:column: severity: message [code]`, with their notes and cures indented below.
func describe(_ diagnostics: [Diagnostic], in file: SourceFile) -> String {
    var lines: [String] = []
    func place(_ span: SourceSpan) -> String {
        let position = file.position(at: span.range.start)
        return "\(position.line):\(position.column)"
    }
    for diagnostic in diagnostics {
        lines.append(
            "\(place(diagnostic.span)): \(diagnostic.severity.rawValue): \(diagnostic.message) [\(diagnostic.id.rawValue)]"
        )
        for label in diagnostic.labels { lines.append("    label: \(label.text)") }
        for note in diagnostic.notes {
            lines.append("    note: " + (note.span.map { place($0) + ": " } ?? "") + note.message)
        }
        for fixIt in diagnostic.fixIts { lines.append("    fix: \(fixIt.title)") }
    }
    return lines.joined(separator: "\n")
}

/// Expects the type that `type(of:)` prints for the root.
func expectType(_ text: String, _ type: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let compilation = compile(text)
    let problems = describe(compilation.diagnostics, in: compilation.files[0])
    #expect(compilation.rootType == type, "\(problems)", sourceLocation: sourceLocation)
}

/// Expects a program without a single remark.
func expectClean(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let compilation = compile(text)
    let problems = describe(compilation.diagnostics, in: compilation.files[0])
    #expect(problems.isEmpty, "\(problems)", sourceLocation: sourceLocation)
}

/// Expects exactly the diagnostics that are written below the places they belong to:
///
///     Text("Hi").paddin(10)
///     //         ^^^^^^ error unknown-modifier: 'Text' has no modifier named 'paddin'
///
/// The marks stand under the range; the message may be left out. Several marks under one line are several lines.
func expectDiagnostics(_ marked: String, sourceLocation: SourceLocation = #_sourceLocation) {
    var expected: [String] = []
    var line = 0
    let lines = marked.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    for (index, text) in lines.enumerated() {
        let trimmed = text.drop { $0 == " " }
        guard trimmed.hasPrefix("//"), let first = text.firstIndex(of: "^"), let last = text.lastIndex(of: "^") else {
            line = index + 1
            continue
        }
        let column = text.distance(from: text.startIndex, to: first) + 1
        let end = text.distance(from: text.startIndex, to: last) + 2
        let words = text[text.index(after: last)...].drop { $0 == " " }
        expected.append("\(line):\(column)-\(end) \(words)")
    }
    let compilation = compile(marked)
    let file = compilation.files[0]
    var found: [String] = []
    for diagnostic in compilation.diagnostics {
        let start = file.position(at: diagnostic.range.start), end = file.position(at: diagnostic.range.end)
        let place = "\(start.line):\(start.column)-\(end.column)"
        let brief = "\(place) \(diagnostic.severity.rawValue) \(diagnostic.id.rawValue)"
        // A mark without a message stands for any.
        found.append(expected.contains(brief) ? brief : brief + ": " + diagnostic.message)
    }
    #expect(found.sorted() == expected.sorted(), sourceLocation: sourceLocation)
}

/// The text after every cure has been applied that is certain.
func cured(_ text: String) -> String {
    let compilation = compile(text)
    let edits = compilation.diagnostics.flatMap { $0.fixIts.first.map(\.edits) ?? [] }
    return String(decoding: edits.applied(to: compilation.files[0]), as: UTF8.self)
}
