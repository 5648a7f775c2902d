extension Parser {
    /// switch = "switch", expression, "{", { case }, "}";
    mutating func parseSwitch() {
        let start = mark()
        consume()
        if current.kind == .leftBrace || !operandCanBegin {
            missingExpression("a value after 'switch'")
        } else {
            with(.condition) { $0.parseExpression() }
        }
        let open = tokenCount
        guard eat(.leftBrace) else {
            error("expected '{' and the cases of 'switch', found \(found)", at: placeOfMissing)
            missing(.leftBrace)
            emptyList(.switchCaseList)
            missing(.rightBrace)
            finish(.switchExpr, start)
            return
        }
        if enterList(.switchCaseList) {
            with([]) { $0.parseSwitchCases() }
            leave()
        }
        expectClosing(.rightBrace, of: open)
        finish(.switchExpr, start)
    }

    /// Reads cases up to the closing brace or the next branch of `#if`.
    mutating func parseSwitchCases() {
        let list = mark()
        while current.kind != .rightBrace, current.kind != .endOfFile {
            if current.kind == .poundElse || current.kind == .poundElseif || current.kind == .poundEndif {
                if conditionalDepth > 0 { break }
            }
            switch current.kind {
            case .caseKeyword, .defaultKeyword: parseSwitchCase()
            case .atSign where switchCaseFollows(): parseSwitchCase()
            case .poundIf: parseIfConfig(.switchCases)
            default:
                error("expected 'case' or 'default' in a 'switch', found \(found)")
                skipInBlock { parser in
                    parser.current.kind == .caseKeyword || parser.current.kind == .defaultKeyword
                        || parser.current.kind == .poundIf
                }
            }
        }
        finish(.switchCaseList, list)
    }

    /// case = [ attributes ], ( "case", item, { ",", item } | "default" ), ":", statements;
    private mutating func parseSwitchCase() {
        let start = mark()
        parseAttributesOrAbsent()
        let label = mark()
        if current.kind == .caseKeyword {
            consume()
            let items = mark()
            repeat {
                if current.kind == .colon, lastToken?.kind == .comma { break }
                parseCaseItem()
            } while eat(.comma)
            finish(.caseItemList, items)
            expect(.colon, "':' after the pattern", insert: ":")
            finish(.caseLabel, label)
        } else {
            consume()
            expect(.colon, "':' after 'default'", insert: ":")
            finish(.defaultLabel, label)
        }
        parseStatements(inSwitch: true)
        finish(.switchCase, start)
    }
}
