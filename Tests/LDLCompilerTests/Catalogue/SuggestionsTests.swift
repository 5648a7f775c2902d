import Testing

@testable import LDLCompiler

@Suite struct SuggestionsTests {
    @Test(arguments: [
        ("laoyut", "layout"), ("chekc", "check"), ("LAYOUT", "layout"), ("tre", "tree"), ("typ", "type"),
        ("banana", nil), ("", nil),
    ])
    func `the nearest name is suggested, a far one is not`(_ word: String, _ name: String?) {
        #expect(Suggestions.best(for: word, among: ["layout", "trace", "tree", "type", "check"]) == name)
    }

    @Test(arguments: [
        ("x", ["<", ">", "+", "T"], []), ("xy", ["<", "<<", "==", "=~"], []), ("x", ["xs", "<"], ["xs"]),
        ("x", ["X", "y"], ["X"]), ("z", ["x", "T", "y"], ["x", "y"]), ("E", ["T", "e1", "x"], ["T"]),
        ("+-", ["a", "-+"], ["-+"]), ("widht", ["width", "<"], ["width"]),
    ])
    func `no operator is meant by a word, no type by the letter of a value`(
        _ name: String, _ candidates: [String], _ wanted: [String]
    ) {
        let names: [String] =
            switch Suggestions.find(name, among: candidates.map { Suggestions.Candidate($0) }) {
            case .none: []
            case .one(let name, _): [name]
            case .several(let names): names
            }
        #expect(names == wanted)
    }

    @Test func `two swapped letters are one mistake`() {
        #expect(Suggestions.distance(Array("widht".unicodeScalars), Array("width".unicodeScalars), limit: 9) == 1)
        #expect(Suggestions.distance([], Array("abc".unicodeScalars), limit: 9) == 3)
    }
}
