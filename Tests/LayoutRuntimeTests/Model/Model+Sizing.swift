import LayoutRuntime

extension Model {
    /// The size that the view takes for a proposal.
    func size(_ proposal: ProposedViewSize, in stack: Orientation) -> Size {
        switch self {
        case .color: return proposal.replacingUnspecifiedDimensions()
        case .circle:
            let offer = proposal.replacingUnspecifiedDimensions()
            let side = min(offer.width, offer.height)
            return Size(width: side, height: side)
        case .fixed(let size): return size
        case .text(let text):
            let measurement = text.measure(width: proposal.width, height: proposal.height)
            return Size(width: measurement.width, height: measurement.height)
        case .spacer(let least):
            let size = Size(width: max(proposal.width ?? 0, least), height: max(proposal.height ?? 0, least))
            switch stack {
            case nil: return size
            case .horizontal: return Size(width: size.width, height: 0)
            case .vertical: return Size(width: 0, height: size.height)
            }
        case .stack(let axis, let alignment, let spacing, let children):
            return StackModel(axis: axis, alignment: alignment, spacing: spacing, children: children)
                .layout(proposal).size
        case .pile(_, let children):
            let top = children.map { $0.priority() }.max() ?? 0
            return children.filter { $0.priority() == top }.reduce(.zero) { size, child in
                let answer = child.size(proposal, in: nil)
                return Size(width: max(size.width, answer.width), height: max(size.height, answer.height))
            }
        case .fits(let axes, let children):
            return Model.winner(children, axes, proposal).map { children[$0].size(proposal, in: nil) } ?? .zero
        case .overlay(_, let child, _), .offset(_, let child), .priority(_, let child):
            return child.size(proposal, in: stack)
        case .padding(let insets, let child):
            let inner = child.size(contentProposal(proposal, in: stack), in: stack)
            return Size(
                width: max(inner.width + insets.horizontal, 0), height: max(inner.height + insets.vertical, 0))
        case .frame(let width, let height, _, let child):
            let inner = child.size(contentProposal(proposal, in: stack), in: stack)
            return Size(width: width ?? inner.width, height: height ?? inner.height)
        case .flexible(let frame, let child):
            let inner = child.size(contentProposal(proposal, in: stack), in: stack)
            return Size(
                width: limits(frame, .horizontal).length(proposal.width, inner.width),
                height: limits(frame, .vertical).length(proposal.height, inner.height))
        case .fixedSize(_, _, let child), .ratio(_, _, let child):
            return child.size(contentProposal(proposal, in: stack), in: stack)
        case .position(_, let child):
            let inner = child.size(proposal, in: stack)
            return Size(width: proposal.width ?? inner.width, height: proposal.height ?? inner.height)
        }
    }

    /// The child that is shown: the first whose ideal lengths fit, or the last.
    static func winner(_ children: [Model], _ axes: Axis.Set, _ proposal: ProposedViewSize) -> Int? {
        let trial = ProposedViewSize(
            width: axes.contains(axis: .horizontal) ? nil : proposal.width,
            height: axes.contains(axis: .vertical) ? nil : proposal.height)
        return children.indices.dropLast().first { index in
            let ideal = children[index].size(trial, in: nil)
            return (!axes.contains(axis: .horizontal) || ideal.width <= proposal.width ?? .infinity)
                && (!axes.contains(axis: .vertical) || ideal.height <= proposal.height ?? .infinity)
        } ?? children.indices.last
    }

    /// What a layer offers its content.
    func contentProposal(_ proposal: ProposedViewSize, in stack: Orientation) -> ProposedViewSize {
        switch self {
        case .padding(let insets, _):
            return ProposedViewSize(
                width: proposal.width.map { max($0 - insets.horizontal, 0) },
                height: proposal.height.map { max($0 - insets.vertical, 0) })
        case .frame(let width, let height, _, _):
            return ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
        case .flexible(let frame, _):
            return ProposedViewSize(
                width: limits(frame, .horizontal).offer(proposal.width),
                height: limits(frame, .vertical).offer(proposal.height))
        case .fixedSize(let horizontal, let vertical, _):
            return ProposedViewSize(
                width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
        case .ratio(let ratio, let mode, _):
            let scales = [proposal.width.map { $0 / ratio }, proposal.height].compactMap(\.self)
            guard let scale = mode == .fit ? scales.min() : scales.max() else { return proposal }
            return ProposedViewSize(width: ratio * scale, height: scale)
        default:
            return proposal
        }
    }

    func limits(_ frame: FlexibleFrame, _ axis: Axis) -> LimitModel {
        axis == .horizontal
            ? LimitModel(frame.minWidth, frame.idealWidth, frame.maxWidth)
            : LimitModel(frame.minHeight, frame.idealHeight, frame.maxHeight)
    }
}

/// The table of `frame(minWidth:idealWidth:maxWidth:)`, row by row.
struct LimitModel {
    var m: Double?
    var i: Double?
    var M: Double?

    init(_ minimum: Double?, _ ideal: Double?, _ maximum: Double?) {
        m = minimum.map { max($0, 0) }
        i = ideal.map { [m] ideal in max(ideal, m ?? 0) }
        M = maximum.map { [i] maximum in max(maximum, i ?? 0) }
    }

    func clamp(_ length: Double) -> Double { min(max(length, m ?? -.infinity), M ?? .infinity) }

    func offer(_ p: Double?) -> Double? { (p ?? i).map(clamp) }

    func length(_ p: Double?, _ c: Double) -> Double {
        if let m, let M, m > M { return c }
        guard let p else { return i ?? clamp(c) }
        switch (m, M) {
        case (nil, nil): return c
        case (_?, _?): return clamp(p)
        case (let m?, nil): return max(min(max(p, m), c), m)
        case (nil, let M?): return min(max(min(p, M), c), M)
        }
    }

    /// The offer with which the content is placed.
    func placement(_ p: Double?, _ length: Double) -> Double? {
        i == nil && p == nil && (m ?? -.infinity) < length && length < (M ?? .infinity) ? nil : length
    }
}
