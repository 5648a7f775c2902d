extension CatalogueInterface {
    /// Grids, and rows and columns whose views are made when they are seen.
    static let grids: StaticString = #"""
        /// Rows and columns whose cells line up.
        struct Grid<Content: View>: View {
            /// A grid; every child that is no row spans all columns.
            @synonym("Table") @node("grid") init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
                verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
        }
        /// A row of a grid.
        struct GridRow<Content: View>: View {
            /// A row; each view is a cell.
            @synonym("TableRow") @node("gridRow") init(alignment: VerticalAlignment? = nil,
                @ViewBuilder content: () -> Content)
        }
        extension View {
            /// Lets a cell span columns.
            @synonym("columnSpan", "colspan") @node("gridCellColumns") func gridCellColumns(_ count: Int)
                -> ModifiedContent<Self, _TraitWritingModifier<GridColumnsTraitKey>>
            /// Puts a cell at a place in its slot.
            @node("gridCellAnchor") func gridCellAnchor(_ anchor: UnitPoint)
                -> ModifiedContent<Self, _TraitWritingModifier<GridAnchorTraitKey>>
            /// Lines up the cells of a column.
            @node("gridColumnAlignment") func gridColumnAlignment(_ guide: HorizontalAlignment)
                -> ModifiedContent<Self, _TraitWritingModifier<GridColumnAlignmentTraitKey>>
            /// Keeps a cell from making its row or column larger.
            @node("gridCellUnsizedAxes") func gridCellUnsizedAxes(_ axes: Axis.Set)
                -> ModifiedContent<Self, _TraitWritingModifier<GridUnsizedAxesTraitKey>>
        }
        struct GridColumnsTraitKey {}
        struct GridAnchorTraitKey {}
        struct GridColumnAlignmentTraitKey {}
        struct GridUnsizedAxesTraitKey {}
        /// A column of a lazy grid, or a row of a horizontal one.
        struct GridItem: Sendable {
            /// A column of a size, with the room after it in points.
            @native("gridItem.init") init(_ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil,
                alignment: Alignment? = nil)
            /// How wide a column is, in points.
            enum Size: Sendable {
                case fixed(CGFloat)
                case flexible(minimum: CGFloat = 10, maximum: CGFloat = inf)
                case adaptive(minimum: CGFloat, maximum: CGFloat = inf)
            }
        }
        /// Columns that are filled row by row, made as they are seen.
        struct LazyVGrid<Content: View>: View {
            /// A grid that grows downwards.
            @synonym("GridView") @node("lazyVGrid") init(columns: [GridItem], alignment: HorizontalAlignment = .center,
                spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: ()
                    -> Content)
        }
        /// Rows that are filled column by column, made as they are seen.
        struct LazyHGrid<Content: View>: View {
            /// A grid that grows sideways.
            @node("lazyHGrid") init(rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
                pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content)
        }
        /// A column whose views are made as they are seen.
        struct LazyVStack<Content: View>: View {
            /// A column as wide as it is offered.
            @node("lazyVStack") init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
                pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content)
        }
        /// A row whose views are made as they are seen.
        struct LazyHStack<Content: View>: View {
            /// A row as high as it is offered.
            @node("lazyHStack") init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
                pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content)
        }
        /// What stays in sight while a section is scrolled.
        struct PinnedScrollableViews: OptionSet, Sendable {
            /// Nothing.
            @native("flags.0") init()
            @native("flags.1") static var sectionHeaders: PinnedScrollableViews { get }
            @native("flags.2") static var sectionFooters: PinnedScrollableViews { get }
        }
        """#
}
