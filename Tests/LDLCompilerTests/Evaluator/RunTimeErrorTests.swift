import Testing

@testable import LDLCompiler

/// Mistakes that only running finds: each ends with a diagnostic at the expression that failed.
@Suite struct RunTimeErrorTests {
    private func errors(_ statements: String, _ declarations: String = "", maxSteps: Int? = nil) -> [String] {
        SourceRun(statements: statements, declarations: declarations, maxSteps: maxSteps).errors
    }

    @Test func `an index out of range`() {
        #expect(errors("let names = [\"a\"]\nprint(names[1])") == ["index-out-of-range: names[1]"])
        #expect(errors("var names = [\"a\"]\nnames[3] = \"b\"") == ["index-out-of-range: names[3]"])
    }

    @Test func `arithmetic that has no result`() {
        #expect(errors("let n = 0\nprint(12 / n)") == ["division-by-zero: 12 / n"])
        #expect(errors("let n = 0\nprint(12 % n)") == ["division-by-zero: 12 % n"])
        #expect(errors("let n = Int.max\nprint(n + 1)") == ["arithmetic-overflow: n + 1"])
        #expect(errors("var n = Int.max\nn += 1") == ["arithmetic-overflow: n += 1"])
        #expect(errors("let x = Double.infinity\nprint(Int(x))") == ["arithmetic-overflow: Int(x)"])
    }

    @Test func `forced nil and a failed cast`() {
        #expect(errors("let n: Int? = nil\nprint(n! + 1)") == ["unexpected-nil: n!"])
        #expect(errors("let v: Any = \"a\"\nprint(v as! Int)") == ["failed-cast: v as! Int"])
    }

    @Test func `loops and recursion without an end`() {
        #expect(
            errors("var n = 0\nwhile true { n += 1 }", maxSteps: 1_000) == ["limit-exceeded: while true { n += 1 }"])
        #expect(
            errors("print(f(1))", "func f(_ n: Int) -> Int { f(n + 1) + 1 }") == ["limit-exceeded: f(n + 1)"])
    }

    @Test func `arrays that double, and work on long ones, come to an end`() {
        #expect(errors("var a = [1, 2]\nwhile true { a += a }") == ["limit-exceeded: a += a"])
        #expect(
            errors("var a = [1, 2]\nwhile true { a.append(contentsOf: a) }") == [
                "limit-exceeded: a.append(contentsOf: a)"
            ])
        #expect(
            errors("let a = Array(repeating: 1, count: 10_000)\nwhile true { _ = a.contains(2) }", maxSteps: 50_000)
                .count == 1)
    }

    @Test func `texts and lists that would fill the memory`() {
        #expect(
            errors("var s = \"ab\"\nfor _ in 0..<100 { s = \"\\(s)\\(s)\" }") == ["limit-exceeded: \"\\(s)\\(s)\""])
        #expect(errors("var s = \"ab\"\nfor _ in 0..<100 { s = s + s }") == ["limit-exceeded: s + s"])
        #expect(errors("var s = \"ab\"\nfor _ in 0..<100 { s += s }") == ["limit-exceeded: s += s"])
        #expect(
            errors("print(Array(repeating: 0, count: 1 << 60).count)") == [
                "limit-exceeded: Array(repeating: 0, count: 1 << 60)"
            ])
    }

    @Test func `a body that makes itself on a condition`() {
        let run = SourceRun(
            """
            struct Nest: View {
                let depth: Int
                var body: some View {
                    if depth > 0 { Nest(depth: depth + 1) }
                }
            }
            Nest(depth: 1)
            """)
        #expect(run.errors == ["limit-exceeded: Nest(depth: depth + 1)"])
    }

    @Test func `more views than a layout may have`() {
        #expect(
            SourceRun("VStack { ForEach(0..<2_000_000_000) { i in Text(\"\\(i)\") } }").errors.first?
                .hasPrefix("limit-exceeded: ForEach(0..<2_000_000_000)") == true)
    }
}
