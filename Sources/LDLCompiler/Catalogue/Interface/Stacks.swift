extension CatalogueInterface {
    /// Rows, columns, layers, spacers and lines.
    static let stacks: StaticString = #"""
        /// Views side by side.
        struct HStack<Content: View>: View {
            /// A row; without a spacing, each view says how far it would like to be from its neighbours.
            @synonym("Row", "HBox") @node("hstack") init(alignment: VerticalAlignment = .center,
                spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
        }
        /// Views below one another.
        struct VStack<Content: View>: View {
            /// A column; without a spacing, each view says how far it would like to be from its neighbours.
            @synonym("Column", "VBox", "Stack") @node("vstack") init(alignment: HorizontalAlignment = .center,
                spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
        }
        /// Views over one another.
        struct ZStack<Content: View>: View {
            /// Views over one another, the last in front.
            @synonym("Box", "Layers") @node("zstack") init(alignment: Alignment = .center,
                @ViewBuilder content: () -> Content)
        }
        /// Empty room that takes what other views leave.
        struct Spacer: View {
            /// Empty room, at least so many points.
            @synonym("Space") @node("spacer") init(minLength: CGFloat? = nil)
        }
        /// A thin line across the stack it is in.
        struct Divider: View {
            /// A line.
            @synonym("Line", "Separator") @node("divider") init()
        }
        """#
}
