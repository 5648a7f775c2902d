import LDLParser
import Testing

@Suite struct `Questions to a tree` {
    private let tree = parseLosslessly(
        """
        // A card.
        Text("Hi")
            .padding(10) // around
            .frame(width: a + 2)

        """)

    @Test func `the token at an offset is the one there or the next`() {
        #expect(tree.file.text(in: tree[tree.token(at: 11)].range) == "Text")
        #expect(tree.file.text(in: tree[tree.token(at: 3)].range) == "Text")
        #expect(tree[tree.token(at: 9_999)].kind == .endOfFile)
    }

    @Test func `the nodes around an offset are given from the outside in`() {
        let kinds = tree.nodes(covering: 67).map { tree[$0].kind }
        #expect(
            kinds == [
                .sourceFile, .statementList, .postfixExpr, .suffixList, .callSuffix, .argumentList, .argument,
                .infixExpr,
                .identifierExpr,
            ])
    }

    @Test func `the range of a chain up to a suffix is what the next one wraps`() throws {
        let chain = try #require(PostfixExprSyntax(tree.sourceFile.statements.first?.syntax))
        let texts = [0, 1, 3, 5, 99].map { tree.file.text(in: chain.range(upTo: $0)) }
        #expect(texts[0] == "Text")
        #expect(texts[1] == "Text(\"Hi\")")
        #expect(texts[2] == "Text(\"Hi\")\n    .padding(10)")
        #expect(texts[3].hasSuffix(".frame(width: a + 2)"))
        #expect(texts[4] == texts[3])
    }

    @Test func `a range begins at the first token, not at the white space before it`() throws {
        let statement = try #require(tree.sourceFile.statements.first)
        #expect(statement.range.start == 11)
        #expect(tree.file.text(in: tree.trivia(before: TokenID(0))) == "// A card.\n")
    }

    @Test func `white space and comments are pieces that give the gap back`() {
        let tree = parseLosslessly("#!/bin/ldl\n/** a */ /* b /* c */ */\r\n\t/// d\n//// e\nText(\"x\") // f")
        let pieces = tree.triviaPieces(before: TokenID(0))
        #expect(
            pieces.map(\.kind) == [
                .lineComment, .lineEnd, .documentationBlock, .space, .blockComment, .lineEnd, .space,
                .documentationLine,
                .lineEnd, .lineComment, .lineEnd,
            ])
        #expect(
            pieces.map { tree.file.text(in: $0.range) }.joined() == tree.file.text(in: tree.trivia(before: TokenID(0))))
        #expect(pieces.filter(\.isComment).count == 5)
    }

    @Test func `documentation comments are found without their marks`() throws {
        let tree = parseLosslessly(
            """
            // no documentation
            /// Rounds a number.
            ///
            ///     indented
            func a() {}

            /** One.
             * Two.
             */
            @inert func b() {}

            // plain
            func c() {}
            """)
        let texts = tree.sourceFile.statements.map(\.syntax.documentation)
        #expect(texts == ["Rounds a number.\n\n    indented", "One.\nTwo.", nil])
    }

    @Test func `a name in backticks is named without them`() throws {
        let tree = parseLosslessly("let `default` = 1")
        let declaration = try #require(VariableDeclSyntax(tree.sourceFile.statements.first?.syntax))
        let pattern = try #require(IdentifierPatternSyntax(declaration.bindings.first?.pattern.syntax))
        #expect(pattern.name.name == "default")
        #expect(pattern.name.text == "`default`")
    }

    @Test func `views of another kind say no`() {
        #expect(IfExprSyntax(tree.sourceFile.syntax) == nil)
        #expect(ExprSyntax(tree.sourceFile.statements.first?.syntax) != nil)
    }
}
