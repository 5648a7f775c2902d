/// `GeometryReader`: takes what it is offered, and only then has its content made; each view of it is offered the
/// reader's size, and stands at its top leading corner.
extension LayoutEngine {
    @inline(never)
    func geometryReaderSize(_ proposal: PackedProposal) -> Size {
        Size(
            width: proposal.width.isNaN ? 10 : proposal.width, height: proposal.height.isNaN ? 10 : proposal.height)
    }

    @inline(never)
    func placeGeometryReader(_ node: UInt32) {
        let bounds = frame(node)
        let reader = state.pointee.readers[Int(self[node].pointee.reference)]
        let container = NodeID(rawValue: node)
        let geometry = ContainerGeometry(
            container: container, size: bounds.size, frame: state.pointee.tree.frame(of: container),
            safeAreaInsets: resolvedInsets(bounds, edges: .all))
        if reader.geometry != geometry {
            do {
                let content = try reader.provider.content(for: geometry, in: state.pointee.tree)
                release(node)
                adopt(content, by: node)
                reader.geometry = geometry
            } catch let error as LayoutError {
                fail(error)
            } catch {
                fail(.failed(NodeID(rawValue: node), error))
            }
        }
        let inside = PackedProposal(bounds.size)
        let record = self[node].pointee
        for index in 0..<Int(record.childCount) {
            let child = childNode(record.links, index)
            place(child, x: bounds.minX, y: bounds.minY, size: sizeThatFits(child, inside), proposal: inside)
        }
    }
}

/// What a reader keeps: who makes its content, and the geometry that the content was made for.
final class GeometryReaderState {
    let provider: any ContentProvider
    var geometry: ContainerGeometry?

    init(_ provider: any ContentProvider) {
        self.provider = provider
    }
}
