/// Writes a display list as SVG 1.1: plain attributes only, so that browsers and simple viewers draw the same.
public struct SVGWriter {
    private let list: DisplayList
    private var svg = ""
    private var indentation = "  "
    private var nextID = 1

    /// What each open group needs at its end.
    private var closings: [Closing] = []
    /// The mask that has been written last, for the group that follows it.
    private var lastMask = ""

    private struct Closing {
        var indentation: String
        var mask: String?
    }

    /// Text is set in the first of these that the viewer has; its width is set to the measured one in any case.
    static let fontFamily = "-apple-system, 'SF Pro', 'SF Pro Text', Inter, 'Helvetica Neue', Arial, sans-serif"

    /// The room round a canvas that is no screen, in points.
    private static let margin = 8.0

    /// The list as a document.
    public static func document(_ list: DisplayList) -> String {
        var writer = SVGWriter(list: list)
        writer.writeDocument()
        return writer.svg
    }

    private init(list: DisplayList) {
        self.list = list
    }

    private mutating func writeDocument() {
        let options = list.options
        let palette = Palette(isDark: options.isDark)
        let bounds = options.clipsToScreen ? list.bounds : list.bounds.inset(by: -Self.margin)
        let box = [bounds.minX, bounds.minY, bounds.width, bounds.height].map(number).joined(separator: " ")
        svg += "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(number(bounds.width))\" "
        svg += "height=\"\(number(bounds.height))\" viewBox=\"\(box)\" font-family=\"\(Self.fontFamily)\">\n"
        if !options.clipsToScreen {
            write("rect", rectangle(bounds) + paint(.color(palette.surroundings), for: "fill"), nil)
        }
        write("rect", rectangle(options.screen) + paint(.color(palette.background), for: "fill"), nil)
        for command in list.commands { write(command) }
        svg += "</svg>\n"
    }

    private mutating func write(_ command: DisplayList.Command) {
        switch command {
        case .fill(let outline, .angular(let stops, let center, let start, let end), let annotation):
            writeAngular(outline, AngularGradient(stops, center: center, from: start, to: end), annotation)
        case .fill(let outline, let style, let annotation):
            let reference = definition(of: style)
            let (name, geometry) = element(outline)
            write(name, geometry + (reference.map { " fill=\"\($0)\"" } ?? paint(style, for: "fill")), annotation)
        case .stroke(let outline, .angular(let stops, let center, let start, let end), let line, let annotation):
            writeAngular(
                along: outline, line, AngularGradient(stops, center: center, from: start, to: end), annotation)
        case .stroke(let outline, let style, let line, let annotation):
            let reference = definition(of: style)
            let (name, geometry) = element(outline)
            let paint = reference.map { " stroke=\"\($0)\"" } ?? paint(style, for: "stroke")
            write(name, geometry + " fill=\"none\"" + paint + attributes(of: line, on: outline), annotation)
        case .text(let text, let annotation): write(text, annotation)
        case .beginGroup(let effect, let annotation): begin(effect, annotation)
        case .endGroup: end()
        }
    }

    // MARK: Groups

    private mutating func begin(_ effect: DisplayList.GroupEffect, _ annotation: DrawingAnnotation?) {
        var attributes = ""
        switch effect {
        case .none: break
        case .clip(let outline):
            let id = makeID("clip")
            let (name, geometry) = element(outline)
            line("<clipPath id=\"\(id)\"><\(name)\(geometry)/></clipPath>")
            attributes = " clip-path=\"url(#\(id))\""
        case .opacity(let opacity): attributes = " opacity=\"\(number(opacity))\""
        case .rotation(let degrees, let center):
            guard degrees.isFinite, center.x.isFinite, center.y.isFinite else { break }
            attributes = " transform=\"rotate(\(number(degrees)) \(number(center.x)) \(number(center.y)))\""
        case .scale(let x, let y, let center):
            guard x.isFinite, y.isFinite, center.x.isFinite, center.y.isFinite else { break }
            let there = "translate(\(number(center.x)) \(number(center.y)))"
            let back = "translate(\(number(-center.x)) \(number(-center.y)))"
            attributes = " transform=\"\(there) scale(\(number(x)) \(number(y))) \(back)\""
        case .transform(let transform):
            let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
            guard numbers.allSatisfy(\.isFinite) else { break }
            attributes = " transform=\"matrix(\(numbers.map(number).joined(separator: " ")))\""
        case .isolated: attributes = " style=\"isolation:isolate\""
        case .blend(let mode): attributes = " style=\"mix-blend-mode:\(XMLText.escaped(mode))\""
        case .mask: return beginMask(annotation)
        case .masked: attributes = " mask=\"url(#\(lastMask))\""
        case .shadow, .blur, .filter, .multiply:
            if let filter = SVGFilter(effect) {
                let id = makeID("filter")
                line("<filter id=\"\(id)\"\(filter.region)>\(filter.primitives)</filter>")
                attributes = " filter=\"url(#\(id))\""
            }
        }
        line("<g\(attributes)\(data(annotation))>")
        indent()
        closings.append(Closing(indentation: indentation))
    }

    private mutating func indent() {
        indentation += indentation.count < 40 ? "  " : ""
    }

    /// A mask lets through what is bright in it; what is drawn is made white, so that it lets through what is opaque.
    private mutating func beginMask(_ annotation: DrawingAnnotation?) {
        let id = makeID("mask")
        let filter = makeID("filter")
        line("<filter id=\"\(filter)\">\(SVGFilter.whitening)</filter>")
        line("<mask id=\"\(id)\"><g filter=\"url(#\(filter))\"\(data(annotation))>")
        indent()
        closings.append(Closing(indentation: indentation, mask: id))
    }

    private mutating func end() {
        guard let closing = closings.popLast() else { return }
        indentation = closings.last?.indentation ?? "  "
        if let mask = closing.mask {
            lastMask = mask
            line("</g></mask>")
        } else {
            line("</g>")
        }
    }

    // MARK: Text

    private mutating func write(_ text: DrawnText, _ annotation: DrawingAnnotation?) {
        guard text.fontSize > 0, text.fontSize.isFinite else { return }
        // A gradient over text is drawn as its first colour: viewers do not agree on the box that it spans.
        let reference = definition(of: text.paint)
        var attributes = " x=\"\(number(text.origin.x))\" y=\"\(number(text.origin.y))\""
        attributes += " font-size=\"\(number(text.fontSize))\""
        if text.weight != 400 { attributes += " font-weight=\"\(text.weight)\"" }
        if text.isItalic { attributes += " font-style=\"italic\"" }
        if let family = family(of: text) { attributes += " font-family=\"\(XMLText.escaped(family))\"" }
        attributes += reference.map { " fill=\"\($0)\"" } ?? paint(text.paint, for: "fill")
        if let width = text.width, width > 0, width.isFinite {
            attributes += " textLength=\"\(number(width))\" lengthAdjust=\"spacingAndGlyphs\""
        }
        if text.text.hasPrefix(" ") || text.text.hasSuffix(" ") || text.text.contains("  ") {
            attributes += " xml:space=\"preserve\""
        }
        line("<text\(attributes)\(data(annotation))>\(content(of: text))</text>")
    }

    /// The characters, each at its measured place where they can be drawn one by one.
    ///
    /// Viewers that do not know `textLength` (librsvg) draw with whatever font they have; with a place for every character
    /// the line keeps its width there as well. Letters that join their neighbours are left together.
    private func content(of text: DrawnText) -> String {
        let characters = Array(text.text)
        guard characters.count > 1, characters.count == text.characterOffsets.count,
            text.text.unicodeScalars.allSatisfy(Self.standsAlone)
        else { return XMLText.escaped(text.text) }
        var content = ""
        for (character, offset) in zip(characters, text.characterOffsets) {
            let x = DecimalText.string(text.origin.x + offset, decimals: 2)
            content += "<tspan x=\"\(x)\">\(XMLText.escaped(String(character)))</tspan>"
        }
        return content
    }

    /// Whether a character looks the same beside any other: not so in scripts whose letters join or are reordered.
    private static func standsAlone(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0590..<0x1100, 0x1700..<0x1E00, 0xA800..<0xAC00, 0xFB1D..<0xFE00, 0x10800..<0x1F000: false
        default: true
        }
    }

    private func family(of text: DrawnText) -> String? {
        if let name = text.fontName {
            // A quote would end the name.
            return "'\(name.filter { $0 != "'" && $0 != "\"" && $0 != "\\" })', \(Self.fontFamily)"
        }
        switch text.design {
        case .default: return nil
        case .monospaced: return "ui-monospace, 'SF Mono', Menlo, 'DejaVu Sans Mono', monospace"
        case .rounded: return "ui-rounded, 'SF Pro Rounded', \(Self.fontFamily)"
        case .serif: return "ui-serif, 'New York', Georgia, serif"
        }
    }

    // MARK: Shapes

    private func element(_ outline: Outline) -> (name: String, attributes: String) {
        switch outline {
        case .rectangle(let rect): return ("rect", rectangle(rect))
        case .roundedRectangle(let rect, let x, let y):
            return ("rect", rectangle(rect) + " rx=\"\(number(x))\"" + (x == y ? "" : " ry=\"\(number(y))\""))
        case .ellipse(let rect):
            let center = " cx=\"\(number(rect.midX))\" cy=\"\(number(rect.midY))\""
            if rect.width == rect.height { return ("circle", center + " r=\"\(number(rect.width / 2))\"") }
            return ("ellipse", center + " rx=\"\(number(rect.width / 2))\" ry=\"\(number(rect.height / 2))\"")
        case .path(let commands): return ("path", " d=\"\(pathData(commands))\"")
        }
    }

    private func attributes(of line: StrokeStyle, on outline: Outline) -> String {
        var attributes = ""
        if line.lineWidth != 1 { attributes += " stroke-width=\"\(number(line.lineWidth))\"" }
        let dash = line.dash.filter { $0.isFinite && $0 >= 0 }
        if dash.contains(where: { $0 > 0 }) {
            attributes += " stroke-dasharray=\"\(dash.map(number).joined(separator: " "))\""
            if line.dashPhase != 0 { attributes += " stroke-dashoffset=\"\(number(line.dashPhase))\"" }
        }
        if line.cap != .butt { attributes += " stroke-linecap=\"\(line.cap.rawValue)\"" }
        if line.join != .miter { attributes += " stroke-linejoin=\"\(line.join.rawValue)\"" }
        // SVG cuts pointed corners off earlier; right angles are cut off by neither.
        if line.join == .miter, line.miterLimit != 4, case .path = outline {
            attributes += " stroke-miterlimit=\"\(number(max(line.miterLimit, 1)))\""
        }
        return attributes
    }

    private func rectangle(_ rect: Rect) -> String {
        " x=\"\(number(rect.minX))\" y=\"\(number(rect.minY))\" width=\"\(number(rect.width))\" "
            + "height=\"\(number(rect.height))\""
    }

    private func pathData(_ commands: [PathCommand]) -> String {
        func point(_ point: Point) -> String { "\(number(point.x)) \(number(point.y))" }
        // Path data begins with a move; a path that does not is drawn from the origin, as on the device.
        var data = ""
        for command in commands {
            if data.isEmpty, case .move = command {} else if data.isEmpty { data = "M0 0" }
            switch command {
            case .move(let end): data += "M\(point(end))"
            case .line(let end): data += "L\(point(end))"
            case .quadratic(let end, let control): data += "Q\(point(control)) \(point(end))"
            case .cubic(let end, let first, let second): data += "C\(point(first)) \(point(second)) \(point(end))"
            case .close: data += "Z"
            }
        }
        return data.isEmpty ? "M0 0" : data
    }

    // MARK: Paint

    /// Writes a gradient's definition and gives the reference to it; nil for a plain colour.
    private mutating func definition(of paint: Paint) -> String? {
        let open: String
        let close: String
        let stops: [GradientStop]
        let id = "paint\(nextID)"
        switch paint {
        case .color, .angular: return nil
        case .elliptical(let colors, let center, let size, let start, let end):
            // A circle of the radius in fractions, stretched to the sides.
            let radius = max(end, 0.001)
            let inner = min(max(start / radius, 0), 1)
            let stretch = [size.width, 0, 0, size.height, center.x, center.y].map(number).joined(separator: " ")
            open =
                "<radialGradient id=\"\(id)\" gradientUnits=\"userSpaceOnUse\" cx=\"0\" cy=\"0\" r=\"\(number(radius))\" "
                + "gradientTransform=\"matrix(\(stretch))\">"
            close = "</radialGradient>"
            stops = colors.map { GradientStop(color: $0.color, location: inner + $0.location * (1 - inner)) }
        case .linear(let colors, let from, let to):
            open =
                "<linearGradient id=\"\(id)\" gradientUnits=\"userSpaceOnUse\" x1=\"\(number(from.x))\" "
                + "y1=\"\(number(from.y))\" x2=\"\(number(to.x))\" y2=\"\(number(to.y))\">"
            close = "</linearGradient>"
            stops = colors
        case .radial(let colors, let center, let start, let end):
            let radius = max(end, 0.001)
            let inner = min(max(start / radius, 0), 1)
            open =
                "<radialGradient id=\"\(id)\" gradientUnits=\"userSpaceOnUse\" cx=\"\(number(center.x))\" "
                + "cy=\"\(number(center.y))\" r=\"\(number(radius))\">"
            close = "</radialGradient>"
            // The first colour fills the inner circle.
            stops = colors.map { GradientStop(color: $0.color, location: inner + $0.location * (1 - inner)) }
        }
        nextID += 1
        let inside = stops.map { stop in
            let opacity =
                stop.color.opacity >= 1 ? "" : " stop-opacity=\"\(number(max(stop.color.opacity, 0)))\""
            return "<stop offset=\"\(number(min(max(stop.location, 0), 1)))\" "
                + "stop-color=\"\(stop.color.hexadecimal)\"\(opacity)/>"
        }.joined()
        line(open + inside + close)
        return "url(#\(id))"
    }

    private func paint(_ paint: Paint, for attribute: String) -> String {
        let color: Color =
            switch paint {
            case .color(let color): color
            case .linear(let stops, _, _), .radial(let stops, _, _, _), .angular(let stops, _, _, _),
                .elliptical(let stops, _, _, _, _):
                stops.first?.color ?? .clear
            }
        let opacity = color.opacity >= 1 ? "" : " \(attribute)-opacity=\"\(number(max(color.opacity, 0)))\""
        return " \(attribute)=\"\(color.hexadecimal)\"\(opacity)"
    }

    /// SVG has no gradient round a point: it is drawn as thin wedges that the outline clips.
    private mutating func writeAngular(
        _ outline: Outline, _ gradient: AngularGradient, _ annotation: DrawingAnnotation?
    ) {
        begin(.clip(outline), annotation)
        write(gradient, over: outline.bounds)
        end()
    }

    /// A line in colours round a point: the wedges, as far as the line lets them through.
    private mutating func writeAngular(
        along outline: Outline, _ line: StrokeStyle, _ gradient: AngularGradient, _ annotation: DrawingAnnotation?
    ) {
        let (name, geometry) = element(outline)
        begin(.mask, nil)
        write(name, geometry + " fill=\"none\" stroke=\"#ffffff\"" + attributes(of: line, on: outline), nil)
        end()
        begin(.masked, annotation)
        write(gradient, over: outline.bounds.inset(by: -line.lineWidth))
        end()
    }

    private mutating func write(_ gradient: AngularGradient, over bounds: Rect) {
        for wedge in gradient.wedges(covering: bounds) {
            write("path", " d=\"\(pathData(wedge.path))\"" + paint(.color(wedge.color), for: "fill"), nil)
        }
    }

    // MARK: Lines

    private mutating func write(_ name: String, _ attributes: String, _ annotation: DrawingAnnotation?) {
        line("<\(name)\(attributes)\(data(annotation))/>")
    }

    private mutating func line(_ text: String) {
        svg += indentation + text + "\n"
    }

    private mutating func makeID(_ prefix: String) -> String {
        defer { nextID += 1 }
        return "\(prefix)\(nextID)"
    }

    private func data(_ annotation: DrawingAnnotation?) -> String {
        guard let annotation else { return "" }
        var text = " data-view=\"\(XMLText.escaped(annotation.view))\""
        if let id = annotation.id { text += " data-id=\"\(XMLText.escaped(id))\"" }
        if let source = annotation.source { text += " data-source=\"\(XMLText.escaped(source))\"" }
        return text
    }

    private func number(_ value: Double) -> String {
        // Numbers that XML's readers would not accept do not come this far; zero keeps the document valid anyway.
        // Viewers count in single precision and do not read what it cannot hold.
        value.isFinite ? DecimalText.string(min(max(value, -1e9), 1e9), decimals: 3) : "0"
    }
}

extension Color {
    /// `#ffcc00`, without the opacity.
    var hexadecimal: String {
        "#"
            + [red, green, blue].map { component in
                let value = component.isNaN ? 0 : Int((min(max(component, 0), 1) * 255).rounded())
                let digits = String(value, radix: 16)
                return digits.count < 2 ? "0" + digits : digits
            }.joined()
    }
}
