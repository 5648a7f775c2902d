import LDLCompiler
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

    private static let sideSuffix = "-landscape"

    /// Whether it lies on its side.
    var isLandscape: Bool { name.hasSuffix(Self.sideSuffix) }

    /// Whether it is a tablet.
    var isTablet: Bool { name.hasPrefix("ipad") }

    /// How much room there is from left to right. A tablet has much, and so has a phone on its side if it is one of the
    /// large ones (896 points and more: Plus, Max, and what is as large).
    var horizontalSizeClass: SizeClass {
        isTablet || (isLandscape && screen.width >= 896) ? .regular : .compact
    }

    /// How much room there is from top to bottom: little on a phone on its side.
    var verticalSizeClass: SizeClass { isLandscape && !isTablet ? .compact : .regular }

    /// The same device held in a way.
    func held(_ orientation: Orientation) -> Device {
        let upright = isLandscape ? String(name.dropLast(Self.sideSuffix.count)) : name
        return Device.named(orientation == .landscape ? upright + Self.sideSuffix : upright) ?? self
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
                + TerminalText.padded("safe area \(lengths.joined(separator: " "))", to: 22)
                + "  \(device.horizontalSizeClass.rawValue) x \(device.verticalSizeClass.rawValue)"
                + (device.isApproximate ? "  (insets approximate)" : "") + "\n"
        }.joined()
    }
}

/// How a device is held.
enum Orientation: String, CaseIterable {
    case portrait, landscape
}
