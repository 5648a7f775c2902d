extension Parser {
    /// type declaration = ( "struct" | "class" | "enum" | "actor" | "protocol" ), name, [ generic parameters ],
    /// [ inheritance ], [ where clause ], members;
    mutating func parseNominalType(_ kind: SyntaxKind, _ start: ParserMark) {
        let keyword = text(current)
        consume()
        expectName("the name of the \(keyword)")
        parseGenericParametersOrAbsent()
        parseInheritanceOrAbsent()
        parseWhereClauseOrAbsent()
        parseMemberBlock("the \(keyword)")
        finish(kind, start)
    }

    /// extension = "extension", type, [ inheritance ], [ where clause ], members;
    mutating func parseExtension(_ start: ParserMark) {
        consume()
        parseType()
        parseInheritanceOrAbsent()
        parseWhereClauseOrAbsent()
        parseMemberBlock("the extension")
        finish(.extensionDecl, start)
    }

    /// enum cases = "case", element, { ",", element }; element = name, [ parameters ], [ "=", expression ];
    mutating func parseEnumCase(_ start: ParserMark) {
        consume()
        let list = mark()
        repeat {
            let element = mark()
            expectName("the name of a case")
            if current.kind == .leftParen, !atLineStart { parseParameterClause() } else { absent() }
            if current.kind == .equal { parseInitializer([]) } else { absent() }
            finish(.enumCaseElement, element)
        } while eat(.comma)
        finish(.enumCaseElementList, list)
        finish(.enumCaseDecl, start)
    }

    /// typealias = "typealias", name, [ generic parameters ], "=", type, [ where clause ];
    mutating func parseTypealias(_ start: ParserMark) {
        consume()
        expectName("the name of the type alias")
        parseGenericParametersOrAbsent()
        expect(.equal, "'=' and a type")
        if lastToken?.isMissing ?? false { missingType("a type") } else { parseType() }
        parseWhereClauseOrAbsent()
        finish(.typealiasDecl, start)
    }

    /// associated type = "associatedtype", name, [ inheritance ], [ "=", type ], [ where clause ];
    mutating func parseAssociatedType(_ start: ParserMark) {
        consume()
        expectName("the name of the associated type")
        parseInheritanceOrAbsent()
        if eat(.equal) { parseType() } else { absent(2) }
        parseWhereClauseOrAbsent()
        finish(.associatedtypeDecl, start)
    }

    /// import = "import", [ kind ], name, { ".", name };
    mutating func parseImport(_ start: ParserMark) {
        consume()
        switch current.kind {
        case .structKeyword, .classKeyword, .enumKeyword, .protocolKeyword, .typealiasKeyword, .funcKeyword,
            .letKeyword,
            .varKeyword:
            consume()
        default: absent()
        }
        let path = mark()
        expectName("the name of a module")
        while current.kind == .period, !atLineStart {
            consume()
            if current.kind == .identifier || current.kind.isKeyword || current.kind.isOperator {
                consume()
            } else {
                expectName("a name after '.'")
            }
        }
        finish(.importPath, path)
        finish(.importDecl, start)
    }

    /// operator declaration = "operator", operator, [ ":", name ];
    mutating func parseOperatorDeclaration(_ start: ParserMark) {
        consume()
        switch current.kind {
        case .infixOperator, .prefixOperator, .postfixOperator, .prefixAmpersand, .postfixExclamation, .infixQuestion,
            .postfixQuestion:
            consume()
        default:
            error("expected an operator, found \(found)")
            missing(.infixOperator)
        }
        if eat(.colon) {
            expectName("the name of a precedence group")
            while eat(.comma) { expectName("a name") }
        } else {
            absent(2)
        }
        finish(.operatorDecl, start)
    }

    /// precedence group = "precedencegroup", name, "{", { property }, "}";
    mutating func parsePrecedenceGroup(_ start: ParserMark) {
        consume()
        expectName("the name of a precedence group")
        let open = tokenCount
        expect(.leftBrace, "'{' and the properties of the group")
        let list = mark()
        while current.kind != .rightBrace, !atCloser {
            let property = mark()
            let before = cursor
            if current.kind.canBeLabel, peek() == .colon {
                consume()
                consume()
                repeat {
                    if current.kind.canBeLabel || current.kind == .trueKeyword { consume() }
                } while eat(.comma)
                finish(.precedenceGroupProperty, property)
            } else {
                error(
                    "expected 'higherThan', 'lowerThan', 'associativity' or 'assignment' with ':', found \(found)")
                skipInBlock { $0.atLineStart }
            }
            if cursor == before { break }
        }
        finish(.precedenceGroupPropertyList, list)
        expectClosing(.rightBrace, of: open)
        finish(.precedenceGroupDecl, start)
    }
}
