import LDLParser
import LayoutRuntime

/// The content of a lazy container as items: views one by one, and the views of each `ForEach`, of which none is made
/// before the layout engine asks for it.
///
/// A run is laid out by one thread at a time, like the tree it belongs to.
final class LazyItems: LazyContentProvider, @unchecked Sendable {
    /// A modifier round each of several views.
    private typealias Layer = (modifier: ModifierValue, origin: ViewOrigin)

    /// Items that follow each other.
    private enum Run {
        case view(ViewValue)
        case elements(ElementViews)
    }

    private let lowering: Lowering
    private let environment: EnvironmentValues
    /// In order, each with the number of its first item and the modifiers round it, from the inside out.
    private var runs: [(first: Int, run: Run, layers: [Layer])] = []
    private(set) var count = 0
    private(set) var sections: [LazyContent.Section] = []
    private var isInSection = false

    init(_ views: [ViewValue], lowering: Lowering, environment: EnvironmentValues) throws(EvaluationError) {
        self.lowering = lowering
        self.environment = environment
        for view in views { try add(view, []) }
    }

    func content(at index: Int, in tree: LayoutTree) throws -> [LayoutRuntime.NodeID] {
        try lowering.evaluator.entering { () throws(EvaluationError) in
            guard let view = try view(at: index) else { return [] }
            return try lowering.lower(view, environment)
        }
    }

    // MARK: Items

    private func view(at index: Int) throws(EvaluationError) -> ViewValue? {
        var lower = 0
        var upper = runs.count
        // The last run that does not begin after the item.
        while lower < upper {
            let middle = lower + (upper - lower) / 2
            if runs[middle].first <= index { lower = middle + 1 } else { upper = middle }
        }
        guard lower > 0 else { return nil }
        let (first, run, layers) = runs[lower - 1]
        var view: ViewValue
        switch run {
        case .view(let single): view = single
        case .elements(let elements): view = try elements.view(at: index - first)
        }
        for layer in layers { view = ViewValue(.modified(view, layer.modifier), origin: layer.origin) }
        return view
    }

    private func append(_ run: Run, _ items: Int, _ layers: [Layer]) {
        guard items > 0 else { return }
        runs.append((count, run, layers))
        let (sum, overflow) = count.addingReportingOverflow(items)
        count = overflow ? .max : sum
    }

    /// - Parameter layers: Modifiers on the groups around the view, from the inside out.
    private func add(_ view: ViewValue, _ layers: [Layer]) throws(EvaluationError) {
        try lowering.evaluator.checkStack(at: view.origin.span)
        switch view.kind {
        case .empty:
            return
        case .group(let views):
            if case .section(let header, let content, let footer)? = view.payload, !isInSection {
                return try addSection(header, content, footer, view.origin, layers)
            }
            for view in views { try add(view, layers) }
        case .elements(let elements):
            guard elements.count > 0 else { return }
            // What the first element's view is, the others are: views, or groups and sections that have items of
            // their own.
            guard try elements.view(at: 0).hasItems else {
                return append(.elements(elements), elements.count, layers)
            }
            for view in try elements.all() { try add(view, layers) }
        case .modified(let content, let modifier) where view.hasItems:
            // A modifier on a group is put on each of its views.
            try add(content, [(modifier, view.origin)] + layers)
        default:
            append(.view(view), 1, layers)
        }
    }

    private func addSection(
        _ header: [ViewValue], _ content: [ViewValue], _ footer: [ViewValue], _ origin: ViewOrigin, _ layers: [Layer]
    ) throws(EvaluationError) {
        isInSection = true
        defer { isInSection = false }
        let first = count
        addEdge(header, origin, layers)
        let hasHeader = count > first
        for view in content { try add(view, layers) }
        let last = count
        addEdge(footer, origin, layers)
        sections.append(
            LazyContent.Section(items: first..<count, hasHeader: hasHeader, hasFooter: count > last))
    }

    /// A header or a footer is one item, whatever views it has.
    private func addEdge(_ views: [ViewValue], _ origin: ViewOrigin, _ layers: [Layer]) {
        guard !views.isEmpty else { return }
        append(.view(views.count == 1 ? views[0] : ViewValue(.group(views), origin: origin)), 1, layers)
    }
}

extension ViewValue {
    /// Whether a lazy container takes it apart: a `ForEach`, a group or a section, also with modifiers that are put on
    /// each of its views.
    fileprivate var hasItems: Bool {
        var view = self
        while case .modified(let content, let modifier) = view.kind {
            switch modifier {
            case .layout, .secondary, .environment, .inert: view = content
            case .id, .custom, .special: return false
            }
        }
        switch view.kind {
        case .elements: return true
        case .group(let views):
            if case .section? = view.payload { return true }
            return views.contains(where: \.hasItems)
        default: return false
        }
    }
}
