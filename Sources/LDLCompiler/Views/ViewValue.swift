import LDLParser
import LayoutRuntime

/// A view as the program makes it, before the surroundings (font, line limit, colour) are known.
///
/// Lowering walks it with the environment and appends nodes to the layout tree.
final class ViewValue {
    let kind: Kind
    let origin: ViewOrigin

    init(_ kind: Kind, origin: ViewOrigin) {
        self.kind = kind
        self.origin = origin
    }

    enum Kind {
        /// A view without children; the element is made when the surroundings are known.
        case leaf((inout LoweringContext) -> LayoutElement)
        /// A container; its children are flattened into it.
        case container((inout LoweringContext) -> LayoutElement, [ViewValue])
        case modified(ViewValue, ModifierValue)
        /// Several views that become children of the container round them: a builder's result, `Group`, `ForEach`.
        case group([ViewValue])
        /// A view of the program's own: its body is evaluated when it is lowered.
        case custom(StructValue)
        /// `EmptyView`: no node.
        case empty
        /// Lowered by a function of its own: what has children that depend on the surroundings or on a size.
        case special((inout LoweringContext) throws(EvaluationError) -> [NodeID])
    }
}

/// What a modifier does with the view it is put on.
enum ModifierValue {
    /// A node round the view.
    case layout((inout LoweringContext) -> LayoutElement)
    /// A node whose further children lie over or under the view; several of them become a ZStack.
    case secondary((inout LoweringContext) -> LayoutElement, [ViewValue], Alignment)
    /// Changes the surroundings of everything inside; the nearest to a view wins. An inert node in the tree.
    case environment((inout EnvironmentValues) -> Void)
    /// No part in layout: an inert node.
    case inert
    /// Names the node of the view it is put on.
    case id(String)
    /// A `ViewModifier` of the program's own.
    case custom(StructValue)
}

/// Where a view was made, for the side table.
struct ViewOrigin {
    /// From the first byte of the view's expression to the last of the call that made it.
    let span: SourceSpan
    /// The last call alone: `.padding(10)`, for the label.
    let call: SourceSpan
    /// `Text`, `padding`.
    let name: String
    /// The node's own type without its content, as Swift prints it.
    let type: String
}

/// Values of the surroundings that are resolved while lowering.
struct EnvironmentValues {}

/// What lowering knows at a point of the tree.
struct LoweringContext {
    var environment: EnvironmentValues
}
