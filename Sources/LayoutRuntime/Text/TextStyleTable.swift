/// The sizes of the text styles at every Dynamic Type setting, as the platform's guidelines publish them.
enum TextStyleTable {
    /// A style at a setting.
    struct Row {
        /// Points.
        let size: Double
        /// From baseline to baseline, in points.
        let linePitch: Double
        let weight: Font.Weight
        /// The weight that `.bold()` gives.
        let emphasizedWeight: Font.Weight
    }

    /// A style at a setting.
    static func row(of style: Font.TextStyle, at setting: DynamicTypeSize) -> Row {
        let index = (setting.order * 11 + column(of: style)) * 2
        let emphasized: Font.Weight =
            switch style {
            case .largeTitle, .title, .title2: .bold
            default: .semibold
            }
        return Row(
            size: Double(sizes[index]), linePitch: Double(sizes[index + 1]),
            weight: style == .headline ? .semibold : .regular, emphasizedWeight: emphasized)
    }

    private static func column(of style: Font.TextStyle) -> Int {
        switch style {
        case .largeTitle: 0
        case .title: 1
        case .title2: 2
        case .title3: 3
        case .headline: 4
        case .body: 5
        case .callout: 6
        case .subheadline: 7
        case .footnote: 8
        case .caption: 9
        case .caption2: 10
        }
    }

    /// Size and pitch of each style, the settings from the smallest to the largest.
    private static let sizes: [UInt8] = [
        31, 38, 25, 31, 19, 24, 17, 22, 14, 19, 14, 19, 13, 18, 12, 16, 12, 16, 11, 13, 11, 13,  // xSmall
        32, 39, 26, 32, 20, 25, 18, 23, 15, 20, 15, 20, 14, 19, 13, 18, 12, 16, 11, 13, 11, 13,  // Small
        33, 40, 27, 33, 21, 26, 19, 24, 16, 21, 16, 21, 15, 20, 14, 19, 12, 16, 11, 13, 11, 13,  // Medium
        34, 41, 28, 34, 22, 28, 20, 25, 17, 22, 17, 22, 16, 21, 15, 20, 13, 18, 12, 16, 11, 13,  // Large (default)
        36, 43, 30, 37, 24, 30, 22, 28, 19, 24, 19, 24, 18, 23, 17, 22, 15, 20, 14, 19, 13, 18,  // xLarge
        38, 46, 32, 39, 26, 32, 24, 30, 21, 26, 21, 26, 20, 25, 19, 24, 17, 22, 16, 21, 15, 20,  // xxLarge
        40, 48, 34, 41, 28, 34, 26, 32, 23, 29, 23, 29, 22, 28, 21, 28, 19, 24, 18, 23, 17, 22,  // xxxLarge
        44, 52, 38, 46, 34, 41, 31, 38, 28, 34, 28, 34, 26, 32, 25, 31, 23, 29, 22, 28, 20, 25,  // AX1
        48, 57, 43, 51, 39, 47, 37, 44, 33, 40, 33, 40, 32, 39, 30, 37, 27, 33, 26, 32, 24, 30,  // AX2
        52, 61, 48, 57, 44, 52, 43, 51, 40, 48, 40, 48, 38, 46, 36, 43, 33, 40, 32, 39, 29, 35,  // AX3
        56, 66, 53, 62, 50, 59, 49, 58, 47, 56, 47, 56, 44, 52, 42, 50, 38, 46, 37, 44, 34, 41,  // AX4
        60, 70, 58, 68, 56, 66, 55, 65, 53, 62, 53, 62, 51, 60, 49, 58, 44, 52, 43, 51, 40, 48,  // AX5
    ]
}

extension Font.TextStyle {
    /// How much a length grows that is scaled like the style, from the `large` setting to another one.
    ///
    /// It follows the distance between the style's lines and not the size of its letters: 17 points like body text are
    /// 48 at the largest setting, where body text itself has 53 (measured on devices: 16⅓ at `medium`, 48 at the largest).
    public func growth(to setting: DynamicTypeSize) -> Double {
        TextStyleTable.row(of: self, at: setting).linePitch / TextStyleTable.row(of: self, at: .large).linePitch
    }
}
