import Foundation
import TestSupport
import Testing

/// What the fuzzer starts from and what it found, without the fuzzer.
@Suite struct ReplayTests {
    /// Inputs that once broke something, by subject: `Regressions/layout/NAME`.
    static let regressions = GoldenFolder("Regressions")
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    @Test(arguments: try ReplayTests.regressions.names())
    func `what once broke something is dealt with`(_ name: String) throws {
        let subject = try #require(Subject(rawValue: String(name.prefix { $0 != "/" })), "no subject for \(name)")
        let bytes = Array(try Data(contentsOf: Self.regressions.url.appendingPathComponent(name)))
        #expect(subject.complaint(about: bytes) == nil)
    }

    @Test(arguments: [Subject.parser, .formatter, .layout])
    func `examples and fixtures are dealt with`(_ subject: Subject) throws {
        let files = try Self.sources(in: ["examples", "Tests/LDLCompilerTests/Fixtures/Programs"])
        #expect(files.count > 15)
        for file in files {
            #expect(subject.complaint(about: Array(try Data(contentsOf: file))) == nil, "\(file.lastPathComponent)")
        }
    }

    /// Bytes that no language has, for every subject.
    @Test(arguments: Subject.allCases)
    func `bytes without meaning are dealt with`(_ subject: Subject) {
        var random = SplitMix64(seed: 4)
        let inputs: [[UInt8]] = [
            [], [0], [0xFF], Array(repeating: UInt8(ascii: "("), count: 4000), Array("\"\\(\"\\(\"\\(".utf8),
            Array("Content-Length: 99999999999999999999\r\n\r\n{}".utf8), Array("Content-Length: -1\r\n\r\n".utf8),
            (0..<2000).map { _ in UInt8(truncatingIfNeeded: random.next()) },
        ]
        for input in inputs { #expect(subject.complaint(about: input) == nil, "\(input.prefix(20))") }
    }

    private static func sources(in folders: [String]) throws -> [URL] {
        try folders.flatMap { folder in
            let url = root.appendingPathComponent(folder)
            return try FileManager.default.subpathsOfDirectory(atPath: url.path).sorted()
                .filter { $0.hasSuffix(".ldl") || $0.hasSuffix(".swift") }.map { url.appendingPathComponent($0) }
        }
    }
}
