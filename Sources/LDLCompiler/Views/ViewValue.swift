import LDLParser
import LayoutRuntime

/// A view as the program makes it, before the surroundings (font, line limit, colour) are known.
///
/// Lowering walks it with the environment and appends nodes to the layout tree.
final class ViewValue {
    @exclusivity(unchecked) private(set) var kind: Kind
    let origin: ViewOrigin
    private let source: ViewPayload?

    init(_ kind: Kind, origin: ViewOrigin, payload: ViewPayload? = nil) {
        self.kind = kind
        self.origin = origin
        source = payload
    }

    /// What the view was made from, for functions that take it for more than a view.
    var payload: ViewPayload? {
        if case .text(let text) = kind { return .text(text) }
        return source
    }

    enum Kind {
        /// A view without children that does not depend on its surroundings.
        case element(LayoutElement)
        /// Words; their font and their looks depend on the surroundings.
        case text(TextValue)
        /// A container that does not depend on its surroundings.
        case stack(LayoutElement, [ViewValue])
        /// A view without children; the element is made when the surroundings are known.
        case leaf((inout LoweringContext) throws(EvaluationError) -> LayoutElement)
        /// A container; its children are flattened into it.
        case container((inout LoweringContext) throws(EvaluationError) -> LayoutElement, [ViewValue])
        /// A lazy stack or grid: its children are made while the tree is laid out, when they are needed.
        case lazyContainer(
            (inout LoweringContext) throws(EvaluationError) -> LayoutElement, [ViewValue], LazyContent.PinnedViews)
        /// A grid's row of cells; a group where it is in no grid. `nil` alignment is the grid's.
        case gridRow(AlignmentKey?, [ViewValue])
        case modified(ViewValue, ModifierValue)
        /// Several views that become children of the container round them: a builder's result, `Group`.
        case group([ViewValue])
        /// The same for `ForEach`, whose views have not been made.
        case elements(ElementViews)
        /// A view of the program's own: its body is evaluated when it is lowered.
        case custom(Value, NominalSymbol)
        /// `EmptyView`: no node.
        case empty
        /// Lowered by a function of its own: what has children that depend on the surroundings or on a size.
        case special((inout LoweringContext) throws(EvaluationError) -> [LayoutRuntime.NodeID])
    }

    /// Whether it is one view whatever happens, as a container with one such child passes everything through.
    var isAlwaysOne: Bool {
        var view = self
        while case .modified(let content, _) = view.kind { view = content }
        switch view.kind {
        case .element, .text, .stack, .leaf, .container, .lazyContainer, .custom: return true
        case .group, .gridRow, .elements, .empty, .special, .modified: return false
        }
    }

    /// A grid's row with modifiers round it: those that show are put on each of its cells. `nil` for any other view.
    var rowWithModifiedCells: ViewValue? {
        var layers: [(modifier: ModifierValue, origin: ViewOrigin)] = []
        var core = self
        while case .modified(let content, let modifier) = core.kind {
            layers.append((modifier, core.origin))
            core = content
        }
        guard !layers.isEmpty, case .gridRow(let alignment, var cells) = core.kind else { return nil }
        var outer: [(modifier: ModifierValue, origin: ViewOrigin)] = []
        for layer in layers.reversed() {
            switch layer.modifier {
            case .element, .background, .layout, .secondary, .custom:
                cells = cells.map { ViewValue(.modified($0, layer.modifier), origin: layer.origin) }
            case .environment, .inert, .id, .special: outer.append(layer)
            }
        }
        return outer.reduce(ViewValue(.gridRow(alignment, cells), origin: core.origin)) { row, layer in
            ViewValue(.modified(row, layer.modifier), origin: layer.origin)
        }
    }

    /// The words of a text that nobody else holds, moved out of it; `nil` for any other view.
    static func takeText(_ view: inout ViewValue) -> TextValue? {
        guard isKnownUniquelyReferenced(&view), case .text(let text) = view.kind else { return nil }
        view.kind = .empty
        return text
    }

    /// The view that this one puts a modifier on, moved out of it.
    private func takeContent() -> ViewValue? {
        guard case .modified(let content, _) = kind else { return nil }
        kind = .empty
        return content
    }

    // A chain of 100,000 modifiers is a list of that length: it is taken apart in a loop, because letting each link
    // release the next would recurse as deep.
    deinit {
        var next = takeContent()
        // What another chain shares stays as it is.
        while isKnownUniquelyReferenced(&next) { next = next?.takeContent() }
    }
}

/// What a modifier does with the view it is put on.
enum ModifierValue {
    /// A node round the view that does not depend on the surroundings.
    case element(LayoutElement)
    /// What is painted behind the view, beyond the edges of the safe area.
    case background(StyleValue, Edge.Set)
    /// A node round the view.
    case layout((inout LoweringContext) throws(EvaluationError) -> LayoutElement)
    /// A node whose further children lie over or under the view; several of them become a ZStack.
    case secondary((inout LoweringContext) throws(EvaluationError) -> LayoutElement, [ViewValue], Alignment)
    /// Changes the surroundings of everything inside; the nearest to a view wins. An inert node in the tree.
    case environment((inout EnvironmentValues) -> Void)
    /// No part in layout: an inert node.
    case inert
    /// Names the node of the view it is put on.
    case id(String)
    /// A `ViewModifier` of the program's own.
    case custom(Value, NominalSymbol)
    /// Lowered by a function of its own: it is given the view it is put on.
    case special((inout LoweringContext, ViewValue) throws(EvaluationError) -> [LayoutRuntime.NodeID])
}
