extension DisplayList {
    /// Collects what a tree draws that has been laid out.
    ///
    /// - Parameters:
    ///   - annotate: What is known of a node's origin; it is written beside what the node draws. A node with an id is
    ///     drawn as a group.
    public init(
        _ tree: LayoutTree, root: NodeID, options: DrawingOptions,
        annotate: @escaping (NodeID) -> DrawingAnnotation? = { _ in nil }
    ) {
        var options = options
        // An endless canvas cannot be drawn; it is cut to what the root is known to take, or to a small one.
        let frame = tree.frame(of: root)
        if !Self.isDrawable(options.canvas.width) {
            options.canvas.width = Self.isDrawable(frame.width) ? frame.width : 400
        }
        if !Self.isDrawable(options.canvas.height) {
            options.canvas.height = Self.isDrawable(frame.height) ? frame.height : 400
        }
        var builder = DisplayListBuilder(tree: tree, options: options, annotate: annotate)
        builder.draw(root)
        var commands = builder.commands
        if options.showsBoxes {
            commands += BoxOutlines(tree: tree, palette: builder.palette, annotate: annotate).commands(from: root)
        }
        var bounds = options.screen
        if !options.clipsToScreen, let drawn = builder.drawnBounds, Self.isDrawable(drawn) {
            bounds = bounds.union(drawn)
        }
        self.init(commands: commands, options: options, bounds: bounds)
    }

    /// Whether a length can be a picture's: viewers count in single precision and give up on more.
    private static func isDrawable(_ length: Double) -> Bool { length.magnitude <= 1e7 }

    private static func isDrawable(_ rect: Rect) -> Bool {
        [rect.minX, rect.minY, rect.maxX, rect.maxY].allSatisfy(isDrawable)
    }
}

/// Every box of a tree as a thin line with its name and size. Boxes that are the same rectangle are one, with all names.
struct BoxOutlines {
    let tree: LayoutTree
    let palette: Palette
    let annotate: (NodeID) -> DrawingAnnotation?

    private struct Box {
        var frame: Rect
        var names: [String]
        var depth: Int
    }

    func commands(from root: NodeID) -> [DisplayList.Command] {
        var boxes: [Box] = []
        var pending: [(node: NodeID, parent: Int?)] = [(root, nil)]
        while let (node, parent) = pending.popLast() {
            let frame = tree.frame(of: node)
            var box = parent
            let name: String? = if case .inert = tree.element(of: node) { nil } else { annotate(node)?.view ?? "view" }
            if let parent, boxes[parent].frame == frame {
                if let name { boxes[parent].names.append(name) }
            } else {
                boxes.append(
                    Box(frame: frame, names: name.map { [$0] } ?? [], depth: parent.map { boxes[$0].depth + 1 } ?? 0))
                box = boxes.count - 1
            }
            for child in tree.children(of: node).reversed() where tree.isPlaced(child) { pending.append((child, box)) }
        }
        return boxes.filter { $0.frame.isFinite }.flatMap(commands)
    }

    private func commands(for box: Box) -> [DisplayList.Command] {
        let colors: [Color] = [
            Color(red: 0.85, green: 0.15, blue: 0.25), Color(red: 0.1, green: 0.35, blue: 0.85),
            Color(red: 0, green: 0.5, blue: 0.3), Color(red: 0.65, green: 0.25, blue: 0.75),
            Color(red: 0.75, green: 0.4, blue: 0),
        ]
        let paint = Paint.color(colors[box.depth % colors.count])
        let size =
            "\(DecimalText.string(box.frame.width, decimals: 2)) × \(DecimalText.string(box.frame.height, decimals: 2))"
        let text = (box.names.map(XMLText.visible) + [size]).joined(separator: " ")
        let fontSize = 4.5
        let width = PreparedText(text, font: ResolvedFont(size: fontSize)).ideal.width
        // Nested boxes often share a corner, so each level writes into another one.
        let isRight = box.depth % 4 == 1 || box.depth % 4 == 2
        let isBottom = box.depth % 4 == 1 || box.depth % 4 == 3
        let plate = Rect(
            x: isRight ? box.frame.maxX - width - 1 : box.frame.minX,
            y: isBottom ? box.frame.maxY - fontSize - 1 : box.frame.minY, width: width + 1, height: fontSize + 1)
        let label = DrawnText(
            text: text, origin: Point(x: plate.minX + 0.5, y: plate.minY + fontSize), width: width,
            fontSize: fontSize, weight: 400, isItalic: false, design: .default, fontName: nil, paint: paint)
        return [
            .stroke(.rectangle(box.frame), paint, StrokeStyle(lineWidth: 0.33), nil),
            .fill(.rectangle(plate), .color(palette.background.withOpacity(0.75)), nil),
            .text(label, nil),
        ]
    }
}
