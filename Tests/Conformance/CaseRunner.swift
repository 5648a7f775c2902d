import Foundation

/// Runs the commands that a case's statements need and collects what does not hold.
///
/// Commands run in process, on the code path of the command itself: arguments in, bytes and a status out.
struct CaseRunner {
    let testCase: ConformanceCase

    /// Every problem found.
    func problems() -> [String] {
        var problems: [String] = []
        for part in [layoutProblems, traceProblems, typeProblems, tapProblems, checkProblems] {
            do { problems += try part() } catch { problems.append("\(error)") }
        }
        return problems
    }

    private func run(_ command: String, _ options: [String], statuses: Set<Int32> = [0]) throws -> CommandResult {
        let source = try String(contentsOf: testCase.input, encoding: .utf8)
        let result = runCommand(command, on: source, options)
        guard statuses.contains(result.status) else {
            throw ConformanceError("\(command): exit \(result.status): \(result.errors.suffix(300))")
        }
        return result
    }

    // MARK: layout

    private func layoutProblems() throws -> [String] {
        let expectations = testCase.expectations.compactMap { if case .layout(let wanted) = $0 { wanted } else { nil } }
        if expectations.isEmpty { return [] }
        let output = try run("layout", testCase.arguments + ["--format", "json"]).output
        let document = try JSONDecoder().decode(LayoutDocument.self, from: Data(output.utf8))
        guard document.version == 1 else { throw ConformanceError("layout: version \(document.version)") }
        let nodes = document.nodesByID()
        func node(_ id: String) throws -> LayoutNode {
            guard let found = nodes[id], let first = found.first else {
                throw ConformanceError("no node has the id '\(id)'")
            }
            guard found.allSatisfy({ $0.frame.isNear(first.frame) }) else {
                throw ConformanceError("the id '\(id)' is on nodes with different frames")
            }
            return first
        }
        func frame(_ id: String) throws -> Frame { id == "root" ? document.root.frame : try node(id).frame }
        return expectations.compactMap { expectation in
            do {
                switch expectation {
                case .frame(let id, let text):
                    let frame = try frame(id)
                    return ExpectedParts(text)?.problem(frame.value(of:)).map { "frame \(id): \($0)" }
                case .offered(let id, let text):
                    return ExpectedProposal(text)?.problem(try node(id).proposal).map { "offered \(id): \($0)" }
                case .size(let text):
                    return ExpectedParts(text)?.problem { document.size[$0] }.map { "size: \($0)" }
                case .proposal(let text):
                    return ExpectedProposal(text)?.problem(document.proposal).map { "proposal: \($0)" }
                case .rootView(let name):
                    return document.root.view == name ? nil : "root view: expected \(name), got \(document.root.view)"
                case .relation(let text):
                    return try Relation(text)?.problem(frame).map { "relation: \($0)" }
                case .count(let prefix, let range):
                    let count = nodes.keys.count { $0.hasPrefix(prefix) }
                    return range.contains(count) ? nil : "count \(prefix): expected \(range), got \(count)"
                }
            } catch {
                return "\(expectation): \(error)"
            }
        }
    }

    // MARK: trace

    private func traceProblems() throws -> [String] {
        let expectations = testCase.expectations.compactMap { if case .trace(let wanted) = $0 { wanted } else { nil } }
        if expectations.isEmpty { return [] }
        let lines = try run("trace", testCase.arguments).output.split(separator: "\n").map(String.init)
        let printed = "\n  " + lines.joined(separator: "\n  ")
        func lastIndex(_ name: String) -> Int? { lines.lastIndex { ConsoleLine.speaker($0) == name } }
        return expectations.compactMap { expectation in
            switch expectation {
            case .none:
                return lines.isEmpty ? nil : "trace: expected no lines, got\(printed)"
            case .exactly(let wanted):
                let same = wanted.count == lines.count && zip(wanted, lines).allSatisfy(ConsoleLine.matches)
                return same ? nil : "trace: expected\n  \(wanted.joined(separator: "\n  "))\ngot\(printed)"
            case .has(let wanted):
                return lines.contains { ConsoleLine.matches(wanted, $0) }
                    ? nil : "trace: no line matches '\(wanted)', got\(printed)"
            case .last(let wanted):
                guard let name = ConsoleLine.speaker(wanted), let index = lastIndex(name) else {
                    return "trace: '\(wanted)': nobody of that name was asked, got\(printed)"
                }
                return ConsoleLine.matches(wanted, lines[index])
                    ? nil : "trace: last line: expected '\(wanted)', got '\(lines[index])'"
            case .order(let names):
                let places = names.map { lastIndex($0) ?? -1 }
                return !places.contains(-1) && places == places.sorted()
                    ? nil : "trace: expected the last questions in the order \(names), got\(printed)"
            }
        }
    }

    // MARK: type and hit

    private func typeProblems() throws -> [String] {
        try testCase.expectations.compactMap { expectation in
            guard case .type(let wanted) = expectation else { return nil }
            let found = try run("type", []).output.trimmingCharacters(in: .whitespacesAndNewlines)
            return found == wanted ? nil : "type: expected \(wanted)\n      got \(found)"
        }
    }

    private func tapProblems() throws -> [String] {
        try testCase.expectations.compactMap { expectation in
            guard case .tap(let place, let wanted) = expectation else { return nil }
            let found = try run("hit", ["--at", place] + testCase.arguments).output
                .trimmingCharacters(in: .whitespacesAndNewlines)
            return found == wanted ? nil : "tap \(place): expected \(wanted), got \(found)"
        }
    }

    // MARK: check

    private struct PrintedDiagnostic: Decodable {
        let line: Int
        let column: Int
        let endLine: Int
        let endColumn: Int
        let severity: String
        let code: String
    }

    private func checkProblems() throws -> [String] {
        let expectations = testCase.expectations.compactMap { if case .check(let wanted) = $0 { wanted } else { nil } }
        if expectations.isEmpty { return [] }
        let result = try run("check", ["--diagnostics", "json"], statuses: [0, 1])
        let found = try result.output.split(separator: "\n").map {
            try JSONDecoder().decode(PrintedDiagnostic.self, from: Data($0.utf8))
        }
        let hasErrors = found.contains { $0.severity == "error" }
        let listed = found.map { "\($0.severity) \($0.code) at \($0.line)" }.joined(separator: ", ")
        var problems = found.compactMap { diagnostic -> String? in
            let isOrdered =
                (diagnostic.line, diagnostic.column) <= (diagnostic.endLine, diagnostic.endColumn)
                && diagnostic.line >= 1 && diagnostic.column >= 1
            let isKnown = ["error", "warning", "note"].contains(diagnostic.severity)
            return isOrdered && isKnown ? nil : "check: bad severity or range: \(diagnostic)"
        }
        if result.status != (hasErrors ? 1 : 0) { problems.append("check: exit \(result.status) with \(listed)") }
        for expectation in expectations {
            let holds =
                switch expectation {
                case .noError: !hasErrors
                case .noWarning: !hasErrors && !found.contains { $0.severity == "warning" }
                case .fails: hasErrors
                case .diagnostic(let severity, let code, let line):
                    found.contains { $0.severity == severity && [$0.code, "*"].contains(code) && $0.line == line }
                }
            if !holds { problems.append("check: expected \(expectation), got \(listed)") }
        }
        return problems
    }
}
