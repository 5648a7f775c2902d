extension CatalogueInterface {
    /// What every view is, how views are put together, and views of one's own.
    static let views: StaticString = #"""
        /// Something that can be shown.
        protocol View {
            associatedtype Body: View
            /// What the view shows.
            @ViewBuilder var body: Body { get }
        }
        /// A change to a view that can be put on any other.
        protocol ViewModifier {
            associatedtype Body: View
            typealias Content = _ViewModifier_Content<Self>
            /// What is shown for a view that the modifier is put on.
            @ViewBuilder func body(content: Content) -> Body
        }
        /// A modifier that depends on its surroundings.
        protocol EnvironmentalModifier: ViewModifier {}
        /// The view that a modifier is put on.
        struct _ViewModifier_Content<Modifier>: View {}
        /// A view with a modifier on it.
        struct ModifiedContent<Content, Modifier>: View {
            /// A view with a modifier on it.
            @node("modifier.init") init(content: Content, modifier: Modifier)
        }
        /// Several views, one after the other.
        struct TupleView<T>: View {}
        /// One of two views.
        struct _ConditionalContent<TrueContent, FalseContent>: View {}
        extension Optional: View where Wrapped: View {}
        extension Never: View {}
        /// No view.
        struct EmptyView: View {
            /// No view.
            @node("emptyView") init()
        }
        /// Several views as one; modifiers on it are put on each.
        struct Group<Content>: View {
            /// Several views as one.
            @node("group") init(@ViewBuilder content: () -> Content)
        }
        /// A view of any type.
        struct AnyView: View {
            /// A view of any type.
            @node("anyView") init<V: View>(_ view: V)
            /// A view of any type.
            @node("anyView") init<V: View>(erasing view: V)
        }
        /// A view for each element.
        struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content>: View {
            /// A view for each number.
            @node("forEach") init(_ data: Range<Int>, @ViewBuilder content: (Int)
                -> Content) where Data == Range<Int>, ID == Int
            /// A view for each element, told apart by their ids.
            @node("forEach") init(_ data: Data, @ViewBuilder content: (Data.Element)
                -> Content) where Data.Element: Identifiable, ID == Data.Element.ID
            /// A view for each element, told apart by a part of them.
            @node("forEach.id") init(_ data: Data, id: KeyPath<Data.Element, ID>,
                @ViewBuilder content: (Data.Element) -> Content)
            /// A view for each element that can be changed.
            @node("forEach.binding") init<C: RandomAccessCollection>(_ data: Binding<C>,
                @ViewBuilder content: (Binding<C.Element>) -> Content) where Data == C, ID == C.Element.ID
            /// A view for each element that can be changed, told apart by a part of them.
            @node("forEach.bindingID") init<C: RandomAccessCollection>(_ data: Binding<C>, id: KeyPath<C.Element, ID>,
                @ViewBuilder content: (Binding<C.Element>) -> Content) where Data == C
        }
        extension ForEach {
            /// Lets elements be deleted from a list.
            @node("pass") @unchecked func onDelete() -> ForEach<Data, ID, Content>
            /// Lets elements be moved in a list.
            @node("pass") @unchecked func onMove() -> ForEach<Data, ID, Content>
            /// Lets elements be dropped into a list.
            @node("pass") @unchecked func onInsert() -> ForEach<Data, ID, Content>
        }
        /// Views with a heading and a footing.
        struct Section<Parent, Content, Footer>: View {
            /// Views without a heading.
            @node("section") init(@ViewBuilder content: () -> Content) where Parent == EmptyView, Footer == EmptyView
            /// Views with a heading and a footing.
            @node("section.headerFooter") init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
                @ViewBuilder footer: () -> Footer)
            /// Views with a heading.
            @node("section.header") init(@ViewBuilder content: () -> Content, @ViewBuilder header: ()
                -> Parent) where Footer == EmptyView
            /// Views with a footing.
            @node("section.footer") init(@ViewBuilder content: () -> Content, @ViewBuilder footer: ()
                -> Footer) where Parent == EmptyView
            /// Views with a heading.
            @node("section.headerView") init(header: Parent, @ViewBuilder content: ()
                -> Content) where Footer == EmptyView
            /// Views with a heading and a footing.
            @node("section.headerFooterView") init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content)
            /// Views with a footing.
            @node("section.footerView") init(footer: Footer, @ViewBuilder content: ()
                -> Content) where Parent == EmptyView
            /// Views with a heading in words.
            @node("section.title") init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) where Parent == Text,
                Footer == EmptyView
        }
        /// Shows its views only when they are equal to those before.
        struct EquatableView<Content>: View {
            /// The view itself.
            @node("anyView") init(content: Content)
        }
        /// A view that watches the conversation: what its view is offered and what it takes.
        struct Watch<Content: View>: View {
            /// Writes each offer and answer to the conversation under a name.
            @node("watch") init(_ name: String, @ViewBuilder content: () -> Content)
        }
        /// A view with an identity of its own.
        struct IDView<Content, ID>: View {}
        extension View {
            /// Puts a modifier of one's own on the view.
            @node("modifier") func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T>
            /// Gives the view an identity; `ldlc` shows it as the view's `id`.
            @node("id") func id<ID: Hashable>(_ id: ID) -> IDView<Self, ID>
            /// Writes each offer and answer to the conversation under a name.
            @node("measured") func measured(_ name: String) -> Watch<Self>
            /// A value to tell the view from others in a picker.
            @inert func tag<V: Hashable>(_ tag: V) -> ModifiedContent<Self, _TraitWritingModifier<TagValueTraitKey<V>>>
            /// A value to tell the view from others in a picker.
            @inert func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> ModifiedContent<Self,
                _TraitWritingModifier<TagValueTraitKey<V>>>
            /// Shows the view only when it changed.
            @node("pass") func equatable() -> EquatableView<Self>
        }
        struct TagValueTraitKey<V> {}
        /// Collects the views of a block.
        struct ViewBuilder {}
        /// Inserts the content of a placeholder.
        struct PlaceholderContentView<Value>: View {}
        """#
}
