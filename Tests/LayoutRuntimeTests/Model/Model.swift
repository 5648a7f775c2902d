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
        case .frame(let width, let height, _, let child):
            let isFree = (axis == .horizontal ? width : height) == nil
            return (isFree || child.isSpacer) && child.touches(axis, first: first, in: stack)
        case .flexible(let frame, let child):
            let limits = limits(frame, axis)
            let isFree = limits.m == nil && limits.i == nil && limits.M == nil
            return (isFree || child.isSpacer) && child.touches(axis, first: first, in: stack)
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
        case .stack(let own, _, _, let children):
            if children.isEmpty { return true }
            let asked = own == axis ? (first ? children.prefix(1) : children.suffix(1)) : children[...]
            return asked.contains { $0.touches(axis, first: first, in: own) }
        case .pile(_, let children):
            return children.isEmpty || children.contains { $0.touches(axis, first: first, in: nil) }
        case .fits(_, let children):
            return children.first?.touches(axis, first: first, in: nil) ?? true
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

    var hasText: Bool {
        switch self {
        case .text: true
        case .color, .circle, .fixed, .spacer: false
        case .padding(_, let child), .frame(_, _, _, let child), .flexible(_, let child), .fixedSize(_, _, let child),
            .ratio(_, _, let child), .position(_, let child), .offset(_, let child), .priority(_, let child):
            child.hasText
        case .overlay(_, let child, let over): child.hasText || over.hasText
        case .stack(_, _, _, let children), .pile(_, let children), .fits(_, let children):
            children.contains(where: \.hasText)
        }
    }
}
