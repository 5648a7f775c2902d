import LayoutRuntime

extension Model {
    /// The frames of the view and of everything in it, in the order in which `node(_:)` appends the nodes.
    func frames(_ origin: Point, _ size: Size, _ proposal: ProposedViewSize, in stack: Orientation) -> [Rect?] {
        let own = [Rect?.some(Rect(origin: origin, size: size))]
        func at(_ x: Double, _ y: Double) -> Point { Point(x: origin.x + x, y: origin.y + y) }
        func aligned(_ child: Model, _ offer: ProposedViewSize, _ alignment: Alignment) -> [Rect?] {
            let inner = child.size(offer, in: stack)
            return child.frames(
                at(
                    StackModel.line(alignment.horizontal, size) - StackModel.line(alignment.horizontal, inner),
                    StackModel.line(alignment.vertical, size) - StackModel.line(alignment.vertical, inner)),
                inner, offer, in: stack)
        }
        let inside = contentProposal(proposal, in: stack)
        switch self {
        case .color, .circle, .fixed, .text, .spacer: return own
        case .priority(_, let child): return child.frames(origin, size, proposal, in: stack) + own
        case .offset(let offset, let child):
            return child.frames(at(offset.width, offset.height), size, proposal, in: stack) + own
        case .padding(let insets, let child):
            return child.frames(at(insets.leading, insets.top), child.size(inside, in: stack), inside, in: stack) + own
        case .frame(_, _, let alignment, let child): return aligned(child, inside, alignment) + own
        case .flexible(let frame, let child):
            let offer = ProposedViewSize(
                width: limits(frame, .horizontal).placement(proposal.width, size.width),
                height: limits(frame, .vertical).placement(proposal.height, size.height))
            return aligned(child, offer, frame.alignment) + own
        case .fixedSize(_, _, let child), .ratio(_, _, let child): return aligned(child, inside, .center) + own
        case .position(let point, let child):
            let offer = ProposedViewSize(size)
            let inner = child.size(offer, in: stack)
            return child.frames(at(point.x - inner.width / 2, point.y - inner.height / 2), inner, offer, in: stack)
                + own
        case .overlay(let alignment, let child, let over):
            let offer = ProposedViewSize(size)
            let inner = over.size(offer, in: nil)
            let place = at(
                StackModel.line(alignment.horizontal, size) - StackModel.line(alignment.horizontal, inner),
                StackModel.line(alignment.vertical, size) - StackModel.line(alignment.vertical, inner))
            return child.frames(origin, size, proposal, in: stack) + over.frames(place, inner, offer, in: nil) + own
        case .stack(let axis, let alignment, let spacing, let children):
            var offer = proposal
            offer[axis.crossing] = offer[axis.crossing] ?? size[axis.crossing]
            let result = StackModel(axis: axis, alignment: alignment, spacing: spacing, children: children)
                .layout(offer)
            return children.enumerated().flatMap { index, child in
                child.frames(
                    at(result.origins[index].x, result.origins[index].y), result.sizes[index], result.offers[index],
                    in: axis)
            } + own
        case .pile(let alignment, let children):
            return pileFrames(alignment, children, size, at) + own
        case .fits(let axes, let children):
            let winner = Model.winner(children, axes, proposal)
            return children.enumerated().flatMap { index, child in
                index == winner
                    ? child.frames(origin, child.size(proposal, in: nil), proposal, in: nil)
                    : [Rect?](repeating: nil, count: child.count)
            } + own
        }
    }

    private func pileFrames(
        _ alignment: Alignment, _ children: [Model], _ size: Size, _ at: (Double, Double) -> Point
    ) -> [Rect?] {
        let offer = ProposedViewSize(size)
        let top = children.map { $0.priority() }.max() ?? 0
        let deciding = children.filter { $0.priority() == top }.map { $0.size(offer, in: nil) }
        let x = deciding.map { StackModel.line(alignment.horizontal, $0) }.max() ?? 0
        let y = deciding.map { StackModel.line(alignment.vertical, $0) }.max() ?? 0
        return children.flatMap { child in
            let inner = child.size(offer, in: nil)
            let place = at(
                x - StackModel.line(alignment.horizontal, inner), y - StackModel.line(alignment.vertical, inner))
            return child.frames(place, inner, offer, in: nil)
        }
    }

    /// How many nodes the view is in a tree.
    var count: Int {
        switch self {
        case .color, .circle, .fixed, .text, .spacer: 1
        case .padding(_, let child), .frame(_, _, _, let child), .flexible(_, let child), .fixedSize(_, _, let child),
            .ratio(_, _, let child), .position(_, let child), .offset(_, let child), .priority(_, let child):
            child.count + 1
        case .overlay(_, let child, let over): child.count + over.count + 1
        case .stack(_, _, _, let children), .pile(_, let children), .fits(_, let children):
            children.map(\.count).reduce(1, +)
        }
    }

    /// The view in a tree, children first.
    func node(_ tree: LayoutTree) -> NodeID {
        switch self {
        case .color: tree.append(.color(.black))
        case .circle: tree.append(.shape(.circle, .fill(.background)))
        case .fixed(let size): tree.append(.placeholder(label: "", size: size))
        case .text(let text): tree.append(.text(TextContent(text)))
        case .spacer(let least): tree.append(.spacer(minLength: least))
        case .padding(let insets, let child): tree.append(.padding(insets), child: child.node(tree))
        case .frame(let width, let height, let alignment, let child):
            tree.append(.frame(width: width, height: height, alignment: alignment), child: child.node(tree))
        case .flexible(let frame, let child): tree.append(.flexibleFrame(frame), child: child.node(tree))
        case .fixedSize(let horizontal, let vertical, let child):
            tree.append(.fixedSize(horizontal: horizontal, vertical: vertical), child: child.node(tree))
        case .ratio(let ratio, let mode, let child): tree.append(.aspectRatio(ratio, mode), child: child.node(tree))
        case .position(let point, let child): tree.append(.position(point), child: child.node(tree))
        case .offset(let offset, let child): tree.append(.offset(offset), child: child.node(tree))
        case .priority(let priority, let child): tree.append(.layoutPriority(priority), child: child.node(tree))
        case .overlay(let alignment, let child, let over):
            tree.append(.overlay(alignment), children: [child.node(tree), over.node(tree)])
        case .stack(let axis, let alignment, let spacing, let children):
            tree.append(
                .stack(axis, alignment: alignment, spacing: spacing), children: children.map { $0.node(tree) })
        case .pile(let alignment, let children):
            tree.append(.zstack(alignment), children: children.map { $0.node(tree) })
        case .fits(let axes, let children):
            tree.append(.viewThatFits(axes), children: children.map { $0.node(tree) })
        }
    }
}
