import LDLParser
import LayoutRuntime

/// Builds the layout tree of a run: view values and their surroundings become nodes, side by side with a table that says
/// where each comes from.
final class Lowering {
    let evaluator: Evaluator
    /// The module that has been lowered holds both; the tree's elements hold this.
    unowned(unsafe) let tree: LayoutTree
    let labels: CallLabels
    /// Where each node comes from, by its number; what is told of it is put together when somebody asks.
    @exclusivity(unchecked) private var places: [(origin: ViewOrigin, isLeaf: Bool)] = []
    @exclusivity(unchecked) private var ids: [Int: String] = [:]
    /// Runs when everything has its place: `onGeometryChange`.
    var afterLayout: [(LayoutRuntime.NodeID, (Lowering) throws(EvaluationError) -> Void)] = []
    /// The names of the coordinate spaces that views make.
    var coordinateSpaces: [LayoutRuntime.NodeID: String] = [:]
    /// Views of the program's own round the one that is being lowered.
    @exclusivity(unchecked) private var customDepth = 0
    private let fonts = TextFonts()
    /// The modifiers of the chains that are being lowered, the outermost of each first.
    @exclusivity(unchecked) private var chain: [PendingModifier] = []

    init(evaluator: Evaluator, tree: LayoutTree, files: [SourceFile]) {
        self.evaluator = evaluator
        self.tree = tree
        labels = CallLabels(files)
    }

    // MARK: Nodes

    /// Appends a node and its line in the side table.
    func append(
        _ element: LayoutElement, children: [LayoutRuntime.NodeID], origin: ViewOrigin
    ) throws(EvaluationError) -> LayoutRuntime.NodeID {
        if children.count == 1 { return try append(element, child: children[0], origin: origin) }
        try checkNodeCount(origin)
        let node = children.isEmpty ? tree.append(element) : tree.append(element, children: children)
        note(node, origin, isLeaf: children.isEmpty)
        if let shape = element.customShape { prepare(shape, of: node, origin) }
        return node
    }

    /// Appends a node round another one.
    private func append(
        _ element: LayoutElement, child: LayoutRuntime.NodeID, origin: ViewOrigin
    ) throws(EvaluationError) -> LayoutRuntime.NodeID {
        try checkNodeCount(origin)
        let node = tree.append(element, child: child)
        note(node, origin, isLeaf: false)
        if let shape = element.customShape { prepare(shape, of: node, origin) }
        return node
    }

    /// Has the outline of a shape of the program's own made once the shape has its place.
    private func prepare(_ shape: CustomShape, of node: LayoutRuntime.NodeID, _ origin: ViewOrigin) {
        shape.prepare(evaluator, span: origin.span)
        let make: (Lowering) throws(EvaluationError) -> Void = { lowering throws(EvaluationError) in
            // What was not chosen (of a `ViewThatFits`) has no place.
            if lowering.tree.isPlaced(node) { try shape.make(for: lowering.tree.frame(of: node).size) }
        }
        afterLayout.append((node, make))
    }

    /// Appends a lazy container, whose content is lowered when the layout engine asks for it.
    private func append(
        _ element: LayoutElement, content: LazyContent, origin: ViewOrigin
    ) throws(EvaluationError) -> LayoutRuntime.NodeID {
        try checkNodeCount(origin)
        let node = tree.append(element, content: content)
        note(node, origin, isLeaf: false)
        return node
    }

    private func checkNodeCount(_ origin: ViewOrigin) throws(EvaluationError) {
        try evaluator.step(EvaluationLimits.nodeSteps, at: origin.span)
        guard places.count < evaluator.limits.nodes else {
            throw EvaluationError(
                code: .limitExceeded, message: "the layout has more than \(evaluator.limits.nodes) views",
                span: origin.span)
        }
    }

    /// Writes a node's line in the side table.
    private func note(_ node: LayoutRuntime.NodeID, _ origin: ViewOrigin, isLeaf: Bool) {
        // The tree numbers its nodes in order; a number that it skipped has no view.
        while places.count < Int(node.rawValue) { places.append((origin, isLeaf)) }
        if places.count == Int(node.rawValue) {
            places.append((origin, isLeaf))
        } else {
            places[Int(node.rawValue)] = (origin, isLeaf)
            ids[Int(node.rawValue)] = nil
        }
    }

    /// How many nodes there are.
    var nodeCount: Int { places.count }

    /// What is told of each node, by its number.
    var nodes: [NodeInfo] { places.indices.map { info(of: $0) } }

    /// What is told of a node.
    func info(of node: Int) -> NodeInfo {
        let (origin, isLeaf) = places[node]
        return NodeInfo(
            view: labels.viewName(of: origin, isLeaf: isLeaf), type: origin.type,
            label: labels.label(of: origin, isLeaf: isLeaf), id: ids[node], span: origin.span)
    }

    /// Names a node.
    func name(_ node: LayoutRuntime.NodeID, id: String) {
        guard places.indices.contains(Int(node.rawValue)) else { return }
        ids[Int(node.rawValue)] = id
    }

    // MARK: Views

    /// A modifier on its way from the outside to the view it is put on.
    private struct PendingModifier {
        /// The view with the modifier.
        let view: ViewValue
        /// What surrounds the modifier: changes further out, not its own.
        let environment: EnvironmentValues
        /// The direction that the modifier turns what is inside to: the one value of the surroundings by which the
        /// engine itself works.
        var direction: LayoutDirection?
    }

    /// Lowers views: the nodes that a container round them takes as its children.
    func lower(
        _ views: [ViewValue], _ environment: EnvironmentValues
    ) throws(EvaluationError) -> [LayoutRuntime.NodeID] {
        var nodes: [LayoutRuntime.NodeID] = []
        nodes.reserveCapacity(views.count)
        for view in views { try lower(view, environment, into: &nodes) }
        return nodes
    }

    /// Lowers a view: the nodes that a container round it takes as its children.
    func lower(
        _ view: ViewValue, _ environment: EnvironmentValues
    ) throws(EvaluationError) -> [LayoutRuntime.NodeID] {
        var nodes: [LayoutRuntime.NodeID] = []
        try lower(view, environment, into: &nodes)
        return nodes
    }

    /// Lowers a view and adds its nodes to a container's children.
    ///
    /// The chain of modifiers is walked in a loop: from the outside in, where changes of the surroundings take effect,
    /// then from the inside out, where the nodes are made.
    private func lower(
        _ view: ViewValue, _ surroundings: EnvironmentValues, into nodes: inout [LayoutRuntime.NodeID]
    ) throws(EvaluationError) {
        try evaluator.checkStack(at: view.origin.span)
        var environment = surroundings
        let outermost = chain.count
        defer { chain.removeLast(chain.count - outermost) }
        let first = nodes.count
        var current = view
        if surroundings.values.isInGrid, let row = view.rowWithModifiedCells { current = row }
        var isLowered = false
        while !isLowered, case .modified(let content, let modifier) = current.kind {
            switch modifier {
            case .custom(let value, let symbol):
                nodes += try lowerModifier(value, symbol, on: content, current.origin, environment)
                isLowered = true
            case .special(let build):
                var context = context(environment, current.origin)
                nodes += try build(&context, content)
                isLowered = true
            case .environment(let change):
                var pending = PendingModifier(view: current, environment: environment)
                let direction = environment.values.layoutDirection
                change(&environment)
                let inside = environment.values.layoutDirection
                if inside != direction { pending.direction = inside }
                chain.append(pending)
                current = content
            case .element, .background, .layout, .secondary, .inert, .id:
                chain.append(PendingModifier(view: current, environment: environment))
                current = content
            }
        }
        if !isLowered { try lowerCore(current, environment, into: &nodes) }
        while chain.count > outermost, nodes.count > first { try wrap(&nodes, from: first, chain.removeLast()) }
    }

    private func context(_ environment: EnvironmentValues, _ origin: ViewOrigin) -> LoweringContext {
        LoweringContext(environment: environment, evaluator: evaluator, lowering: self, origin: origin)
    }

    /// A view without modifiers.
    private func lowerCore(
        _ view: ViewValue, _ environment: EnvironmentValues, into nodes: inout [LayoutRuntime.NodeID]
    ) throws(EvaluationError) {
        switch view.kind {
        case .element(let element):
            nodes.append(try append(element, children: [], origin: view.origin))
        case .text(let text):
            // A literal has not been counted where it was written.
            try evaluator.countText(text.length, at: view.origin.span)
            nodes.append(try append(text.element(in: environment, fonts: fonts), children: [], origin: view.origin))
        case .leaf(let make):
            var context = context(environment, view.origin)
            nodes.append(try append(make(&context), children: [], origin: view.origin))
        case .stack(let element, let views):
            var environment = environment
            if environment.values.isInGrid { environment.update { $0.isInGrid = false } }
            nodes.append(try append(element, views, environment, view.origin))
        case .container(let make, let views):
            var context = context(environment, view.origin)
            if environment.values.isInGrid { context.environment.update { $0.isInGrid = false } }
            let element = try make(&context)
            nodes.append(try append(element, views, context.environment, view.origin))
        case .lazyContainer(let make, let views, let pinnedViews):
            var context = context(environment, view.origin)
            let element = try make(&context)
            let items = try LazyItems(views, lowering: self, environment: context.environment)
            let content = LazyContent(items, sections: items.sections, pinnedViews: pinnedViews)
            nodes.append(try append(element, content: content, origin: view.origin))
        case .gridRow(let alignment, let views):
            guard environment.values.isInGrid else {
                for view in views { try lower(view, environment, into: &nodes) }
                return
            }
            var environment = environment
            environment.update { $0.isInGrid = false }
            let cells = try lower(views, environment)
            nodes.append(try append(.gridRow(alignment: alignment), children: cells, origin: view.origin))
        case .group(let views):
            for view in views { try lower(view, environment, into: &nodes) }
        case .elements(let elements):
            try elements.checkCount()
            for index in 0..<elements.count { try lower(elements.view(at: index), environment, into: &nodes) }
        case .custom(let value, let symbol):
            nodes += try lowerCustom(value, symbol, view.origin, environment)
        case .special(let build):
            var context = context(environment, view.origin)
            nodes += try build(&context)
        case .empty, .modified:
            return
        }
    }

    /// Appends a container with its views.
    private func append(
        _ element: LayoutElement, _ views: [ViewValue], _ environment: EnvironmentValues, _ origin: ViewOrigin
    ) throws(EvaluationError) -> LayoutRuntime.NodeID {
        let children = try lower(views, environment)
        let isIdentity = children.count == 1 && views.count == 1 && views[0].isAlwaysOne
        return try append(isIdentity ? element.identity : element, children: children, origin: origin)
    }

    /// Puts a modifier's node round each of the nodes from a place on: a modifier on a group is put on each of its views.
    private func wrap(
        _ nodes: inout [LayoutRuntime.NodeID], from first: Int, _ pending: PendingModifier
    ) throws(EvaluationError) {
        let origin = pending.view.origin
        guard case .modified(_, let modifier) = pending.view.kind else { return }
        switch modifier {
        case .element(let element):
            for index in first..<nodes.count { nodes[index] = try append(element, child: nodes[index], origin: origin) }
        case .background(let style, let edges):
            let element = LayoutElement.backgroundStyle(
                style.resolved(in: pending.environment), ignoresSafeAreaEdges: edges)
            for index in first..<nodes.count { nodes[index] = try append(element, child: nodes[index], origin: origin) }
        case .layout(let make):
            var context = context(pending.environment, origin)
            let element = try make(&context)
            for index in first..<nodes.count { nodes[index] = try append(element, child: nodes[index], origin: origin) }
        case .secondary(let make, let views, let alignment):
            var context = context(pending.environment, origin)
            let element = try make(&context)
            for index in first..<nodes.count {
                guard let second = try context.lowerLayered(views, alignment: alignment) else {
                    nodes[index] = try append(.inert, child: nodes[index], origin: origin)
                    continue
                }
                nodes[index] = try append(element, children: [nodes[index], second], origin: origin)
            }
        case .id(let id):
            for index in first..<nodes.count {
                name(nodes[index], id: id)
                nodes[index] = try append(.inert, child: nodes[index], origin: origin)
            }
        case .environment, .inert, .custom, .special:
            let element = pending.direction.map(LayoutElement.layoutDirection) ?? .inert
            for index in first..<nodes.count { nodes[index] = try append(element, child: nodes[index], origin: origin) }
        }
    }

    // MARK: Views and modifiers of the program's own

    /// How many views of the program's own may be in one another. A body that makes itself reaches it.
    private static let maximumCustomDepth = 20_000

    /// A view of the program's own: what its body makes, in a node that carries its name; the body's views themselves
    /// where there are several, because they become children of the container round it.
    private func lowerCustom(
        _ value: Value, _ symbol: NominalSymbol, _ origin: ViewOrigin, _ environment: EnvironmentValues
    ) throws(EvaluationError) -> [LayoutRuntime.NodeID] {
        let nodes = try nested(symbol, origin) { () throws(EvaluationError) in
            let body = try evaluator.body(of: value, symbol, environment, origin: origin)
            return try lower(body, environment)
        }
        guard nodes.count == 1 else { return nodes }
        return [try append(.inert, children: nodes, origin: origin)]
    }

    /// A modifier of the program's own: its content is the view it is put on.
    private func lowerModifier(
        _ value: Value, _ symbol: NominalSymbol, on content: ViewValue, _ origin: ViewOrigin,
        _ environment: EnvironmentValues
    ) throws(EvaluationError) -> [LayoutRuntime.NodeID] {
        let nodes = try nested(symbol, origin) { () throws(EvaluationError) in
            let body = try evaluator.body(of: value, symbol, content: content, environment, origin: origin)
            return try lower(body, environment)
        }
        guard nodes.count == 1 else { return nodes }
        return [try append(.inert, children: nodes, origin: origin)]
    }

    private func nested(
        _ symbol: NominalSymbol, _ origin: ViewOrigin,
        _ body: () throws(EvaluationError) -> [LayoutRuntime.NodeID]
    ) throws(EvaluationError) -> [LayoutRuntime.NodeID] {
        customDepth += 1
        defer { customDepth -= 1 }
        guard customDepth <= Lowering.maximumCustomDepth else {
            throw EvaluationError(
                code: .limitExceeded,
                message: "'\(symbol.name)' is inside itself more than \(Lowering.maximumCustomDepth) times; "
                    + "it may never end",
                span: origin.span)
        }
        try evaluator.step(EvaluationLimits.viewSteps, at: origin.span)
        return try body()
    }
}

extension LayoutElement {
    /// What a stack is that has one child whatever happens: it passes offers, spacing, priority and guides through.
    fileprivate var identity: LayoutElement {
        switch self {
        case .stack(let axis, _, _): .identity(axis)
        case .zstack: .identity(nil)
        default: self
        }
    }
}
