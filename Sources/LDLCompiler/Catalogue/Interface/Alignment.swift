extension CatalogueInterface {
    /// Alignment guides.
    static let alignment: StaticString = #"""
        /// A line of one's own that views are lined up on.
        protocol AlignmentID {
            /// Where the line lies in a view that says nothing of it.
            static func defaultValue(in context: ViewDimensions) -> CGFloat
        }
        /// A vertical line that fixes where views lie from left to right.
        struct HorizontalAlignment: Hashable, Sendable {
            /// A line of one's own.
            @native("guide.horizontal") init(_ id: AlignmentID.Type)
            @synonym("left") @native("guide.leading") static var leading: HorizontalAlignment { get }
            @synonym("middle") @native("guide.horizontalCenter") static var center: HorizontalAlignment { get }
            @synonym("right") @native("guide.trailing") static var trailing: HorizontalAlignment { get }
            @native("guide.listRowSeparatorLeading") static var listRowSeparatorLeading: HorizontalAlignment { get }
            @native("guide.listRowSeparatorTrailing") static var listRowSeparatorTrailing: HorizontalAlignment { get }
        }
        /// A horizontal line that fixes where views lie from top to bottom.
        struct VerticalAlignment: Hashable, Sendable {
            /// A line of one's own.
            @native("guide.vertical") init(_ id: AlignmentID.Type)
            @native("guide.top") static var top: VerticalAlignment { get }
            @synonym("middle") @native("guide.verticalCenter") static var center: VerticalAlignment { get }
            @native("guide.bottom") static var bottom: VerticalAlignment { get }
            @synonym("baseline") @native("guide.firstTextBaseline") static var firstTextBaseline: VerticalAlignment { get }
            @native("guide.lastTextBaseline") static var lastTextBaseline: VerticalAlignment { get }
        }
        /// A line in each direction.
        struct Alignment: Hashable, Sendable {
            /// Two lines.
            @native("alignment.init") init(horizontal: HorizontalAlignment, vertical: VerticalAlignment)
            /// The line that fixes where views lie from left to right.
            @native("alignment.horizontal") var horizontal: HorizontalAlignment { get set }
            /// The line that fixes where views lie from top to bottom.
            @native("alignment.vertical") var vertical: VerticalAlignment { get set }
            @synonym("middle") @native("alignment.center") static var center: Alignment { get }
            @synonym("left") @native("alignment.leading") static var leading: Alignment { get }
            @synonym("right") @native("alignment.trailing") static var trailing: Alignment { get }
            @native("alignment.top") static var top: Alignment { get }
            @native("alignment.bottom") static var bottom: Alignment { get }
            @synonym("topLeft") @native("alignment.topLeading") static var topLeading: Alignment { get }
            @synonym("topRight") @native("alignment.topTrailing") static var topTrailing: Alignment { get }
            @synonym("bottomLeft") @native("alignment.bottomLeading") static var bottomLeading: Alignment { get }
            @synonym("bottomRight") @native("alignment.bottomTrailing") static var bottomTrailing: Alignment { get }
            @native("alignment.centerFirstTextBaseline") static var centerFirstTextBaseline: Alignment { get }
            @native("alignment.centerLastTextBaseline") static var centerLastTextBaseline: Alignment { get }
            @native("alignment.leadingFirstTextBaseline") static var leadingFirstTextBaseline: Alignment { get }
            @native("alignment.leadingLastTextBaseline") static var leadingLastTextBaseline: Alignment { get }
            @native("alignment.trailingFirstTextBaseline") static var trailingFirstTextBaseline: Alignment { get }
            @native("alignment.trailingLastTextBaseline") static var trailingLastTextBaseline: Alignment { get }
        }
        /// A view's size and its alignment guides, in points from its top leading corner.
        struct ViewDimensions: Equatable {
            /// The width.
            @native("dimensions.width") var width: CGFloat { get }
            /// The height.
            @native("dimensions.height") var height: CGFloat { get }
            /// Where a line lies.
            @native("dimensions.guide") subscript(guide: HorizontalAlignment) -> CGFloat { get }
            /// Where a line lies.
            @native("dimensions.guide") subscript(guide: VerticalAlignment) -> CGFloat { get }
            /// Where the view itself says that a line lies.
            @native("dimensions.explicit") subscript(explicit guide: HorizontalAlignment) -> CGFloat? { get }
            /// Where the view itself says that a line lies.
            @native("dimensions.explicit") subscript(explicit guide: VerticalAlignment) -> CGFloat? { get }
        }
        extension View {
            /// Says where a line lies in the view, for the containers round it.
            @node("alignmentGuide") func alignmentGuide(_ guide: HorizontalAlignment,
                computeValue: (ViewDimensions) -> CGFloat) -> ModifiedContent<Self, _AlignmentWritingModifier>
            /// Says where a line lies in the view, for the containers round it.
            @node("alignmentGuide") func alignmentGuide(_ guide: VerticalAlignment,
                computeValue: (ViewDimensions) -> CGFloat) -> ModifiedContent<Self, _AlignmentWritingModifier>
        }
        struct _AlignmentWritingModifier: ViewModifier {}
        """#
}
