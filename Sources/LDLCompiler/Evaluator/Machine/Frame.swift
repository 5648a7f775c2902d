/// The variables of one call: a run of slots in the evaluator's stack.
struct Frame {
    unowned(unsafe) let evaluator: Evaluator
    /// The first slot; the function's own slots are initialised as long as it runs.
    let slots: UnsafeMutablePointer<Value>
}

/// A compiled expression.
typealias Operation = (Frame) throws(EvaluationError) -> Value

/// A compiled statement.
typealias Step = (Frame) throws(EvaluationError) -> Signal

/// Changes the value that is stored at a place.
typealias Modification = (inout Value) throws(EvaluationError) -> Void

/// A compiled place: gives access to the value stored there.
typealias Place = (Frame, Modification) throws(EvaluationError) -> Void

/// Where a function continues after a statement. Loops and `switch` have numbers, so that labels cost nothing.
enum Signal: Equatable {
    case next
    /// The result is in `Evaluator.result`.
    case returned
    case broke(Int)
    case continued(Int)
    case fellThrough
}
