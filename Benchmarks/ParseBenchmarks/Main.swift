import Foundation
import LDLParser

/// Parses a file over and over, and prints its size, its tokens' errors and the medians in CSV.
///
///     ParseBenchmarks FILE [REPETITIONS]
@main
struct Main {
    static func main() throws {
        guard CommandLine.arguments.count > 1 else {
            print("usage: ParseBenchmarks FILE [REPETITIONS]")
            return
        }
        let path = CommandLine.arguments[1]
        let repetitions = CommandLine.arguments.count > 2 ? Int(CommandLine.arguments[2]) ?? 5 : 5
        let bytes = try [UInt8](Data(contentsOf: URL(fileURLWithPath: path)))
        let file = SourceFile(name: path, bytes: bytes)
        let clock = ContinuousClock()
        var times: [Double] = []
        var diagnostics = 0
        for repetition in 0...max(repetitions, 1) {
            let start = clock.now
            let tree = parse(file)
            let duration = start.duration(to: clock.now)
            diagnostics = tree.diagnostics.count
            // The first repetition warms the caches up.
            if repetition > 0 {
                times.append(
                    Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18)
            }
        }
        let median = times.sorted()[times.count / 2]
        print("parser,bytes,repetitions,diagnostics,seconds,megabytes_per_second")
        print(
            "ldlc,\(bytes.count),\(times.count),\(diagnostics),\(median),"
                + "\((Double(bytes.count) / median / 1e6 * 10).rounded() / 10)")
    }
}
