/// Pictures and controls are drawn as what they are recognised by: layout knows their size and nothing of their pixels.
extension DisplayListBuilder {
    /// A picture is a grey box with its diagonals and its name; a symbol is a simple drawing in its own colour.
    mutating func draw(_ image: ImageContent, in frame: Rect, _ annotation: DrawingAnnotation?) {
        guard frame.isFinite else { return }
        if image.isSymbol {
            let paint = Paint(image.style, in: frame, palette: palette)
            for part in SymbolDrawing.parts(named: image.name, in: frame) {
                switch part {
                case .fill(let path): fill(.path(path), paint, annotation)
                case .stroke(let path, let width):
                    stroke(.path(path), paint, StrokeStyle(lineWidth: width, cap: .round, join: .round), annotation)
                }
            }
            return
        }
        let paint = image.isTemplate ? Paint(image.style, in: frame, palette: palette) : .color(palette.fill)
        fill(.rectangle(frame), paint, annotation)
        if image.isTemplate { return }
        let diagonals: [PathCommand] = [
            .move(Point(x: frame.minX, y: frame.minY)), .line(Point(x: frame.maxX, y: frame.maxY)),
            .move(Point(x: frame.maxX, y: frame.minY)), .line(Point(x: frame.minX, y: frame.maxY)),
        ]
        stroke(.path(diagonals), .color(palette.fill), StrokeStyle(lineWidth: 1), annotation)
        label(image.name, in: frame, size: 11, paint: .color(palette.label(level: 1)))
    }

    /// A dashed box with words: nothing is known of the view.
    mutating func drawPlaceholder(_ text: String, in frame: Rect, _ annotation: DrawingAnnotation?) {
        guard frame.isFinite else { return }
        fill(.rectangle(frame), .color(palette.fill), annotation)
        stroke(
            .rectangle(frame.inset(by: 0.5)), .color(palette.label(level: 2)), StrokeStyle(lineWidth: 1, dash: [4, 3]),
            annotation)
        label(text, in: frame, size: 12, paint: .color(palette.label(level: 1)))
    }

    mutating func draw(_ control: ControlContent, in frame: Rect, _ annotation: DrawingAnnotation?) {
        guard frame.isFinite else { return }
        switch control.name {
        case "Toggle", "Switch":
            let isOn = control.value ?? 1 > 0.5
            fill(Outline(.capsule, in: frame), .color(isOn ? palette.on : palette.fill), annotation)
            // From iOS 26 the knob is wider than high.
            let height = max(frame.height - 4, 0)
            let width = frame.width > 2 * frame.height ? height * 1.6 : height
            let x = isOn ? frame.maxX - width - 2 : frame.minX + 2
            let knob = Rect(x: x, y: frame.midY - height / 2, width: width, height: height)
            fill(Outline(.capsule, in: knob), .color(.white), annotation)
        case "Slider":
            let part = min(max(control.value ?? 0.5, 0), 1)
            let track = Rect(x: frame.minX, y: frame.midY - 2, width: frame.width, height: 4)
            fill(Outline(.capsule, in: track), .color(palette.fill), annotation)
            let side = min(26, frame.height)
            let middle = frame.minX + side / 2 + (frame.width - side) * part
            let knob = Rect(x: middle - side / 2, y: frame.midY - side / 2, width: side, height: side)
            fill(
                Outline(.capsule, in: Rect(x: track.minX, y: track.minY, width: middle - track.minX, height: 4)),
                .color(palette.accent), annotation)
            fill(.ellipse(knob), .color(.white), annotation)
            stroke(.ellipse(knob), .color(palette.separator), StrokeStyle(lineWidth: 0.5), annotation)
        case "TextField", "SecureField": drawField(control, in: frame, annotation)
        case "Stepper":
            fill(
                Outline(.roundedRectangle(cornerSize: Size(width: 8, height: 8)), in: frame), .color(palette.fill),
                annotation)
            let half = frame.width / 2
            let ink = Paint.color(palette.label(level: 0))
            let left = Rect(x: frame.minX, y: frame.minY, width: half, height: frame.height)
            let right = Rect(x: frame.minX + half, y: frame.minY, width: half, height: frame.height)
            label("−", in: left, size: 20, paint: ink)
            label("+", in: right, size: 20, paint: ink)
        case "ProgressView":
            if control.stretches.contains(axis: .horizontal) {
                let track = Rect(x: frame.minX, y: frame.midY - 2, width: frame.width, height: 4)
                fill(Outline(.capsule, in: track), .color(palette.fill), annotation)
                let done = Rect(
                    x: track.minX, y: track.minY, width: track.width * min(max(control.value ?? 0, 0), 1), height: 4)
                fill(Outline(.capsule, in: done), .color(palette.accent), annotation)
            } else {
                let ring = Outline(.inset(.circle, by: 2), in: frame)
                stroke(ring, .color(palette.label(level: 2)), StrokeStyle(lineWidth: 3, dash: [2, 3]), annotation)
            }
        default:
            let corner = min(8, min(frame.width, frame.height) / 4)
            fill(
                Outline(.roundedRectangle(cornerSize: Size(width: corner, height: corner)), in: frame),
                .color(palette.fill), annotation)
            label(
                control.text.isEmpty ? control.name : control.text, in: frame, size: 13,
                paint: .color(palette.label(level: 1)))
        }
    }

    /// A field: its words at its beginning, in a box if it has a border.
    private mutating func drawField(_ control: ControlContent, in frame: Rect, _ annotation: DrawingAnnotation?) {
        // A field without a border is as high as its line.
        let hasBorder = control.size.height > 30
        if hasBorder {
            let outline = Outline(.roundedRectangle(cornerSize: Size(width: 6, height: 6)), in: frame.inset(by: 0.25))
            stroke(outline, .color(palette.separator), StrokeStyle(lineWidth: 0.5), annotation)
        }
        let words =
            control.name == "SecureField" && !control.isPlaceholder
            ? String(repeating: "•", count: min(control.text.count, 64)) : control.text
        let width = PreparedText(words, font: ResolvedFont(size: 17)).ideal.width
        let x = frame.minX + (hasBorder ? 7 : 0)
        let room = Rect(x: x, y: frame.minY, width: min(width + 2, max(frame.maxX - x, 0)), height: frame.height)
        label(words, in: room, size: 17, paint: .color(palette.label(level: control.isPlaceholder ? 2 : 0)))
    }
}
