/// Walks a placed tree from the back to the front and collects where something takes touches.
///
/// It does not recurse: trees can be 100,000 levels deep.
struct HitRegionCollector {
    let tree: LayoutTree
    private(set) var regions: [HitRegion] = []
    private var pending: [Step] = []

    /// What holds for a part of the tree.
    private struct Surroundings {
        var target: NodeID?
        var isEnabled = true
        var limit: HitLimit?
        var transform = AffineTransform.identity
    }

    private enum Step {
        case visit(NodeID, Surroundings)
        case region(HitRegion)
    }

    init(tree: LayoutTree) {
        self.tree = tree
    }

    mutating func collect(_ root: NodeID) {
        pending = [.visit(root, Surroundings())]
        while let step = pending.popLast() {
            switch step {
            case .visit(let node, let surroundings): visit(node, surroundings)
            case .region(let region): regions.append(region)
            }
        }
    }

    private mutating func visit(_ node: NodeID, _ surroundings: Surroundings) {
        guard tree.isPlaced(node) else { return }
        let frame = tree.frame(of: node)
        var inside = surroundings
        var children = tree.children(of: node)
        var front: HitRegion?
        func region(_ outline: Outline) -> HitRegion {
            HitRegion(
                area: HitArea(outline, inside.transform), limit: inside.limit, target: inside.target,
                isEnabled: inside.isEnabled)
        }
        switch tree.element(of: node) {
        case .text, .divider, .image, .placeholder, .control:
            regions.append(region(.rectangle(frame)))
        case .color(let color):
            if color.opacity > 0 { regions.append(region(.rectangle(frame))) }
        case .shape(let shape, let paint):
            if paint.isVisible { regions.append(region(Outline(shape, in: frame))) }
        case .backgroundStyle(let style, _):
            if style.isVisible { regions.append(region(.rectangle(tree.styledFrame(of: node)))) }
        case .overlayStyle(let style, _):
            if style.isVisible { front = region(.rectangle(tree.styledFrame(of: node))) }
        case .backgroundShape(let style, let shape):
            if style.isVisible { regions.append(region(Outline(shape, in: frame))) }
        case .overlayShape(let style, let shape):
            if style.isVisible { front = region(Outline(shape, in: frame)) }
        case .border:
            // A line round a view neither takes touches nor keeps them from what is inside it, as taps on bordered rows
            // with a gesture of their own showed.
            break
        case .mask:
            // What is masked is like what is clipped: it takes touches everywhere, and the mask takes none.
            children = Array(children.prefix(1))
        case .background:
            children = Array(children.dropFirst()) + children.prefix(1)
        case .stack, .zstack, .custom, .grid, .gridRow, .lazyStack, .lazyGrid, .geometryReader:
            children = inDrawingOrder(children)
        case .scrollView:
            inside.limit = HitLimit(HitArea(.rectangle(frame), inside.transform), in: inside.limit)
        case .effect(let effect):
            guard let changed = apply(effect, frame, to: inside) else { return }
            inside = changed
        case .interaction(.gesture): inside.target = node
        case .interaction(.button(let takesWholeLabel)):
            inside.target = node
            if takesWholeLabel { regions.append(region(.rectangle(frame))) }
        case .interaction(.contentShape(let shape)):
            let outline = Outline(shape, in: frame)
            regions.append(region(outline))
            inside.limit = HitLimit(HitArea(outline, inside.transform), in: inside.limit)
        case .interaction(.allowsHitTesting(let allows)):
            if !allows { return }
        case .interaction(.disabled(let isDisabled)):
            if isDisabled { inside.isEnabled = false }
        default: break
        }
        if let front { pending.append(.region(front)) }
        for child in children.reversed() { pending.append(.visit(child, inside)) }
    }

    /// nil where the effect leaves nothing to touch.
    private func apply(_ effect: DrawingEffect, _ frame: Rect, to surroundings: Surroundings) -> Surroundings? {
        var result = surroundings
        switch effect {
        case .hidden: return nil
        case .opacity(let opacity): if opacity <= 0 { return nil }
        case .rotation(let degrees, let anchor):
            result.transform = result.transform.after(.rotation(degrees: degrees, about: frame.point(anchor)))
        case .scale(let x, let y, let anchor):
            result.transform = result.transform.after(.scale(x: x, y: y, about: frame.point(anchor)))
        case .transform(let transform, let anchor):
            result.transform = result.transform.after(transform.about(frame.point(anchor)))
        case .shadow, .blur, .filter, .isolated, .blend, .multiply: break
        }
        return result
    }

    private func inDrawingOrder(_ children: [NodeID]) -> [NodeID] {
        let indices = children.map { tree.zIndex(of: $0) }
        guard indices.contains(where: { $0 != 0 }) else { return children }
        return children.indices.sorted { (indices[$0], $0) < (indices[$1], $1) }.map { children[$0] }
    }
}

extension ShapeStyle {
    /// Whether it paints anything: a clear colour does not, and takes no touches.
    var isVisible: Bool {
        switch self {
        case .color(let color): color.opacity > 0
        case .opacity(let style, let opacity): opacity > 0 && style.isVisible
        default: true
        }
    }
}

extension ShapePaint {
    var isVisible: Bool {
        switch self {
        case .fill(let style), .stroke(let style, _), .strokeBorder(let style, _): style.isVisible
        }
    }
}
