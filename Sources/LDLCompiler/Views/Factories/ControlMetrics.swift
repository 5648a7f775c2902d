import LayoutRuntime

/// The sizes of controls in points, in one place. None of them is published: they are taken from screens of devices
/// and are approximate unless a comment says otherwise.
enum ControlMetrics {
    /// The room between a bordered button's label and its edges, by the size of controls.
    static func buttonPadding(controlSize: String) -> EdgeInsets {
        switch controlSize {
        case "mini", "small": EdgeInsets(top: 4, leading: 10, bottom: 4, trailing: 10)
        case "large", "extraLarge": EdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
        default: EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        }
    }

    /// Between a label's symbol and its words.
    static let labelSpacing = 8.0
    static let toggle = Size(width: 63, height: 28)
    static let stepper = Size(width: 94, height: 32)
    static let datePicker = Size(width: 120, height: 34)
    static let colorWell = Size(width: 28, height: 28)
    static let spinner = Size(width: 20, height: 20)
    /// As wide as it is offered.
    static let progressBar = Size(width: 100, height: 4)
    /// As wide as it is offered.
    static let slider = Size(width: 100, height: 28)
    /// As wide as it is offered.
    static let textField = Size(width: 100, height: 22)
    static let roundedTextField = Size(width: 100, height: 34)
    /// As large as it is offered.
    static let textEditor = Size(width: 100, height: 100)
    /// As wide as it is offered.
    static let segmentedPicker = Size(width: 100, height: 32)
    static let wheelPicker = Size(width: 320, height: 216)
    static let gauge = Size(width: 100, height: 6)

    /// A list's row: its least height, and the room round its content.
    static let rowHeight = 44.0
    static let rowInsets = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    /// Between the edges of the screen and the groups of a list.
    static let groupMargin = 16.0
    static let groupSpacing = 20.0
    static let groupBoxPadding = 16.0

    /// The bar at the top of a screen, with a title in it, and with a large one under it.
    static let navigationBar = 44.0
    static let largeTitleBar = 96.0
    static let tabBar = 49.0
}
