/// The spacings that occur in a tree, each once, so that a node names its spacing by a number.
struct SpacingTable {
    /// Not computed yet.
    static let unknown: UInt32 = 0
    static let ordinary: UInt32 = 1
    static let zero: UInt32 = 2
    static let horizontalSpacer: UInt32 = 3
    static let verticalSpacer: UInt32 = 4

    private var spacings: [ViewSpacing]
    /// The numbers of the spacings, once there are more than are quickly looked through. Few trees have so many.
    private var numbers: [ViewSpacing: UInt32]?
    private static let few = 16
    /// The pair that was asked last: the same one over and over in a list.
    private var last = (first: unknown, second: unknown, axis: Axis.horizontal, distance: 0.0)

    init() {
        spacings = [ViewSpacing(), ViewSpacing(), .zero, .spacer(along: .horizontal), .spacer(along: .vertical)]
    }

    subscript(number: UInt32) -> ViewSpacing {
        spacings.indices.contains(Int(number)) ? spacings[Int(number)] : ViewSpacing()
    }

    mutating func number(of spacing: ViewSpacing) -> UInt32 {
        if numbers == nil, let place = spacings.dropFirst().firstIndex(of: spacing) { return UInt32(place) }
        if let number = numbers?[spacing] { return number }
        let number = UInt32(spacings.count)
        spacings.append(spacing)
        if numbers != nil {
            numbers?[spacing] = number
        } else if spacings.count > Self.few {
            numbers = Dictionary(uniqueKeysWithValues: spacings.indices.dropFirst().map { (spacings[$0], UInt32($0)) })
        }
        return number
    }

    mutating func distance(from first: UInt32, to second: UInt32, along axis: Axis) -> Double {
        if first == Self.ordinary, second == Self.ordinary {
            return ViewSpacing.standardDistance
        }
        if last.first == first, last.second == second, last.axis == axis {
            return last.distance
        }
        let distance = self[first].distance(to: self[second], along: axis)
        last = (first, second, axis, distance)
        return distance
    }
}
