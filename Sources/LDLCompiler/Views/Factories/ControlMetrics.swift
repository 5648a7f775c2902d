import LayoutRuntime

/// The sizes of controls in points, in one place. Apple publishes none of them; what each was taken from is said beside
/// it, and how sure it is:
///
/// - *measured*: printed by a device's console, or reported as measured by several people who agree.
/// - *seen*: read off screens of a device with iOS 26 or later; a point or two may be missing.
/// - *estimated*: what is likely by the sizes of what it consists of.
enum ControlMetrics {
    // MARK: Buttons

    /// The room between a bordered button's label and its edges, by the size of controls. Regular: measured (a body label is
    /// 34⅓ high and 24 wider than its words); the others: seen.
    static func buttonPadding(controlSize: String) -> EdgeInsets {
        switch controlSize {
        case "mini", "small": EdgeInsets(top: 4, leading: 10, bottom: 4, trailing: 10)
        case "large", "extraLarge": EdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
        default: EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        }
    }

    // MARK: Controls

    /// Between a label's symbol and its words: seen.
    static let labelSpacing = 8.0
    /// Measured: 63 × 28 from iOS 26, 51 × 31 before.
    static let toggle = Size(width: 63, height: 28)
    /// Measured.
    static let stepper = Size(width: 94, height: 32)
    /// Seen; the width is that of a day in English.
    static let datePicker = Size(width: 120, height: 34)
    /// Seen.
    static let colorWell = Size(width: 28, height: 28)
    /// Measured.
    static let spinner = Size(width: 20, height: 20)
    /// As wide as it is offered. Measured.
    static let progressBar = Size(width: 100, height: 4)
    /// As wide as it is offered. Seen: 28 from iOS 26, 31 before.
    static let slider = Size(width: 100, height: 28)
    /// As wide as it is offered. Measured: a line of body text.
    static let textField = Size(width: 100, height: 22)
    /// As wide as it is offered. Measured.
    static let roundedTextField = Size(width: 100, height: 34)
    /// As large as it is offered.
    static let textEditor = Size(width: 100, height: 100)
    /// As wide as it is offered. Measured.
    static let segmentedPicker = Size(width: 100, height: 32)
    /// Measured: 216 high; the width is that of the oldest screens.
    static let wheelPicker = Size(width: 320, height: 216)
    /// Estimated.
    static let gauge = Size(width: 100, height: 6)

    // MARK: Lists and boxes

    /// The least height of a list's row: published as a default of the surroundings.
    static let rowHeight = 44.0
    /// The room round a row's content. Measured: a row of body text is 52⅓ high.
    static let rowInsets = EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    /// Between the edges of the screen and the groups of a list: seen.
    static let groupMargin = 16.0
    /// Above the first group and below the last: seen.
    static let groupSpacing = 20.0
    /// Between two groups: seen.
    static let sectionSpacing = 35.0
    /// The room round a group's heading, and round the words below it: seen.
    static let headerInsets = EdgeInsets(top: 0, leading: 16, bottom: 8, trailing: 16)
    static let footerInsets = EdgeInsets(top: 8, leading: 16, bottom: 0, trailing: 16)
    /// The room round a heading in a plain list: seen.
    static let plainHeaderInsets = EdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16)
    /// The corners of a list's groups: seen.
    static let groupCorner = 26.0
    /// Measured: the usual padding.
    static let groupBoxPadding = 16.0
    /// Seen.
    static let groupBoxCorner = 12.0

    // MARK: Screens

    /// The bar at the top of a screen. Measured.
    static let navigationBar = 44.0
    /// The same with a large title under it: 52 more. Measured.
    static let largeTitleBar = 96.0
    /// From a large title to the bar's lower edge: measured.
    static let largeTitleBottom = 8.0
    /// The bar at the bottom, above the home indicator. Measured.
    static let tabBar = 49.0
}
