import LDLCompiler
import LDLParser
import LayoutRuntime

/// Says where in the file a layout failed, and why.
enum LayoutFailure {
    static func diagnostic(for error: LayoutError, root: NodeID, nodes: [NodeInfo]) -> Diagnostic {
        switch error {
        case .tooDeep(let node, let limit):
            return at(
                node, in: nodes, "limit-exceeded", "containers are nested more than \(limit) levels deep")
        case .tooManyNodes(let limit):
            return at(root, in: nodes, "limit-exceeded", "the layout has more than \(limit) views")
        case .invalidNode(let node):
            return at(node, in: nodes, "layout-failed", "the view cannot be laid out twice")
        case .invalidSize(let node):
            return at(node, in: nodes, "layout-failed", "'sizeThatFits' returned a size that is not a number")
        case .invalidPlace(let node):
            return at(node, in: nodes, "layout-failed", "a subview was placed at a point that is not a number")
        case .failed(let node, let error):
            if let error = error as? EvaluationError { return error.diagnostic }
            return at(node, in: nodes, "layout-failed", "the layout failed: \(error)")
        }
    }

    private static func at(
        _ node: NodeID, in nodes: [NodeInfo], _ id: DiagnosticID, _ message: String
    ) -> Diagnostic {
        let index = Int(node.rawValue)
        let span =
            nodes.indices.contains(index)
            ? nodes[index].span : SourceSpan(file: FileID(0), range: SourceRange(at: 0))
        return Diagnostic(id, file: span.file, range: span.range, message: message)
    }
}
