/// What the engine does with a node. Elements that are laid out alike share a kind.
enum NodeKind: UInt8, BitwiseCopyable {
    // Leaves.
    case box
    case circle
    case spacer
    case divider
    case text
    // Containers.
    case stack
    case zstack
    case custom
    case viewThatFits
    case grid
    case gridRow
    case lazyStack
    case lazyGrid
    case geometryReader
    case safeAreaInset
    // Layers with one content.
    case passThrough
    case watch
    case border
    case layered
    case padding
    case frame
    case flexibleFrame
    case fixedSize
    case aspectRatio
    case position
    case offset
    case alignmentGuide
    case identity
    case scrollView
    case relativeFrame
    case relativeContainer
    case ignoresSafeArea
    case safeAreaPadding
    case styled
}

extension NodeKind {
    @inline(__always)
    var isLeaf: Bool { rawValue <= NodeKind.text.rawValue }

    /// Containers measure and place their children by themselves; everything after them is a layer with one content.
    @inline(__always)
    var isContainer: Bool {
        rawValue >= NodeKind.stack.rawValue && rawValue <= NodeKind.safeAreaInset.rawValue
    }

    @inline(__always)
    var isLayer: Bool { rawValue >= NodeKind.passThrough.rawValue }
}

/// What is known of a node beside its numbers.
struct NodeFlags: OptionSet, BitwiseCopyable {
    let rawValue: UInt16

    /// The leaf takes the width (height) it is offered; a fixed size leaves the axis open.
    static let horizontal = NodeFlags(rawValue: 1 << 0)
    static let vertical = NodeFlags(rawValue: 1 << 1)
    /// The nearest stack's axis, for spacers and dividers.
    static let inRow = NodeFlags(rawValue: 1 << 2)
    static let inColumn = NodeFlags(rawValue: 1 << 3)
    /// A spacer or divider is in reach that has not met its container yet.
    static let unoriented = NodeFlags(rawValue: 1 << 4)
    /// The node may say something of its own about an edge or a centre, a text baseline, a guide of one's own.
    static let explicitEdges = NodeFlags(rawValue: 1 << 5)
    static let explicitBaselines = NodeFlags(rawValue: 1 << 6)
    static let explicitCustom = NodeFlags(rawValue: 1 << 7)
    /// A stack whose gaps and priorities are known; one whose children all have the same priority.
    static let prepared = NodeFlags(rawValue: 1 << 8)
    static let uniformPriority = NodeFlags(rawValue: 1 << 9)
    /// A stack whose children's orders and limits are those for its `probedMinor`.
    static let probed = NodeFlags(rawValue: 1 << 10)
    /// An aspect ratio whose base is known.
    static let baseKnown = NodeFlags(rawValue: 1 << 11)
    /// A symbol image, which has a baseline; an aspect ratio that fills.
    static let symbol = NodeFlags(rawValue: 1 << 12)
    static let fills = NodeFlags(rawValue: 1 << 13)
    /// A spacer is in reach, whose spacing frames leave alone.
    static let projectsSpacing = NodeFlags(rawValue: 1 << 14)
    /// A frame is in reach whose length follows from a container's around the node.
    static let containerRelative = NodeFlags(rawValue: 1 << 15)

    static let explicitAny: NodeFlags = [.explicitEdges, .explicitBaselines, .explicitCustom]
}

/// A node as it was built: its parameters, and where it stands in the tree.
///
/// What `a` to `d` mean depends on the kind:
/// text: the width and height from which on it takes what it needs (NaN: never), and the height it takes then; box: ideal width and height, baseline, distance from the baseline to the bottom; spacer: least length; divider:
/// thickness; stack: spacing (NaN: by wishes), sum of the gaps, the cross length its probes are for; padding: top,
/// leading, bottom, trailing; frame: width, height (NaN: the child's); aspect ratio: ratio (NaN: the child's), and the
/// base's width and height; position, offset: x and y.
struct Node: BitwiseCopyable {
    var kind: NodeKind
    var flags: NodeFlags = []
    /// The container or layer that the node is in; `none` at a root.
    var parent: UInt32 = Node.none
    /// The only child, or the first.
    var content: UInt32 = Node.none
    /// Where the children stand in the arena of links, for nodes that may have several.
    var links: UInt32 = 0
    var childCount: UInt32 = 0
    /// Raw values of alignment keys; a stack has its one in `alignmentX`.
    var alignmentX: UInt32 = 0
    var alignmentY: UInt32 = 0
    /// In the spacing table.
    var spacing: UInt32 = SpacingTable.unknown
    /// The layout that placed the node last.
    var placedIn: UInt32 = 0
    /// The prepared text, or an index into a side table of the kind.
    var reference: UInt = 0
    var priority: Double = 0

    var a: Double = .nan
    var b: Double = .nan
    var c: Double = .nan
    var d: Double = .nan

    static let none = UInt32.max
    /// What a record is before its element is packed into it.
    static let blank = Node(kind: .passThrough)

    /// A stack's axis.
    @inline(__always)
    var axis: Axis { reference == 0 ? .horizontal : .vertical }
}

/// What layouts have found out about a node: the last answer, and the place. Made when the first layout begins, so that
/// building a tree writes no more than it knows.
struct NodeOutcome: BitwiseCopyable {
    /// The last question and its answer.
    var asked = PackedProposal(width: PackedProposal.never, height: PackedProposal.never)
    var answer = Size.zero

    /// The place in the canvas, and the proposal it was placed with.
    var x: Double = 0
    var y: Double = 0
    var size = Size.zero
    var proposal = PackedProposal(width: PackedProposal.open, height: PackedProposal.open)

    /// The first block of remembered answers.
    var memo: UInt32 = Node.none

    /// What is known before anything was asked.
    static let blank = NodeOutcome()
}

/// One child of a container: what the container knows of it.
struct ChildLink: BitwiseCopyable {
    var child: UInt32
    /// Which child comes at this position of the fitting order.
    var order: UInt32 = 0
    /// The distance to the child before.
    var gap: Double = 0
    /// Lengths answered to 0 and to infinity along a stack's axis; NaN: not asked.
    var shortest: Double = .nan
    var longest: Double = .nan
    /// Across it, in the same answers.
    var shortestMinor: Double = 0
    var longestMinor: Double = 0
    /// Along a stack's axis: the length offered in the last pass, and the length answered.
    var offer: Double = .nan
    var major: Double = 0
    /// Across it: the length answered, and the place of the alignment line in the child.
    var minor: Double = 0
    var guide: Double = 0
}
