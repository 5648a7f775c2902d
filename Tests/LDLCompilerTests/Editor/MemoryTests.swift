import LDLParser
import Testing

@testable import LDLCompiler

/// A process that checks a file after each keystroke must not grow.
@Suite struct MemoryTests {
    @Test func `a module that nobody holds takes its symbols and its tree with it`() {
        weak var type: NominalSymbol?
        weak var view: NominalSymbol?
        weak var function: FunctionSymbol?
        weak var checker: Checker?
        weak var variable: VariableSymbol?
        do {
            let text = """
                enum Side: String { case left, right }
                protocol Named { var name: String { get } }
                struct Card: View, Named {
                    let title: String
                    var name: String { title }
                    @State var count = 0
                    func again(_ n: Int) -> Int { n > 0 ? again(n - 1) : n }
                    var body: some View { Text(title).padding(CGFloat(again(3))) }
                }
                extension Card { static let one = Card(title: "One") }
                Card.one
                """
            let model = SemanticModel(files: [SourceFile(name: "a.ldl", text: text)])
            #expect(model.compilation.diagnostics.isEmpty)
            let lowered = model.compilation.lower(LoweringOptions())
            #expect(lowered != nil)
            checker = model.checker
            view = model.checker.known.view
            if case .nominal(let found)? = model.checker.module.types["Card"] {
                type = found
                for case .function(let member) in found.members["again"] ?? [] { function = member }
                variable = found.storedProperties.first
            }
            #expect(type != nil && view != nil && function != nil && variable != nil)
        }
        #expect(checker == nil)
        #expect(type == nil)
        #expect(view == nil)
        #expect(function == nil)
        #expect(variable == nil)
    }
}
