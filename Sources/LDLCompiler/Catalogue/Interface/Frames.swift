extension CatalogueInterface {
    /// Modifiers that change what a view is offered, how large it is, or where it stands.
    static let frames: StaticString = #"""
        struct _PaddingLayout: ViewModifier {}
        struct _FrameLayout: ViewModifier {}
        struct _FlexFrameLayout: ViewModifier {}
        struct _FixedSizeLayout: ViewModifier {}
        struct _AspectRatioLayout: ViewModifier {}
        struct _PositionLayout: ViewModifier {}
        struct _OffsetEffect: ViewModifier {}
        struct LayoutPriorityTraitKey {}
        struct ZIndexTraitKey {}
        extension View {
            /// Puts the usual room, or a number of points, on some sides of the view.
            @synonym("margin", "inset", "insets") @node("padding.edges") func padding(_ edges: Edge.Set = .all,
                _ length: CGFloat? = nil) -> ModifiedContent<Self, _PaddingLayout>
            /// Puts a number of points on each side of the view.
            @node("padding.length") func padding(_ length: CGFloat) -> ModifiedContent<Self, _PaddingLayout>
            /// Puts room on each side of the view.
            @node("padding.insets") func padding(_ insets: EdgeInsets) -> ModifiedContent<Self, _PaddingLayout>
            /// Puts the view in a frame of a fixed width, height, or both, in points.
            @synonym("size", "width", "height") @node("frame") func frame(width: CGFloat? = nil,
                height: CGFloat? = nil, alignment: Alignment = .center) -> ModifiedContent<Self, _FrameLayout>
            /// Puts the view in a frame whose size lies between limits, in points.
            @synonym("fillMaxWidth", "maxWidth", "minWidth") @node("flexFrame") func frame(minWidth: CGFloat? = nil,
                idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
                idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center)
                -> ModifiedContent<Self, _FlexFrameLayout>
            /// Gives the view its ideal size, whatever it is offered.
            @synonym("wrapContent", "intrinsicSize") @node("fixedSize") func fixedSize() -> ModifiedContent<Self,
                _FixedSizeLayout>
            /// Gives the view its ideal width, height, or both, whatever it is offered.
            @node("fixedSize.axes") func fixedSize(horizontal: Bool, vertical: Bool) -> ModifiedContent<Self,
                _FixedSizeLayout>
            /// Offers the view a size of a ratio of width to height, inside what is offered or covering it.
            @synonym("ratio") @node("aspectRatio") func aspectRatio(_ aspectRatio: CGFloat? = nil,
                contentMode: ContentMode) -> ModifiedContent<Self, _AspectRatioLayout>
            /// Offers the view a size of the same ratio as another, inside what is offered or covering it.
            @node("aspectRatio.size") func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode)
                -> ModifiedContent<Self, _AspectRatioLayout>
            /// Offers the view a size of its own ratio inside what is offered.
            @node("scaledToFit") func scaledToFit() -> ModifiedContent<Self, _AspectRatioLayout>
            /// Offers the view a size of its own ratio that covers what is offered.
            @node("scaledToFill") func scaledToFill() -> ModifiedContent<Self, _AspectRatioLayout>
            /// Says which views of a stack are served first: those with the higher number.
            @synonym("priority", "weight", "flex") @node("layoutPriority") func layoutPriority(_ value: Double)
                -> ModifiedContent<Self, _TraitWritingModifier<LayoutPriorityTraitKey>>
            /// Draws the view elsewhere, in points; the layout does not notice.
            @synonym("translate", "move") @node("offset") func offset(x: CGFloat = 0, y: CGFloat = 0)
                -> ModifiedContent<Self, _OffsetEffect>
            /// Draws the view elsewhere, in points; the layout does not notice.
            @node("offset.size") func offset(_ offset: CGSize) -> ModifiedContent<Self, _OffsetEffect>
            /// Takes all that is offered and puts the view's middle at a place in it, in points.
            @node("position") func position(x: CGFloat = 0, y: CGFloat = 0) -> ModifiedContent<Self, _PositionLayout>
            /// Takes all that is offered and puts the view's middle at a place in it, in points.
            @node("position.point") func position(_ position: CGPoint) -> ModifiedContent<Self, _PositionLayout>
            /// Draws views with a higher number in front of others.
            @node("zIndex") func zIndex(_ value: Double) -> ModifiedContent<Self, _TraitWritingModifier<ZIndexTraitKey>>
        }
        """#
}
