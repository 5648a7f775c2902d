extension CatalogueInterface {
    /// Modifiers that change how a view is drawn; layout does not see them.
    static let effects: StaticString = #"""
        struct _OpacityEffect: ViewModifier {}
        struct _HiddenModifier: ViewModifier {}
        struct _ShadowEffect: ViewModifier {}
        struct _BlurEffect: ViewModifier {}
        struct _RotationEffect: ViewModifier {}
        struct _Rotation3DEffect: ViewModifier {}
        struct _ScaleEffect: ViewModifier {}
        struct _TransformEffect: ViewModifier {}
        struct _ColorMultiplyEffect: ViewModifier {}
        struct _BrightnessEffect: ViewModifier {}
        struct _ContrastEffect: ViewModifier {}
        struct _SaturationEffect: ViewModifier {}
        struct _GrayscaleEffect: ViewModifier {}
        struct _HueRotationEffect: ViewModifier {}
        struct _ColorInvertEffect: ViewModifier {}
        struct _LuminanceToAlphaEffect: ViewModifier {}
        struct _BlendModeEffect: ViewModifier {}
        struct _CompositingGroupEffect: ViewModifier {}
        struct _DrawingGroupEffect: ViewModifier {}
        struct _GeometryGroupEffect: ViewModifier {}
        struct _ForegroundStyleModifier<Style>: ViewModifier {}
        struct _ForegroundStyleModifier2<Primary, Secondary>: ViewModifier {}
        struct _ForegroundStyleModifier3<Primary, Secondary, Tertiary>: ViewModifier {}
        extension View {
            /// Lets what is behind the view shine through; 0 is invisible, 1 opaque.
            @synonym("alpha") @node("opacity") func opacity(_ opacity: Double) -> ModifiedContent<Self, _OpacityEffect>
            /// Does not draw the view; it keeps its place.
            @synonym("invisible", "isHidden") @node("hidden") func hidden() -> ModifiedContent<Self, _HiddenModifier>
            /// Draws a shadow of a radius in points under the view.
            @synonym("elevation") @node("shadow") func shadow(color: Color = Color(.sRGBLinear, white: 0,
                opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> ModifiedContent<Self, _ShadowEffect>
            /// Draws the view out of focus, by a radius in points.
            @node("blur") func blur(radius: CGFloat, opaque: Bool = false) -> ModifiedContent<Self, _BlurEffect>
            /// Draws the view turned.
            @synonym("rotate") @node("rotationEffect") func rotationEffect(_ angle: Angle,
                anchor: UnitPoint = .center) -> ModifiedContent<Self, _RotationEffect>
            /// Draws the view turned in space.
            @node("rotation3DEffect") func rotation3DEffect(_ angle: Angle, axis: (x: CGFloat, y: CGFloat,
                z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0, perspective: CGFloat = 1)
                -> ModifiedContent<Self, _Rotation3DEffect>
            /// Draws the view larger or smaller.
            @synonym("scale") @node("scaleEffect") func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center)
                -> ModifiedContent<Self, _ScaleEffect>
            /// Draws the view larger or smaller.
            @node("scaleEffect.size") func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center)
                -> ModifiedContent<Self, _ScaleEffect>
            /// Draws the view larger or smaller.
            @node("scaleEffect.xy") func scaleEffect(x: CGFloat = 1, y: CGFloat = 1,
                anchor: UnitPoint = .center) -> ModifiedContent<Self, _ScaleEffect>
            /// Draws the view transformed.
            @node("transformEffect") func transformEffect(_ transform: CGAffineTransform) -> ModifiedContent<Self,
                _TransformEffect>
            /// Multiplies the view's colours with one.
            @node("filter.color") func colorMultiply(_ color: Color) -> ModifiedContent<Self, _ColorMultiplyEffect>
            /// Makes the view brighter.
            @node("filter.brightness") func brightness(_ amount: Double) -> ModifiedContent<Self, _BrightnessEffect>
            /// Changes the view's contrast.
            @node("filter.contrast") func contrast(_ amount: Double) -> ModifiedContent<Self, _ContrastEffect>
            /// Changes how colourful the view is.
            @node("filter.saturation") func saturation(_ amount: Double) -> ModifiedContent<Self, _SaturationEffect>
            /// Makes the view grey.
            @node("filter.grayscale") func grayscale(_ amount: Double) -> ModifiedContent<Self, _GrayscaleEffect>
            /// Turns the view's colours round the colour circle.
            @node("filter.hueRotation") func hueRotation(_ angle: Angle) -> ModifiedContent<Self, _HueRotationEffect>
            /// Turns the view's colours into their opposites.
            @node("filter.invert") func colorInvert() -> ModifiedContent<Self, _ColorInvertEffect>
            /// Makes dark parts of the view transparent.
            @node("filter.luminanceToAlpha") func luminanceToAlpha() -> ModifiedContent<Self, _LuminanceToAlphaEffect>
            /// Mixes the view with what is behind it in a way.
            @node("blendMode") func blendMode(_ blendMode: BlendMode) -> ModifiedContent<Self, _BlendModeEffect>
            /// Draws the view as one picture before effects are applied.
            @node("compositingGroup") func compositingGroup() -> ModifiedContent<Self, _CompositingGroupEffect>
            /// Draws the view as one picture.
            @node("compositingGroup") func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear)
                -> ModifiedContent<Self, _DrawingGroupEffect>
            /// Moves the view as a whole in animations.
            @inert func geometryGroup() -> ModifiedContent<Self, _GeometryGroupEffect>
            /// Sets what texts and shapes inside are painted with.
            @synonym("color", "textColor",
                "foreground") @node("foregroundStyle") func foregroundStyle<S: ShapeStyle>(_ style: S)
                -> ModifiedContent<Self, _ForegroundStyleModifier<S>>
            /// Sets what texts and shapes inside are painted with, for two levels.
            @node("foregroundStyle") func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1,
                _ secondary: S2) -> ModifiedContent<Self, _ForegroundStyleModifier2<S1, S2>>
            /// Sets what texts and shapes inside are painted with, for three levels.
            @node("foregroundStyle") func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle,
                S3: ShapeStyle>(_ primary: S1, _ secondary: S2, _ tertiary: S3) -> ModifiedContent<Self,
                _ForegroundStyleModifier3<S1, S2, S3>>
            /// Sets the colour of texts and shapes inside.
            @node("foregroundColor") func foregroundColor(_ color: Color?) -> ModifiedContent<Self,
                _EnvironmentKeyWritingModifier<Optional<Color>>>
            /// Sets the colour of controls inside.
            @node("tint") func tint(_ tint: Color?) -> ModifiedContent<Self,
                _EnvironmentKeyWritingModifier<Optional<Color>>>
            /// Sets what controls inside are painted with.
            @_disfavoredOverload @node("tint") func tint<S: ShapeStyle>(_ tint: S) -> ModifiedContent<Self,
                _EnvironmentKeyWritingModifier<Optional<AnyShapeStyle>>>
            /// Sets the colour of controls inside.
            @node("tint") func accentColor(_ color: Color?) -> ModifiedContent<Self,
                _EnvironmentKeyWritingModifier<Optional<Color>>>
            /// Sets the style that `.background` stands for inside.
            @node("backgroundStyle") func backgroundStyle<S: ShapeStyle>(_ style: S) -> ModifiedContent<Self,
                _EnvironmentKeyWritingModifier<Optional<AnyShapeStyle>>>
        }
        /// How colours are stored while a picture is drawn.
        enum ColorRenderingMode { case nonLinear, linear, extendedLinear }
        """#
}
