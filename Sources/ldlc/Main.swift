import LDLCompiler

/// The process: everything else is ``LDLC/run(arguments:io:)``, which tests call as well.
@main
struct Main {
    static func main() {
        SystemIO.useOneHeap()
        SystemIO.ignoreClosedPipes()
        if SystemIO.growStack(to: largeStackSize) { useOwnStack() }
        let io = SystemIO()
        let status = withLargeStack {
            LDLC.run(arguments: Array(CommandLine.arguments.dropFirst()), io: io)
        }
        withExtendedLifetime(io) { SystemIO.exit(with: status) }
    }
}
