extension CatalogueInterface {
    /// Lists, forms, and the containers of an app's screens.
    static let containers: StaticString = #"""
        /// Rows in the look of a list.
        struct List<SelectionValue, Content>: View {
            /// Rows.
            @synonym("ListView", "Table") @node("list") init(@ViewBuilder content: () -> Content)
                where SelectionValue == Never
            /// A row for each element.
            @node("list.data") init<Data: RandomAccessCollection, Row>(_ data: Data,
                @ViewBuilder rowContent: (Data.Element) -> Row)
                where Content == ForEach<Data, Data.Element.ID, Row>, SelectionValue == Never
            /// A row for each element, told apart by a part of them.
            @node("list.id") init<Data: RandomAccessCollection, ID: Hashable, Row>(_ data: Data,
                id: KeyPath<Data.Element, ID>,
                @ViewBuilder rowContent: (Data.Element) -> Row) where Content == ForEach<Data, ID, Row>,
                    SelectionValue == Never
            /// A row for each number.
            @node("list.data") init<Row>(_ data: Range<Int>, @ViewBuilder rowContent: (Int) -> Row)
                where Content == ForEach<Range<Int>, Int, Row>, SelectionValue == Never
            /// Rows of which some are selected.
            @node("list.selection") init<S>(selection: Binding<S>?, @ViewBuilder content: () -> Content)
                where SelectionValue == S
            /// A row for each element, of which some are selected.
            @node("list.dataSelection") init<S, Data: RandomAccessCollection, Row>(_ data: Data, selection: Binding<S>?,
                @ViewBuilder rowContent: (Data.Element) -> Row)
                where Content == ForEach<Data, Data.Element.ID, Row>, SelectionValue == S
            /// A row for each element, told apart by a part of them, of which some are selected.
            @node("list.idSelection") init<S, Data: RandomAccessCollection, ID: Hashable, Row>(_ data: Data,
                id: KeyPath<Data.Element, ID>, selection: Binding<S>?,
                @ViewBuilder rowContent: (Data.Element) -> Row)
                where Content == ForEach<Data, ID, Row>, SelectionValue == S
            /// A row for each element that can be changed.
            @node("list.data") init<C: RandomAccessCollection, Row>(_ data: Binding<C>,
                @ViewBuilder rowContent: (Binding<C.Element>) -> Row)
                where Content == ForEach<C, C.Element.ID, Row>, SelectionValue == Never
            /// A row for each element that can be changed, told apart by a part of them.
            @node("list.id") init<C: RandomAccessCollection, ID: Hashable, Row>(_ data: Binding<C>,
                id: KeyPath<C.Element, ID>, @ViewBuilder rowContent: (Binding<C.Element>) -> Row)
                where Content == ForEach<C, ID, Row>, SelectionValue == Never
            /// A row for each element that can be changed, of which some are selected.
            @node("list.dataSelection") init<S, C: RandomAccessCollection, Row>(_ data: Binding<C>,
                selection: Binding<S>?, @ViewBuilder rowContent: (Binding<C.Element>) -> Row)
                where Content == ForEach<C, C.Element.ID, Row>, SelectionValue == S
        }
        /// Controls in the look of a form.
        struct Form<Content>: View {
            /// Controls.
            @node("form") init(@ViewBuilder content: () -> Content)
        }
        /// Views in a box with a title.
        struct GroupBox<Label, Content>: View {
            /// A box without a title.
            @node("groupBox") init(@ViewBuilder content: () -> Content) where Label == EmptyView
            /// A box with words over it.
            @synonym("Card") @node("groupBox.title") init(_ title: some StringProtocol, @ViewBuilder content: ()
                -> Content) where Label == Text
            /// A box with a view over it.
            @node("groupBox.label") init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
            /// A box with a view over it.
            @node("groupBox.labelView") init(label: Label, @ViewBuilder content: () -> Content)
        }
        /// Views that can be folded away; here as they begin.
        struct DisclosureGroup<Label, Content>: View {
            /// Views under words, folded away.
            @node("disclosureGroup.title") init(_ title: some StringProtocol, @ViewBuilder content: ()
                -> Content) where Label == Text
            /// Views under words.
            @node("disclosureGroup.titleExpanded") init(_ title: some StringProtocol, isExpanded: Binding<Bool>,
                @ViewBuilder content: () -> Content) where Label == Text
            /// Views under a view, folded away.
            @node("disclosureGroup") init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
            /// Views under a view.
            @node("disclosureGroup.expanded") init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
                @ViewBuilder label: () -> Label)
        }
        /// Controls that belong together.
        struct ControlGroup<Content>: View {
            /// Controls that belong together.
            @node("controlGroup") init(@ViewBuilder content: () -> Content)
        }
        /// Says that there is nothing to show.
        struct ContentUnavailableView<Label, Description, Actions>: View {
            /// Words, a symbol and a description.
            @node("contentUnavailable.title") init(_ title: some StringProtocol, systemImage: String,
                description: Text? = nil)
                where Label == SwiftUI_Label, Description == Optional<Text>, Actions == EmptyView
            /// Views for the words, the description and what can be done.
            @node("contentUnavailable") init(@ViewBuilder label: () -> Label, @ViewBuilder description: ()
                -> Description,
                @ViewBuilder actions: () -> Actions)
            /// Views for the words and the description.
            @node("contentUnavailable") init(@ViewBuilder label: () -> Label, @ViewBuilder description: ()
                -> Description)
                where Actions == EmptyView
            /// A view for the words.
            @node("contentUnavailable") init(@ViewBuilder label: () -> Label) where Description == EmptyView,
                Actions == EmptyView
        }
        /// A screen that others are put over.
        struct NavigationStack<Data, Root>: View {
            /// A screen.
            @node("navigationStack") init(@ViewBuilder root: () -> Root) where Data == NavigationPath
            /// A screen and those over it.
            @node("navigationStack.path") init<P>(path: Binding<P>, @ViewBuilder root: () -> Root) where Data == P
        }
        /// A screen that others are put over.
        struct NavigationView<Content>: View {
            /// A screen.
            @node("navigationStack") init(@ViewBuilder content: () -> Content)
        }
        /// Screens side by side.
        struct NavigationSplitView<Sidebar, Content, Detail>: View {
            /// A list and what is chosen in it.
            @node("navigationSplit") init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: ()
                -> Detail) where Content == EmptyView
            /// A list, another, and what is chosen in it.
            @node("navigationSplit.three") init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: ()
                -> Content,
                @ViewBuilder detail: () -> Detail)
        }
        /// The screens that are over another.
        struct NavigationPath: Equatable {
            /// No screen.
            @native("array.empty") init()
            /// How many there are.
            @native("collection.count") var count: Int { get }
            /// Whether there is none.
            @native("collection.isEmpty") var isEmpty: Bool { get }
            /// Puts a screen over the others.
            @native("array.append") mutating func append<V: Hashable>(_ value: V)
            /// Takes screens away.
            @native("array.removeLastCount") mutating func removeLast(_ count: Int = 1)
        }
        /// Something that leads to another screen.
        struct NavigationLink<Label, Destination>: View {
            /// Words that lead to a screen.
            @node("navigationLink.title") init(_ title: some StringProtocol,
                @unchecked @ViewBuilder destination: () -> Destination) where Label == Text
            /// Words that lead to the screen for a value.
            @node("navigationLink.title") init<V: Hashable>(_ title: some StringProtocol, value: V?)
                where Label == Text, Destination == Never
            /// A view that leads to a screen.
            @node("navigationLink") init(@unchecked @ViewBuilder destination: () -> Destination,
                @ViewBuilder label: () -> Label)
            /// A view that leads to the screen for a value.
            @node("navigationLink.value") init<V: Hashable>(value: V?, @ViewBuilder label: () -> Label)
                where Destination == Never
            /// A view that leads to a screen.
            @node("navigationLink.value") init(@unchecked destination: Destination, @ViewBuilder label: () -> Label)
            /// Words that lead to a screen.
            @node("navigationLink.title") init(_ title: some StringProtocol,
                @unchecked destination: Destination) where Label == Text
        }
        /// Screens of which one is chosen at the bottom.
        struct TabView<SelectionValue, Content>: View {
            /// Screens.
            @synonym("Tabs", "TabBar") @node("tabView") init(@ViewBuilder content: () -> Content)
                where SelectionValue == Int
            /// Screens, of which a value says which is shown.
            @node("tabView.selection") init<S>(selection: Binding<S>?, @ViewBuilder content: ()
                -> Content) where SelectionValue == S
        }
        /// A screen of a tab view.
        struct Tab<Value, Content, Label>: View {
            /// A screen with words and a symbol.
            @node("tab") init(_ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Content)
                where Value == Never, Label == SwiftUI_Label
            /// A screen with words, a symbol and a value.
            @node("tab.value") init<V>(_ title: some StringProtocol, systemImage: String, value: V,
                @ViewBuilder content: () -> Content)
                where Value == V, Label == SwiftUI_Label
            /// A screen with nothing in the bar.
            @node("tab.empty") init(@ViewBuilder content: () -> Content) where Value == Never, Label == EmptyView
            /// A screen with a view in the bar.
            @node("tab.labelled") init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
                where Value == Never
        }
        /// Screens of a tab view that belong together.
        struct TabSection<Content>: View {
            /// Screens under words.
            @node("tabSection") init(_ title: some StringProtocol, @ViewBuilder content: () -> Content)
        }
        /// Something in a bar.
        struct ToolbarItem<Content>: View {
            /// A view in a bar.
            @node("toolbarItem") init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
        }
        /// Several things in a bar.
        struct ToolbarItemGroup<Content>: View {
            /// Views in a bar.
            @node("toolbarItem") init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
        }
        /// Where in a bar something is.
        struct ToolbarItemPlacement {
            @native("opaque") static var automatic: ToolbarItemPlacement { get }
            @native("opaque") static var principal: ToolbarItemPlacement { get }
            @native("opaque") static var navigation: ToolbarItemPlacement { get }
            @native("opaque") static var primaryAction: ToolbarItemPlacement { get }
            @native("opaque") static var secondaryAction: ToolbarItemPlacement { get }
            @native("opaque") static var confirmationAction: ToolbarItemPlacement { get }
            @native("opaque") static var cancellationAction: ToolbarItemPlacement { get }
            @native("opaque") static var destructiveAction: ToolbarItemPlacement { get }
            @native("opaque") static var topBarLeading: ToolbarItemPlacement { get }
            @native("opaque") static var topBarTrailing: ToolbarItemPlacement { get }
            @native("opaque") static var navigationBarLeading: ToolbarItemPlacement { get }
            @native("opaque") static var navigationBarTrailing: ToolbarItemPlacement { get }
            @native("opaque") static var bottomBar: ToolbarItemPlacement { get }
            @native("opaque") static var keyboard: ToolbarItemPlacement { get }
            @native("opaque") static var status: ToolbarItemPlacement { get }
            @native("opaque") static var title: ToolbarItemPlacement { get }
        }
        /// Glass shapes that run into one another.
        struct GlassEffectContainer<Content>: View {
            /// Views with glass.
            @node("group.spaced") init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
        }
        /// Elements in elements that can be folded away; here as they begin.
        struct OutlineGroup<Data>: View {
            /// A row for each element.
            @node("placeholder") @unchecked init()
        }
        /// Rows and columns of values.
        struct Table<Value>: View {
            /// A row for each element.
            @node("placeholder") @unchecked init()
        }
        /// A calendar in which days are chosen.
        struct MultiDatePicker<Label>: View {
            /// A calendar.
            @node("placeholder") @unchecked init()
        }
        /// A button that pastes.
        struct PasteButton: View {
            /// A button with its usual words.
            @node("placeholder") @unchecked init()
        }
        /// A button that changes a name.
        struct RenameButton: View {
            /// A button with its usual words.
            @node("placeholder") @unchecked init()
        }
        /// A button that leads to an app's settings.
        struct SettingsLink: View {
            /// A button with its usual words.
            @node("placeholder") @unchecked init()
        }
        /// Several sources of views for a timeline.
        struct TimelineView<Schedule, Content>: View {
            /// Views made from the time; here they are made once.
            @node("reader.timeline") @unchecked init()
        }
        /// A picture that is drawn by a function; takes what it is offered.
        struct Canvas<Symbols>: View {
            /// A picture that is drawn on a device; empty here.
            @node("canvas") @unchecked init()
        }
        /// A view of UIKit; a placeholder here.
        protocol UIViewRepresentable: View {
            typealias Context = _RepresentableContext
        }
        extension UIViewRepresentable {
            /// A box that says which view it stands for.
            @native("identity.get") var body: Never { get }
        }
        /// What a view of UIKit is told.
        struct _RepresentableContext {}
        /// A view controller of UIKit; a placeholder here.
        protocol UIViewControllerRepresentable: View {
            typealias Context = _RepresentableContext
        }
        extension UIViewControllerRepresentable {
            /// A box that says which view it stands for.
            @native("identity.get") var body: Never { get }
        }
        struct _NavigationModifier: ViewModifier {}
        struct _ListModifier: ViewModifier {}
        extension View {
            /// Sets the title of the screen.
            @node("navigationTitle") func navigationTitle(_ title: some StringProtocol) -> ModifiedContent<Self,
                _NavigationModifier>
            /// Sets the title of the screen.
            @_disfavoredOverload @node("navigationTitle") func navigationTitle(_ title: Text) -> ModifiedContent<Self,
                _NavigationModifier>
            /// Sets the title of the screen.
            @_disfavoredOverload @node("navigationTitle") func navigationTitle(_ title: some StringProtocol)
                -> ModifiedContent<Self, _NavigationModifier>
            /// Sets the title of the screen.
            @node("navigationTitle") func navigationBarTitle<S: StringProtocol>(_ title: S) -> ModifiedContent<Self,
                _NavigationModifier>
            /// Sets how large the title of the screen is.
            @node("navigationBarTitleDisplayMode") func navigationBarTitleDisplayMode(_ mode: NavigationBarTitleDisplayMode)
                -> ModifiedContent<Self, _NavigationModifier>
            /// Hides the bar at the top.
            @node("navigationBarHidden") func navigationBarHidden(_ hidden: Bool) -> ModifiedContent<Self,
                _NavigationModifier>
            /// Sets the words under the title.
            @inert @unchecked func navigationSubtitle() -> ModifiedContent<Self, _NavigationModifier>
            /// Hides the button that leads back.
            @inert func navigationBarBackButtonHidden(_ hides: Bool = true) -> ModifiedContent<Self,
                _NavigationModifier>
            /// Puts things in the bar at the top.
            @inert @unchecked func navigationBarItems() -> ModifiedContent<Self, _NavigationModifier>
            /// Says which screen a value leads to.
            @inert @unchecked func navigationDestination() -> ModifiedContent<Self, _NavigationModifier>
            /// Sets the look of navigation inside.
            @inert @unchecked func navigationViewStyle() -> ModifiedContent<Self, _NavigationModifier>
            /// Sets the look of split views inside.
            @inert @unchecked func navigationSplitViewStyle() -> ModifiedContent<Self, _NavigationModifier>
            /// Sets how wide a column of a split view is.
            @unmodelled @unchecked func navigationSplitViewColumnWidth() -> ModifiedContent<Self, _NavigationModifier>
            /// Says how the document of a screen is shown in its title.
            @inert @unchecked func navigationDocument() -> ModifiedContent<Self, _NavigationModifier>
            /// Says how a screen comes into sight.
            @inert @unchecked func navigationTransition() -> ModifiedContent<Self, _NavigationModifier>
            /// Says where a link leads from.
            @inert @unchecked func navigationLinkIndicatorVisibility() -> ModifiedContent<Self, _NavigationModifier>
            /// Says which view a transition begins at.
            @inert @unchecked func matchedTransitionSource() -> ModifiedContent<Self, _NavigationModifier>
            /// Puts things in the bars.
            @inert @unchecked func toolbar() -> ModifiedContent<Self, _NavigationModifier>
            /// Sets what is behind bars.
            @inert @unchecked func toolbarBackground() -> ModifiedContent<Self, _NavigationModifier>
            /// Sets whether the background of bars is seen.
            @inert @unchecked func toolbarBackgroundVisibility() -> ModifiedContent<Self, _NavigationModifier>
            /// Sets light or dark for bars.
            @inert @unchecked func toolbarColorScheme() -> ModifiedContent<Self, _NavigationModifier>
            /// Sets the sort of a bar.
            @inert @unchecked func toolbarRole() -> ModifiedContent<Self, _NavigationModifier>
            /// Sets whether bars are seen.
            @unmodelled @unchecked func toolbarVisibility() -> ModifiedContent<Self, _NavigationModifier>
            /// Sets the menu of a title.
            @inert @unchecked func toolbarTitleMenu() -> ModifiedContent<Self, _NavigationModifier>
            /// Sets how large the title in a bar is.
            @unmodelled @unchecked func toolbarTitleDisplayMode() -> ModifiedContent<Self, _NavigationModifier>
            /// Sets the words and symbol of a screen in a tab view.
            @node("tabItem") func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> ModifiedContent<Self,
                _TraitWritingModifier<TabItemTraitKey>>
            /// Sets the look of tab views inside.
            @node("tabViewStyle") func tabViewStyle<S: TabViewStyle>(_ style: S) -> ModifiedContent<Self,
                _StyleModifier>
            /// Sets how a tab view is put together.
            @inert @unchecked func tabViewCustomization() -> ModifiedContent<Self, _StyleModifier>
            /// Puts a view under a tab view's bar.
            @unmodelled @unchecked func tabViewBottomAccessory() -> ModifiedContent<Self, _StyleModifier>
            /// Says when a tab view's bar becomes small.
            @inert @unchecked func tabBarMinimizeBehavior() -> ModifiedContent<Self, _StyleModifier>
            /// Sets the look of the dots of a paged view.
            @inert @unchecked func indexViewStyle() -> ModifiedContent<Self, _StyleModifier>
            /// Puts a number or word on a symbol or row.
            @inert @unchecked func badge() -> ModifiedContent<Self, _ListModifier>
            /// Sets how much numbers on symbols stand out.
            @inert @unchecked func badgeProminence() -> ModifiedContent<Self, _ListModifier>
            /// Sets the look of lists inside.
            @node("listStyle") func listStyle<S: ListStyle>(_ style: S) -> ModifiedContent<Self, _StyleModifier>
            /// Sets the room round a row.
            @node("listRowInsets") func listRowInsets(_ insets: EdgeInsets?) -> ModifiedContent<Self,
                _TraitWritingModifier<ListRowInsetsTraitKey>>
            /// Sets what is behind a row.
            @node("listRowBackground") func listRowBackground<V: View>(_ view: V?) -> ModifiedContent<Self, _ListModifier>
            /// Sets whether the line under a row is seen.
            @node("listRowSeparator") func listRowSeparator(_ visibility: Visibility,
                @unchecked edges: VerticalEdge = .bottom) -> ModifiedContent<Self, _ListModifier>
            /// Sets the colour of the line under a row.
            @inert @unchecked func listRowSeparatorTint() -> ModifiedContent<Self, _ListModifier>
            /// Sets the room between rows in points.
            @node("listRowSpacing") func listRowSpacing(_ spacing: CGFloat?) -> ModifiedContent<Self, _ListModifier>
            /// Sets the platter behind a row.
            @inert @unchecked func listRowPlatterColor() -> ModifiedContent<Self, _ListModifier>
            /// Sets the colour of a row.
            @inert @unchecked func listItemTint() -> ModifiedContent<Self, _ListModifier>
            /// Sets whether the line between sections is seen.
            @inert @unchecked func listSectionSeparator() -> ModifiedContent<Self, _ListModifier>
            /// Sets the colour of the line between sections.
            @inert @unchecked func listSectionSeparatorTint() -> ModifiedContent<Self, _ListModifier>
            /// Sets the room between sections.
            @unmodelled @unchecked func listSectionSpacing() -> ModifiedContent<Self, _ListModifier>
            /// Sets the room round sections.
            @unmodelled @unchecked func listSectionMargins() -> ModifiedContent<Self, _ListModifier>
            /// Sets the letters of the index beside a list.
            @inert @unchecked func listSectionIndexVisibility() -> ModifiedContent<Self, _ListModifier>
            /// Sets the letter of a section in the index beside a list.
            @inert @unchecked func sectionIndexLabel() -> ModifiedContent<Self, _ListModifier>
            /// Puts buttons under a row that is swiped.
            @inert @unchecked func swipeActions() -> ModifiedContent<Self, _ListModifier>
            /// Turns deleting off.
            @inert @unchecked func deleteDisabled() -> ModifiedContent<Self, _ListModifier>
            /// Turns moving off.
            @inert @unchecked func moveDisabled() -> ModifiedContent<Self, _ListModifier>
            /// Turns selecting off.
            @inert @unchecked func selectionDisabled() -> ModifiedContent<Self, _ListModifier>
            /// Makes headings stand out.
            @unmodelled @unchecked func headerProminence() -> ModifiedContent<Self, _ListModifier>
            /// Sets the look of tables inside.
            @inert @unchecked func tableStyle() -> ModifiedContent<Self, _ListModifier>
            /// Hides the headings of tables inside.
            @inert @unchecked func tableColumnHeaders() -> ModifiedContent<Self, _ListModifier>
            /// Puts the background of rows in alternate colours.
            @inert @unchecked func alternatingRowBackgrounds() -> ModifiedContent<Self, _ListModifier>
            /// Lets rows be searched.
            @unmodelled @unchecked func searchable() -> ModifiedContent<Self, _NavigationModifier>
        }
        struct TabItemTraitKey {}
        struct ListRowInsetsTraitKey {}
        /// How large the title of a screen is.
        enum NavigationBarTitleDisplayMode { case automatic, inline, large }
        /// A look of tab views.
        protocol TabViewStyle {}
        struct DefaultTabViewStyle: TabViewStyle { @native("style.automatic") init() }
        struct PageTabViewStyle: TabViewStyle { @native("style.page") init() }
        extension TabViewStyle where Self == DefaultTabViewStyle {
            @native("style.automatic") static var automatic: DefaultTabViewStyle { get }
            @native("style.page") static var page: DefaultTabViewStyle { get }
            @native("style.automatic") static var sidebarAdaptable: DefaultTabViewStyle { get }
        }
        /// A look of lists.
        protocol ListStyle {}
        struct DefaultListStyle: ListStyle { @native("style.automatic") init() }
        struct PlainListStyle: ListStyle { @native("style.plain") init() }
        struct GroupedListStyle: ListStyle { @native("style.grouped") init() }
        struct InsetListStyle: ListStyle { @native("style.inset") init() }
        struct InsetGroupedListStyle: ListStyle { @native("style.insetGrouped") init() }
        struct SidebarListStyle: ListStyle { @native("style.sidebar") init() }
        extension ListStyle where Self == DefaultListStyle {
            @native("style.automatic") static var automatic: DefaultListStyle { get }
            @native("style.plain") static var plain: DefaultListStyle { get }
            @native("style.grouped") static var grouped: DefaultListStyle { get }
            @native("style.inset") static var inset: DefaultListStyle { get }
            @native("style.insetGrouped") static var insetGrouped: DefaultListStyle { get }
            @native("style.sidebar") static var sidebar: DefaultListStyle { get }
        }
        """#
}
