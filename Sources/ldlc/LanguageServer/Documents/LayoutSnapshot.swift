import LDLCompiler
import LDLParser
import LayoutRuntime

/// The boxes of a layout by the place where they are written.
struct LayoutSnapshot {
    /// What one view was offered, took, and where it stands.
    struct Box {
        let view: String
        /// In points, in the canvas.
        let frame: Rect
        let proposal: ProposedViewSize
        /// Whether it is a modifier, or a view that a chain begins with.
        let isModifier: Bool
        /// Whether its size is another than that of the view it is put on.
        let changesSize: Bool
    }

    /// The boxes of each view that is written; several where a loop or a view of one's own shows it several times.
    private(set) var boxes: [SourceSpan: [Box]] = [:]

    init(_ module: LaidOutModule) {
        // What a control is made of is written where the control is: the outermost box is the control's.
        var entered: [SourceSpan: Int] = [:]
        module.walk { visit in
            if case .leave(let node, _) = visit, let info = module.info(of: node) {
                entered[info.span, default: 1] -= 1
            }
            guard case .enter(let node, _) = visit, let info = module.info(of: node) else { return }
            entered[info.span, default: 0] += 1
            if entered[info.span, default: 0] > 1 { return }
            let children = module.tree.children(of: node)
            let frame = module.tree.frame(of: node)
            var isModifier = false
            var changesSize = true
            if children.count == 1, let child = children.first, let inner = module.info(of: child) {
                let isInside =
                    inner.span.file == info.span.file && inner.span.range.start == info.span.range.start
                    && inner.span.range.end < info.span.range.end
                if isInside {
                    isModifier = true
                    changesSize = module.tree.frame(of: child).size != frame.size
                }
            }
            boxes[info.span, default: []].append(
                Box(
                    view: info.view, frame: frame, proposal: module.tree.proposal(of: node), isModifier: isModifier,
                    changesSize: changesSize))
        }
    }

    /// The boxes of the view or modifier that is written at a place.
    subscript(span: SourceSpan) -> [Box] { boxes[span] ?? [] }
}

extension LayoutSnapshot.Box {
    /// `53 × 20`.
    var sizeText: String { Self.text(frame.size.width) + " × " + Self.text(frame.size.height) }

    /// `402 × nothing`.
    var offerText: String { Self.text(proposal.width) + " × " + Self.text(proposal.height) }

    /// `(174.5, 427)`.
    var placeText: String { "(\(Self.text(frame.origin.x)), \(Self.text(frame.origin.y)))" }

    private static func text(_ length: Double?) -> String {
        guard let length else { return "nothing" }
        if length.isInfinite { return length < 0 ? "−∞" : "∞" }
        return DecimalText.string(length, decimals: 2)
    }
}

/// A size that is shown in the text.
struct SizeHint: Equatable {
    /// Where it stands, in bytes.
    var offset: UInt32
    let text: String
    /// A sentence that says more.
    let explanation: String
    let isModifier: Bool
}
