extension CatalogueInterface {
    /// Layouts of one's own, and what they are given.
    static let layouts: StaticString = #"""
        /// A container with rules of its own.
        protocol Layout {
            associatedtype Cache = Void
            typealias Subviews = LayoutSubviews
            typealias ProposedSize = ProposedViewSize
            /// The container's size for an offer.
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
            /// Says of each subview where it goes.
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
            /// What is computed once and kept.
            @native("layout.makeCache") func makeCache(subviews: Subviews) -> Cache
            /// Brings what is kept up to date.
            @native("layout.updateCache") func updateCache(_ cache: inout Cache, subviews: Subviews)
            /// The distances that the container would like to its neighbours.
            @native("layout.spacing") func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
            /// Where the container says that a line lies.
            @native("layout.explicitAlignment") func explicitAlignment(of guide: HorizontalAlignment,
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGFloat?
            /// Where the container says that a line lies.
            @native("layout.explicitAlignment") func explicitAlignment(of guide: VerticalAlignment, in bounds: CGRect,
                proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGFloat?
            /// What else there is to know of the layout.
            @native("layout.properties") static var layoutProperties: LayoutProperties { get }
        }
        extension Layout {
            /// The layout with views in it.
            @node("layout") func callAsFunction<V: View>(@ViewBuilder _ content: () -> V)
                -> _VariadicView.Tree<_LayoutRoot<Self>, V>
        }
        /// Containers of any number of views.
        enum _VariadicView {
            /// A container and its views.
            struct Tree<Root, Content>: View {}
        }
        struct _LayoutRoot<L> {}
        /// What else there is to know of a layout.
        struct LayoutProperties: Sendable {
            /// Nothing.
            @native("layoutProperties.init") init()
            /// The direction in which it stacks its views, if it does.
            @native("layoutProperties.stackOrientation") var stackOrientation: Axis? { get set }
        }
        /// The views in a layout, in order.
        struct LayoutSubviews: RandomAccessCollection {
            typealias Element = LayoutSubview
            /// The direction of text and rows.
            @native("subviews.layoutDirection") var layoutDirection: LayoutDirection { get }
        }
        /// A view in a layout.
        struct LayoutSubview: Equatable {
            /// Its size for an offer.
            @native("subview.sizeThatFits") func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
            /// Its size and guides for an offer.
            @native("subview.dimensions") func dimensions(in proposal: ProposedViewSize) -> ViewDimensions
            /// The distances that it would like to its neighbours.
            @native("subview.spacing") var spacing: ViewSpacing { get }
            /// What `layoutPriority` says.
            @native("subview.priority") var priority: Double { get }
            /// Puts it at a place, in the coordinates of the container's bounds.
            @native("subview.place") func place(at position: CGPoint, anchor: UnitPoint = .topLeading,
                proposal: ProposedViewSize)
            /// What `layoutValue` says for a key.
            @native("subview.value") subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { get }
        }
        /// The distances that a view would like to its neighbours.
        struct ViewSpacing: Sendable {
            /// The usual distances.
            @native("spacing.init") init()
            /// No distance.
            @native("spacing.zero") static var zero: ViewSpacing { get }
            /// The distance to the next view along an axis.
            @native("spacing.distance") func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat
            /// Takes over what another view would like.
            @native("spacing.formUnion") mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all)
            /// What either view would like.
            @native("spacing.union") func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing
        }
        /// A value that a view carries to the layout it is in.
        protocol LayoutValueKey {
            associatedtype Value
            /// The value of a view that says nothing.
            static var defaultValue: Value { get }
        }
        extension View {
            /// Carries a value to the layout that the view is in.
            @node("layoutValue") func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value)
                -> ModifiedContent<Self, _TraitWritingModifier<_LayoutTrait<K>>>
        }
        struct _TraitWritingModifier<Key>: ViewModifier {}
        struct _LayoutTrait<Key> {}
        /// A layout of any kind, so that one can be put in another's place.
        struct AnyLayout: Layout {
            /// A layout of any kind.
            @native("anyLayout") init<L: Layout>(_ layout: L)
        }
        /// A row, as a layout.
        struct HStackLayout: Layout {
            /// A row.
            @native("hstackLayout") init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil)
        }
        /// A column, as a layout.
        struct VStackLayout: Layout {
            /// A column.
            @native("vstackLayout") init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil)
        }
        /// Views over one another, as a layout.
        struct ZStackLayout: Layout {
            /// Views over one another.
            @native("zstackLayout") init(alignment: Alignment = .center)
        }
        /// Rows and columns, as a layout.
        struct GridLayout: Layout {
            /// Rows and columns.
            @native("gridLayout") init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
                verticalSpacing: CGFloat? = nil)
        }
        """#
}
