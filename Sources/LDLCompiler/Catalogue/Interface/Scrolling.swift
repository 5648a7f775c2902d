extension CatalogueInterface {
    /// Scroll views, readers, the safe area, and views that depend on the room there is.
    static let scrolling: StaticString = #"""
        /// Views that can be scrolled: they are offered no length along the axes.
        struct ScrollView<Content: View>: View {
            /// Views that can be scrolled along axes.
            @synonym("Scroll", "ScrollPane") @node("scrollView") init(_ axes: Axis.Set = .vertical,
                showsIndicators: Bool = true,
                @ViewBuilder content: () -> Content)
        }
        /// Gives views a way to scroll to a place.
        struct ScrollViewReader<Content: View>: View {
            /// Views that can be scrolled to.
            @node("reader.content") init(@ViewBuilder content: (ScrollViewProxy) -> Content)
        }
        /// Scrolls to a place.
        struct ScrollViewProxy {
            /// Scrolls to a view; nothing happens here.
            @native("void") func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil)
        }
        /// Takes what it is offered and says to its views how much that is.
        struct GeometryReader<Content: View>: View {
            /// Views made from the size there is.
            @node("geometryReader") init(@ViewBuilder content: (GeometryProxy) -> Content)
        }
        /// The room that a view has.
        struct GeometryProxy {
            /// The size in points.
            @native("geometry.size") var size: CGSize { get }
            /// The distances to the safe area's edges.
            @native("geometry.safeAreaInsets") var safeAreaInsets: EdgeInsets { get }
            /// The view's rectangle in a coordinate space.
            @native("geometry.frame") func frame(in space: CoordinateSpace) -> CGRect
            /// A coordinate space's own rectangle in the view's coordinates; `nil` where no view around makes the space.
            @native("geometry.bounds") func bounds(of space: CoordinateSpace) -> CGRect?
            /// A rectangle that a view inside has said.
            @native("geometry.anchor") subscript<T>(anchor: Anchor<T>) -> T { get }
        }
        /// A place inside a view, for use outside of it.
        struct Anchor<Value> {}
        /// What coordinates are counted from.
        enum CoordinateSpace: Hashable {
            case global, local, named(AnyHashable)
            /// The nearest scroll view's.
            @native("coordinateSpace.scrollView") static var scrollView: CoordinateSpace { get }
            /// The nearest scroll view's.
            @native("coordinateSpace.scrollView") static func scrollView(axis: Axis) -> CoordinateSpace
        }
        /// A value of any type that has a hash.
        struct AnyHashable: Hashable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
            /// A value of any type.
            @native("identity") init<H: Hashable>(_ base: H)
        }
        /// The first of its views that fits into the room there is.
        struct ViewThatFits<Content: View>: View {
            /// The first view that fits along axes, else the last.
            @node("viewThatFits") init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: ()
                -> Content)
        }
        struct _SafeAreaRegionsIgnoringLayout: ViewModifier {}
        struct _SafeAreaIgnoringLayout: ViewModifier {}
        struct _InsetViewModifier<Content>: ViewModifier {}
        struct SafeAreaPaddingModifier: ViewModifier {}
        struct _ContainerRelativeFrameLayout: ViewModifier {}
        struct _GeometryActionModifier<Value>: ViewModifier {}
        struct _ScrollModifier: ViewModifier {}
        /// What takes room at the edges of a screen.
        struct SafeAreaRegions: OptionSet, Sendable {
            @native("flags.3") static var all: SafeAreaRegions { get }
            @native("flags.1") static var container: SafeAreaRegions { get }
            @native("flags.2") static var keyboard: SafeAreaRegions { get }
        }
        extension View {
            /// Lets the view reach beyond the safe area.
            @node("ignoresSafeArea") func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all)
                -> ModifiedContent<Self, _SafeAreaRegionsIgnoringLayout>
            /// Lets the view reach beyond the safe area.
            @node("edgesIgnoringSafeArea") func edgesIgnoringSafeArea(_ edges: Edge.Set)
                -> ModifiedContent<Self, _SafeAreaIgnoringLayout>
            /// Makes the safe area smaller by a view at an edge.
            @node("safeAreaInset.vertical") func safeAreaInset<V: View>(edge: VerticalEdge,
                alignment: HorizontalAlignment = .center,
                spacing: CGFloat? = nil, @ViewBuilder content: () -> V) -> ModifiedContent<Self, _InsetViewModifier<V>>
            /// Makes the safe area smaller by a view at a side.
            @node("safeAreaInset.horizontal") func safeAreaInset<V: View>(edge: HorizontalEdge,
                alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V)
                -> ModifiedContent<Self, _InsetViewModifier<V>>
            /// Makes the safe area smaller by a bar at an edge.
            @node("safeAreaInset.vertical") func safeAreaBar<V: View>(edge: VerticalEdge,
                alignment: HorizontalAlignment = .center,
                spacing: CGFloat? = nil, @ViewBuilder content: () -> V) -> ModifiedContent<Self, _InsetViewModifier<V>>
            /// Makes the safe area smaller, by the usual room or a number of points.
            @node("safeAreaPadding.edges") func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil)
                -> ModifiedContent<Self, SafeAreaPaddingModifier>
            /// Makes the safe area smaller by a number of points.
            @node("safeAreaPadding.length") func safeAreaPadding(_ length: CGFloat) -> ModifiedContent<Self,
                SafeAreaPaddingModifier>
            /// Makes the safe area smaller.
            @node("safeAreaPadding.insets") func safeAreaPadding(_ insets: EdgeInsets) -> ModifiedContent<Self,
                SafeAreaPaddingModifier>
            /// Makes the view as large as the scroll view or screen that it is in.
            @node("containerRelativeFrame") func containerRelativeFrame(_ axes: Axis.Set,
                alignment: Alignment = .center)
                -> ModifiedContent<Self, _ContainerRelativeFrameLayout>
            /// Makes the view as large as a part of the scroll view or screen that it is in.
            @node("containerRelativeFrame.count") func containerRelativeFrame(_ axes: Axis.Set, count: Int,
                span: Int = 1,
                spacing: CGFloat, alignment: Alignment = .center) -> ModifiedContent<Self,
                    _ContainerRelativeFrameLayout>
            /// Makes the view as large as a function of the length of the scroll view or screen says.
            @node("containerRelativeFrame.closure") func containerRelativeFrame(_ axes: Axis.Set,
                alignment: Alignment = .center,
                _ length: (CGFloat, Axis) -> CGFloat) -> ModifiedContent<Self, _ContainerRelativeFrameLayout>
            /// Calls a function with a value of the view's geometry; it is called once, with the final one.
            @node("onGeometryChange") func onGeometryChange<T: Equatable>(for type: T.Type,
                of transform: (GeometryProxy) -> T,
                action: (T) -> Void) -> ModifiedContent<Self, _GeometryActionModifier<T>>
            /// Calls a function with a value of the view's geometry before and after; it is called once.
            @node("onGeometryChange.both") func onGeometryChange<T: Equatable>(for type: T.Type,
                of transform: (GeometryProxy) -> T,
                action: (T, T) -> Void) -> ModifiedContent<Self, _GeometryActionModifier<T>>
            /// Names the view's coordinates.
            @node("coordinateSpace") func coordinateSpace<T: Hashable>(name: T) -> ModifiedContent<Self, _CoordinateSpaceModifier<T>>
            /// Names the view's coordinates.
            @node("coordinateSpace.space") func coordinateSpace(_ name: CoordinateSpace) -> ModifiedContent<Self,
                _CoordinateSpaceModifier<AnyHashable>>
            /// Puts room round a scroll view's content.
            @node("contentMargins.edges") func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?,
                for placement: ContentMarginPlacement = .automatic) -> ModifiedContent<Self, _ScrollModifier>
            /// Puts room round a scroll view's content.
            @node("contentMargins.length") func contentMargins(_ length: CGFloat,
                for placement: ContentMarginPlacement = .automatic)
                -> ModifiedContent<Self, _ScrollModifier>
            /// Puts room round a scroll view's content.
            @node("contentMargins.insets") func contentMargins(_ edges: Edge.Set = .all, _ insets: EdgeInsets,
                for placement: ContentMarginPlacement = .automatic) -> ModifiedContent<Self, _ScrollModifier>
            /// Says where the bars beside scroll views are seen.
            @inert func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical,
                .horizontal])
                -> ModifiedContent<Self, _ScrollModifier>
            /// Says where scrolling comes to rest.
            @inert @unchecked func scrollTargetBehavior() -> ModifiedContent<Self, _ScrollModifier>
            /// Says that scrolling comes to rest at the views inside.
            @inert func scrollTargetLayout(isEnabled: Bool = true) -> ModifiedContent<Self, _ScrollModifier>
            /// Ties the place that is scrolled to to a value.
            @inert @unchecked func scrollPosition() -> ModifiedContent<Self, _ScrollModifier>
            /// Changes views while they are scrolled into sight.
            @inert @unchecked func scrollTransition() -> ModifiedContent<Self, _ScrollModifier>
            /// Says whether scrolling goes a little beyond the end.
            @inert @unchecked func scrollBounceBehavior() -> ModifiedContent<Self, _ScrollModifier>
            /// Says whether the content is cut at the scroll view's edges.
            @inert func scrollClipDisabled(_ disabled: Bool = true) -> ModifiedContent<Self, _ScrollModifier>
            /// Turns scrolling off.
            @inert func scrollDisabled(_ disabled: Bool) -> ModifiedContent<Self, _ScrollModifier>
            /// Says whether the background of scrolled content is seen.
            @node("scrollContentBackground") func scrollContentBackground(_ visibility: Visibility)
                -> ModifiedContent<Self, _ScrollModifier>
            /// Says what happens to the keyboard while scrolling.
            @inert @unchecked func scrollDismissesKeyboard() -> ModifiedContent<Self, _ScrollModifier>
            /// Lets scroll bars flash.
            @inert @unchecked func scrollIndicatorsFlash() -> ModifiedContent<Self, _ScrollModifier>
            /// Says from which place content is scrolled.
            @node("defaultScrollAnchor") func defaultScrollAnchor(_ anchor: UnitPoint?)
                -> ModifiedContent<Self, _ScrollModifier>
            /// Says from which place content is scrolled, or where it lies when it is too short to scroll.
            @node("defaultScrollAnchor") func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole)
                -> ModifiedContent<Self, _ScrollModifier>
            /// Says how views are drawn at a scroll view's edges.
            @inert @unchecked func scrollEdgeEffectStyle() -> ModifiedContent<Self, _ScrollModifier>
            /// Says whether views are drawn specially at a scroll view's edges.
            @inert @unchecked func scrollEdgeEffectHidden() -> ModifiedContent<Self, _ScrollModifier>
            /// Calls a function when scrolling changes.
            @inert @unchecked func onScrollGeometryChange() -> ModifiedContent<Self, _ScrollModifier>
            /// Calls a function when scrolling begins or ends.
            @inert @unchecked func onScrollPhaseChange() -> ModifiedContent<Self, _ScrollModifier>
            /// Calls a function when views come into sight.
            @inert @unchecked func onScrollVisibilityChange() -> ModifiedContent<Self, _ScrollModifier>
            /// Calls a function when other views come into sight.
            @inert @unchecked func onScrollTargetVisibilityChange() -> ModifiedContent<Self, _ScrollModifier>
            /// Says how scrolling answers to a device.
            @inert @unchecked func scrollInputBehavior() -> ModifiedContent<Self, _ScrollModifier>
            /// Moves the view in a way of its own, by its geometry.
            @inert @unchecked func visualEffect() -> ModifiedContent<Self, _VisualEffectModifier>
        }
        struct _CoordinateSpaceModifier<Name>: ViewModifier {}
        struct _VisualEffectModifier: ViewModifier {}
        /// Which part of a scroll view margins are for.
        struct ContentMarginPlacement: Sendable {
            @native("opaque") static var automatic: ContentMarginPlacement { get }
            @native("opaque") static var scrollContent: ContentMarginPlacement { get }
            @native("contentMargin.indicators") static var scrollIndicators: ContentMarginPlacement { get }
        }
        /// What an anchor of a scroll view is for.
        enum ScrollAnchorRole: Hashable { case initialOffset, sizeChanges, alignment }
        /// Whether the bars beside scroll views are seen.
        enum ScrollIndicatorVisibility: Equatable { case automatic, visible, hidden, never }
        """#
}
