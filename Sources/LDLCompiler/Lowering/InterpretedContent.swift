import LDLParser
import LayoutRuntime

/// Children that depend on a size, as the layout engine asks for them: the program makes the views, which are lowered
/// in the surroundings of the container.
///
/// A run is laid out by one thread at a time, like the tree it belongs to.
final class InterpretedContent: ContentProvider, @unchecked Sendable {
    private let lowering: Lowering
    private let environment: EnvironmentValues
    private let origin: ViewOrigin
    private let content: (GeometryValue) throws(EvaluationError) -> [ViewValue]

    init(
        lowering: Lowering, environment: EnvironmentValues, origin: ViewOrigin,
        content: @escaping (GeometryValue) throws(EvaluationError) -> [ViewValue]
    ) {
        self.lowering = lowering
        self.environment = environment
        self.origin = origin
        self.content = content
    }

    func content(for size: Size, in tree: LayoutTree) throws -> [LayoutRuntime.NodeID] {
        try lower(GeometryValue(size: size))
    }

    func content(for geometry: ContainerGeometry, in tree: LayoutTree) throws -> [LayoutRuntime.NodeID] {
        try lower(
            lowering.geometry(of: geometry.container, safeAreaInsets: geometry.safeAreaInsets, at: origin.span))
    }

    private func lower(_ geometry: GeometryValue) throws -> [LayoutRuntime.NodeID] {
        try lowering.evaluator.entering { () throws(EvaluationError) in
            try lowering.lower(content(geometry), environment)
        }
    }
}
