import LayoutRuntime

/// In the command a node is one of the layout tree; syntax trees have nodes of their own, which it does not touch.
typealias NodeID = LayoutRuntime.NodeID
