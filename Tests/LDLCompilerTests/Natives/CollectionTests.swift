import Testing

@testable import LDLCompiler

@Suite struct CollectionTests {
    @Test(arguments: [
        ("[1, 2, 3].map { $0 * 2 }", "[2, 4, 6]"), ("[1, 2, 3].filter { $0 > 1 }", "[2, 3]"),
        ("[1, 2, 3].reduce(0) { $0 + $1 }", "6"), ("[3, 1, 2].sorted()", "[1, 2, 3]"),
        ("[3, 1, 2].sorted { $0 > $1 }", "[3, 2, 1]"), ("[3, 1, 2].max() ?? 0", "3"), ("[3, 1, 2].min() ?? 0", "1"),
        ("[1, 2, 3].reversed()", "[3, 2, 1]"), ("[1, 2, 3].dropLast()", "[1, 2]"), ("[1, 2, 3].dropFirst()", "[2, 3]"),
        ("[1, 2, 3].prefix(2)", "[1, 2]"), ("[1, 2, 3].suffix(2)", "[2, 3]"), ("[1, 2, 3].first ?? 0", "1"),
        ("[1, 2, 3].last ?? 0", "3"), ("[1, 2, 3].count", "3"), ("[Int]().isEmpty", "true"),
        ("[1, 2, 3].contains(2)", "true"), ("[1, 2, 3].contains { $0 > 3 }", "false"),
        ("[1, 2, 3].allSatisfy { $0 > 0 }", "true"), ("[1, 2, 3].firstIndex(of: 2) ?? -1", "1"),
        ("[1, 2, 3].first { $0 > 1 } ?? 0", "2"), ("[[1], [2, 3]].flatMap { $0 }", "[1, 2, 3]"),
        ("[\"1\", \"x\", \"3\"].compactMap { Int($0) }", "[1, 3]"),
        ("[\"a\", \"b\"].enumerated().map { \"\\($0.offset)\\($0.element)\" }", "[\"0a\", \"1b\"]"),
        ("zip([1, 2], [\"a\", \"b\"]).map { \"\\($0.0)\\($0.1)\" }", "[\"1a\", \"2b\"]"),
        ("[1, 2, 3].indices", "0..<3"), ("[1, 2] + [3]", "[1, 2, 3]"), ("[1, 2, 3][1]", "2"),
        ("[1, 2, 3][1...]", "[2, 3]"), ("Array(repeating: 0, count: 3)", "[0, 0, 0]"), ("Array(1...3)", "[1, 2, 3]"),
        ("(1...4).map { $0 * $0 }", "[1, 4, 9, 16]"), ("(0..<5).contains(5)", "false"), ("(1...3).count", "3"),
        ("Array(stride(from: 0, to: 10, by: 4))", "[0, 4, 8]"),
        ("Array(stride(from: 1.0, through: 0.0, by: -0.5))", "[1.0, 0.5, 0.0]"),
        ("[1, 2, 3] == [1, 2, 3]", "true"), ("[\"b\": 1, \"a\": 2][\"a\"] ?? 0", "2"),
        ("[\"b\": 1, \"a\": 2].count", "2"), ("[1, 2, 2].min { $0 > $1 } ?? 0", "2"),
        ("Dictionary(grouping: [1, 2, 3]) { $0 % 2 == 0 }[true] ?? []", "[2]"),
        ("Set([1, 2, 2]).count", "2"), ("[3, 1].sorted().map { String($0) }.joined(separator: \"-\")", "1-3"),
    ])
    func `collections do what they do in Swift`(_ expression: String, _ expected: String) {
        #expect(printed(expression) == expected)
    }

    @Test func `arrays change in place`() {
        let program = """
            func changed() -> [Int] {
                var list = [3, 1]
                list.append(2)
                list.insert(9, at: 0)
                list.sort()
                list.removeLast()
                list[0] = 7
                list.swapAt(0, 1)
                list += [5]
                return list
            }
            print(changed())
            """
        #expect(output(of: program) == "[2, 7, 3, 5]")
    }

    @Test func `dictionaries keep the order in which keys came`() {
        let program = """
            func counted() -> [String] {
                var counts: [String: Int] = [:]
                for word in ["b", "a", "b"] { counts[word, default: 0] += 1 }
                counts["c"] = 5
                counts["a"] = nil
                return counts.map { "\\($0.key)\\($0.value)" }
            }
            print(counted())
            """
        #expect(output(of: program) == "[\"b2\", \"c5\"]")
    }

    @Test(arguments: [
        ("[1][[1][0]]", "index 1 is out of range; the only index is 0"),
        ("[Int]()[0]", "index 0 is out of range; the array is empty"),
        ("[1, 2].prefix([-1][0])", "a number of elements cannot be negative"),
        ("(1...[0][0]).count", "a range cannot end at 0 before it begins at 1"),
        ("[1, 2][1...[5][0]]", "the range 1..<6 is not inside 0..<2"),
    ])
    func `a place that is not there is an error that says what there is`(_ expression: String, _ message: String) {
        #expect(printed(expression) == "error: \(message)")
    }
}
