import Foundation
import LDLCompiler
import LDLParser
import LayoutRuntime

/// Compiles a file once and lays it out at a number of widths, for counting what a width more costs:
///
///     valgrind --tool=callgrind ModuleBenchmarks FILE [WIDTHS]
///
/// The widths are 201, 202, … points. `--toggle-collect='*layOutAll*'` counts the layouts alone.
@main
struct Main {
    static func main() throws {
        guard CommandLine.arguments.count > 1 else {
            print("usage: ModuleBenchmarks FILE [WIDTHS]")
            return
        }
        let path = CommandLine.arguments[1]
        let widths = max(CommandLine.arguments.count > 2 ? Int(CommandLine.arguments[2]) ?? 1 : 1, 1)
        let file = SourceFile(name: path, bytes: try [UInt8](Data(contentsOf: URL(fileURLWithPath: path))))
        guard let module = Compilation(files: [file]).lower(LoweringOptions()) else {
            print("the file has mistakes; 'ldlc check' names them")
            return
        }
        let height = try layOutAll(module, widths)
        print("module,widths,nodes,height")
        print("\(path),\(widths),\(module.nodes.count),\(height)")
    }

    /// The sum of the heights, so that nothing is left out.
    @inline(never)
    static func layOutAll(_ module: LoweredModule, _ widths: Int) throws -> Double {
        var sum = 0.0
        for width in 201..<201 + widths {
            sum += try module.layout(ProposedViewSize(width: Double(width), height: nil)).height
        }
        return sum
    }
}
