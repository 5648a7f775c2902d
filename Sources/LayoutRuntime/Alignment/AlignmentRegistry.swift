extension AlignmentKey {
    /// The axis along which the guide's values are measured.
    public var axis: Axis {
        if rawValue >= Self.firstCustom {
            return rawValue & 1 == 0 ? .horizontal : .vertical
        }
        switch self {
        case .top, .verticalCenter, .bottom, .firstTextBaseline, .lastTextBaseline: return .vertical
        default: return .horizontal
        }
    }

    /// The guide's value in a view of this size that says nothing of it; `nil` for a guide of one's own.
    ///
    /// A view without text has its baselines at the bottom.
    @inline(__always)
    func builtInDefault(for size: Size) -> Double? {
        switch rawValue {
        case 0, 3, 8: 0
        case 1: size.width / 2
        case 2, 9: size.width
        case 4: size.height / 2
        case 5, 6, 7: size.height
        default: nil
        }
    }

    /// The flag of nodes that may say something of the guide.
    @inline(__always)
    var explicitFlag: NodeFlags {
        switch rawValue {
        case 6, 7: .explicitBaselines
        case Self.firstCustom...: .explicitCustom
        default: .explicitEdges
        }
    }

    /// How a container makes one value of those that its children say.
    var combination: GuideCombination {
        switch self {
        case .firstTextBaseline: .least
        case .lastTextBaseline: .greatest
        default: rawValue >= Self.firstCustom ? .average : .none
        }
    }
}

/// How a container makes one value of those that its children say of a guide.
enum GuideCombination {
    /// Edges and centres are the container's own.
    case none
    case least
    case greatest
    case average
}

/// The guides of one's own that a tree knows.
struct AlignmentRegistry {
    private var defaults: [@Sendable (ViewDimensions) -> Double] = []

    mutating func register(axis: Axis, default defaultValue: @escaping @Sendable (ViewDimensions) -> Double)
        -> AlignmentKey
    {
        defaults.append(defaultValue)
        let number = UInt32(defaults.count - 1)
        return AlignmentKey(rawValue: AlignmentKey.firstCustom + number * 2 + (axis == .horizontal ? 0 : 1))
    }

    subscript(key: AlignmentKey) -> (@Sendable (ViewDimensions) -> Double)? {
        guard key.rawValue >= AlignmentKey.firstCustom else { return nil }
        let number = Int((key.rawValue - AlignmentKey.firstCustom) / 2)
        return defaults.indices.contains(number) ? defaults[number] : nil
    }
}

/// Guides that containers and frames have computed in a layout, so that nested ones do not compute them over and over.
struct GuideMemo {
    struct Key: Hashable {
        var node: UInt32
        /// `UInt32.max` for the place of a frame's child.
        var guide: UInt32
        var proposal: PackedProposal
        var width: UInt64
        var height: UInt64

        init(node: UInt32, guide: UInt32, proposal: PackedProposal, size: Size) {
            self.node = node
            self.guide = guide
            self.proposal = proposal
            width = size.width.bitPattern
            height = size.height.bitPattern
        }
    }

    private var values: [Key: Point] = [:]

    subscript(key: Key) -> Point? {
        get { values[key] }
        set { values[key] = newValue }
    }

    mutating func removeAll() {
        values.removeAll(keepingCapacity: true)
    }
}
