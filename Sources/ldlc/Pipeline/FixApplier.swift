import LDLCompiler
import LDLParser

/// Applies the cures of diagnostics that are safe to apply without looking.
enum FixApplier {
    /// What has become of a module's files.
    struct Result {
        var files: [SourceFile]
        /// How many cures were applied.
        var count: Int
    }

    /// A cure may make place for the next one, so the module is checked again until none is left. The number of rounds is
    /// bounded: two cures that undo each other must not keep the command busy.
    private static let mostRounds = 10

    static func apply(to files: [SourceFile], root: String?) -> Result {
        var result = Result(files: files, count: 0)
        var diagnostics = Compilation(files: files, root: root).diagnostics
        for _ in 0..<mostRounds {
            let chosen = cures(for: diagnostics)
            if chosen.isEmpty { break }
            let cured = applied(chosen, to: result.files)
            let remaining = Compilation(files: cured, root: root).diagnostics
            // What leaves more errors than there were was no cure, however sure it looked.
            if errorCount(remaining) > errorCount(diagnostics) { break }
            result.count += chosen.count
            result.files = cured
            diagnostics = remaining
        }
        return result
    }

    private static func applied(_ cures: [FixIt], to files: [SourceFile]) -> [SourceFile] {
        let edits = cures.flatMap(\.edits)
        return files.map { file in
            guard edits.contains(where: { $0.file == file.id }) else { return file }
            return SourceFile(id: file.id, name: file.name, bytes: edits.applied(to: file))
        }
    }

    private static func errorCount(_ diagnostics: [Diagnostic]) -> Int {
        diagnostics.count { $0.severity == .error }
    }

    /// The first safe cure of each diagnostic, without those that touch bytes of an earlier one.
    static func cures(for diagnostics: [Diagnostic]) -> [FixIt] {
        var chosen: [FixIt] = []
        var taken: [TextEdit] = []
        for diagnostic in diagnostics {
            guard let cure = diagnostic.fixIts.first, cure.applicability == .machineApplicable, !cure.edits.isEmpty
            else { continue }
            // All edits of a cure or none.
            let isFree = cure.edits.allSatisfy { edit in !taken.contains { overlaps($0, edit) } }
            if isFree {
                chosen.append(cure)
                taken += cure.edits
            }
        }
        return chosen
    }

    private static func overlaps(_ a: TextEdit, _ b: TextEdit) -> Bool {
        // Two insertions at one place have no order, so they count as overlapping.
        a.file == b.file && a.range.start <= b.range.end && b.range.start <= a.range.end
    }
}
