import LayoutRuntime

/// A device in one orientation: what a full-screen view is offered.
struct Device: Equatable, Sendable {
    /// As it is written after `--device`.
    let name: String
    /// The screen's size in points.
    let screen: Size
    /// From each edge of the screen to the area that nothing covers, in points.
    let safeArea: EdgeInsets
    /// Pixels to a point.
    let scale: Double
    /// Whether the insets are an estimate; screens and scales are published.
    let isApproximate: Bool

    /// The size of the safe area, which is what the root is offered.
    var offer: Size {
        Size(width: screen.width - safeArea.horizontal, height: screen.height - safeArea.vertical)
    }

    static func named(_ name: String) -> Device? {
        all.first { $0.name == name }
    }

    /// The table as `--device list` prints it.
    static var list: String {
        let width = (all.map(\.name.count).max() ?? 0) + 2
        return all.map { device in
            let insets = device.safeArea
            let lengths = [insets.top, insets.leading, insets.bottom, insets.trailing].map {
                DecimalText.string($0, decimals: 2)
            }
            return TerminalText.padded(device.name, to: width)
                + TerminalText.padded(
                    "\(DecimalText.string(device.screen.width, decimals: 2)) x "
                        + DecimalText.string(device.screen.height, decimals: 2), to: 13)
                + "scale \(DecimalText.string(device.scale, decimals: 2))  "
                + "safe area \(lengths.joined(separator: " "))"
                + (device.isApproximate ? "  (insets approximate)" : "") + "\n"
        }.joined()
    }
}
