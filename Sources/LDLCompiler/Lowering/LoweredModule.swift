import LDLParser
import LayoutRuntime

/// A tree ready to be laid out, and what is known of each node's origin.
///
/// The program may go on running while the tree is laid out (layouts of its own, guides, views that depend on a size),
/// so nodes and diagnostics can become more.
public struct LoweredModule {
    public let tree: LayoutTree
    public let root: LayoutRuntime.NodeID
    let lowering: Lowering
    private let failure: EvaluationError?

    init(root: LayoutRuntime.NodeID, lowering: Lowering, failure: EvaluationError?) {
        tree = lowering.tree
        self.root = root
        self.lowering = lowering
        self.failure = failure
    }

    /// By node number.
    public var nodes: [NodeInfo] { lowering.nodes }

    /// What running the program has found so far: warnings about values, and the error that ended it.
    public var diagnostics: [Diagnostic] {
        var all = lowering.evaluator.warnings
        if let failure { all.append(failure.diagnostic) }
        if let failure = lowering.evaluator.failure { all.append(failure.diagnostic) }
        return all
    }

    /// Offers the root a size, places everything, and runs what the program does with the final geometry.
    ///
    /// - Returns: The size that the root takes, in points.
    /// - Throws: `LayoutError.failed` with an `EvaluationError` where the program failed.
    @discardableResult
    public func layout(_ proposal: ProposedViewSize) throws(LayoutError) -> Size {
        // What the program nests, the engine walks as deep; both end with a diagnostic long before this stack does.
        let result = withLargeStack { () -> Result<Size, LayoutError> in
            do throws(LayoutError) { return .success(try layoutHere(proposal)) } catch { return .failure(error) }
        }
        return try result.get()
    }

    private func layoutHere(_ proposal: ProposedViewSize) throws(LayoutError) -> Size {
        let size = try tree.layout(root: root, proposal: proposal)
        if let failure = lowering.evaluator.failure { throw LayoutError.failed(root, failure) }
        // A device tells the last view of a screen first.
        for (node, action) in lowering.afterLayout.reversed() {
            do throws(EvaluationError) {
                try lowering.evaluator.entering { () throws(EvaluationError) in try action(lowering) }
            } catch {
                throw LayoutError.failed(node, error)
            }
        }
        return size
    }
}
