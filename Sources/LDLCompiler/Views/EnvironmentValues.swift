import LayoutRuntime

/// Values of the surroundings that are resolved while lowering.
///
/// Copied for each modifier that changes them, so the values lie in shared storage that is copied on the first change.
struct EnvironmentValues {
    private var storage: Storage

    init(_ defaults: Defaults = Defaults()) {
        storage = Storage(defaults)
    }

    /// The values that have a part in layout or drawing.
    struct Defaults {
        /// `nil`: the body font.
        var font: Font?
        /// `.fontWeight(…)`, over the font's own.
        var fontWeight: Font.Weight?
        /// `.bold()` on a view that is no text.
        var isBold: Bool?
        var isItalic: Bool?
        /// `.fontDesign(…)` and `.monospaced()`.
        var fontDesign: Font.Design?
        var hasMonospacedDigits = false
        /// Line limit, truncation, scale factor, line spacing and alignment of texts; the pixel length is the run's.
        var text = TextOptions()
        /// Additional space after each character, in points.
        var tracking = 0.0
        /// `.textCase(…)`: `true` for uppercase, `false` for lowercase.
        var isUppercase: Bool?
        /// What `.foregroundStyle` set: the primary, secondary and tertiary style. Empty: the system's own.
        var foreground: [ShapeStyle] = []
        var tint: ShapeStyle?
        /// What `.background` stands for; `nil` for the colour behind everything.
        var background: ShapeStyle?
        var underline: TextDecoration?
        var strikethrough: TextDecoration?
        var isEnabled = true
        var layoutDirection = LayoutDirection.leftToRight
        var dynamicTypeSize = DynamicTypeSize.large
        var isDark = false
        var horizontalSizeClass = SizeClass.compact
        var verticalSizeClass = SizeClass.regular
        /// The pictures and colours that are known; `nil` where nobody looked for any.
        var assets: AssetCatalogue?
        /// `.imageScale(…)`: `small`, `medium` or `large`.
        var imageScale = "medium"
        /// Pixels to a point.
        var displayScale = 3.0
        /// Whether the views are directly in a grid, where a `GridRow` is a row; elsewhere it is a group.
        var isInGrid = false
        /// Every other value, and values of the program's own, by their key's name, in the order they were set.
        var others: [(key: String, value: Value)] = []
    }

    private final class Storage {
        @exclusivity(unchecked) var values: Defaults
        init(_ values: Defaults) { self.values = values }
    }

    /// All values; writing copies them unless nobody else holds them.
    var values: Defaults {
        get { storage.values }
        set {
            if isKnownUniquelyReferenced(&storage) {
                storage.values = newValue
            } else {
                storage = Storage(newValue)
            }
        }
    }

    /// Changes the values in place.
    mutating func update(_ change: (inout Defaults) -> Void) {
        if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.values) }
        change(&storage.values)
    }

    /// Whether these are the same values, and not only equal ones.
    func isSame(as other: EnvironmentValues) -> Bool { storage === other.storage }

    /// Whether texts have lines under them or through them.
    var hasTextLines: Bool { storage.values.underline != nil || storage.values.strikethrough != nil }

    /// What a text is measured with besides its font.
    var textOptions: TextOptions { storage.values.text }

    /// The font of a text that names none, with its numbers.
    var textFont: ResolvedFont {
        let font = storage.values.font ?? .body
        var resolved = storage.values.applied(to: font).resolved(for: storage.values.dynamicTypeSize)
        resolved.tracking = storage.values.tracking
        return resolved
    }

    /// Words in the letters that `.textCase(…)` asks for.
    func cased(_ string: String) -> String {
        guard let isUppercase = storage.values.isUppercase else { return string }
        return isUppercase ? string.uppercased() : string.lowercased()
    }

    /// A value without a field of its own, by its key's name.
    subscript(key: String) -> Value? {
        get { storage.values.others.first { $0.key == key }?.value }
        set {
            update { values in
                values.others.removeAll { $0.key == key }
                if let newValue { values.others.append((key, newValue)) }
            }
        }
    }
}

extension EnvironmentValues.Defaults {
    /// The font of a text that names none, with what the surroundings add to it.
    var resolvedFont: Font { applied(to: font ?? .body) }

    /// A length in points at the usual text size as it is at the reader's: it grows as the distance between the lines
    /// of a text style does, and not as the letters do, and is a whole number of pixels.
    func scaled(_ length: Double, like style: Font.TextStyle) -> Double {
        if dynamicTypeSize == .large { return length }
        let grown = length * style.growth(to: dynamicTypeSize)
        let pixel = text.pixelLength
        guard pixel > 0, (grown / pixel).isFinite else { return grown }
        return (grown / pixel).rounded() * pixel
    }

    /// A font with the weight, slant and design of the surroundings.
    @inline(__always)
    func applied(to font: Font) -> Font {
        var font = font
        if let fontWeight { font = font.weight(fontWeight) }
        if let isBold { font = font.bold(isBold) }
        if let isItalic { font = font.italic(isItalic) }
        if let fontDesign { font = font.design(fontDesign) }
        if hasMonospacedDigits { font = font.monospacedDigit() }
        return font
    }
}
