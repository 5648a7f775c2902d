/// How far a run may go before it is refused.
struct EvaluationLimits {
    /// Calls and rounds of loops.
    var steps = EvaluationLimits.defaultSteps
    /// Calls inside calls.
    var depth = 10_000
    /// Bytes of a text that the program puts together.
    var textLength = EvaluationLimits.longestText
    /// Views in the tree.
    var nodes = EvaluationLimits.defaultNodes

    /// About a second of work.
    static let defaultSteps = 10_000_000
    /// More than there is memory for on most machines; the steps that a view costs end a run before.
    static let defaultNodes = 10_000_000
    /// 8 MB: several long novels.
    static let longestText = 1 << 23
    /// How many bytes of a text are one step's work: they are copied, and kept.
    static let bytesPerStep = 16
    /// What it costs to make a view value, beside the call, and to look into a view or a modifier of the program's own.
    static let viewSteps = 12
    /// What it costs to make and keep the view of one element of a `ForEach`, whatever the view is.
    static let elementSteps = 16
    /// What it costs to put a view into the tree, to keep it there and to ask it for its size. Views that double at each
    /// level end with a diagnostic after about a second and within 500 MB, wherever they are doubled.
    static let nodeSteps = 20
}
