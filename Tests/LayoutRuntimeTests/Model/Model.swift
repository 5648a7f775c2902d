import LayoutRuntime

/// A second implementation of the layout rules, to check the engine against: a value for each view, recursion, no cache,
/// nothing clever. Written from the rules and not from the engine.
indirect enum Model {
    case color
    case circle
    case fixed(Size)
    case text(PreparedText)
    case spacer(Double)
    case padding(EdgeInsets, Model)
    case frame(Double?, Double?, Alignment, Model)
    case flexible(FlexibleFrame, Model)
    case fixedSize(horizontal: Bool, vertical: Bool, Model)
    case ratio(Double, ContentMode, Model)
    case position(Point, Model)
    case offset(Size, Model)
    case priority(Double, Model)
    case overlay(Alignment, Model, Model)
    case stack(Axis, AlignmentKey, Double?, [Model])
    case pile(Alignment, [Model])
    case fits(Axis.Set, [Model])
}

extension Model {
    /// Whether a stack of this axis is the nearest around a spacer.
    typealias Orientation = Axis?

    func priority() -> Double {
        switch self {
        case .spacer: -.infinity
        case .priority(let priority, _): priority
        case .fixedSize(_, _, let child), .offset(_, let child), .overlay(_, let child, _): child.priority()
        case .stack(_, _, _, let children), .pile(_, let children), .fits(_, let children):
            children.isEmpty ? -.infinity : 0
        default: 0
        }
    }

    /// Whether a neighbour comes as near as it likes: spacers, and what lets them show through.
    func touches(_ axis: Axis, first: Bool, in stack: Orientation) -> Bool {
        switch self {
        case .spacer: return stack == nil || stack == axis
        case .frame(_, _, _, let child), .flexible(_, let child):
            return child.isSpacer && child.touches(axis, first: first, in: stack)
        case .fixedSize(_, _, let child), .offset(_, let child), .priority(_, let child), .ratio(_, _, let child),
            .overlay(_, let child, _):
            return child.touches(axis, first: first, in: stack)
        case .padding(let insets, let child):
            let inset: Double =
                switch (axis, first) {
                case (.horizontal, true): insets.leading
                case (.horizontal, false): insets.trailing
                case (.vertical, true): insets.top
                case (.vertical, false): insets.bottom
                }
            return inset == 0 && child.touches(axis, first: first, in: stack)
        case .stack, .pile, .fits: return isEmptyContainer
        default: return false
        }
    }

    private var isSpacer: Bool {
        switch self {
        case .spacer: true
        case .fixedSize(_, _, let child), .offset(_, let child), .priority(_, let child), .overlay(_, let child, _),
            .padding(_, let child), .frame(_, _, _, let child), .flexible(_, let child), .ratio(_, _, let child):
            child.isSpacer
        default: false
        }
    }

    private var isEmptyContainer: Bool {
        switch self {
        case .stack(_, _, _, let children), .pile(_, let children), .fits(_, let children): children.isEmpty
        default: false
        }
    }
}
