extension CatalogueInterface {
    /// What shapes, texts and backgrounds are painted with.
    static let styles: StaticString = #"""
        /// What something is painted with.
        protocol ShapeStyle {
            /// The style seen through, from 0 to 1.
            @native("style.opacity") func opacity(_ opacity: Double) -> some ShapeStyle
            /// The style with a shadow.
            @native("style.same") func shadow(_ style: ShadowStyle) -> some ShapeStyle
            /// The style mixed in a way.
            @native("style.same") func blendMode(_ mode: BlendMode) -> some ShapeStyle
            /// The style in another rectangle.
            @native("style.same") func `in`(_ rect: CGRect) -> some ShapeStyle
            /// The second level of the style.
            @native("style.secondary") var secondary: some ShapeStyle { get }
            /// The third level of the style.
            @native("style.tertiary") var tertiary: some ShapeStyle { get }
            /// The fourth level of the style.
            @native("style.quaternary") var quaternary: some ShapeStyle { get }
            /// The fifth level of the style.
            @native("style.quinary") var quinary: some ShapeStyle { get }
        }
        /// A style of any kind.
        struct AnyShapeStyle: ShapeStyle {
            /// A style of any kind.
            @native("style.any") init<S: ShapeStyle>(_ style: S)
        }
        /// A level of the foreground style.
        struct HierarchicalShapeStyle: ShapeStyle {
            @native("style.primary") static var primary: HierarchicalShapeStyle { get }
            @native("style.secondary.named") static var secondary: HierarchicalShapeStyle { get }
            @native("style.tertiary.named") static var tertiary: HierarchicalShapeStyle { get }
            @native("style.quaternary.named") static var quaternary: HierarchicalShapeStyle { get }
            @native("style.quinary.named") static var quinary: HierarchicalShapeStyle { get }
        }
        extension ShapeStyle where Self == HierarchicalShapeStyle {
            @native("style.primary") static var primary: HierarchicalShapeStyle { get }
            @native("style.secondary.named") static var secondary: HierarchicalShapeStyle { get }
            @native("style.tertiary.named") static var tertiary: HierarchicalShapeStyle { get }
            @native("style.quaternary.named") static var quaternary: HierarchicalShapeStyle { get }
            @native("style.quinary.named") static var quinary: HierarchicalShapeStyle { get }
        }
        /// The foreground style of the surroundings.
        struct ForegroundStyle: ShapeStyle {
            /// The foreground style of the surroundings.
            @native("style.primary") init()
        }
        extension ShapeStyle where Self == ForegroundStyle {
            @native("style.primary") static var foreground: ForegroundStyle { get }
        }
        /// The colour behind everything.
        struct BackgroundStyle: ShapeStyle {
            /// The colour behind everything.
            @native("style.background") init()
        }
        extension ShapeStyle where Self == BackgroundStyle {
            @native("style.background") static var background: BackgroundStyle { get }
        }
        /// The tint of the surroundings.
        struct TintShapeStyle: ShapeStyle {
            /// The tint of the surroundings.
            @native("style.tint") init()
        }
        extension ShapeStyle where Self == TintShapeStyle {
            @native("style.tint") static var tint: TintShapeStyle { get }
        }
        /// The colour of lines between things.
        struct SeparatorShapeStyle: ShapeStyle {
            /// The colour of lines between things.
            @native("color.separator") init()
        }
        extension ShapeStyle where Self == SeparatorShapeStyle {
            @native("color.separator") static var separator: SeparatorShapeStyle { get }
        }
        /// The colour of what is selected.
        struct SelectionShapeStyle: ShapeStyle {}
        extension ShapeStyle where Self == SelectionShapeStyle {
            @native("style.tint") static var selection: SelectionShapeStyle { get }
        }
        /// The colours of a link, a placeholder, and the background of windows.
        struct _SystemShapeStyle: ShapeStyle {}
        extension ShapeStyle where Self == _SystemShapeStyle {
            @native("style.tint") static var link: _SystemShapeStyle { get }
            @native("style.tertiary.named") static var placeholder: _SystemShapeStyle { get }
            @native("style.quaternary.named") static var fill: _SystemShapeStyle { get }
            @native("style.background") static var windowBackground: _SystemShapeStyle { get }
        }
        /// A translucent layer.
        struct Material: ShapeStyle, Sendable {
            @native("material.ultraThin") static var ultraThin: Material { get }
            @native("material.thin") static var thin: Material { get }
            @native("material.regular") static var regular: Material { get }
            @native("material.thick") static var thick: Material { get }
            @native("material.ultraThick") static var ultraThick: Material { get }
            @native("material.regular") static var bar: Material { get }
        }
        extension ShapeStyle where Self == Material {
            @native("material.ultraThin") static var ultraThinMaterial: Material { get }
            @native("material.thin") static var thinMaterial: Material { get }
            @native("material.regular") static var regularMaterial: Material { get }
            @native("material.thick") static var thickMaterial: Material { get }
            @native("material.ultraThick") static var ultraThickMaterial: Material { get }
            @native("material.regular") static var bar: Material { get }
        }
        /// Colours that run into one another.
        struct Gradient: ShapeStyle, Hashable, Sendable {
            /// Colours at equal distances.
            @native("gradient.colors") init(colors: [Color])
            /// Colours at places.
            @native("gradient.stops") init(stops: [Gradient.Stop])
            /// A colour and its place, from 0 to 1.
            struct Stop: Hashable, Sendable {
                /// A colour at a place.
                @native("gradientStop.init") init(color: Color, location: CGFloat)
                @native("gradientStop.color") var color: Color { get }
                @native("gradientStop.location") var location: CGFloat { get }
            }
        }
        /// A colour's own gradient.
        struct AnyGradient: ShapeStyle, Sendable {
            /// A gradient of any kind.
            @native("style.any") init(_ gradient: Gradient)
        }
        /// A gradient along a line.
        struct LinearGradient: View, ShapeStyle, Sendable {
            /// A gradient from one place to another.
            @native("gradient.linear") init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint)
            /// Colours at equal distances from one place to another.
            @native("gradient.linearColors") init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint)
            /// Colours at places from one place to another.
            @native("gradient.linearStops") init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint)
        }
        extension ShapeStyle where Self == LinearGradient {
            /// A gradient from one place to another.
            @native("gradient.linear") static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint,
                endPoint: UnitPoint) -> LinearGradient
            /// Colours at equal distances from one place to another.
            @native("gradient.linearColors") static func linearGradient(colors: [Color], startPoint: UnitPoint,
                endPoint: UnitPoint) -> LinearGradient
            /// Colours at places from one place to another.
            @native("gradient.linearStops") static func linearGradient(stops: [Gradient.Stop], startPoint: UnitPoint,
                endPoint: UnitPoint) -> LinearGradient
        }
        /// A gradient from a point outwards.
        struct RadialGradient: View, ShapeStyle, Sendable {
            /// A gradient between two radii in points.
            @native("gradient.radial") init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat,
                endRadius: CGFloat)
            /// Colours between two radii in points.
            @native("gradient.radialColors") init(colors: [Color], center: UnitPoint, startRadius: CGFloat,
                endRadius: CGFloat)
            /// Colours at places between two radii in points.
            @native("gradient.radialStops") init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat,
                endRadius: CGFloat)
        }
        /// A gradient from the middle of an ellipse outwards.
        struct EllipticalGradient: View, ShapeStyle, Sendable {
            /// A gradient between two fractions of the radius.
            @native("gradient.elliptical") init(gradient: Gradient, center: UnitPoint = .center,
                startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5)
            /// Colours between two fractions of the radius.
            @native("gradient.ellipticalColors") init(colors: [Color], center: UnitPoint = .center,
                startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5)
        }
        /// A gradient round a point.
        struct AngularGradient: View, ShapeStyle, Sendable {
            /// A gradient between two angles.
            @native("gradient.angular") init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero,
                endAngle: Angle = .degrees(360))
            /// Colours between two angles.
            @native("gradient.angularColors") init(colors: [Color], center: UnitPoint, startAngle: Angle,
                endAngle: Angle)
            /// Colours round the whole circle.
            @native("gradient.angularAround") init(colors: [Color], center: UnitPoint, angle: Angle = .zero)
        }
        /// A picture repeated as a pattern.
        struct ImagePaint: ShapeStyle {
            /// A picture repeated.
            @native("style.imagePaint") init(image: Image, scale: CGFloat = 1)
        }
        /// A shadow of a style.
        struct ShadowStyle: Hashable, Sendable {
            /// A shadow outside.
            @native("opaque") static func drop(color: Color = .black, radius: CGFloat, x: CGFloat = 0,
                y: CGFloat = 0) -> ShadowStyle
            /// A shadow inside.
            @native("opaque") static func inner(color: Color = .black, radius: CGFloat, x: CGFloat = 0,
                y: CGFloat = 0) -> ShadowStyle
        }
        /// How colours are mixed with those behind them.
        enum BlendMode: Hashable, Sendable {
            case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight,
                difference, exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver,
                destinationOut, plusDarker, plusLighter
        }
        """#
}
