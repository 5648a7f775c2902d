/// A vertical or horizontal line that views can be lined up on.
///
/// The built-in lines have fixed numbers; a line of one's own is registered with the tree and has a number from
/// `firstCustom` on.
public struct AlignmentKey: Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    public static let leading = AlignmentKey(rawValue: 0)
    public static let horizontalCenter = AlignmentKey(rawValue: 1)
    public static let trailing = AlignmentKey(rawValue: 2)
    public static let top = AlignmentKey(rawValue: 3)
    public static let verticalCenter = AlignmentKey(rawValue: 4)
    public static let bottom = AlignmentKey(rawValue: 5)
    public static let firstTextBaseline = AlignmentKey(rawValue: 6)
    public static let lastTextBaseline = AlignmentKey(rawValue: 7)
    public static let listRowSeparatorLeading = AlignmentKey(rawValue: 8)
    public static let listRowSeparatorTrailing = AlignmentKey(rawValue: 9)

    /// The number of the first line that is not built in.
    public static let firstCustom: UInt32 = 16
}

/// A place in a view: one vertical line and one horizontal line.
public struct Alignment: Hashable, Sendable {
    /// The line that fixes x.
    public var horizontal: AlignmentKey
    /// The line that fixes y.
    public var vertical: AlignmentKey

    public init(horizontal: AlignmentKey, vertical: AlignmentKey) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    public static let center = Alignment(horizontal: .horizontalCenter, vertical: .verticalCenter)
    public static let leading = Alignment(horizontal: .leading, vertical: .verticalCenter)
    public static let trailing = Alignment(horizontal: .trailing, vertical: .verticalCenter)
    public static let top = Alignment(horizontal: .horizontalCenter, vertical: .top)
    public static let bottom = Alignment(horizontal: .horizontalCenter, vertical: .bottom)
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}
