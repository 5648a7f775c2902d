/// The filter that a group's effect is drawn with in SVG.
struct SVGFilter {
    /// Where the filter draws; without it a shadow would be cut off.
    let region: String
    let primitives: String

    /// nil for an effect that needs no filter or is not known.
    init?(_ effect: DisplayList.GroupEffect) {
        func number(_ value: Double) -> String { DecimalText.string(value, decimals: 3) }
        func region(_ bounds: Rect, _ left: Double, _ top: Double, _ right: Double, _ bottom: Double) -> String {
            " filterUnits=\"userSpaceOnUse\" x=\"\(number(bounds.minX - left))\" y=\"\(number(bounds.minY - top))\" "
                + "width=\"\(number(bounds.width + left + right))\" height=\"\(number(bounds.height + top + bottom))\""
        }
        switch effect {
        case .shadow(let color, let radius, let x, let y, let bounds):
            guard bounds.isFinite, radius.isFinite, x.isFinite, y.isFinite else { return nil }
            // Content may stick out of its bounds, so the region is generous.
            let reach = max(radius, 0) * 2 + max(abs(x), abs(y)) + max(bounds.width, bounds.height, 20)
            self.region = region(bounds, reach, reach, reach, reach)
            primitives =
                "<feGaussianBlur in=\"SourceAlpha\" stdDeviation=\"\(number(max(radius, 0) / 2))\"/>"
                + "<feOffset dx=\"\(number(x))\" dy=\"\(number(y))\" result=\"s\"/>"
                + "<feFlood flood-color=\"\(color.hexadecimal)\" flood-opacity=\"\(number(color.opacity))\"/>"
                + "<feComposite in2=\"s\" operator=\"in\"/>"
                + "<feMerge><feMergeNode/><feMergeNode in=\"SourceGraphic\"/></feMerge>"
        case .blur(let radius, let bounds):
            guard bounds.isFinite, radius.isFinite, radius > 0 else { return nil }
            let reach = radius * 3 + max(bounds.width, bounds.height, 20)
            self.region = region(bounds, reach, reach, reach, reach)
            primitives = "<feGaussianBlur stdDeviation=\"\(number(radius / 2))\"/>"
        case .multiply(let color):
            let parts = [color.red, color.green, color.blue, color.opacity].map(number)
            primitives =
                "<feColorMatrix values=\"\(parts[0]) 0 0 0 0  0 \(parts[1]) 0 0 0  0 0 \(parts[2]) 0 0  0 0 0 \(parts[3]) 0\"/>"
            self.region = Self.colors
        case .filter(let name, let amount):
            guard amount.isFinite else { return nil }
            switch name {
            case "grayscale":
                primitives = "<feColorMatrix type=\"saturate\" values=\"\(number(1 - min(max(amount, 0), 1)))\"/>"
            case "saturation":
                primitives = "<feColorMatrix type=\"saturate\" values=\"\(number(max(amount, 0)))\"/>"
            case "hueRotation": primitives = "<feColorMatrix type=\"hueRotate\" values=\"\(number(amount))\"/>"
            case "colorInvert": primitives = Self.transfer(slope: -1, intercept: 1)
            case "brightness": primitives = Self.transfer(slope: 1, intercept: amount)
            case "luminanceToAlpha": primitives = "<feColorMatrix type=\"luminanceToAlpha\"/>"
            case "contrast": primitives = Self.transfer(slope: amount, intercept: 0.5 - amount / 2)
            default: return nil
            }
            self.region = Self.colors
        case .none, .clip, .opacity, .rotation, .scale, .mask, .masked, .isolated, .blend, .transform:
            return nil
        }
    }

    /// Colours are changed as they are written, not by their brightness.
    private static let colors = " color-interpolation-filters=\"sRGB\""

    /// Makes everything white and leaves it as opaque as it is: what a mask in SVG lets through follows its brightness.
    static let whitening =
        "<feColorMatrix values=\"0 0 0 0 1  0 0 0 0 1  0 0 0 0 1  0 0 0 1 0\"/>"

    private static func transfer(slope: Double, intercept: Double) -> String {
        let attributes =
            " type=\"linear\" slope=\"\(DecimalText.string(slope, decimals: 3))\" "
            + "intercept=\"\(DecimalText.string(intercept, decimals: 3))\""
        return "<feComponentTransfer><feFuncR\(attributes)/><feFuncG\(attributes)/><feFuncB\(attributes)/>"
            + "</feComponentTransfer>"
    }
}
