/// What was asked and answered while a tree was laid out, in order.
public struct Conversation: Sendable {
    /// One question to a view, and its answer.
    public struct Question: Hashable, Sendable {
        /// The view that was asked.
        public var node: NodeID
        /// Its parent, which asked; `nil` for the root, which the window asks.
        public var asker: NodeID?
        /// What it was offered.
        public var proposal: ProposedViewSize
        /// The answer, in points.
        public var size: Size
        /// Whether the view had answered the proposal before, so that nothing was computed.
        public var isCached: Bool
        /// Questions around this one that wait for its answer.
        public var depth: Int
    }

    /// A question, or something said in between.
    public enum Entry: Hashable, Sendable {
        case question(Question)
        /// A line that a layout of one's own printed.
        case print(String)
    }

    /// A line on the console: printed by a layout, or a `Watch` that has answered.
    private enum Line {
        case watch(question: Int)
        case text(String)
    }

    /// In the order asked.
    public private(set) var entries: [Entry] = []
    private var lines: [Line] = []
    private var watchNames: [NodeID: String] = [:]
    private var depth = 0

    /// The questions alone.
    public var questions: [Question] {
        entries.compactMap { if case .question(let question) = $0 { question } else { nil } }
    }

    /// A line of a console.
    public enum ConsoleLine: Hashable, Sendable {
        /// An answer of a `Watch`, whose name stands in it as the program made it.
        case answer(String)
        /// What a layout printed; it may have line breaks.
        case print(String)

        /// The words of the line.
        public var text: String {
            switch self {
            case .answer(let text), .print(let text): text
            }
        }
    }

    /// What a console shows: a line for each question that a `Watch` has answered, `NAME: offered W x H, takes W x H`,
    /// and what layouts printed, in the order of the answers.
    public func watchLines() -> [String] { consoleLines().map(\.text) }

    /// The lines of `watchLines()` with their kinds.
    public func consoleLines() -> [ConsoleLine] {
        lines.compactMap { line in
            switch line {
            case .text(let text): return .print(text)
            case .watch(let index):
                guard entries.indices.contains(index), case .question(let question) = entries[index] else { return nil }
                let name = watchNames[question.node] ?? ""
                let offer = "\(Self.length(question.proposal.width)) x \(Self.length(question.proposal.height))"
                let answer = "\(Self.length(question.size.width)) x \(Self.length(question.size.height))"
                return .answer("\(name): offered \(offer), takes \(answer)")
            }
        }
    }

    /// A length in whole points, half a point away from zero.
    static func length(_ length: Double?) -> String {
        guard let length, !length.isNaN else { return "nothing" }
        if length.isInfinite { return length < 0 ? "-infinity" : "infinity" }
        let rounded = length.rounded()
        if let whole = Int(exactly: rounded) { return "\(whole)" }
        return "\(rounded)"
    }

    // MARK: Writing

    mutating func begin(_ question: Question) -> Int {
        var question = question
        question.depth = depth
        depth += 1
        entries.append(.question(question))
        return entries.count - 1
    }

    mutating func end(_ index: Int, size: Size, watchName: String?) {
        depth -= 1
        guard entries.indices.contains(index), case .question(var question) = entries[index] else { return }
        question.size = size
        entries[index] = .question(question)
        if let watchName, !question.isCached {
            watchNames[question.node] = watchName
            lines.append(.watch(question: index))
        }
    }

    mutating func print(_ text: String) {
        entries.append(.print(text))
        lines.append(.text(text))
    }
}

/// The questions answered so far, kept only while the conversation is recorded.
struct AskedQuestions {
    private var answers: [UInt32: [PackedProposal: Size]] = [:]

    subscript(node: UInt32, proposal: PackedProposal) -> Size? {
        get { answers[node]?[proposal] }
        set { answers[node, default: [:]][proposal] = newValue }
    }

    /// Forgets a node's answers, which have become wrong.
    mutating func forget(_ node: UInt32) {
        answers[node] = nil
    }

    mutating func removeAll() {
        answers.removeAll()
    }
}
