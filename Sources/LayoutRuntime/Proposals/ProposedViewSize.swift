/// What a parent offers a child: a width and a height in points, each of which may be left open.
///
/// `nil` asks for the ideal length, 0 for the smallest, `+infinity` for the largest.
public struct ProposedViewSize: Hashable, Sendable {
    /// The offered width, in points.
    public var width: Double?
    /// The offered height, in points.
    public var height: Double?

    /// Asks a view for its smallest size.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// Asks a view for its largest size.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
    /// Asks a view for its ideal size.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)

    public init(width: Double?, height: Double?) {
        self.width = width
        self.height = height
    }

    /// An offer of exactly this size.
    public init(_ size: Size) {
        self.init(width: size.width, height: size.height)
    }

    /// The offer along an axis; `nil` where it is left open.
    @inlinable
    public subscript(axis: Axis) -> Double? {
        get { axis == .horizontal ? width : height }
        set {
            if axis == .horizontal { width = newValue } else { height = newValue }
        }
    }

    /// A concrete size: open lengths become those of `size`, 10 points unless said otherwise.
    @inlinable
    public func replacingUnspecifiedDimensions(by size: Size = Size(width: 10, height: 10)) -> Size {
        Size(width: width ?? size.width, height: height ?? size.height)
    }
}
