extension CatalogueInterface {
    /// Colours.
    static let colors: StaticString = #"""
        /// A colour; as a view, it takes what it is offered.
        struct Color: View, ShapeStyle, Hashable, Sendable {
            /// A colour by red, green and blue, each from 0 to 1.
            @native("color.rgb") init(red: Double, green: Double, blue: Double, opacity: Double = 1)
            /// A colour by red, green and blue in a colour space.
            @native("color.rgbSpace") init(_ colorSpace: Color.RGBColorSpace, red: Double, green: Double,
                blue: Double, opacity: Double = 1)
            /// A grey, from 0 for black to 1 for white.
            @native("color.white") init(white: Double, opacity: Double = 1)
            /// A grey in a colour space.
            @native("color.whiteSpace") init(_ colorSpace: Color.RGBColorSpace, white: Double, opacity: Double = 1)
            /// A colour by hue, saturation and brightness, each from 0 to 1.
            @native("color.hsb") init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1)
            /// A colour by its name among the app's assets; grey where it is not known.
            @native("color.named") init(_ name: String, bundle: Bundle? = nil)
            /// A colour of the system.
            @native("color.same") init(uiColor: UIColor)
            /// A colour of the system.
            @native("color.same") init(_ color: UIColor)
            @native("color.red") static var red: Color { get }
            @native("color.orange") static var orange: Color { get }
            @native("color.yellow") static var yellow: Color { get }
            @native("color.green") static var green: Color { get }
            @native("color.mint") static var mint: Color { get }
            @native("color.teal") static var teal: Color { get }
            @native("color.cyan") static var cyan: Color { get }
            @native("color.blue") static var blue: Color { get }
            @native("color.indigo") static var indigo: Color { get }
            @native("color.purple") static var purple: Color { get }
            @native("color.pink") static var pink: Color { get }
            @native("color.brown") static var brown: Color { get }
            @native("color.gray") static var gray: Color { get }
            @native("color.black") static var black: Color { get }
            @native("color.white.named") static var white: Color { get }
            @synonym("transparent", "none") @native("color.clear") static var clear: Color { get }
            @native("color.primary") static var primary: Color { get }
            @native("color.secondary") static var secondary: Color { get }
            @native("color.accent") static var accentColor: Color { get }
            /// The colour seen through, from 0 to 1.
            @synonym("alpha") @native("color.opacity") func opacity(_ opacity: Double) -> Color
            /// The colour mixed with another, by a part from 0 to 1.
            @native("color.mix") func mix(with other: Color, by fraction: Double) -> Color
            /// The colour with a slight gradient.
            @native("color.gradient") var gradient: AnyGradient { get }
            /// What the numbers of a colour mean.
            enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }
        }
        /// A colour of the system.
        struct UIColor {
            @native("color.systemBackground") static var systemBackground: UIColor { get }
            @native("color.secondarySystemBackground") static var secondarySystemBackground: UIColor { get }
            @native("color.tertiarySystemBackground") static var tertiarySystemBackground: UIColor { get }
            @native("color.systemGroupedBackground") static var systemGroupedBackground: UIColor { get }
            @native("color.secondarySystemBackground") static var secondarySystemGroupedBackground: UIColor { get }
            @native("color.primary") static var label: UIColor { get }
            @native("color.secondary") static var secondaryLabel: UIColor { get }
            @native("color.separator") static var separator: UIColor { get }
            @native("color.red") static var systemRed: UIColor { get }
            @native("color.orange") static var systemOrange: UIColor { get }
            @native("color.yellow") static var systemYellow: UIColor { get }
            @native("color.green") static var systemGreen: UIColor { get }
            @native("color.blue") static var systemBlue: UIColor { get }
            @native("color.purple") static var systemPurple: UIColor { get }
            @native("color.pink") static var systemPink: UIColor { get }
            @native("color.teal") static var systemTeal: UIColor { get }
            @native("color.indigo") static var systemIndigo: UIColor { get }
            @native("color.gray") static var systemGray: UIColor { get }
            @native("color.gray2") static var systemGray2: UIColor { get }
            @native("color.gray3") static var systemGray3: UIColor { get }
            @native("color.gray4") static var systemGray4: UIColor { get }
            @native("color.gray5") static var systemGray5: UIColor { get }
            @native("color.secondarySystemBackground") static var systemGray6: UIColor { get }
            @native("color.black") static var black: UIColor { get }
            @native("color.white.named") static var white: UIColor { get }
            @native("color.clear") static var clear: UIColor { get }
        }
        extension ShapeStyle where Self == Color {
            @native("color.red") static var red: Color { get }
            @native("color.orange") static var orange: Color { get }
            @native("color.yellow") static var yellow: Color { get }
            @native("color.green") static var green: Color { get }
            @native("color.mint") static var mint: Color { get }
            @native("color.teal") static var teal: Color { get }
            @native("color.cyan") static var cyan: Color { get }
            @native("color.blue") static var blue: Color { get }
            @native("color.indigo") static var indigo: Color { get }
            @native("color.purple") static var purple: Color { get }
            @native("color.pink") static var pink: Color { get }
            @native("color.brown") static var brown: Color { get }
            @native("color.gray") static var gray: Color { get }
            @native("color.black") static var black: Color { get }
            @native("color.white.named") static var white: Color { get }
            @synonym("transparent", "none") @native("color.clear") static var clear: Color { get }
            @native("color.accent") static var accentColor: Color { get }
        }
        """#
}
