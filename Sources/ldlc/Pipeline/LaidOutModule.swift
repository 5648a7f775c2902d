import LDLCompiler
import LDLParser
import LayoutRuntime

/// A module that has been laid out: what the commands that show a layout read.
struct LaidOutModule {
    let tree: LayoutTree
    let root: NodeID
    /// Where nodes come from, by node number.
    let nodes: [NodeInfo]
    let canvas: Canvas
    let files: [SourceFile]
    private let places: DiagnosticPlaces
    /// The program: elements of the tree may still refer to it.
    private var program: LoweredModule?

    init(tree: LayoutTree, root: NodeID, nodes: [NodeInfo], canvas: Canvas, files: [SourceFile]) {
        self.tree = tree
        self.root = root
        self.nodes = nodes
        self.canvas = canvas
        self.files = files
        places = DiagnosticPlaces(files: files)
    }

    init(module: LoweredModule, canvas: Canvas, files: [SourceFile]) {
        self.init(tree: module.tree, root: module.root, nodes: module.nodes, canvas: canvas, files: files)
        program = module
    }

    /// What the root takes, in points.
    var rootSize: Size { tree.frame(of: root).size }

    /// Where a node comes from. Nodes that layout itself added are known by what they are in.
    func info(of node: NodeID) -> NodeInfo? {
        let index = Int(node.rawValue)
        return nodes.indices.contains(index) ? nodes[index] : nil
    }

    /// Where a node is written: lines and columns in characters, the end one past the last.
    func place(of info: NodeInfo) -> DiagnosticPlaces.Place? {
        places.file(info.span.file) == nil ? nil : places.place(of: info.span)
    }

    /// One step of a walk through the tree.
    enum Visit {
        /// A node, before its children.
        case enter(NodeID, depth: Int)
        /// The node, after its children.
        case leave(NodeID, depth: Int)
    }

    /// Walks the tree in the order of the source. It does not recurse: trees can be 100,000 levels deep.
    func walk(_ visit: (Visit) -> Void) {
        var pending: [(node: NodeID, depth: Int, isLeaving: Bool)] = [(root, 0, false)]
        while let (node, depth, isLeaving) = pending.popLast() {
            if isLeaving {
                visit(.leave(node, depth: depth))
                continue
            }
            visit(.enter(node, depth: depth))
            pending.append((node, depth, true))
            // What was not chosen (of a `ViewThatFits`) has no place and is not there.
            for child in tree.children(of: node).reversed() where tree.isPlaced(child) {
                pending.append((child, depth + 1, false))
            }
        }
    }
}
