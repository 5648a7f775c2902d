/// From an element to the record that the engine works on. Numbers that layout cannot use are sorted out here, once.
extension LayoutEngine {
    /// Fills in the record of a node that has just been appended.
    func pack(_ element: LayoutElement, into record: UnsafeMutablePointer<Node>) {
        switch element {
        case .text(let content):
            record.pointee.kind = .text
            record.pointee.flags = .explicitBaselines
            // The element, which the tree keeps, keeps the text alive.
            record.pointee.reference = UInt(bitPattern: Unmanaged.passUnretained(content.prepared).toOpaque())
            let ideal = content.prepared.ideal
            if !ideal.isTruncated {
                record.pointee.a = ideal.width
                // A single line is kept whatever the height.
                record.pointee.b = ideal.lineCount == 1 ? -.infinity : ideal.height
                record.pointee.c = ideal.height
            }
        case .color:
            packBox(ideal: Size(width: 10, height: 10), [.horizontal, .vertical], into: record)
        case .shape(let shape, _):
            packBox(ideal: Size(width: 10, height: 10), [.horizontal, .vertical], into: record)
            if shape.isCircle { record.pointee.kind = .circle }
        case .spacer(let minLength):
            record.pointee.kind = .spacer
            record.pointee.flags = [.unoriented, .projectsSpacing]
            record.pointee.a = max(number(minLength ?? 8), 0)
            record.pointee.priority = -.infinity
        case .divider:
            record.pointee.kind = .divider
            record.pointee.flags = .unoriented
            record.pointee.a = state.pointee.configuration.pixelLength
        case .image(let image):
            packBox(
                ideal: image.naturalSize, image.isResizable ? [.horizontal, .vertical] : [], into: record)
            if let baseline = image.baseline, image.isSymbol {
                record.pointee.flags.formUnion([.symbol, .explicitBaselines])
                record.pointee.c = number(baseline)
                record.pointee.d = image.naturalSize.height - record.pointee.c
            }
        case .placeholder(_, let size):
            packBox(ideal: size, [], into: record)
        case .control(let control):
            packBox(ideal: control.size, NodeFlags(control.stretches), into: record)
        case .stack(let axis, let alignment, let spacing):
            record.pointee.kind = .stack
            record.pointee.reference = axis == .horizontal ? 0 : 1
            record.pointee.alignmentX = alignment.rawValue
            record.pointee.a = usableSpacing(spacing) ?? .nan
            record.pointee.priority = -.infinity
        case .zstack(let alignment):
            record.pointee.kind = .zstack
            record.pointee.setAlignment(alignment)
            record.pointee.priority = -.infinity
        case .custom(let layout):
            record.pointee.kind = .custom
            record.pointee.flags = .explicitAny
            record.pointee.reference = UInt(state.pointee.customs.count)
            record.pointee.priority = -.infinity
            state.pointee.customs.append(CustomLayoutState(layout))
        case .layoutPriority(let priority):
            record.pointee.kind = .passThrough
            record.pointee.priority = number(priority)
        case .geometryReader, .viewThatFits, .grid, .gridRow, .lazyStack, .lazyGrid, .safeAreaInset:
            packContainer(element, into: record)
        default:
            packLayer(element, into: record)
        }
    }

    private func packContainer(_ element: LayoutElement, into record: UnsafeMutablePointer<Node>) {
        switch element {
        case .geometryReader(let provider):
            record.pointee.kind = .geometryReader
            record.pointee.reference = UInt(state.pointee.readers.count)
            state.pointee.readers.append(GeometryReaderState(provider))
        case .viewThatFits(let axes):
            record.pointee.kind = .viewThatFits
            record.pointee.flags = NodeFlags(axes)
        case .grid(let alignment, let horizontalSpacing, let verticalSpacing):
            record.pointee.kind = .grid
            record.pointee.reference = UInt(state.pointee.grids.count)
            state.pointee.grids.append(
                GridState(
                    alignment: alignment, horizontalSpacing: usableSpacing(horizontalSpacing),
                    verticalSpacing: usableSpacing(verticalSpacing)))
        case .lazyStack(let axis, let alignment, let spacing):
            record.pointee.kind = .lazyStack
            record.pointee.reference = axis == .horizontal ? 0 : 1
            record.pointee.alignmentX = alignment.rawValue
            record.pointee.a = usableSpacing(spacing) ?? .nan
        case .lazyGrid(let axis, let tracks, let alignment, let spacing):
            record.pointee.kind = .lazyGrid
            record.pointee.reference = UInt(state.pointee.lazyGrids.count)
            state.pointee.lazyGrids.append(
                LazyGridPlan.Description(
                    axis: axis, tracks: tracks.map(\.usable), alignment: alignment,
                    spacing: usableSpacing(spacing) ?? LazyGridPlan.standardGap))
        case .safeAreaInset(let edge, let alignment, let spacing):
            record.pointee.kind = .safeAreaInset
            record.pointee.reference = UInt(edge.rawValue)
            record.pointee.alignmentX = alignment.rawValue
            record.pointee.a = usableSpacing(spacing) ?? .nan
        default:
            // A row outside a grid lies as a pile does.
            record.pointee.kind = .gridRow
            record.pointee.setAlignment(.center)
        }
    }

    private func packLayer(_ element: LayoutElement, into record: UnsafeMutablePointer<Node>) {
        switch element {
        case .padding(let insets):
            record.pointee.kind = .padding
            record.pointee.a = number(insets.top)
            record.pointee.b = number(insets.leading)
            record.pointee.c = number(insets.bottom)
            record.pointee.d = number(insets.trailing)
        case .frame(let width, let height, let alignment):
            record.pointee.kind = .frame
            record.pointee.a = usableLength(width)
            record.pointee.b = usableLength(height)
            record.pointee.setAlignment(alignment)
        case .flexibleFrame(let frame):
            record.pointee.kind = .flexibleFrame
            record.pointee.reference = UInt(state.pointee.limits.count)
            state.pointee.limits.append(FrameLimits(frame))
            record.pointee.setAlignment(frame.alignment)
        case .fixedSize(let horizontal, let vertical):
            record.pointee.kind = .fixedSize
            if horizontal { record.pointee.flags.insert(.horizontal) }
            if vertical { record.pointee.flags.insert(.vertical) }
        case .aspectRatio(let ratio, let mode):
            record.pointee.kind = .aspectRatio
            record.pointee.a = ratio ?? .nan
            if mode == .fill { record.pointee.flags.insert(.fills) }
        case .position(let point):
            record.pointee.kind = .position
            record.pointee.a = number(point.x)
            record.pointee.b = number(point.y)
        case .offset(let offset):
            record.pointee.kind = .offset
            record.pointee.a = number(offset.width)
            record.pointee.b = number(offset.height)
        case .alignmentGuide(let key, _):
            record.pointee.kind = .alignmentGuide
            record.pointee.flags = key.explicitFlag
            record.pointee.alignmentX = key.rawValue
        case .overlay(let alignment), .background(let alignment), .mask(let alignment):
            record.pointee.kind = .layered
            record.pointee.setAlignment(alignment)
        case .scrollView(let axes):
            record.pointee.kind = .scrollView
            record.pointee.flags = NodeFlags(axes)
        case .ignoresSafeArea(let edges):
            record.pointee.kind = .ignoresSafeArea
            record.pointee.reference = UInt(edges.rawValue)
        case .safeAreaPadding(let insets):
            packLayer(.padding(insets), into: record)
            record.pointee.kind = .safeAreaPadding
        case .contentMargins(let insets):
            packLayer(.safeAreaPadding(insets), into: record)
            record.pointee.reference = 1
        case .containerRelativeFrame(let frame):
            record.pointee.kind = .relativeFrame
            record.pointee.flags = .containerRelative
            record.pointee.reference = UInt(state.pointee.relativeFrames.count)
            state.pointee.relativeFrames.append(frame)
            record.pointee.setAlignment(frame.alignment)
        case .layoutDirection:
            record.pointee.kind = .passThrough
            state.pointee.hasDirections = true
        case .relativeContainer:
            record.pointee.kind = .relativeContainer
        case .backgroundStyle, .overlayStyle, .geometry:
            record.pointee.kind = .styled
        case .identity(let axis):
            record.pointee.kind = .identity
            record.pointee.reference = axis == .horizontal ? 0 : axis == .vertical ? 1 : 2
        case .watch:
            record.pointee.kind = .watch
        case .border:
            record.pointee.kind = .border
        default:
            record.pointee.kind = .passThrough
        }
    }

    private func packBox(ideal: Size, _ stretches: NodeFlags, into record: UnsafeMutablePointer<Node>) {
        record.pointee.kind = .box
        record.pointee.flags = stretches
        record.pointee.a = number(ideal.width)
        record.pointee.b = number(ideal.height)
    }

    /// A distance between views; `nil`, the standard one, for one that is not finite.
    private func usableSpacing(_ spacing: Double?) -> Double? {
        spacing.flatMap { $0.isFinite ? $0 : nil }
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
            case .inset(let inner, _), .offset(let inner, _), .trim(let inner, _, _), .rotation(let inner, _, _),
                .scale(let inner, _, _, _):
                shape = inner
            default: return false
            }
        }
    }
}
