import LDLParser
import LayoutRuntime

/// What lowering knows at a point of the tree.
struct LoweringContext {
    var environment: EnvironmentValues
    let evaluator: Evaluator
}
