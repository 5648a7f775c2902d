import LDLParser
import LayoutRuntime

/// What lowering knows at a point of the tree: the surroundings, and the means to append nodes.
struct LoweringContext {
    var environment: EnvironmentValues
    let evaluator: Evaluator
    let lowering: Lowering
    /// The view that is being lowered.
    let origin: ViewOrigin

    /// Appends a node for the view that is being lowered.
    func append(
        _ element: LayoutElement, children: [LayoutRuntime.NodeID] = [], origin: ViewOrigin? = nil
    ) throws(EvaluationError) -> LayoutRuntime.NodeID {
        try lowering.append(element, children: children, origin: origin ?? self.origin)
    }

    /// Lowers a view in these surroundings; several nodes where it is a group, none where it is empty.
    func lower(_ view: ViewValue) throws(EvaluationError) -> [LayoutRuntime.NodeID] {
        try lowering.lower(view, environment)
    }

    /// Lowers several views in these surroundings.
    func lower(_ views: [ViewValue]) throws(EvaluationError) -> [LayoutRuntime.NodeID] {
        try lowering.lower(views, environment)
    }

    /// Lowers views that something takes as one: several become a ZStack with an alignment; `nil` where there is none.
    func lowerLayered(
        _ views: [ViewValue], alignment: Alignment
    ) throws(EvaluationError) -> LayoutRuntime.NodeID? {
        let nodes = try lower(views)
        if nodes.count <= 1 { return nodes.first }
        return try append(.zstack(alignment), children: nodes, origin: origin.renamed("ZStack"))
    }

    /// Lowers views that something takes as one: several become a stack along an axis; `nil` where there is none.
    func lowerStacked(_ views: [ViewValue], axis: Axis = .vertical) throws(EvaluationError) -> LayoutRuntime.NodeID? {
        let nodes = try lower(views)
        if nodes.count <= 1 { return nodes.first }
        let alignment: AlignmentKey = axis == .vertical ? .horizontalCenter : .verticalCenter
        return try append(
            .stack(axis, alignment: alignment, spacing: nil), children: nodes,
            origin: origin.renamed(axis == .vertical ? "VStack" : "HStack"))
    }

    /// Children that depend on a size: the views are made when the size is known.
    func provider(_ content: @escaping (GeometryValue) throws(EvaluationError) -> [ViewValue]) -> any ContentProvider {
        InterpretedContent(lowering: lowering, environment: environment, origin: origin, content: content)
    }

    /// A warning at the place of the view's call.
    func warn(_ message: String, code: DiagnosticID = .invalidValue) {
        evaluator.warn(code, message, at: origin.call)
    }
}
