extension Parser {
    /// generic arguments = "<", type, { ",", type }, ">";
    mutating func parseGenericArguments() {
        let start = mark()
        split(1, as: .leftAngle)
        guard enterList(.genericArgumentList) else {
            closeAngle()
            finish(.genericArgumentClause, start)
            return
        }
        let list = mark()
        while !isOperator(beginningWith: ">"), !atCloser {
            let before = cursor
            if current.kind == .integerLiteral || current.kind == .prefixOperator && peek() == .integerLiteral {
                let literal = mark()
                let isNegative = current.kind == .prefixOperator
                if isNegative { consume() }
                let number = mark()
                consume()
                finish(.integerLiteral, number)
                if isNegative { finish(.prefixExpr, literal) }
            } else {
                parseType()
            }
            if !eat(.comma) || cursor == before { break }
        }
        finish(.genericArgumentList, list)
        leave()
        closeAngle()
        finish(.genericArgumentClause, start)
    }

    private mutating func closeAngle() {
        if isOperator(beginningWith: ">") {
            split(1, as: .rightAngle)
        } else {
            error(
                "expected '>', found \(found)", at: SourceRange(at: previousEnd),
                fixIts: [insertion(">", at: previousEnd)])
            missing(.rightAngle)
        }
    }

    /// Whether `<` begins generic arguments and not a comparison: types and `>` follow, and then something that cannot
    /// follow a comparison.
    func genericArgumentsFollow() -> Bool {
        guard !current.flags.contains(.leadingSpace) else { return false }
        var scanner = TypeScanner(self, at: cursor)
        return scanner.skipGenericArguments() && scanner.endsGenericArguments
    }

    /// generic parameters = "<", parameter, { ",", parameter }, [ where clause ], ">";
    mutating func parseGenericParametersOrAbsent() {
        guard isOperator(beginningWith: "<") else {
            absent()
            return
        }
        let start = mark()
        split(1, as: .leftAngle)
        let list = mark()
        while !isOperator(beginningWith: ">"), !atCloser {
            let before = cursor
            parseGenericParameter()
            if !eat(.comma) || cursor == before { break }
        }
        finish(.genericParameterList, list)
        parseWhereClauseOrAbsent()
        closeAngle()
        finish(.genericParameterClause, start)
    }

    /// parameter = [ attributes ], [ "each" | "let" ], name, [ ":", type ];
    private mutating func parseGenericParameter() {
        let start = mark()
        parseAttributesOrAbsent()
        if isWord(.each) && peek() == .identifier || current.kind == .letKeyword { consume() } else { absent() }
        expectName("the name of a generic parameter")
        if eat(.colon) { parseType() } else { absent(2) }
        finish(.genericParameter, start)
    }

    /// where clause = "where", requirement, { ",", requirement };
    mutating func parseWhereClauseOrAbsent() {
        guard current.kind == .whereKeyword else {
            absent()
            return
        }
        let start = mark()
        consume()
        let list = mark()
        repeat {
            if current.kind == .leftBrace || isOperator(beginningWith: ">") { break }
            parseRequirement()
        } while eat(.comma)
        finish(.requirementList, list)
        finish(.whereClause, start)
    }

    /// requirement = type, ":", type | type, "==", type;
    private mutating func parseRequirement() {
        let start = mark()
        parseRequirementSide()
        if eat(.colon) {
            parseType()
            finish(.conformanceRequirement, start)
        } else if current.kind.isOperator, currentEnd - current.start == 2, byte(0) == UInt8(ascii: "="),
            byte(1) == UInt8(ascii: "=")
        {
            consume()
            parseRequirementSide()
            finish(.sameTypeRequirement, start)
        } else {
            error("expected ':' or '==' in a requirement, found \(found)", at: placeOfMissing)
            missing(.colon)
            missingType("a type")
            finish(.conformanceRequirement, start)
        }
    }

    private mutating func parseRequirementSide() {
        guard current.kind == .integerLiteral else {
            parseType()
            return
        }
        let start = mark()
        consume()
        finish(.integerLiteral, start)
    }

    /// Takes a name, or adds a missing one and says what was expected.
    mutating func expectName(_ what: @autoclosure () -> String) {
        if eat(.identifier) { return }
        let isReserved = current.kind.isKeyword && !atLineStart
        if isReserved || current.kind == .wildcard && !atLineStart {
            error(
                "expected \(what()), found the reserved word \(found)",
                fixIts: isReserved
                    ? [
                        FixIt(
                            "write it in backticks",
                            edits: [
                                TextEdit(
                                    file: file.id, range: currentRange, replacement: "`\(text(current))`")
                            ])
                    ] : [])
            consume(as: .identifier)
            return
        }
        error(
            "expected \(what()), found \(found)",
            at: atLineStart || current.kind == .endOfFile ? SourceRange(at: previousEnd) : nil)
        if current.kind == .integerLiteral || current.kind == .floatLiteral, !atLineStart {
            consume(as: .identifier)
            return
        }
        missing(.identifier)
    }

    /// inheritance = ":", type, { ",", type };
    mutating func parseInheritanceOrAbsent() {
        guard current.kind == .colon else {
            absent()
            return
        }
        let start = mark()
        consume()
        let list = mark()
        repeat {
            if current.kind == .leftBrace || current.kind == .whereKeyword, !stack.isEmpty, previousIsComma { break }
            parseType()
        } while eat(.comma)
        finish(.typeList, list)
        finish(.inheritanceClause, start)
    }

    private var previousIsComma: Bool { lastToken?.kind == .comma }
}
