/// The algorithms over a tree's storage.
///
/// A handle of one pointer: copying it costs nothing, and what it points to is read without reference counts or
/// exclusivity checks. It lives as long as its tree; nothing hands it out.
struct LayoutEngine {
    let state: UnsafeMutablePointer<EngineState>

    /// A node's record. Valid until the next node is appended.
    @inline(__always)
    subscript(node: UInt32) -> UnsafeMutablePointer<Node> { state.pointee.nodes.base + Int(node) }

    /// What layouts have found out about a node. There from the beginning of the first layout on; valid until the next
    /// node is appended.
    @inline(__always)
    func outcome(_ node: UInt32) -> UnsafeMutablePointer<NodeOutcome> { state.pointee.outcomes.base + Int(node) }

    /// What a node is.
    @inline(__always)
    func element(_ node: UInt32) -> LayoutElement { state.pointee.elements.base[Int(node)] }

    /// A container's child.
    @inline(__always)
    func childNode(_ first: UInt32, _ index: Int) -> UInt32 { state.pointee.children.base[Int(first) + index] }

    /// The record of a container's child. There from the beginning of the first layout on; valid until the next node is
    /// appended.
    @inline(__always)
    func link(_ first: UInt32, _ index: Int) -> UnsafeMutablePointer<ChildLink> {
        state.pointee.links.base + (Int(first) + index)
    }

    @inline(__always)
    var hasFailed: Bool { state.pointee.hasFailed }

    /// Notes why the layout cannot go on; the first reason stays. From here on containers answer zero without asking.
    func fail(_ error: LayoutError) {
        guard !state.pointee.hasFailed else { return }
        state.pointee.hasFailed = true
        state.pointee.failure = error
    }

    /// Goes one container deeper, if the stack of the thread has room for it.
    @inline(__always)
    func enter(_ node: UInt32) -> Bool {
        if state.pointee.hasFailed { return false }
        if state.pointee.depth >= state.pointee.maximumDepth {
            fail(.tooDeep(NodeID(rawValue: node), limit: state.pointee.maximumDepth))
            return false
        }
        state.pointee.depth += 1
        return true
    }

    @inline(__always)
    func leave() {
        state.pointee.depth -= 1
    }
}
