import Testing

@testable import LDLCompiler

@Suite struct StringTests {
    @Test(arguments: [
        ("\"abc\".uppercased()", "ABC"), ("\"abc\".count", "3"), ("\"abc\".hasPrefix(\"ab\")", "true"),
        ("\"abc\".contains(\"bc\")", "true"), ("\"a,b\".components(separatedBy: \",\")", "[\"a\", \"b\"]"),
        ("\"a b  c\".split(separator: \" \")", "[\"a\", \"b\", \"c\"]"),
        ("\"abc\".reversed()", "[\"c\", \"b\", \"a\"]"),
        ("String(\"abc\".prefix(2))", "ab"), ("\"a-b\".replacingOccurrences(of: \"-\", with: \"+\")", "a+b"),
        ("\" a \".trimmingCharacters(in: .whitespaces)", "a"), ("\"new york\".capitalized", "New York"),
        ("String(repeating: \"ab\", count: 2)", "abab"), ("\"a\" + \"b\"", "ab"), ("String(255, radix: 16)", "ff"),
        ("\"👩‍👩‍👧\".count", "1"), ("\"\".isEmpty", "true"), ("\"abc\".first == \"a\"", "true"), ("\"b\" > \"a\"", "true"),
        ("\"line\\nbreak\"", "line\nbreak"), ("[\"a\"]", "[\"a\"]"), ("String(describing: 1.5)", "1.5"),
    ])
    func `texts do what they do in Swift`(_ expression: String, _ expected: String) {
        #expect(printed(expression) == expected)
    }

    @Test func `a text that would fill the memory is refused`() {
        #expect(
            printed("String(repeating: \"ab\", count: 900_000_000).count")
                == "error: the text would be longer than 8388608 bytes")
    }
}
