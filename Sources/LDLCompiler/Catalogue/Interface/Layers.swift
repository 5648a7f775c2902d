extension CatalogueInterface {
    /// Modifiers that put something over or under a view, or cut it.
    static let layers: StaticString = #"""
        struct _BackgroundModifier<Background>: ViewModifier {}
        struct _BackgroundStyleModifier<Style>: ViewModifier {}
        struct _BackgroundShapeModifier<Style, Bounds>: ViewModifier {}
        struct _InsettableBackgroundShapeModifier<Style, Bounds>: ViewModifier {}
        struct _OverlayModifier<Overlay>: ViewModifier {}
        struct _OverlayStyleModifier<Style>: ViewModifier {}
        struct _OverlayShapeModifier<Style, Bounds>: ViewModifier {}
        struct _ClipEffect<ClipShape>: ViewModifier {}
        struct _MaskEffect<Mask>: ViewModifier {}
        struct _MaskAlignmentEffect<Mask>: ViewModifier {}
        struct _ContentShapeModifier<ContentShape>: ViewModifier {}
        struct _ContainerShapeModifier<Shape>: ViewModifier {}
        extension View {
            /// Paints behind the view, up to the screen's edges where it lies on those of the safe area.
            @synonym("backgroundColor", "bg") @node("background.style") func background<S: ShapeStyle>(_ style: S,
                ignoresSafeAreaEdges edges: Edge.Set = .all) -> ModifiedContent<Self, _BackgroundStyleModifier<S>>
            /// Paints the colour behind everything behind the view.
            @node("background.default") func background(ignoresSafeAreaEdges edges: Edge.Set = .all)
                -> ModifiedContent<Self, _BackgroundStyleModifier<BackgroundStyle>>
            /// Paints a shape behind the view.
            @node("background.insettable") func background<S: ShapeStyle, T: InsettableShape>(_ style: S, in shape: T,
                fillStyle: FillStyle = FillStyle()) -> ModifiedContent<Self, _InsettableBackgroundShapeModifier<S, T>>
            /// Paints a shape behind the view.
            @_disfavoredOverload @node("background.shape") func background<S: ShapeStyle, T: Shape>(_ style: S,
                in shape: T, fillStyle: FillStyle = FillStyle()) -> ModifiedContent<Self, _BackgroundShapeModifier<S,
                T>>
            /// Paints a shape in the colour behind everything behind the view.
            @node("background.defaultInsettable") func background<T: InsettableShape>(in shape: T,
                fillStyle: FillStyle = FillStyle()) -> ModifiedContent<Self,
                _InsettableBackgroundShapeModifier<BackgroundStyle, T>>
            /// Puts views behind the view.
            @node("background.content") func background<V: View>(alignment: Alignment = .center,
                @ViewBuilder content: () -> V) -> ModifiedContent<Self, _BackgroundModifier<V>>
            /// Puts a view behind the view.
            @_disfavoredOverload @node("background.view") func background<Background: View>(_ background: Background,
                alignment: Alignment = .center) -> ModifiedContent<Self, _BackgroundModifier<Background>>
            /// Paints over the view.
            @node("overlay.style") func overlay<S: ShapeStyle>(_ style: S,
                ignoresSafeAreaEdges edges: Edge.Set = .all) -> ModifiedContent<Self, _OverlayStyleModifier<S>>
            /// Paints a shape over the view.
            @node("overlay.shape") func overlay<S: ShapeStyle, T: Shape>(_ style: S, in shape: T,
                fillStyle: FillStyle = FillStyle()) -> ModifiedContent<Self, _OverlayShapeModifier<S, T>>
            /// Puts views over the view.
            @node("overlay.content") func overlay<V: View>(alignment: Alignment = .center,
                @ViewBuilder content: () -> V) -> ModifiedContent<Self, _OverlayModifier<V>>
            /// Puts a view over the view.
            @_disfavoredOverload @node("overlay.view") func overlay<Overlay: View>(_ overlay: Overlay,
                alignment: Alignment = .center) -> ModifiedContent<Self, _OverlayModifier<Overlay>>
            /// Draws a line of a width in points inside the view's edges.
            @synonym("outline", "stroke") @node("border") func border<S: ShapeStyle>(_ content: S,
                width: CGFloat = 1) -> ModifiedContent<Self,
                _OverlayModifier<_ShapeView<_StrokedShape<Rectangle._Inset>, S>>>
            /// Shows only what lies inside a shape.
            @synonym("clip") @node("clipShape") func clipShape<S: Shape>(_ shape: S,
                style: FillStyle = FillStyle()) -> ModifiedContent<Self, _ClipEffect<S>>
            /// Shows only what lies inside the view's own rectangle.
            @node("clipped") func clipped(antialiased: Bool = false) -> ModifiedContent<Self, _ClipEffect<Rectangle>>
            /// Shows only what lies inside a rectangle with round corners, of a radius in points.
            @synonym("rounded", "borderRadius") @node("cornerRadius") func cornerRadius(_ radius: CGFloat,
                antialiased: Bool = true) -> ModifiedContent<Self, _ClipEffect<RoundedRectangle>>
            /// Shows the view only where another is opaque.
            @node("mask") func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask)
                -> ModifiedContent<Self, _MaskAlignmentEffect<Mask>>
            /// Shows the view only where another is opaque.
            @_disfavoredOverload @node("mask.view") func mask<Mask: View>(_ mask: Mask) -> ModifiedContent<Self,
                _MaskEffect<Mask>>
            /// Says which part of the view takes touches.
            @node("contentShape") func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false)
                -> ModifiedContent<Self, _ContentShapeModifier<S>>
            /// Says which part of the view is used for kinds of interaction.
            @node("contentShape.kinds") func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S,
                eoFill: Bool = false) -> ModifiedContent<Self, _ContentShapeModifier<S>>
            /// Says which shape the view has for shapes inside that follow their container.
            @inert func containerShape<T: InsettableShape>(_ shape: T) -> ModifiedContent<Self,
                _ContainerShapeModifier<T>>
        }
        extension Rectangle {
            struct _Inset: InsettableShape {}
        }
        /// What a content shape is used for.
        struct ContentShapeKinds: OptionSet, Sendable {
            @native("flags.1") static var interaction: ContentShapeKinds { get }
            @native("flags.2") static var dragPreview: ContentShapeKinds { get }
            @native("flags.4") static var contextMenuPreview: ContentShapeKinds { get }
            @native("flags.8") static var hoverEffect: ContentShapeKinds { get }
            @native("flags.16") static var focusEffect: ContentShapeKinds { get }
            @native("flags.32") static var accessibility: ContentShapeKinds { get }
        }
        """#
}
