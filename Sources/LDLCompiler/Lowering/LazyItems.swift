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
    /// Views of the program's own round the one that is being added; one that is in its own body is not taken apart.
    private var depth = 0
    private static let maximumDepth = 100

    private var types: any RuntimeTypes { lowering.evaluator.types }

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

    private func append(
        _ run: Run, _ items: Int, _ layers: [Layer], _ origin: ViewOrigin
    ) throws(EvaluationError) {
        guard items > 0 else { return }
        let (sum, isOver) = count.addingReportingOverflow(items)
        guard !isOver else {
            throw EvaluationError(
                code: .limitExceeded, message: "a lazy container has at most \(Int.max) views", span: origin.span)
        }
        runs.append((count, run, layers))
        count = sum
    }

    /// Whether a view with modifiers is taken apart.
    private func isApart(_ view: ViewValue) -> Bool {
        view.hasItems || (view.bare.map { types.hasItemsInBody($0) } ?? false)
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
            guard try elements.viewsHaveItems() else {
                return try append(.elements(elements), elements.count, layers, view.origin)
            }
            for view in try elements.all() { try add(view, layers) }
        case .custom(let value, let symbol) where depth < Self.maximumDepth && types.hasItemsInBody(symbol):
            depth += 1
            defer { depth -= 1 }
            var surroundings = environment
            for case (.environment(let change), _) in layers.reversed() { change(&surroundings) }
            try add(lowering.evaluator.body(of: value, symbol, surroundings, origin: view.origin), layers)
        case .modified(let content, let modifier) where isApart(view):
            // A modifier on a group is put on each of its views.
            try add(content, [(modifier, view.origin)] + layers)
        default:
            try append(.view(view), 1, layers, view.origin)
        }
    }

    private func addSection(
        _ header: [ViewValue], _ content: [ViewValue], _ footer: [ViewValue], _ origin: ViewOrigin, _ layers: [Layer]
    ) throws(EvaluationError) {
        isInSection = true
        defer { isInSection = false }
        let first = count
        try addEdge(header, origin, layers)
        let hasHeader = count > first
        for view in content { try add(view, layers) }
        let last = count
        try addEdge(footer, origin, layers)
        sections.append(
            LazyContent.Section(items: first..<count, hasHeader: hasHeader, hasFooter: count > last))
    }

    /// A header or a footer is one item, whatever views it has.
    private func addEdge(
        _ views: [ViewValue], _ origin: ViewOrigin, _ layers: [Layer]
    ) throws(EvaluationError) {
        guard !views.isEmpty else { return }
        let view = views.count == 1 ? views[0] : ViewValue(.group(views), origin: origin)
        try append(.view(view), 1, layers, origin)
    }
}

extension ViewValue {
    /// Whether a lazy container takes it apart: a `ForEach`, a group or a section, also with modifiers that are put on
    /// each of its views.
    var hasItems: Bool {
        switch withoutLayers?.kind {
        case .elements: return true
        case .group(let views):
            if case .section? = withoutLayers?.payload { return true }
            return views.contains(where: \.hasItems)
        default: return false
        }
    }

    /// The type of the view of the program's own that this is, under modifiers that are put on each of its views.
    fileprivate var bare: NominalSymbol? {
        if case .custom(_, let symbol)? = withoutLayers?.kind { symbol } else { nil }
    }

    /// The view under modifiers that are put on each view of a group; `nil` under a modifier that is not.
    private var withoutLayers: ViewValue? {
        var view = self
        while case .modified(let content, let modifier) = view.kind {
            switch modifier {
            case .element, .background, .layout, .secondary, .environment, .inert: view = content
            case .id, .custom, .special: return nil
            }
        }
        return view
    }
}
