import Testing

@testable import LDLParser

@Suite struct ContextualWordTests {
    @Test func `a word is spelled as its case is named, but for those that Swift's names do not allow`() {
        let others = ContextualWord.allCases.filter { $0.spelling != "\($0)" }
        #expect(
            others.map(\.spelling) == [
                "", "__consuming", "__owned", "__shared", "_const", "const", "_local", "_read", "_modify", "Type",
                "Protocol",
            ])
    }
}
