/// How large a symbol image is against the text beside it, as `.imageScale` says.
public enum ImageScale: String, CaseIterable, Hashable, Sendable {
    case small, medium, large

    /// The size against `medium`.
    var factor: Double {
        switch self {
        case .small: 0.79
        case .medium: 1
        case .large: 1.28
        }
    }
}

/// The size of a symbol image, in points.
public struct SymbolMetrics: Hashable, Sendable {
    /// The width, a whole number of pixels.
    public var width: Double
    /// The height, a whole number of pixels.
    public var height: Double
    /// From the bottom up to the baseline of the text beside it.
    public var baselineOffset: Double
    /// Whether the size is that of a whole class of symbols and not one that was measured.
    public var isApproximate: Bool
}

extension SymbolMetrics {
    /// The size of a symbol beside text in a font.
    ///
    /// Two symbols were measured on a device: `star.fill` and `globe`. The others are sized by their shape.
    public static func symbol(
        _ name: String, font: ResolvedFont = Font.body.resolved(), scale: ImageScale = .medium,
        pixelLength: Double = 1.0 / 3
    ) -> SymbolMetrics {
        let shape = SymbolShape(name)
        let factor = font.size / 17 * scale.factor
        let grid = PixelGrid(pixelLength)
        let metrics = FontMetrics(systemFontOfSize: font.size)
        // A symbol stands in the middle of the capital letters' height. The star's centre is lower than its box's.
        let centered = (shape.height * factor - metrics.capHeight) / 2
        return SymbolMetrics(
            width: grid.up(shape.width * factor), height: grid.up(shape.height * factor),
            baselineOffset: grid.nearest(shape.baselineOffset.map { $0 * factor } ?? max(centered, 0)),
            isApproximate: !shape.isMeasured)
    }
}

/// The box of a symbol beside body text (17 points) at the medium scale.
private struct SymbolShape {
    let width: Double
    let height: Double
    /// From the bottom to the baseline where it is known.
    var baselineOffset: Double?
    var isMeasured = false

    init(_ width: Double, _ height: Double) {
        self.width = width
        self.height = height
    }

    init(_ name: String) {
        let parts = name.split(separator: ".")
        let has = { (part: Substring) in parts.contains(part) }
        switch parts.first ?? "" {
        case "star" where !has("circle") && !has("square"):
            self.init(22.67, 21)
            baselineOffset = 2.33
            isMeasured = name == "star.fill"
        case "globe":
            // 23 × 22 at the large scale.
            self.init(17.9, 17.1)
            isMeasured = name == "globe"
        case "clock",
            _ where has("circle"):
            self.init(20.33, 19.67)
        case _ where has("square"):
            self.init(19, 18)
        case "chevron" where !has("up") && !has("down"):
            self.init(10.33, 15.67)
        case "chevron": self.init(16.33, 9.67)
        case "plus": self.init(16.33, 16)
        case "minus": self.init(16.33, 3)
        case "xmark": self.init(15, 14.67)
        case "checkmark": self.init(17, 16)
        case "ellipsis": self.init(17, 4)
        case "bolt", "mappin", "bookmark": self.init(13, 19.33)
        case "flame", "doc", "lightbulb", "iphone", "lock": self.init(15.67, 20)
        case "person" where has("2") || has("3"): self.init(26, 18)
        case "person", "trash", "bell", "moon", "pencil", "play", "pause", "magnifyingglass": self.init(18, 19)
        case "photo", "envelope", "car", "cloud", "camera", "map", "folder", "house", "bubble", "message", "creditcard",
            "tv",
            "rectangle", "wifi", "video", "book", "cart":
            self.init(23, 18)
        case "arrow": self.init(18, 16)
        default: self.init(20, 19)
        }
    }
}
