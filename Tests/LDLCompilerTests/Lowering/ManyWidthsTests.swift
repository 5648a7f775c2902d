import LDLParser
import LayoutRuntime
import Testing

@testable import LDLCompiler

/// A module that is laid out again reuses what has been evaluated.
@Suite struct ManyWidthsTests {
    @Test func `two hundred widths run the program once`() throws {
        let text = """
            struct Row: View {
                let number: Int
                var body: some View { HStack { Text("Row \\(number)"); Spacer(); Color.red.frame(width: 10) }.padding(4) }
            }
            VStack { ForEach(0..<20) { Row(number: $0) } }
            """
        let compilation = Compilation(files: [SourceFile(name: "a.ldl", text: text)])
        let module = try #require(compilation.lower(LoweringOptions()))
        try module.layout(ProposedViewSize(width: 200, height: nil))
        let steps = module.lowering.evaluator.steps
        let nodes = module.nodes.count
        #expect(steps > 100)
        for width in 201...400 { try module.layout(ProposedViewSize(width: Double(width), height: nil)) }
        #expect(module.lowering.evaluator.steps == steps)
        #expect(module.nodes.count == nodes)
    }
}
