/// The space that two neighbouring tokens ask for where no node says anything else.
enum TokenSpacing {
    /// Whether one space stands between two tokens of one line.
    ///
    /// - Parameter beginsOperand: Whether `next`, a period, is the first token of an expression.
    static func isSpaced(_ previous: Token, _ next: Token, beginsOperand: Bool) -> Bool {
        if previous.isMissing || next.isMissing || next.kind == .endOfFile { return false }
        switch previous.kind {
        case .leftParen, .leftSquare, .leftAngle, .interpolationOpen, .period, .atSign, .pound, .backslash,
            .prefixOperator, .prefixAmpersand:
            return false
        case .leftBrace: return next.kind != .rightBrace
        default: break
        }
        switch next.kind {
        case .comma, .semicolon, .colon, .rightParen, .rightSquare, .rightAngle, .leftAngle, .postfixQuestion,
            .postfixExclamation, .postfixOperator:
            return false
        case .period: return beginsOperand
        default: return true
        }
    }

    /// Whether a token is a whole operand, or the end or the beginning of one, that an operator may touch.
    static func isPlainOperand(_ token: Token) -> Bool {
        switch token.kind {
        case .identifier, .dollarIdentifier, .integerLiteral, .floatLiteral, .leftParen, .rightParen, .rightSquare,
            .selfKeyword, .selfTypeKeyword:
            !token.isMissing
        default: false
        }
    }
}
