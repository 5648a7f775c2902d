import LDLCompiler
import LDLParser
import LayoutRuntime
import TestSupport
import Testing

/// What a cache answers is not asked again.
@Suite struct ConversationPropertyTests {
    private struct Asked: Hashable {
        let node: LayoutRuntime.NodeID
        let proposal: ProposedViewSize
    }

    @Test func `each view is asked each distinct question once`() {
        var maker = SketchMaker(random: SplitMix64(seed: 31))
        let sketches = (0..<60).map { _ in maker.sketch(depth: 4) }
        let property = Property(name: "asked once") { sketch in
            let file = SourceFile(name: "a.ldl", text: sketch.text)
            var options = LoweringOptions()
            options.recordsConversation = true
            guard let module = Compilation(files: [file]).lower(options) else { return "no layout" }
            do throws(LayoutError) {
                try module.layout(ProposedViewSize(width: 201, height: 303))
            } catch {
                return "\(error)"
            }
            var asked: Set<Asked> = []
            let questions = module.tree.conversation.questions
            if questions.isEmpty { return "nothing was asked" }
            for question in questions where !question.isCached {
                if !asked.insert(Asked(node: question.node, proposal: question.proposal)).inserted {
                    let label = module.nodes[Int(question.node.rawValue)].label
                    return "\(label) is asked for \(question.proposal) twice"
                }
            }
            return nil
        }
        #expect(property.counterexample(among: sketches) == nil)
    }
}
