/// What stands between two tokens of one line.
enum GapSpace: UInt8 {
    /// Whatever the two tokens ask for; see ``TokenSpacing``.
    case usual
    /// Nothing.
    case none
    /// One space.
    case one
    /// What stands there now.
    case unchanged
}

/// Whether a line may end between two tokens.
enum GapBreak: UInt8 {
    /// No rule has spoken yet; read as `keep`.
    case unset
    /// No; a line that ends there now is joined with the next.
    case join
    /// Where it does now.
    case keep
    /// Yes, always.
    case force
}

/// What is to become of the white space before one token.
struct GapPlan {
    var space = GapSpace.usual
    var lineBreak = GapBreak.unset
    /// The token whose line gives the indentation, should this token begin a line; -1 for the margin, -2 for not yet
    /// decided.
    var anchor: Int32 = GapPlan.undecided
    /// Levels of indentation on top of the anchor's line.
    var levels: Int8 = 0
    /// The chain whose modifiers stand below each other, if the token begins one of its suffixes; else -1.
    var chain: Int32 = -1
    /// The operators of one level that begin lines together if the line is too long, if the token is one; else -1. Outer
    /// ones have smaller numbers.
    var operators: Int32 = -1
    /// Whether an empty line before the token stays.
    var keepsBlankLine = false
    /// Whether the token is the first of a statement.
    var beginsStatement = false
    /// Whether the period is the first token of its expression, as in `.leading`.
    var beginsOperand = false
    /// Whether a line that ends here cannot be moved, because a string goes on around it.
    var isInString = false
    /// Whether comments before the token are one level further in than the token, as before a closing brace.
    var closes = false
    /// Whether the token opens the body of a declaration or a statement.
    var opensBlock = false
    /// Whether the token closes an array or a dictionary.
    var endsLiteral = false
    /// Whether a comma stands before it if it begins a line: there are several elements.
    var wantsComma = false

    static let undecided: Int32 = -2

    /// Says where the token stands at the start of a line, unless that is decided.
    mutating func indent(from anchor: Int, _ levels: Int) {
        guard self.anchor == GapPlan.undecided else { return }
        self.anchor = Int32(truncatingIfNeeded: anchor)
        self.levels = Int8(clamping: levels)
    }

    /// Says whether the line may end, unless that is decided.
    mutating func breaks(_ rule: GapBreak) {
        if lineBreak == .unset { lineBreak = rule }
    }

    /// Says what stands before the token within a line, unless that is decided.
    mutating func spaces(_ rule: GapSpace) {
        if space == .usual { space = rule }
    }
}

/// A chain of modifiers whose lines are indented alike.
struct ChainPlan {
    /// The first token of the chain.
    var first: Int
    /// The periods of the suffixes that may stand on lines of their own, from the first call that is a modifier on.
    var modifiers: [Int]
    /// Whether the chain is a statement that makes a view.
    var isStatement: Bool
}
