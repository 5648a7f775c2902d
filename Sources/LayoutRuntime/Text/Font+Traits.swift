extension Font {
    /// The system's text styles, the largest first.
    public enum TextStyle: String, CaseIterable, Hashable, Sendable {
        case largeTitle, title, title2, title3, headline, body, callout, subheadline, footnote, caption, caption2
    }

    /// How heavy the strokes are, on the scale of 100 (thinnest) to 900 that font files use.
    public struct Weight: Hashable, Sendable, Comparable {
        /// 100…900; 400 is regular.
        public let value: Int

        /// A weight on the scale of 100 to 900; other numbers become the nearer end.
        public init(_ value: Int) {
            self.value = min(max(value, 100), 900)
        }

        public static let ultraLight = Weight(100)
        public static let thin = Weight(200)
        public static let light = Weight(300)
        public static let regular = Weight(400)
        public static let medium = Weight(500)
        public static let semibold = Weight(600)
        public static let bold = Weight(700)
        public static let heavy = Weight(800)
        public static let black = Weight(900)

        /// Lighter comes before heavier.
        public static func < (left: Weight, right: Weight) -> Bool {
            left.value < right.value
        }
    }

    /// The family of letter shapes.
    public enum Design: String, CaseIterable, Hashable, Sendable {
        /// The system's sans-serif.
        case `default`
        /// Letters of one width.
        case monospaced
        /// Rounded strokes. Measured with the default design's widths.
        case rounded
        /// Letters with serifs. Measured with the default design's widths.
        case serif
    }

    /// The distance between lines, against what the text style says.
    public enum Leading: String, CaseIterable, Hashable, Sendable {
        /// What the style says.
        case standard
        /// Two points less for each line (approximate).
        case tight
        /// Two points more for each line (approximate).
        case loose
    }
}

/// The Dynamic Type settings, the smallest first. `large` is what a device is sold with.
public enum DynamicTypeSize: String, CaseIterable, Hashable, Sendable, Comparable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    /// Whether it is one of the five sizes for accessibility.
    public var isAccessibilitySize: Bool {
        self >= .accessibility1
    }

    /// The place in the order from the smallest (0) to the largest (11).
    public var order: Int {
        switch self {
        case .xSmall: 0
        case .small: 1
        case .medium: 2
        case .large: 3
        case .xLarge: 4
        case .xxLarge: 5
        case .xxxLarge: 6
        case .accessibility1: 7
        case .accessibility2: 8
        case .accessibility3: 9
        case .accessibility4: 10
        case .accessibility5: 11
        }
    }

    /// Smaller comes before larger.
    public static func < (left: DynamicTypeSize, right: DynamicTypeSize) -> Bool {
        left.order < right.order
    }
}
