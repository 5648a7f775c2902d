/// How far a run may go before it is refused.
struct EvaluationLimits {
    /// Calls and rounds of loops.
    var steps = 20_000_000
    /// Calls inside calls.
    var depth = 10_000
    /// Bytes of a text that the program puts together.
    var textLength = 1 << 26
    /// Views in the tree.
    var nodes = 10_000_000
}
