import LDLParser
import LayoutRuntime

/// What a geometry reader says, in points.
struct GeometryValue: Hashable {
    var size: Size
    var safeAreaInsets = EdgeInsets.zero
    /// The place on the screen, of which the canvas is the part inside the safe area.
    var origin = Point.zero
    /// The rectangles on the screen of the views around that have named their coordinates, the nearest first.
    var spaces: [Space] = []
    /// The rectangle on the screen of the nearest scroll view around.
    var scrollView: Rect?

    struct Space: Hashable {
        var name: String
        var frame: Rect
    }

    var frame: Rect { Rect(origin: origin, size: size) }

    /// The rectangle of a coordinate space, on the screen. A name that no view around has is the whole screen's.
    func rect(named name: String) -> Rect? { spaces.first { $0.name == name }?.frame }
}

extension Lowering {
    /// What a view that has its place says of it. Looking through everything around it counts as steps: readers in
    /// readers would be as much work as the square of their depth.
    func geometry(
        of node: LayoutRuntime.NodeID, safeAreaInsets: EdgeInsets, at span: SourceSpan
    ) throws(EvaluationError) -> GeometryValue {
        let own = screenFrame(node)
        var geometry = GeometryValue(size: own.size, safeAreaInsets: safeAreaInsets, origin: own.origin)
        let tree = tree
        let hasSpaces = !coordinateSpaces.isEmpty
        var next = tree.parent(of: node)
        var depth = 0
        while let outer = next {
            depth += 1
            if hasSpaces, let name = coordinateSpaces[outer] {
                geometry.spaces.append(.init(name: name, frame: screenFrame(outer)))
            }
            if geometry.scrollView == nil, tree.isScrollView(outer) {
                geometry.scrollView = screenFrame(outer)
            }
            next = tree.parent(of: outer)
        }
        try evaluator.step(depth / 2, at: span)
        return geometry
    }

    private func screenFrame(_ node: LayoutRuntime.NodeID) -> Rect {
        let insets = tree.configuration.safeAreaInsets
        var frame = tree.frame(of: node)
        frame.origin.x += insets.leading
        frame.origin.y += insets.top
        return frame
    }
}
