import Foundation
import Testing

/// A case: an input (`NAME.ldl`) and what must be answered about it (`NAME.expect`), one statement a line.
///
/// The format is described in cases/README.md.
struct ConformanceCase: CustomTestStringConvertible, Sendable {
    /// `lessons/frame/alignments`.
    let label: String
    let input: URL
    var arguments: [String] = []
    var expectations: [Expectation] = []

    var testDescription: String { label }

    enum Expectation: Sendable {
        case trace(TraceExpectation)
        case layout(LayoutExpectation)
        case type(String)
        case tap(at: String, String)
        case check(CheckExpectation)
    }

    enum TraceExpectation: Sendable {
        /// These lines in this order and no others: all `trace:` lines of a case together.
        case exactly([String])
        case has(String)
        case last(String)
        case order([String])
        case none
    }

    enum LayoutExpectation: Sendable {
        case frame(String, String)
        case offered(String, String)
        case size(String)
        case proposal(String)
        case rootView(String)
        case relation(String)
        case count(prefix: String, ClosedRange<Int>)
    }

    enum CheckExpectation: Sendable {
        case noError
        case noWarning
        case fails
        case diagnostic(severity: String, code: String, line: Int)
    }
}

extension ConformanceCase {
    /// Reads the statements; throws at the first one that cannot be read.
    init(label: String, input: URL) throws {
        self.label = label
        self.input = input
        let expect = input.deletingPathExtension().appendingPathExtension("expect")
        let text = try String(contentsOf: expect, encoding: .utf8)
        var traceLines: [String] = []
        var hasSource = false
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let line = line.trimmingCharacters(in: .whitespaces)
            if line.isEmpty || line.hasPrefix("#") { continue }
            let bad = ConformanceError("\(label).expect:\(index + 1): cannot read '\(line)'")
            if let diagnostic = Self.diagnostic(line) {
                expectations.append(.check(diagnostic))
                continue
            }
            guard let colon = line.firstIndex(of: ":") else { throw bad }
            let head = line[..<colon].split(separator: " ", maxSplits: 1).map(String.init)
            let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
            guard let key = head.first else { throw bad }
            let subject = head.count > 1 ? head[1] : ""
            switch key {
            case "source": hasSource = true
            case "derived", "note": break
            case "args": arguments = value.split(separator: " ").map(String.init)
            case "trace": traceLines.append(value)
            default:
                guard let expectation = Self.expectation(key, subject, value) else { throw bad }
                expectations.append(expectation)
            }
        }
        if !traceLines.isEmpty { expectations.append(.trace(.exactly(traceLines))) }
        guard hasSource else { throw ConformanceError("\(label).expect: no source line") }
        guard !expectations.isEmpty else { throw ConformanceError("\(label).expect: nothing to check") }
    }

    private static func diagnostic(_ line: String) -> CheckExpectation? {
        let words = line.split(separator: " ").map(String.init)
        guard words.count == 4, ["error", "warning"].contains(words[0]), words[2] == "at", let number = Int(words[3])
        else { return nil }
        return .diagnostic(severity: words[0], code: words[1], line: number)
    }

    private static func expectation(_ key: String, _ subject: String, _ value: String) -> Expectation? {
        switch key {
        case "trace-has": return .trace(.has(value))
        case "trace-last": return ConsoleLine.speaker(value) == nil ? nil : .trace(.last(value))
        case "trace-order":
            let names = value.split(separator: "<").map { $0.trimmingCharacters(in: .whitespaces) }
            return names.count < 2 ? nil : .trace(.order(names))
        case "trace-none": return .trace(.none)
        case "frame": return ExpectedParts(value).map { _ in .layout(.frame(subject, value)) }
        case "offered": return ExpectedProposal(value).map { _ in .layout(.offered(subject, value)) }
        case "size": return ExpectedParts(value).map { _ in .layout(.size(value)) }
        case "proposal": return ExpectedProposal(value).map { _ in .layout(.proposal(value)) }
        case "root-view": return .layout(.rootView(value))
        case "relation": return Relation(value).map { _ in .layout(.relation(value)) }
        case "count":
            let ends = value.components(separatedBy: "..").compactMap(Int.init)
            guard let low = ends.first, let high = ends.last, low <= high else { return nil }
            return .layout(.count(prefix: subject, low...high))
        case "type": return .type(value)
        case "tap": return .tap(at: subject, value)
        case "check":
            switch value {
            case "ok": return .check(.noError)
            case "clean": return .check(.noWarning)
            case "fails": return .check(.fails)
            default: return nil
            }
        default: return nil
        }
    }
}

/// The folder of cases and the list of those that are not expected to pass yet.
enum ConformanceCases {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("cases")

    /// Every case, by label.
    static func all() throws -> [ConformanceCase] {
        var labels: Set<String> = []
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        where path.hasSuffix(".ldl") || path.hasSuffix(".expect") {
            labels.insert(String(path.prefix(upTo: path.lastIndex(of: ".") ?? path.endIndex)))
        }
        return try labels.sorted().map {
            try ConformanceCase(label: $0, input: folder.appendingPathComponent($0 + ".ldl"))
        }
    }

    /// Labels of cases that a later milestone unlocks, from not-yet.txt beside this file.
    static func notYetExpected() throws -> Set<String> {
        let file = folder.deletingLastPathComponent().appendingPathComponent("not-yet.txt")
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        return Set(lines.filter { !$0.hasPrefix("#") }.map(String.init))
    }
}
