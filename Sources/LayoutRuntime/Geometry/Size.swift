/// A width and a height, in points.
///
/// Either may be `+infinity`: a flexible view that is offered infinity answers infinity.
public struct Size: Hashable, Sendable, BitwiseCopyable {
    /// The width, in points.
    public var width: Double
    /// The height, in points.
    public var height: Double

    /// No size at all.
    public static let zero = Size(width: 0, height: 0)

    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    /// The length along an axis.
    @inlinable
    public subscript(axis: Axis) -> Double {
        get { axis == .horizontal ? width : height }
        set {
            if axis == .horizontal { width = newValue } else { height = newValue }
        }
    }
}

/// A place, in points, from the top leading corner of whatever it is measured in.
public struct Point: Hashable, Sendable, BitwiseCopyable {
    /// From the leading edge, in points.
    public var x: Double
    /// From the top, in points.
    public var y: Double

    /// The top leading corner.
    public static let zero = Point(x: 0, y: 0)

    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// The coordinate along an axis.
    @inlinable
    public subscript(axis: Axis) -> Double {
        get { axis == .horizontal ? x : y }
        set {
            if axis == .horizontal { x = newValue } else { y = newValue }
        }
    }
}

/// A rectangle, in points.
public struct Rect: Hashable, Sendable {
    /// The top leading corner.
    public var origin: Point
    /// The size, in points.
    public var size: Size

    /// No size, in the corner.
    public static let zero = Rect(origin: .zero, size: .zero)

    public init(origin: Point, size: Size) {
        self.origin = origin
        self.size = size
    }

    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
    }

    /// The leading edge.
    public var minX: Double { origin.x }
    /// The middle across.
    public var midX: Double { origin.x + size.width / 2 }
    /// The trailing edge.
    public var maxX: Double { origin.x + size.width }
    /// The top.
    public var minY: Double { origin.y }
    /// The middle down.
    public var midY: Double { origin.y + size.height / 2 }
    /// The bottom.
    public var maxY: Double { origin.y + size.height }
    /// The width, in points.
    public var width: Double { size.width }
    /// The height, in points.
    public var height: Double { size.height }
}
