import LDLCompiler

@testable import ldlc

/// A command line run in memory: what it was given, and what came out.
struct CommandRun {
    let status: Int32
    let output: String
    let errors: String
    let io: MemoryIO

    init(_ arguments: String..., io: MemoryIO = MemoryIO()) {
        status = withLargeStack { LDLC.run(arguments: arguments, io: io) }
        output = io.outputText
        errors = io.errorText
        self.io = io
    }

    init(_ arguments: [String], files: [String: String] = [:], standardInput: String = "") {
        let io = MemoryIO(files: files, standardInput: standardInput)
        status = withLargeStack { LDLC.run(arguments: arguments, io: io) }
        output = io.outputText
        errors = io.errorText
        self.io = io
    }
}
