/// From an element to the record that the engine works on. Numbers that layout cannot use are sorted out here, once.
extension LayoutEngine {
    func packed(_ element: LayoutElement) -> Node {
        switch element {
        case .text(let content):
            var node = Node(kind: .text, flags: .explicitBaselines)
            // The element, which the tree keeps, keeps the text alive.
            node.reference = UInt(bitPattern: Unmanaged.passUnretained(content.prepared).toOpaque())
            return node
        case .color:
            return box(ideal: Size(width: 10, height: 10), [.horizontal, .vertical])
        case .shape(let shape, _):
            return shape.isCircle
                ? Node(kind: .circle) : box(ideal: Size(width: 10, height: 10), [.horizontal, .vertical])
        case .spacer(let minLength):
            var node = Node(kind: .spacer, flags: [.unoriented, .projectsSpacing])
            node.a = max(number(minLength ?? 8), 0)
            node.priority = -.infinity
            return node
        case .divider:
            var node = Node(kind: .divider, flags: .unoriented)
            node.a = state.pointee.configuration.pixelLength
            return node
        case .image(let image):
            var node = box(ideal: image.naturalSize, image.isResizable ? [.horizontal, .vertical] : [])
            if let baseline = image.baseline, image.isSymbol {
                node.flags.formUnion([.symbol, .explicitBaselines])
                node.c = number(baseline)
                node.d = image.naturalSize.height - node.c
            }
            return node
        case .placeholder(_, let size):
            return box(ideal: size, [])
        case .control(let control):
            return box(ideal: control.size, NodeFlags(control.stretches))
        case .stack(let axis, let alignment, let spacing):
            var node = Node(kind: .stack)
            node.reference = axis == .horizontal ? 0 : 1
            node.alignmentX = alignment.rawValue
            node.a = spacing ?? .nan
            node.priority = -.infinity
            return node
        case .zstack(let alignment):
            var node = Node(kind: .zstack)
            node.setAlignment(alignment)
            node.priority = -.infinity
            return node
        case .custom(let layout):
            var node = Node(kind: .custom, flags: .explicitAny)
            node.reference = UInt(state.pointee.customs.count)
            node.priority = -.infinity
            state.pointee.customs.append(CustomLayoutState(layout))
            return node
        case .layoutPriority(let priority):
            var node = Node(kind: .passThrough)
            node.priority = number(priority)
            return node
        case .geometryReader, .viewThatFits, .grid, .gridRow, .lazyStack, .lazyGrid, .safeAreaInset:
            return packedContainer(element)
        default:
            return packedLayer(element)
        }
    }

    private func packedContainer(_ element: LayoutElement) -> Node {
        switch element {
        case .geometryReader(let provider):
            var node = Node(kind: .geometryReader)
            node.reference = UInt(state.pointee.readers.count)
            state.pointee.readers.append(GeometryReaderState(provider))
            return node
        case .viewThatFits(let axes):
            return Node(kind: .viewThatFits, flags: NodeFlags(axes))
        case .grid(let alignment, let horizontalSpacing, let verticalSpacing):
            var node = Node(kind: .grid)
            node.reference = UInt(state.pointee.grids.count)
            state.pointee.grids.append(
                GridState(
                    alignment: alignment, horizontalSpacing: horizontalSpacing.map { number($0) },
                    verticalSpacing: verticalSpacing.map { number($0) }))
            return node
        case .lazyStack(let axis, let alignment, let spacing):
            var node = Node(kind: .lazyStack)
            node.reference = axis == .horizontal ? 0 : 1
            node.alignmentX = alignment.rawValue
            node.a = spacing ?? .nan
            return node
        case .lazyGrid(let axis, let tracks, let alignment, let spacing):
            var node = Node(kind: .lazyGrid)
            node.reference = UInt(state.pointee.lazyGrids.count)
            state.pointee.lazyGrids.append(
                LazyGridPlan.Description(
                    axis: axis, tracks: tracks, alignment: alignment,
                    spacing: number(spacing ?? LazyGridPlan.standardGap)))
            return node
        case .safeAreaInset(let edge, let alignment, let spacing):
            var node = Node(kind: .safeAreaInset)
            node.reference = UInt(edge.rawValue)
            node.alignmentX = alignment.rawValue
            node.a = spacing ?? .nan
            return node
        default:
            // A row outside a grid lies as a pile does.
            var node = Node(kind: .gridRow)
            node.setAlignment(.center)
            return node
        }
    }

    private func packedLayer(_ element: LayoutElement) -> Node {
        switch element {
        case .padding(let insets):
            var node = Node(kind: .padding)
            node.a = number(insets.top)
            node.b = number(insets.leading)
            node.c = number(insets.bottom)
            node.d = number(insets.trailing)
            return node
        case .frame(let width, let height, let alignment):
            var node = Node(kind: .frame)
            node.a = usableLength(width)
            node.b = usableLength(height)
            node.setAlignment(alignment)
            return node
        case .flexibleFrame(let frame):
            var node = Node(kind: .flexibleFrame)
            node.reference = UInt(state.pointee.limits.count)
            state.pointee.limits.append(FrameLimits(frame))
            node.setAlignment(frame.alignment)
            return node
        case .fixedSize(let horizontal, let vertical):
            var node = Node(kind: .fixedSize)
            if horizontal { node.flags.insert(.horizontal) }
            if vertical { node.flags.insert(.vertical) }
            return node
        case .aspectRatio(let ratio, let mode):
            var node = Node(kind: .aspectRatio)
            node.a = ratio ?? .nan
            if mode == .fill { node.flags.insert(.fills) }
            return node
        case .position(let point):
            var node = Node(kind: .position)
            node.a = number(point.x)
            node.b = number(point.y)
            return node
        case .offset(let offset):
            var node = Node(kind: .offset)
            node.a = number(offset.width)
            node.b = number(offset.height)
            return node
        case .alignmentGuide(let key, _):
            var node = Node(kind: .alignmentGuide, flags: key.explicitFlag)
            node.alignmentX = key.rawValue
            return node
        case .overlay(let alignment), .background(let alignment):
            var node = Node(kind: .layered)
            node.setAlignment(alignment)
            return node
        case .scrollView(let axes):
            return Node(kind: .scrollView, flags: NodeFlags(axes))
        case .ignoresSafeArea(let edges):
            var node = Node(kind: .ignoresSafeArea)
            node.reference = UInt(edges.rawValue)
            return node
        case .safeAreaPadding(let insets):
            var node = packedLayer(.padding(insets))
            node.kind = .safeAreaPadding
            return node
        case .containerRelativeFrame(let frame):
            var node = Node(kind: .relativeFrame, flags: .containerRelative)
            node.reference = UInt(state.pointee.relativeFrames.count)
            state.pointee.relativeFrames.append(frame)
            node.setAlignment(frame.alignment)
            return node
        case .backgroundStyle, .overlayStyle:
            return Node(kind: .styled)
        case .identity(let axis):
            var node = Node(kind: .identity)
            node.reference = axis == .horizontal ? 0 : axis == .vertical ? 1 : 2
            return node
        case .watch:
            return Node(kind: .watch)
        case .border:
            return Node(kind: .border)
        default:
            return Node(kind: .passThrough)
        }
    }

    private func box(ideal: Size, _ stretches: NodeFlags) -> Node {
        var node = Node(kind: .box, flags: stretches)
        node.a = number(ideal.width)
        node.b = number(ideal.height)
        return node
    }

    /// A frame drops a length that is negative or not finite.
    private func usableLength(_ length: Double?) -> Double {
        guard let length, length.isFinite, length >= 0 else { return .nan }
        return length
    }

    /// The words of a text node.
    @inline(__always)
    func text(_ reference: UInt) -> PreparedText {
        guard let pointer = UnsafeRawPointer(bitPattern: reference) else { return Self.noText }
        return Unmanaged<PreparedText>.fromOpaque(pointer).takeUnretainedValue()
    }

    private static let noText = PreparedText("")
}

extension NodeFlags {
    fileprivate init(_ axes: Axis.Set) {
        self = []
        if axes.contains(axis: .horizontal) { insert(.horizontal) }
        if axes.contains(axis: .vertical) { insert(.vertical) }
    }
}

extension Node {
    init(kind: NodeKind, flags: NodeFlags = []) {
        self.kind = kind
        self.flags = flags
    }

    fileprivate mutating func setAlignment(_ alignment: Alignment) {
        alignmentX = alignment.horizontal.rawValue
        alignmentY = alignment.vertical.rawValue
    }

    @inline(__always)
    var horizontalAlignment: AlignmentKey { AlignmentKey(rawValue: alignmentX) }
    @inline(__always)
    var verticalAlignment: AlignmentKey { AlignmentKey(rawValue: alignmentY) }
}

extension Shape {
    /// Whether the outline is a circle, whatever is done to its drawing: a circle is as large as its shorter side.
    fileprivate var isCircle: Bool {
        var shape = self
        while true {
            switch shape {
            case .circle: return true
            case .inset(let inner, _), .offset(let inner, _), .trim(let inner, _, _), .rotation(let inner, _):
                shape = inner
            default: return false
            }
        }
    }
}
