import Foundation
import LDLCompiler
import LDLParser

/// Parses and checks a file over and over in turn, and prints how fast each is and how many times as long as parsing
/// checking takes. The second figure is that of the checker alone: a compilation less its parsing.
///
///     CheckBenchmarks FILE [REPETITIONS]
///     CheckBenchmarks --views BYTES [REPETITIONS]     generated view code of about that size
///     CheckBenchmarks --bare BYTES [REPETITIONS]      the same as bare views, which are also run and lowered
///
/// To count instructions: `valgrind --tool=callgrind --toggle-collect='*11CompilationC5check*'`, a function that runs in
/// the compiler's own thread.
@main
struct Main {
    static func main() throws {
        var arguments = Array(CommandLine.arguments.dropFirst())
        guard let first = arguments.first else {
            print("usage: CheckBenchmarks FILE | --views BYTES | --bare BYTES [REPETITIONS]")
            return
        }
        arguments.removeFirst()
        let file: SourceFile
        if first == "--views" || first == "--bare" {
            let size = arguments.isEmpty ? 50_000 : Int(arguments.removeFirst()) ?? 50_000
            var generator = ViewCode()
            file = SourceFile(name: "generated.ldl", text: generator.text(bytes: size, isBare: first == "--bare"))
        } else {
            file = SourceFile(name: first, bytes: try [UInt8](Data(contentsOf: URL(fileURLWithPath: first))))
        }
        let repetitions = max(arguments.first.flatMap { Int($0) } ?? 5, 1)
        var times: [(parse: Double, compile: Double, lower: Double)] = []
        var diagnostics = 0
        for repetition in 0...repetitions {
            let parsing = seconds { _ = parse(file) }
            var compilation: Compilation?
            let compiling = seconds { compilation = Compilation(files: [file]) }
            diagnostics = compilation?.diagnostics.count ?? 0
            let lowering = seconds { _ = compilation?.lower(LoweringOptions()) }
            // The first repetition warms the caches up; a single one is for counting.
            if repetition > 0 || repetitions == 1 { times.append((parsing, compiling, lowering)) }
            if repetitions == 1 { break }
        }
        let parseTime = median(times.map(\.parse))
        let checkTime = median(times.map { $0.compile - $0.parse })
        let lowerTime = median(times.map(\.lower))
        print("bytes,diagnostics,parse_ms,check_ms,lower_ms,parse_mb_s,check_mb_s,check_per_parse,lower_per_parse")
        print(
            [
                "\(file.bytes.count)", "\(diagnostics)", rounded(parseTime * 1000), rounded(checkTime * 1000),
                rounded(lowerTime * 1000), rounded(Double(file.bytes.count) / parseTime / 1e6),
                rounded(Double(file.bytes.count) / checkTime / 1e6), rounded(checkTime / parseTime),
                rounded(lowerTime / parseTime),
            ].joined(separator: ","))
    }

    /// The processor's time, in all threads: the compiler runs in one of its own, and other work on the machine does not
    /// matter.
    static func seconds(_ body: () -> Void) -> Double {
        let start = clock()
        body()
        return Double(clock() - start) / Double(CLOCKS_PER_SEC)
    }

    static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

    static func rounded(_ value: Double) -> String { String(format: "%.2f", value) }
}
