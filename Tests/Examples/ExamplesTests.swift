import Foundation
import TestSupport
import Testing

@testable import ldlc

/// Every example does what its first lines say, and is drawn: `NAME.txt` is what its command prints, `NAME.svg` its
/// picture. `LDL_UPDATE=1 swift test` rewrites both.
@Suite struct ExamplesTests {
    static let folder = GoldenFolder("../../examples")

    @Test(arguments: try ExampleFile.all())
    func `an example prints its boxes and draws its picture`(_ example: ExampleFile) throws {
        let printed = example.run(example.command, example.options)
        #expect(printed.status == 0, "\(printed.errors)")
        #expect(printed.errors == "", "an example gives no diagnostic")
        try Self.folder.expect(printed.output, equalsFile: example.name + ".txt")
        let picture = example.run("svg", example.options)
        #expect(picture.status == 0, "\(picture.errors)")
        try Self.folder.expect(picture.output, equalsFile: example.name + ".svg")
    }

    @Test func `every source is run by an example, and every other file is one's golden file`() throws {
        let examples = try ExampleFile.all()
        let modules = try Self.folder.names(withExtension: "ldl").filter { $0.contains("/") }
        try Self.folder.expectOnly(modules + examples.flatMap { $0.sources + [$0.name + ".txt", $0.name + ".svg"] })
    }
}

/// A file or a folder of examples, with the command that its first lines name: `// $ ldlc layout examples/card.ldl …`.
struct ExampleFile: CustomTestStringConvertible, Sendable {
    /// `card`, `trips/phone`: where its golden files are, without the ending.
    let name: String
    /// Its sources' names in the folder of examples.
    let sources: [String]
    let command: String
    let options: [String]

    var testDescription: String { "\(name): ldlc \(command) \(options.joined(separator: " "))" }

    /// Every example. A command line in a file of a folder is about the whole folder; its golden files are named by
    /// what stands behind `->`: `// $ ldlc layout examples/trips --width 402 -> phone`.
    static func all() throws -> [ExampleFile] {
        let folder = ExamplesTests.folder
        return try folder.names(withExtension: "ldl").flatMap { file -> [ExampleFile] in
            try folder.text(of: file).split(separator: "\n").compactMap { line in
                guard line.hasPrefix("// $ ldlc ") else { return nil }
                let words = line.dropFirst("// $ ldlc ".count).split(separator: " ").map(String.init)
                guard words.count >= 2 else { throw UnreadableExample(line: String(line)) }
                let target = String(words[1].dropFirst("examples/".count))
                if target == file {
                    return ExampleFile(
                        name: String(file.dropLast(4)), sources: [file], command: words[0],
                        options: Array(words.dropFirst(2)))
                }
                guard let arrow = words.firstIndex(of: "->"), arrow + 1 < words.count else {
                    throw UnreadableExample(line: String(line))
                }
                let sources = try folder.names(withExtension: "ldl").filter { $0.hasPrefix(target + "/") }
                return ExampleFile(
                    name: target + "/" + words[arrow + 1], sources: sources, command: words[0],
                    options: Array(words[2..<arrow]))
            }
        }
    }

    /// Runs a command on the example in memory, under the names that a user in the repository would give.
    func run(_ command: String, _ options: [String]) -> (status: Int32, output: String, errors: String) {
        var files: [String: String] = [:]
        for source in sources {
            files["examples/" + source] = try? ExamplesTests.folder.text(of: source)
        }
        let io = MemoryIO(files: files)
        let target = sources.count == 1 ? "examples/" + sources[0] : "examples/" + name.prefix { $0 != "/" }
        let status = LDLC.run(arguments: [command, target] + options, io: io)
        return (status, io.outputText, io.errorText)
    }
}

/// A command line in an example that does not name the example.
struct UnreadableExample: Error {
    let line: String
}
