/// A vertical or horizontal line that views can be lined up on.
///
/// The built-in lines have fixed numbers; a line of one's own is registered with the tree and has a number from
/// `firstCustom` on.
public struct AlignmentKey: Hashable, Sendable {
    /// The number; a guide of one's own is even along the horizontal axis and odd along the vertical one.
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The leading edge.
    public static let leading = AlignmentKey(rawValue: 0)
    /// The middle across.
    public static let horizontalCenter = AlignmentKey(rawValue: 1)
    /// The trailing edge.
    public static let trailing = AlignmentKey(rawValue: 2)
    /// The top.
    public static let top = AlignmentKey(rawValue: 3)
    /// The middle down.
    public static let verticalCenter = AlignmentKey(rawValue: 4)
    /// The bottom.
    public static let bottom = AlignmentKey(rawValue: 5)
    /// The baseline of the first line of text.
    public static let firstTextBaseline = AlignmentKey(rawValue: 6)
    /// The baseline of the last line of text.
    public static let lastTextBaseline = AlignmentKey(rawValue: 7)
    /// Where a list row's separator begins.
    public static let listRowSeparatorLeading = AlignmentKey(rawValue: 8)
    /// Where a list row's separator ends.
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

    /// The middle.
    public static let center = Alignment(horizontal: .horizontalCenter, vertical: .verticalCenter)
    /// The leading edge.
    public static let leading = Alignment(horizontal: .leading, vertical: .verticalCenter)
    /// The trailing edge.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .verticalCenter)
    /// The top.
    public static let top = Alignment(horizontal: .horizontalCenter, vertical: .top)
    /// The bottom.
    public static let bottom = Alignment(horizontal: .horizontalCenter, vertical: .bottom)
    /// The top leading corner.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// The top trailing corner.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// The bottom leading corner.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// The bottom trailing corner.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}
