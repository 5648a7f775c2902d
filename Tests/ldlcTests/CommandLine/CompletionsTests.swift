import Foundation
import TestSupport
import Testing

@testable import ldlc

/// Scripts for shells and the manual page come from the table that `--help` comes from.
@Suite struct CompletionsTests {
    private static let folder = GoldenFolder("../Fixtures/Completions")

    @Test(arguments: [("bash", "ldlc.bash"), ("zsh", "_ldlc"), ("fish", "ldlc.fish"), ("man", "ldlc.1")])
    func `the script is the one on file`(_ shell: String, _ file: String) throws {
        let run = CommandRun("completions", shell)
        #expect(run.status == 0)
        try Self.folder.expect(run.output, equalsFile: file)
        for command in CommandTable.commands { #expect(run.output.contains(command.name)) }
    }

    @Test func `no script is left over`() throws {
        try Self.folder.expectOnly(["ldlc.bash", "_ldlc", "ldlc.fish", "ldlc.1"])
    }

    @Test func `another shell is a wrong command line`() {
        #expect(CommandRun("completions", "tcsh").status == 2)
        #expect(CommandRun("completions", "bash", "zsh").status == 2)
    }

    @Test func `bash understands its script and completes with it`() throws {
        guard FileManager.default.isExecutableFile(atPath: "/bin/bash") else { return }
        let script =
            CommandRun("completions", "bash").output + """

                try() { COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMPREPLY=(); _ldlc; echo "${COMPREPLY[*]}"; }
                try ldlc l
                try ldlc layout --dev
                try ldlc layout --device iphone-17-pro-max
                try ldlc check --diagnostics s
                """
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/bash")
        process.arguments = ["-c", script]
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let lines = String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        #expect(
            lines == ["layout lsp", "--device", "iphone-17-pro-max iphone-17-pro-max-landscape", "sarif", ""])
    }
}
