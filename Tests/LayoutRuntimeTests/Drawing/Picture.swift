import LayoutRuntime

/// A tree under construction, and its picture.
struct Picture {
    let tree: LayoutTree
    private let insets: EdgeInsets
    /// What `.id(…)` would give: names by node.
    private var names: [NodeID: String] = [:]

    init(safeArea: EdgeInsets = .zero) {
        insets = safeArea
        tree = LayoutTree(configuration: LayoutConfiguration(safeAreaInsets: safeArea))
    }

    static let yellow = Color(red: 1, green: 0.8, blue: 0)
    static let red = Color(red: 1, green: 0.23, blue: 0.19)
    static let blue = Color(red: 0, green: 0.53, blue: 1)

    func text(_ words: String, _ font: Font = .body, _ style: ShapeStyle = .foreground(level: 0)) -> NodeID {
        tree.append(.text(TextContent(PreparedText(words, font: font.resolved()), style: style)))
    }

    func box(_ color: Color, _ width: Double, _ height: Double) -> NodeID {
        wrap(tree.append(.color(color)), .frame(width: width, height: height, alignment: .center))
    }

    /// A view in modifiers, the first one innermost.
    func wrap(_ node: NodeID, _ modifiers: LayoutElement...) -> NodeID {
        modifiers.reduce(node) { tree.append($1, child: $0) }
    }

    func column(spacing: Double? = nil, _ children: NodeID...) -> NodeID {
        tree.append(.stack(.vertical, alignment: .horizontalCenter, spacing: spacing), children: children)
    }

    func row(spacing: Double? = nil, _ children: NodeID...) -> NodeID {
        tree.append(.stack(.horizontal, alignment: .verticalCenter, spacing: spacing), children: children)
    }

    func pile(_ children: NodeID...) -> NodeID {
        tree.append(.zstack(.center), children: children)
    }

    mutating func named(_ name: String, _ node: NodeID) -> NodeID {
        names[node] = name
        return node
    }

    /// Lays the tree out and lists what it draws.
    func list(
        _ root: NodeID, width: Double? = 200, height: Double? = nil,
        configure: (inout DrawingOptions) -> Void = { _ in }
    ) throws -> DisplayList {
        try tree.layout(root: root, proposal: ProposedViewSize(width: width, height: height))
        var options = DrawingOptions()
        options.canvas = tree.canvas.size
        options.safeArea = insets
        configure(&options)
        let names = names
        return DisplayList(tree, root: root, options: options) { node in
            DrawingAnnotation(view: "v\(node.rawValue)", id: names[node], source: "\(node.rawValue):1")
        }
    }

    /// The picture as SVG.
    func svg(
        _ root: NodeID, width: Double? = 200, height: Double? = nil,
        configure: (inout DrawingOptions) -> Void = { _ in }
    ) throws -> String {
        SVGWriter.document(try list(root, width: width, height: height, configure: configure))
    }
}

extension DisplayList {
    /// The colours that are filled, in the order of drawing.
    var filledColors: [Color] {
        commands.compactMap { command in
            if case .fill(_, .color(let color), _) = command { color } else { nil }
        }
    }
}
