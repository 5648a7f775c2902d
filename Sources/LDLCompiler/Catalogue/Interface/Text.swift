extension CatalogueInterface {
    /// Words, their fonts and how they are broken into lines.
    static let text: StaticString = #"""
        /// Words.
        struct Text: View, Equatable {
            /// Words as written, with Markdown in them.
            @synonym("Label", "String") @node("text.key") init(_ key: LocalizedStringKey, tableName: String? = nil,
                bundle: Bundle? = nil, comment: String? = nil)
            /// Words exactly as they are.
            @_disfavoredOverload @node("text.string") init<S: StringProtocol>(_ content: S)
            /// Words exactly as they are.
            @node("text.string") init(verbatim content: String)
            /// Words with styles of their own.
            @_disfavoredOverload @node("text.key") init(_ attributed: AttributedString)
            /// Words that an app translates.
            @_disfavoredOverload @node("text.key") init(_ resource: LocalizedStringResource)
            /// A number in a style.
            @node("text.format") init(_ number: Int, format: IntegerFormatStyle)
            /// A number in a style.
            @node("text.format") init(_ number: Double, format: FloatingPointFormatStyle)
            /// A number in a style.
            @node("text.format") init(_ number: Decimal, format: FloatingPointFormatStyle)
            /// A date in a style.
            @node("text.format") init(_ date: Date, format: Date.FormatStyle)
            /// Several words in a list.
            @node("text.format") init(_ list: [String], format: ListFormatStyle)
            /// A measurement in a style.
            @node("text.format") init(_ duration: Duration, format: DurationFormatStyle)
            /// A date in words.
            @node("text.dateStyle") init(_ date: Date, style: Text.DateStyle)
            /// The days from a date to another.
            @node("text.dateRange") init(_ dates: ClosedRange<Date>)
            /// A picture in a text.
            @node("text.image") init(_ image: Image)
            /// Two texts, one after the other.
            @node("text.concatenate") static func + (lhs: Text, rhs: Text) -> Text
            /// Sets the font.
            @node("text.font") func font(_ font: Font?) -> Text
            /// Sets the weight of the letters.
            @node("text.fontWeight") func fontWeight(_ weight: Font.Weight?) -> Text
            /// Sets the font's design.
            @node("text.fontDesign") func fontDesign(_ design: Font.Design?) -> Text
            /// Sets the width of the letters.
            @unmodelled @node("text.ignored") func fontWidth(_ width: Font.Width?) -> Text
            /// Makes the letters bold.
            @node("text.bold") func bold(_ isActive: Bool = true) -> Text
            /// Makes the letters slanted.
            @node("text.italic") func italic(_ isActive: Bool = true) -> Text
            /// Gives every letter the same width.
            @node("text.monospaced") func monospaced(_ isActive: Bool = true) -> Text
            /// Gives every digit the same width.
            @node("text.monospacedDigit") func monospacedDigit() -> Text
            /// Draws a line under the words.
            @node("text.underline") func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid,
                color: Color? = nil) -> Text
            /// Draws a line through the words.
            @node("text.strikethrough") func strikethrough(_ isActive: Bool = true,
                pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> Text
            /// Puts points between letters.
            @node("text.kerning") func kerning(_ kerning: CGFloat) -> Text
            /// Puts points after each letter.
            @node("text.kerning") func tracking(_ tracking: CGFloat) -> Text
            /// Moves the words up, in points.
            @unmodelled @node("text.ignored") func baselineOffset(_ offset: CGFloat) -> Text
            /// Sets the colour.
            @synonym("color") @node("text.foregroundColor") func foregroundColor(_ color: Color?) -> Text
            /// Sets what the words are painted with.
            @node("text.foregroundStyle") func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text
            /// Makes small capitals.
            @unmodelled @node("text.ignored") func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text
            /// Says how words are spoken.
            @node("text.ignored") func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text
            /// Says how the words are spoken.
            @node("text.ignored") func accessibilityLabel(_ label: String) -> Text
            /// How a date is put in words.
            enum DateStyle { case time, date, relative, offset, timer }
            /// Which letters are made capitals.
            enum Case { case uppercase, lowercase }
            /// Where a text is cut that is too long.
            enum TruncationMode: Hashable { case head, tail, middle }
            /// The size of a text beside another.
            enum Scale: Hashable { case `default`, secondary }
            /// A line under or through words.
            struct LineStyle: Hashable {
                /// What the line is made of.
                enum Pattern { case solid, dot, dash, dashDot, dashDotDot }
            }
        }
        /// Where an app keeps its files.
        @open struct Bundle {
            /// The app's own.
            @native("opaque") static var main: Bundle { get }
        }
        /// A font.
        struct Font: Hashable, Sendable {
            @native("font.largeTitle") static var largeTitle: Font { get }
            @native("font.title") static var title: Font { get }
            @native("font.title2") static var title2: Font { get }
            @native("font.title3") static var title3: Font { get }
            @native("font.headline") static var headline: Font { get }
            @native("font.subheadline") static var subheadline: Font { get }
            @native("font.body") static var body: Font { get }
            @native("font.callout") static var callout: Font { get }
            @native("font.footnote") static var footnote: Font { get }
            @native("font.caption") static var caption: Font { get }
            @native("font.caption2") static var caption2: Font { get }
            /// The system's font at a size in points.
            @native("font.system") static func system(size: CGFloat, weight: Font.Weight? = nil,
                design: Font.Design? = nil) -> Font
            /// The system's font in a text style.
            @native("font.systemStyle") static func system(_ style: Font.TextStyle, design: Font.Design? = nil,
                weight: Font.Weight? = nil) -> Font
            /// A font by its name, at a size in points; measured as the system's.
            @native("font.custom") static func custom(_ name: String, size: CGFloat) -> Font
            /// A font by its name, at a size in points; measured as the system's.
            @native("font.custom") static func custom(_ name: String, fixedSize: CGFloat) -> Font
            /// A font by its name, at a size in points; measured as the system's.
            @native("font.custom") static func custom(_ name: String, size: CGFloat,
                relativeTo style: Font.TextStyle) -> Font
            /// The font in bold letters.
            @native("font.bold") func bold(_ isActive: Bool = true) -> Font
            /// The font in slanted letters.
            @native("font.italic") func italic(_ isActive: Bool = true) -> Font
            /// The font in a weight.
            @native("font.weight") func weight(_ weight: Font.Weight) -> Font
            /// The font in a width of letters.
            @native("font.same") func width(_ width: Font.Width) -> Font
            /// The font with letters of one width.
            @native("font.monospaced") func monospaced(_ isActive: Bool = true) -> Font
            /// The font with digits of one width.
            @native("font.monospacedDigit") func monospacedDigit() -> Font
            /// The font with lines closer together or further apart.
            @native("font.leading") func leading(_ leading: Font.Leading) -> Font
            /// The font with small capitals.
            @native("font.same") func smallCaps() -> Font
            /// The font with small capitals for small letters.
            @native("font.same") func lowercaseSmallCaps() -> Font
            /// The font with small capitals for capitals.
            @native("font.same") func uppercaseSmallCaps() -> Font
            /// How heavy letters are.
            struct Weight: Hashable, Sendable {
                @native("weight.ultraLight") static var ultraLight: Font.Weight { get }
                @native("weight.thin") static var thin: Font.Weight { get }
                @native("weight.light") static var light: Font.Weight { get }
                @native("weight.regular") static var regular: Font.Weight { get }
                @native("weight.medium") static var medium: Font.Weight { get }
                @native("weight.semibold") static var semibold: Font.Weight { get }
                @native("weight.bold") static var bold: Font.Weight { get }
                @native("weight.heavy") static var heavy: Font.Weight { get }
                @native("weight.black") static var black: Font.Weight { get }
            }
            /// The kind of letters.
            enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
            /// How wide letters are.
            enum Width: Hashable, Sendable { case compressed, condensed, standard, expanded }
            /// The distance between lines.
            enum Leading: Hashable, Sendable { case standard, tight, loose }
            /// A text style, whose size follows the reader's setting.
            enum TextStyle: Hashable, Sendable, CaseIterable {
                case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption,
                    caption2
            }
        }
        /// How the lines of a text are lined up with one another.
        enum TextAlignment: Hashable, Sendable, CaseIterable { case leading, center, trailing }
        struct LineLimitModifier: ViewModifier {}
        struct _EnvironmentKeyWritingModifier<Value>: ViewModifier {}
        struct _EnvironmentKeyTransformModifier<Value>: ViewModifier {}
        extension View {
            /// Sets the font of the texts inside.
            @node("font") func font(_ font: Font?) -> ModifiedContent<Self,
                _EnvironmentKeyWritingModifier<Optional<Font>>>
            /// Sets the weight of the letters inside.
            @synonym("weight") @node("fontWeight") func fontWeight(_ weight: Font.Weight?) -> ModifiedContent<Self,
                _EnvironmentKeyTransformModifier<Optional<Font>>>
            /// Sets the design of the letters inside.
            @node("fontDesign") func fontDesign(_ design: Font.Design?) -> ModifiedContent<Self,
                _EnvironmentKeyTransformModifier<Optional<Font>>>
            /// Sets the width of the letters inside.
            @unmodelled func fontWidth(_ width: Font.Width?) -> ModifiedContent<Self,
                _EnvironmentKeyTransformModifier<Optional<Font>>>
            /// Makes the letters inside bold.
            @node("bold") func bold(_ isActive: Bool = true) -> ModifiedContent<Self,
                _EnvironmentKeyTransformModifier<Optional<Font>>>
            /// Makes the letters inside slanted.
            @node("italic") func italic(_ isActive: Bool = true) -> ModifiedContent<Self,
                _EnvironmentKeyTransformModifier<Optional<Font>>>
            /// Gives every letter inside the same width.
            @node("monospaced") func monospaced(_ isActive: Bool = true) -> ModifiedContent<Self,
                _EnvironmentKeyTransformModifier<Optional<Font>>>
            /// Gives every digit inside the same width.
            @node("monospacedDigit") func monospacedDigit() -> ModifiedContent<Self,
                _EnvironmentKeyTransformModifier<Optional<Font>>>
            /// Draws a line under the words inside.
            @node("underline") func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid,
                color: Color? = nil) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<Optional<Text.LineStyle>>>
            /// Draws a line through the words inside.
            @node("strikethrough") func strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid,
                color: Color? = nil) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<Optional<Text.LineStyle>>>
            /// Puts points between the letters inside.
            @node("kerning") func kerning(_ kerning: CGFloat) -> ModifiedContent<Self,
                _EnvironmentKeyWritingModifier<CGFloat>>
            /// Puts points after each letter inside.
            @node("kerning") func tracking(_ tracking: CGFloat) -> ModifiedContent<Self,
                _EnvironmentKeyWritingModifier<CGFloat>>
            /// Moves the words inside up, in points.
            @unmodelled func baselineOffset(_ offset: CGFloat) -> ModifiedContent<Self,
                _EnvironmentKeyWritingModifier<CGFloat>>
            /// Makes all letters inside capitals, or small.
            @node("textCase") func textCase(_ textCase: Text.Case?) -> ModifiedContent<Self,
                _EnvironmentKeyWritingModifier<Optional<Text.Case>>>
            /// Sets how many lines the texts inside have at most; `nil` for any number.
            @synonym("maxLines", "numberOfLines") @node("lineLimit") func lineLimit(_ number: Int?)
                -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<Optional<Int>>>
            /// Sets how many lines the texts inside have at least.
            @node("lineLimit.range") func lineLimit(_ limit: PartialRangeFrom<Int>) -> ModifiedContent<Self,
                LineLimitModifier>
            /// Sets how many lines the texts inside have at most.
            @node("lineLimit.range") func lineLimit(_ limit: PartialRangeThrough<Int>) -> ModifiedContent<Self,
                LineLimitModifier>
            /// Sets how many lines the texts inside have at least and at most.
            @node("lineLimit.range") func lineLimit(_ limit: ClosedRange<Int>) -> ModifiedContent<Self,
                LineLimitModifier>
            /// Sets how many lines the texts inside have, and whether they are as high with fewer.
            @node("lineLimit.reserves") func lineLimit(_ limit: Int, reservesSpace: Bool) -> ModifiedContent<Self,
                LineLimitModifier>
            /// Sets the points between the lines inside.
            @node("lineSpacing") func lineSpacing(_ lineSpacing: CGFloat) -> ModifiedContent<Self,
                _EnvironmentKeyWritingModifier<CGFloat>>
            /// Lines up the lines of each text inside with one another.
            @synonym("textAlignment",
                "textAlign") @node("multilineTextAlignment") func multilineTextAlignment(_ alignment: TextAlignment)
                -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<TextAlignment>>
            /// Says where texts inside are cut that are too long.
            @node("truncationMode") func truncationMode(_ mode: Text.TruncationMode) -> ModifiedContent<Self,
                _EnvironmentKeyWritingModifier<Text.TruncationMode>>
            /// Lets the texts inside become smaller, down to a part of their size, before they are cut.
            @synonym("shrinkToFit") @node("minimumScaleFactor") func minimumScaleFactor(_ factor: CGFloat)
                -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<CGFloat>>
            /// Lets the letters inside move closer together before texts are cut.
            @inert func allowsTightening(_ flag: Bool) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<Bool>>
            /// Sets the size of the letters relative to others.
            @unmodelled func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> ModifiedContent<Self,
                _EnvironmentKeyWritingModifier<Text.Scale>>
        }
        """#
}
