import TestSupport
import Testing

@testable import ldlc

/// The help texts are golden files: what people read is reviewed like code.
@Suite struct HelpTests {
    private static let folder = GoldenFolder("../Fixtures/Help")

    @Test func `the program explains itself`() throws {
        let run = CommandRun("--help")
        #expect(run.status == 0)
        #expect(run.errors.isEmpty)
        try Self.folder.expect(run.output, equalsFile: "ldlc.txt")
        #expect(CommandRun("-h").output == run.output)
        #expect(CommandRun("help").output == run.output)
    }

    @Test(arguments: CommandTable.commands.map(\.name))
    func `each command explains itself, with an example`(_ name: String) throws {
        let run = CommandRun(name, "--help")
        #expect(run.status == 0)
        #expect(run.errors.isEmpty)
        #expect(run.output.contains("\n  ldlc \(name) "), "an example is missing")
        try Self.folder.expect(run.output, equalsFile: "\(name).txt")
        #expect(CommandRun("help", name).output == run.output)
        #expect(CommandRun(name, "file.ldl", "-h").output == run.output, "help wins over everything else")
    }

    @Test func `the list of devices is on file`() throws {
        try Self.folder.expect(CommandRun("layout", "--device", "list").output, equalsFile: "devices.txt")
    }

    @Test func `no help text is left over`() throws {
        try Self.folder.expectOnly(["ldlc.txt", "devices.txt"] + CommandTable.commands.map { "\($0.name).txt" })
    }

    @Test func `no line of help is wider than a terminal of 100 columns`() {
        for name in CommandTable.commands.map(\.name) {
            let long = CommandRun(name, "--help").output.split(separator: "\n").filter { $0.count > 100 }
            #expect(long.isEmpty)
        }
    }

    @Test func `every example is a command line that is understood`() throws {
        for command in CommandTable.commands {
            for example in command.examples {
                let words = example.commandLine.split(separator: " ").map(String.init)
                #expect(words.first == "ldlc")
                guard case .invocation(let invocation) = try ArgumentParser.parse(Array(words.dropFirst())) else {
                    Issue.record("\(example.commandLine) asks for help")
                    continue
                }
                #expect(invocation.command.name == command.name)
            }
        }
    }

    @Test func `the version is one line`() {
        #expect(CommandRun("--version").output == "ldlc \(LDLC.version)\n")
        #expect(CommandRun("layout", "--version").output == "ldlc \(LDLC.version)\n")
    }
}
