extension CatalogueInterface {
    /// Pictures and symbols.
    static let images: StaticString = #"""
        /// A picture; it takes its own size unless it is made resizable.
        struct Image: View, Equatable, Sendable {
            /// A picture among the app's assets.
            @synonym("Picture", "Icon") @node("image.named") init(_ name: String, bundle: Bundle? = nil)
            /// A picture among the app's assets, described for those who cannot see it.
            @node("image.named") init(_ name: String, bundle: Bundle? = nil, label: Text)
            /// A picture that only decorates.
            @node("image.named") init(decorative name: String, bundle: Bundle? = nil)
            /// A picture among the app's assets.
            @node("image.resource") init(_ resource: ImageResource)
            /// A symbol of the system, as large as the letters beside it.
            @node("image.symbol") init(systemName: String)
            /// A symbol of the system, filled in part.
            @node("image.symbol") init(systemName: String, variableValue: Double?)
            /// A picture that is drawn.
            @node("image.resource") init(uiImage: UIImage)
            /// Lets the picture take the size that it is offered.
            @synonym("scalable") @node("image.resizable") func resizable(capInsets: EdgeInsets = EdgeInsets(),
                resizingMode: Image.ResizingMode = .stretch) -> Image
            /// Says whether the picture keeps its colours.
            @node("image.renderingMode") func renderingMode(_ mode: Image.TemplateRenderingMode?) -> Image
            /// Says how the picture is drawn larger or smaller.
            @node("image.same") func interpolation(_ interpolation: Image.Interpolation) -> Image
            /// Says whether edges are smoothed.
            @node("image.same") func antialiased(_ isAntialiased: Bool) -> Image
            /// Says how a symbol's layers are coloured.
            @node("image.same") func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image
            /// How a picture fills a size that is not its own.
            enum ResizingMode: Hashable, Sendable { case stretch, tile }
            /// Whether a picture keeps its colours.
            enum TemplateRenderingMode: Hashable, Sendable { case original, template }
            /// How a picture is drawn larger or smaller.
            enum Interpolation: Hashable, Sendable { case none, low, medium, high }
            /// The size of symbols beside letters.
            enum Scale: Hashable, Sendable { case small, medium, large }
        }
        /// A picture of the app, by the name that Xcode makes for it.
        struct ImageResource: Hashable, Sendable {}
        /// A picture that is drawn.
        struct UIImage {
            /// A picture among the app's assets.
            @native("image.name") init?(named name: String)
            /// A symbol of the system.
            @native("image.name") init?(systemName name: String)
        }
        /// How a symbol's layers are coloured.
        struct SymbolRenderingMode: Sendable {
            @native("opaque") static var monochrome: SymbolRenderingMode { get }
            @native("opaque") static var multicolor: SymbolRenderingMode { get }
            @native("opaque") static var hierarchical: SymbolRenderingMode { get }
            @native("opaque") static var palette: SymbolRenderingMode { get }
        }
        /// A form of a symbol.
        struct SymbolVariants: Hashable, Sendable {
            @native("symbolVariant.none") static var none: SymbolVariants { get }
            @native("symbolVariant.circle") static var circle: SymbolVariants { get }
            @native("symbolVariant.square") static var square: SymbolVariants { get }
            @native("symbolVariant.rectangle") static var rectangle: SymbolVariants { get }
            @native("symbolVariant.fill") static var fill: SymbolVariants { get }
            @native("symbolVariant.slash") static var slash: SymbolVariants { get }
            @native("symbolVariant.add.circle") var circle: SymbolVariants { get }
            @native("symbolVariant.add.square") var square: SymbolVariants { get }
            @native("symbolVariant.add.fill") var fill: SymbolVariants { get }
            @native("symbolVariant.add.slash") var slash: SymbolVariants { get }
        }
        /// A picture from the net; a placeholder here.
        struct AsyncImage<Content>: View {
            /// A picture from the net.
            @node("asyncImage") init(url: URL?, scale: CGFloat = 1) where Content == Image
            /// A picture from the net, and what is shown until it is there.
            @node("asyncImage.placeholder") init<I: View, P: View>(url: URL?, scale: CGFloat = 1,
                @ViewBuilder content: (Image) -> I, @ViewBuilder placeholder: () -> P)
                where Content == _ConditionalContent<I, P>
            /// A picture from the net in each phase of loading.
            @node("asyncImage.phase") init(url: URL?, scale: CGFloat = 1,
                @ViewBuilder content: (AsyncImagePhase) -> Content)
        }
        /// How far a picture from the net is.
        enum AsyncImagePhase {
            case empty, success(Image), failure(Error)
            /// The picture, once it is there.
            @native("asyncImagePhase.image") var image: Image? { get }
            /// What went wrong.
            @native("asyncImagePhase.error") var error: Error? { get }
        }
        /// An address.
        struct URL: Hashable, Sendable {
            /// The address that a text stands for.
            @native("url.init") init?(string: String)
        }
        extension View {
            /// Sets the size of symbols beside letters.
            @node("imageScale") func imageScale(_ scale: Image.Scale)
                -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<Image.Scale>>
            /// Sets the form of the symbols inside.
            @node("symbolVariant") func symbolVariant(_ variant: SymbolVariants)
                -> ModifiedContent<Self, _EnvironmentKeyTransformModifier<SymbolVariants>>
            /// Sets how the layers of symbols inside are coloured.
            @inert func symbolRenderingMode(_ mode: SymbolRenderingMode?)
                -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<Optional<SymbolRenderingMode>>>
            /// Moves the symbols inside.
            @inert @unchecked func symbolEffect() -> ModifiedContent<Self, _SymbolEffectModifier>
            /// Stops symbols inside from moving.
            @inert func symbolEffectsRemoved(_ isEnabled: Bool = true) -> ModifiedContent<Self, _SymbolEffectModifier>
        }
        struct _SymbolEffectModifier: ViewModifier {}
        """#
}
