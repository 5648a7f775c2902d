/// Walks a placed tree and collects what it draws.
///
/// It does not recurse: trees can be 100,000 levels deep.
struct DisplayListBuilder {
    let tree: LayoutTree
    let options: DrawingOptions
    let annotate: (NodeID) -> DrawingAnnotation?
    let palette: Palette

    private(set) var commands: [DisplayList.Command] = []
    /// What has been drawn so far covers this, as far as clips let it through.
    private(set) var drawnBounds: Rect?
    /// For each open group, what can be seen of it and where its coordinates lie on the canvas.
    private var groups: [GroupState] = []
    private var pending: [Step] = []

    private struct GroupState {
        /// In canvas coordinates; nil for everything.
        var visible: Rect?
        var transform = AffineTransform.identity
        /// Whether what is in the group only says how much of another one is seen.
        var isMask = false
    }

    private enum Step {
        case visit(NodeID)
        case command(DisplayList.Command)
    }

    init(tree: LayoutTree, options: DrawingOptions, annotate: @escaping (NodeID) -> DrawingAnnotation?) {
        self.tree = tree
        self.options = options
        self.annotate = annotate
        palette = Palette(isDark: options.isDark)
    }

    mutating func draw(_ root: NodeID) {
        pending = [.visit(root)]
        while let step = pending.popLast() {
            switch step {
            case .visit(let node): visit(node)
            case .command(let command): emit(command)
            }
        }
    }

    private mutating func visit(_ node: NodeID) {
        // What was not chosen (of a `ViewThatFits`) has no place.
        guard tree.isPlaced(node) else { return }
        let frame = tree.frame(of: node)
        var annotation = annotate(node)
        if annotation?.id != nil {
            // A view with a name is a group, whatever it consists of; the parts need not repeat the name.
            emit(.beginGroup(.none, annotation))
            pending.append(.command(.endGroup))
            annotation?.id = nil
        }
        switch tree.element(of: node) {
        case .text(let content): draw(content, node: node, in: frame, annotation)
        case .color(let color): fill(.rectangle(frame), .color(color), annotation)
        case .shape(let shape, let paint): draw(shape, paint, in: frame, annotation)
        case .divider: fill(.rectangle(frame), .color(palette.separator), annotation)
        case .image(let image): draw(image, in: frame, annotation)
        case .placeholder(let label, _): drawPlaceholder(label, in: frame, annotation)
        case .control(let control): draw(control, in: frame, annotation)
        case .background:
            // The second views lie behind the first, in their order.
            let children = tree.children(of: node)
            schedule(Array(children.dropFirst()) + children.prefix(1))
        case .overlay: schedule(Array(tree.children(of: node)))
        case .backgroundStyle(let style, _):
            let rect = tree.styledFrame(of: node)
            fill(.rectangle(rect), Paint(style, in: rect, palette: palette), annotation)
            schedule(Array(tree.children(of: node)))
        case .backgroundShape(let style, let shape):
            fill(Outline(shape, in: frame), Paint(style, in: frame, palette: palette), annotation)
            schedule(Array(tree.children(of: node)))
        case .overlayStyle(let style, _):
            let rect = tree.styledFrame(of: node)
            schedule(
                Array(tree.children(of: node)),
                then: .fill(.rectangle(rect), Paint(style, in: rect, palette: palette), annotation))
        case .overlayShape(let style, let shape):
            schedule(
                Array(tree.children(of: node)),
                then: .fill(Outline(shape, in: frame), Paint(style, in: frame, palette: palette), annotation))
        case .border(let style, let width):
            schedule(Array(tree.children(of: node)), then: border(style, width, in: frame, annotation))
        case .clip(let shape): group(node, .clip(Outline(shape, in: frame)), annotation)
        case .mask:
            let children = Array(tree.children(of: node))
            guard let content = children.first else { return }
            // The mask comes first: it has to be known when the content is drawn.
            emit(.beginGroup(.mask, annotation))
            pending += [
                .command(.endGroup), .visit(content), .command(.beginGroup(.masked, annotation)), .command(.endGroup),
            ]
            for mask in children.dropFirst().reversed() { pending.append(.visit(mask)) }
        case .scrollView: group(node, .clip(.rectangle(tree.styledFrame(of: node))), annotation)
        case .effect(let effect): draw(effect, node: node, in: frame, annotation)
        default: schedule(inDrawingOrder(tree.children(of: node)))
        }
    }

    // MARK: Order

    /// What is drawn next: the nodes in their order, and then a command.
    private mutating func schedule(_ nodes: [NodeID], then command: DisplayList.Command? = nil) {
        if let command { pending.append(.command(command)) }
        for node in nodes.reversed() { pending.append(.visit(node)) }
    }

    /// A view with a larger `zIndex` lies in front of its siblings; equal ones lie in the order of the source.
    private func inDrawingOrder(_ children: some Collection<NodeID>) -> [NodeID] {
        let nodes = Array(children)
        guard nodes.count > 1 else { return nodes }
        let indices = nodes.map { tree.zIndex(of: $0) }
        guard indices.contains(where: { $0 != 0 }) else { return nodes }
        return nodes.indices.sorted { (indices[$0], $0) < (indices[$1], $1) }.map { nodes[$0] }
    }

    private mutating func group(
        _ node: NodeID, _ effect: DisplayList.GroupEffect, _ annotation: DrawingAnnotation?
    ) {
        emit(.beginGroup(effect, annotation))
        schedule(Array(tree.children(of: node)), then: .endGroup)
    }

    // MARK: Effects

    private mutating func draw(
        _ effect: DrawingEffect, node: NodeID, in frame: Rect, _ annotation: DrawingAnnotation?
    ) {
        switch effect {
        case .hidden: break
        case .opacity(let opacity):
            group(node, .opacity(opacity.isNaN ? 1 : min(max(opacity, 0), 1)), annotation)
        case .shadow(let color, let radius, let x, let y):
            group(node, .shadow(color, radius: radius, x: x, y: y, bounds: frame), annotation)
        case .blur(let radius): group(node, .blur(radius: radius, bounds: frame), annotation)
        case .rotation(let degrees, let anchor):
            group(node, .rotation(degrees: degrees, about: frame.point(anchor)), annotation)
        case .scale(let x, let y, let anchor):
            group(node, .scale(x: x, y: y, about: frame.point(anchor)), annotation)
        case .filter(let name, let amount): group(node, .filter(name: name, amount: amount), annotation)
        case .transform(let transform, let anchor):
            group(node, .transform(transform.about(frame.point(anchor))), annotation)
        case .isolated: group(node, .isolated, annotation)
        case .blend(let mode): group(node, .blend(mode), annotation)
        case .multiply(let color): group(node, .multiply(color), annotation)
        }
    }

    // MARK: Views

    private func border(
        _ style: ShapeStyle, _ width: Double, in frame: Rect, _ annotation: DrawingAnnotation?
    ) -> DisplayList.Command? {
        guard width > 0 else { return nil }
        let paint = Paint(style, in: frame, palette: palette)
        // A line thicker than the box fills it.
        if 2 * width >= min(frame.width, frame.height) { return .fill(.rectangle(frame), paint, annotation) }
        return .stroke(.rectangle(frame.inset(by: width / 2)), paint, StrokeStyle(lineWidth: width), annotation)
    }

    private mutating func draw(
        _ shape: Shape, _ paint: ShapePaint, in frame: Rect, _ annotation: DrawingAnnotation?
    ) {
        switch paint {
        case .fill(let style):
            fill(Outline(shape, in: frame), Paint(style, in: frame, palette: palette), annotation)
        case .stroke(let style, let line):
            stroke(Outline(shape, in: frame), Paint(style, in: frame, palette: palette), line, annotation)
        case .strokeBorder(let style, let line):
            let outline = Outline(.inset(shape, by: line.lineWidth / 2), in: frame)
            stroke(outline, Paint(style, in: frame, palette: palette), line, annotation)
        }
    }

    // MARK: Primitives

    mutating func fill(_ outline: Outline, _ paint: Paint, _ annotation: DrawingAnnotation?) {
        emit(.fill(outline, paint, annotation))
    }

    mutating func stroke(
        _ outline: Outline, _ paint: Paint, _ style: StrokeStyle, _ annotation: DrawingAnnotation?
    ) {
        emit(.stroke(outline, paint, style, annotation))
    }

    /// Words in the middle of a box, as large as fits between 5 points and `size`; nothing if they do not fit.
    mutating func label(
        _ text: String, in rect: Rect, size: Double, paint: Paint, weight: Font.Weight = .regular
    ) {
        let words = PreparedText(text, font: ResolvedFont(size: size, weight: weight))
        let natural = words.ideal.width
        guard natural > 0, rect.isFinite else { return }
        let factor = min(1, (rect.width - 2) / natural, rect.height / (size * 1.2))
        guard size * factor >= 5, let font = words.font(ofRun: 0),
            let fragment = words.lines(width: nil, height: nil).first?.fragments.first
        else { return }
        let origin = Point(x: rect.midX - natural * factor / 2, y: rect.midY + font.size * factor * 0.35)
        emit(
            .text(
                DrawnText(
                    text: text, origin: origin, width: natural * factor,
                    characterOffsets: fragment.characterOffsets.map { $0 * factor }, fontSize: font.size * factor,
                    weight: weight.value, isItalic: false, design: .default, fontName: nil, paint: paint), nil))
    }

    mutating func emit(_ command: DisplayList.Command) {
        switch command {
        case .beginGroup(let effect, _): groups.append(state(inside: effect))
        case .endGroup: _ = groups.popLast()
        case .fill(let outline, _, _):
            guard outline.bounds.isFinite, outline.bounds.width > 0, outline.bounds.height > 0 else { return }
            cover(outline.bounds)
        case .stroke(let outline, _, let style, _):
            let bounds = outline.bounds
            guard bounds.isFinite, style.lineWidth > 0, style.lineWidth.isFinite else { return }
            cover(bounds.inset(by: -style.lineWidth / 2))
        case .text(let text, _):
            guard text.origin.x.isFinite, text.origin.y.isFinite else { return }
            cover(
                Rect(
                    x: text.origin.x, y: text.origin.y - text.fontSize, width: text.width ?? 0,
                    height: text.fontSize * 1.25))
        }
        commands.append(command)
    }

    private func state(inside effect: DisplayList.GroupEffect) -> GroupState {
        var state = groups.last ?? GroupState()
        switch effect {
        case .clip(let outline): state.visible = intersection(state.visible, state.transform.bounds(of: outline.bounds))
        case .rotation(let degrees, let center):
            state.transform = state.transform.after(.rotation(degrees: degrees, about: center))
        case .scale(let x, let y, let center):
            state.transform = state.transform.after(.scale(x: x, y: y, about: center))
        case .transform(let transform): state.transform = state.transform.after(transform)
        case .mask: state.isMask = true
        case .none, .opacity, .shadow, .blur, .filter, .masked, .isolated, .blend, .multiply: break
        }
        return state
    }

    private mutating func cover(_ rect: Rect) {
        let state = groups.last ?? GroupState()
        guard !state.isMask else { return }
        let seen = intersection(state.visible, state.transform.bounds(of: rect))
        guard seen.width >= 0, seen.height >= 0, seen.isFinite else { return }
        drawnBounds = drawnBounds?.union(seen) ?? seen
    }

    private func intersection(_ a: Rect?, _ b: Rect) -> Rect {
        guard let a else { return b }
        let x = max(a.minX, b.minX)
        let y = max(a.minY, b.minY)
        return Rect(x: x, y: y, width: min(a.maxX, b.maxX) - x, height: min(a.maxY, b.maxY) - y)
    }
}
