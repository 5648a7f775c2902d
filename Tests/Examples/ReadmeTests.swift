import Foundation
import Testing

@testable import ldlc

/// The README shows what the command prints: its listings are run, not written by hand.
@Suite struct ReadmeTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private func readme() throws -> String {
        try String(contentsOf: Self.root.appendingPathComponent("README.md"), encoding: .utf8)
    }

    /// Runs a command on one of the examples, under the name that the README gives it.
    private func output(_ arguments: [String], input: String = "") throws -> String {
        var files: [String: String] = [:]
        for path in arguments where path.hasPrefix("examples/") {
            files[path] = try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
        }
        let io = MemoryIO(files: files, standardInput: input)
        _ = LDLC.run(arguments: arguments, io: io)
        return io.outputText + io.errorText
    }

    private func indented(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
    }

    @Test(arguments: ["layout", "trace"])
    func `the boxes and the conversation of its example are what the command prints`(_ command: String) throws {
        let printed = try output([command, "examples/two-texts-share-300.ldl", "--device", "iphone-17"])
        #expect(!printed.isEmpty)
        #expect(try readme().contains(indented(printed)))
    }

    @Test func `its mistakes are reported as it shows them`() throws {
        let source = "Text(\"Hi\")\n  .paddin(10)\n  .frame(width: \"wide\")\n  .background(.yelow)\n"
        #expect(try readme().contains(indented(try output(["check", "-"], input: source))))
    }

    @Test func `its source is the example's`() throws {
        let source = try String(
            contentsOf: Self.root.appendingPathComponent("examples/two-texts-share-300.ldl"), encoding: .utf8)
        #expect(try readme().contains("```swift\n\(source)```\n"))
    }

    @Test func `every command line in it begins with a command that there is`() throws {
        let names = try readme().matches(of: /(?:`|\n {4}|\| |-c release )ldlc ([a-z]+)/).map { String($0.1) }
        #expect(names.count > 15)
        for name in names { #expect(CommandTable.command(named: name) != nil, "ldlc \(name)") }
    }
}
