/// One of the two directions of layout.
public enum Axis: UInt8, Hashable, Sendable, CaseIterable {
    case horizontal
    case vertical

    /// The other one.
    @inlinable
    public var crossing: Axis { self == .horizontal ? .vertical : .horizontal }

    /// Any of the two directions.
    public struct Set: OptionSet, Hashable, Sendable {
        /// One bit for each member.
        public let rawValue: UInt8

        public init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        /// Along the width.
        public static let horizontal = Set(rawValue: 1)
        /// Along the height.
        public static let vertical = Set(rawValue: 2)
        /// All of them.
        public static let all: Set = [.horizontal, .vertical]

        /// Whether the set holds the axis.
        @inlinable
        public func contains(axis: Axis) -> Bool { rawValue & (1 << axis.rawValue) != 0 }
    }
}

/// One side of a rectangle. `leading` is left where text runs from left to right.
public enum Edge: UInt8, Hashable, Sendable, CaseIterable {
    case top
    case leading
    case bottom
    case trailing

    /// Any of the four sides.
    public struct Set: OptionSet, Hashable, Sendable {
        /// One bit for each member.
        public let rawValue: UInt8

        public init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        /// The top.
        public static let top = Set(rawValue: 1 << 0)
        /// The leading edge.
        public static let leading = Set(rawValue: 1 << 1)
        /// The bottom.
        public static let bottom = Set(rawValue: 1 << 2)
        /// The trailing edge.
        public static let trailing = Set(rawValue: 1 << 3)
        /// Leading and trailing.
        public static let horizontal: Set = [.leading, .trailing]
        /// Top and bottom.
        public static let vertical: Set = [.top, .bottom]
        /// All of them.
        public static let all: Set = [.horizontal, .vertical]

        /// Whether the set holds the edge.
        @inlinable
        public func contains(edge: Edge) -> Bool { rawValue & (1 << edge.rawValue) != 0 }
    }
}

/// A distance from each side, in points. Negative distances reach outwards.
public struct EdgeInsets: Hashable, Sendable {
    /// From the top, in points.
    public var top: Double
    /// From the leading edge, in points.
    public var leading: Double
    /// From the bottom, in points.
    public var bottom: Double
    /// From the trailing edge, in points.
    public var trailing: Double

    /// No distance on any side.
    public static let zero = EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)

    public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// The same distance on some sides and none on the others.
    public init(_ edges: Edge.Set, _ length: Double) {
        self.init(
            top: edges.contains(edge: .top) ? length : 0,
            leading: edges.contains(edge: .leading) ? length : 0,
            bottom: edges.contains(edge: .bottom) ? length : 0,
            trailing: edges.contains(edge: .trailing) ? length : 0)
    }

    /// Leading plus trailing, in points.
    @inlinable
    public var horizontal: Double { leading + trailing }

    /// Top plus bottom, in points.
    @inlinable
    public var vertical: Double { top + bottom }
}

/// A point in a rectangle, as fractions of its size: (0, 0) is the top leading corner, (1, 1) the bottom trailing one.
public struct UnitPoint: Hashable, Sendable {
    /// From leading to trailing.
    public var x: Double
    /// From top to bottom.
    public var y: Double

    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// The top leading corner.
    public static let zero = UnitPoint(x: 0, y: 0)
    /// The middle.
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    /// The leading edge.
    public static let leading = UnitPoint(x: 0, y: 0.5)
    /// The trailing edge.
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    /// The top.
    public static let top = UnitPoint(x: 0.5, y: 0)
    /// The bottom.
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    /// The top leading corner.
    public static let topLeading = UnitPoint(x: 0, y: 0)
    /// The top trailing corner.
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    /// The bottom leading corner.
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    /// The bottom trailing corner.
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

/// The direction in which a line of text and a row of views run.
public enum LayoutDirection: UInt8, Hashable, Sendable {
    case leftToRight
    case rightToLeft
}

/// Whether a view with an aspect ratio stays inside the box it is offered or covers it.
public enum ContentMode: UInt8, Hashable, Sendable {
    case fit
    case fill
}
