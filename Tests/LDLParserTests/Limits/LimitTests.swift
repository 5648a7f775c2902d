import LDLParser
import Testing

@Suite struct `Limits and bad input` {
    private func ids(_ text: String) -> [String] {
        parseLosslessly(text).diagnostics.map(\.id.rawValue)
    }

    private func many(_ text: String, _ count: Int) -> String {
        String(repeating: text, count: count)
    }

    @Test func `a megabyte of opening parentheses is one limit, not a crash`() {
        #expect(ids(many("(", 1_000_000)) == ["limit-exceeded"])
    }

    @Test(arguments: [
        "{", "[", "a(", "f { ", "[a: ", "\\(", "if a { ", "x ? y : ", "- ", "try ", "let x: [", "(A) -> ", "a<",
    ])
    func `ten thousand levels of anything end`(_ opening: String) {
        parseLosslessly(many(opening, 10_000))
    }

    @Test func `two hundred nested braces are fine`() {
        #expect(ids(many("VStack { ", 200) + "Text(\"x\")" + many(" }", 200)) == [])
    }

    @Test func `three hundred nested braces are too many, said once`() {
        #expect(ids(many("VStack { ", 300) + "Text(\"x\")" + many(" }", 300)) == ["limit-exceeded"])
    }

    @Test func `a chain of ten thousand modifiers is one flat node`() throws {
        let tree = parseLosslessly("Text(\"x\")" + many("\n  .padding(10)", 10_000))
        #expect(tree.diagnostics.isEmpty)
        let chain = try #require(PostfixExprSyntax(tree.sourceFile.statements.first?.syntax))
        #expect(chain.suffixes.count == 20_001)
    }

    @Test func `a sum of a hundred thousand terms is one flat node`() throws {
        let tree = parseLosslessly("1" + many(" + 1", 99_999))
        #expect(tree.diagnostics.isEmpty)
        let sum = try #require(InfixExprSyntax(tree.sourceFile.statements.first?.syntax))
        #expect(sum.operands.count == 100_000)
    }

    @Test func `a chain of ten thousand else-ifs is one flat node`() throws {
        let tree = parseLosslessly("if a { b }" + many(" else if a { b }", 10_000))
        #expect(tree.diagnostics.isEmpty)
        let statement = try #require(IfExprSyntax(tree.sourceFile.statements.first?.syntax))
        #expect(statement.clauses.count == 10_001)
    }

    @Test func `an empty file has no statements and no diagnostics`() {
        let tree = parseLosslessly("")
        #expect(tree.sourceFile.statements.isEmpty)
        #expect(tree.diagnostics.isEmpty)
        #expect(tree.tokens.count == 1)
    }

    @Test func `a byte order mark is no token`() {
        let tree = parseLosslessly([0xEF, 0xBB, 0xBF])
        #expect(tree.diagnostics.isEmpty)
        #expect(tree.tokens.count == 1)
        #expect(parseLosslessly([0xEF, 0xBB, 0xBF] + Array("Text(\"x\")".utf8)).diagnostics.isEmpty)
    }

    @Test func `invalid UTF-8 and NUL bytes are reported once a file`() {
        #expect(parseLosslessly(Array("// ".utf8) + [0xFF, 0xFE, 0xFF]).diagnostics.map(\.id) == [.invalidEncoding])
        #expect(parseLosslessly(Array("Text(\"a\0b\")\0\0".utf8)).diagnostics.map(\.id) == [.invalidEncoding])
    }

    @Test(arguments: ["\n", "\r\n", "\r"])
    func `every kind of line end separates statements`(_ lineEnd: String) {
        let tree = parseLosslessly(["Text(\"a\")", "Text(\"b\") // c", "Text(\"c\")"].joined(separator: lineEnd))
        #expect(tree.diagnostics.isEmpty)
        #expect(tree.sourceFile.statements.count == 3)
        #expect(tree.file.lineIndex.lineCount == 3)
    }

    @Test(arguments: [
        "\"abc", "\"a\\(b", "\"\"\"\nabc", "#\"abc", "/* abc", "`abc", "#/abc", "f(", "[1, ", "{ a", "#if A\n", "'a'",
    ])
    func `what has no end is reported once`(_ text: String) {
        #expect(ids(text).count == 1)
    }

    @Test func `a file full of mistakes stops being reported after a thousand`() {
        #expect(ids(many(")\n", 5_000)).count == 1_001)
    }

    @Test(arguments: ["}", "f(", "["])
    func `stray marks by the thousand cost a token each, and no node once nothing more is reported`(_ start: String) {
        let mark = start == "}" ? "}" : ","
        let tree = parseLosslessly(start + many(mark, 20_000))
        #expect(tree.diagnostics.count == 1_001)
        #expect(tree.tokens.count > 20_000)
        #expect(tree.nodes.count < 4_000)
    }

    @Test func `a token may be longer than sixteen bits can say`() throws {
        for length in [65_535, 65_536, 200_000] {
            let tree = parseLosslessly("a + " + many("b", length) + ".c")
            #expect(tree.tokens[2].range == SourceRange(start: 4, end: 4 + UInt32(length)))
            #expect(tree.token(at: UInt32(length)) == TokenID(2))
        }
    }

    @Test func `absent parts at the end of a node are absent when they are asked for`() throws {
        let tree = parseLosslessly("a")
        let name = try #require(IdentifierExprSyntax(tree.sourceFile.statements.first?.syntax))
        #expect(name.syntax.childCount == 1)
        #expect(name.argumentNames == nil)
        #expect(name.syntax.child(2).isAbsent)
    }

    @Test func `an index outside the tree gives the end of the file, an empty node or nothing`() {
        let tree = parseLosslessly("a")
        #expect(tree.tokens[-1].kind == .endOfFile)
        #expect(tree.tokens[99].kind == .endOfFile)
        #expect(tree.nodes[99].childCount == 0)
        #expect(tree.children[99].isAbsent)
    }

    @Test func `a line of a megabyte is read`() {
        #expect(ids("let a = [" + many("1, ", 300_000) + "1]") == [])
    }
}
