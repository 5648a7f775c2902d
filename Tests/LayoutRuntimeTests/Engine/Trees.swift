import LayoutRuntime

/// Short ways to build trees: a closure for each view, so that a tree is written as it is nested.
struct Builder {
    let tree: LayoutTree
    let measurer = FixedWidthMeasurer(characterWidth: 10, lineHeight: 20)

    init(_ configuration: LayoutConfiguration = LayoutConfiguration(recordsConversation: true)) {
        tree = LayoutTree(configuration: configuration)
    }

    /// A text of 10 points a character and 20 a line.
    func text(_ string: String, lineLimit: Int? = nil) -> NodeID {
        tree.append(
            .text(
                TextContent(
                    PreparedText(
                        string, options: TextOptions(lineLimit: .atMost(lineLimit)), measurer: measurer))))
    }

    /// A text in the device's body font.
    func body(_ string: String, lineLimit: Int? = nil) -> NodeID {
        tree.append(.text(TextContent(PreparedText(string, options: TextOptions(lineLimit: .atMost(lineLimit))))))
    }

    var color: NodeID { tree.append(.color(.black)) }

    /// A colour in a frame.
    func box(_ width: Double?, _ height: Double?) -> NodeID {
        tree.append(.frame(width: width, height: height, alignment: .center), child: color)
    }

    func spacer(_ minLength: Double? = nil) -> NodeID { tree.append(.spacer(minLength: minLength)) }

    func row(_ children: NodeID..., spacing: Double? = nil, alignment: AlignmentKey = .verticalCenter) -> NodeID {
        tree.append(.stack(.horizontal, alignment: alignment, spacing: spacing), children: children)
    }

    func column(_ children: NodeID..., spacing: Double? = nil, alignment: AlignmentKey = .horizontalCenter) -> NodeID {
        tree.append(.stack(.vertical, alignment: alignment, spacing: spacing), children: children)
    }

    func pile(_ children: NodeID..., alignment: Alignment = .center) -> NodeID {
        tree.append(.zstack(alignment), children: children)
    }

    func watch(_ name: String, _ child: NodeID) -> NodeID { tree.append(.watch(name: name), child: child) }

    func frame(
        _ child: NodeID, width: Double? = nil, height: Double? = nil, alignment: Alignment = .center
    ) -> NodeID {
        tree.append(.frame(width: width, height: height, alignment: alignment), child: child)
    }

    func flexible(_ child: NodeID, _ frame: FlexibleFrame) -> NodeID {
        tree.append(.flexibleFrame(frame), child: child)
    }

    func padding(_ child: NodeID, _ length: Double = 16) -> NodeID {
        tree.append(.padding(EdgeInsets(.all, length)), child: child)
    }

    func priority(_ child: NodeID, _ priority: Double) -> NodeID {
        tree.append(.layoutPriority(priority), child: child)
    }

    /// Lays the tree out at the offer of an iPhone 17's safe area, unless told otherwise.
    func layout(_ root: NodeID, _ width: Double? = 402, _ height: Double? = 778) throws {
        try tree.layout(root: root, proposal: ProposedViewSize(width: width, height: height))
    }
}
