import LayoutRuntime

/// Lays out the trees of `Trees.swift` and prints a line of CSV for each, in nanoseconds per node, medians.
///
///     LayoutBenchmarks [SHAPE ...] [--nodes N ...] [--leaves fixed|measured] [--reps R] [--count first|both]
///
/// `LayoutBenchmarks texts` times the measuring of text instead.
///
/// `--count` builds each tree once and lays it out once, or at both widths, for counting instructions with
/// `valgrind --tool=callgrind --toggle-collect='*timedRun*'`.
@main
struct Main {
    static func main() throws {
        var options = Options(CommandLine.arguments.dropFirst())
        if CommandLine.arguments.contains("texts") {
            TextBenchmark.run()
            return
        }
        let texts = TreeMaker.makeTexts()
        if options.shapes.isEmpty { options.shapes = [.wide, .rows, .balanced] }
        print("lib,shape,nodes,reps,layout_ns_per_node,relayout_ns_per_node,build_ns_per_node,bytes_per_node")
        for shape in options.shapes {
            for nodes in options.nodes {
                try measure(shape, nodes, options, texts)
            }
        }
    }

    static func measure(_ shape: Shape, _ nodes: Int, _ options: Options, _ texts: [PreparedText]) throws {
        let height: Double? = shape == .balanced ? 874 : nil
        var first: [Double] = []
        var again: [Double] = []
        var build: [Double] = []
        var count = 0
        var bytes = 0
        let clock = ContinuousClock()
        for repetition in 0...(options.count != nil ? 0 : options.repetitions) {
            var maker = TreeMaker(leaves: options.leaves, texts: texts)
            let start = clock.now
            let root = makeTree(&maker, shape, nodes)
            let built = clock.now
            try timedRun(maker.tree, root, 402, height)
            let laidOut = clock.now
            if options.count != .first { try timedRun(maker.tree, root, 440, height) }
            let end = clock.now
            count = maker.count
            bytes = maker.tree.byteCount
            // The first repetition warms the caches up.
            if repetition > 0 || options.count != nil {
                build.append(nanoseconds(start.duration(to: built)) / Double(count))
                first.append(nanoseconds(built.duration(to: laidOut)) / Double(count))
                again.append(nanoseconds(laidOut.duration(to: end)) / Double(count))
            }
        }
        let name = options.leaves == .fixed ? "ldlc" : "ldlc-measured"
        let figures = [first, again, build].map { String(Int(median($0).rounded())) }.joined(separator: ",")
        print("\(name),\(shape.rawValue),\(count),\(options.repetitions),\(figures),\(bytes / max(count, 1))")
    }

    @inline(never)
    static func makeTree(_ maker: inout TreeMaker, _ shape: Shape, _ nodes: Int) -> NodeID {
        maker.make(shape, nodes: nodes)
    }

    /// The one call that is timed; the name is what callgrind is told to count.
    @inline(never)
    static func timedRun(_ tree: LayoutTree, _ root: NodeID, _ width: Double, _ height: Double?) throws {
        try tree.layout(root: root, proposal: ProposedViewSize(width: width, height: height))
    }

    static func nanoseconds(_ duration: Duration) -> Double {
        Double(duration.components.seconds) * 1e9 + Double(duration.components.attoseconds) / 1e9
    }

    static func median(_ values: [Double]) -> Double {
        let sorted = values.sorted()
        return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
    }
}

struct Options {
    var shapes: [Shape] = []
    var nodes: [Int] = [1_000, 10_000]
    var leaves = Leaves.fixed
    var repetitions = 9
    var count: Count?

    enum Count: String {
        case first, both
    }

    init(_ arguments: some Sequence<String>) {
        var sizes: [Int] = []
        var expected = ""
        for argument in arguments {
            if argument.hasPrefix("--") {
                expected = argument
            } else if let shape = Shape(rawValue: argument) {
                shapes.append(shape)
            } else if expected == "--leaves", let kind = Leaves(rawValue: argument) {
                leaves = kind
            } else if expected == "--count", let kind = Count(rawValue: argument) {
                count = kind
            } else if expected == "--reps", let number = Int(argument) {
                repetitions = max(number, 1)
            } else if expected == "--nodes", let number = Int(argument) {
                sizes.append(number)
            }
        }
        if !sizes.isEmpty { nodes = sizes }
    }
}
