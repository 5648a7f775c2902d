import LayoutRuntime
import TestSupport
import Testing

/// Pictures of small trees as golden files; `rsvg-convert` and browsers show them.
@Suite struct SVGPictureTests {
    private static let folder = GoldenFolder("Pictures")

    /// A picture by name.
    struct Example: CustomTestStringConvertible, Sendable {
        let name: String
        let draw: @Sendable () throws -> String
        var testDescription: String { name }
    }

    @Test(arguments: examples)
    func `the picture is the one on file`(_ example: Example) throws {
        let svg = try example.draw()
        #expect(XMLScanner.fault(in: svg) == nil)
        try Self.folder.expect(svg, equalsFile: example.name + ".svg")
    }

    @Test func `every file is a picture of an example`() throws {
        try Self.folder.expectOnly(Self.examples.map { $0.name + ".svg" })
    }

    @Test func `the same tree gives the same bytes`() throws {
        for example in Self.examples {
            #expect(try example.draw() == example.draw())
        }
    }

    static let examples: [Example] = [
        Example(name: "borders-of-a-frame") {
            var picture = Picture()
            let text = picture.named(
                "seattle", picture.wrap(picture.text("Seattle"), .border(.color(Picture.red), width: 1)))
            let framed = picture.wrap(
                text, .frame(width: 160, height: 80, alignment: .bottomTrailing),
                .border(.color(Picture.blue), width: 1))
            return try picture.svg(framed)
        },
        Example(name: "padding-before-background") {
            let picture = Picture()
            let first = picture.wrap(
                picture.text("Seattle"), .padding(EdgeInsets(.all, 16)),
                .backgroundStyle(.color(Picture.yellow), ignoresSafeAreaEdges: .all))
            let second = picture.wrap(
                picture.text("Seattle"), .backgroundStyle(.color(Picture.yellow), ignoresSafeAreaEdges: .all),
                .padding(EdgeInsets(.all, 16)))
            return try picture.svg(picture.column(first, second))
        },
        Example(name: "wrapped-and-cut-text") {
            let picture = Picture()
            let note = "Ferry at 9:40 from Pier 52, then the bus to the museum & back"
            let wrapped = picture.wrap(picture.text(note), .border(.color(Picture.red), width: 1))
            let cut = picture.wrap(
                picture.text(note, .headline), .frame(width: nil, height: 30, alignment: .center),
                .border(.color(Picture.blue), width: 1))
            let small = picture.text("fine print", .caption, .foreground(level: 1))
            return try picture.svg(picture.column(wrapped, cut, small))
        },
        Example(name: "shapes") {
            let picture = Picture()
            let shapes: [Shape] = [
                .rectangle, .roundedRectangle(cornerSize: Size(width: 10, height: 10)), .capsule, .circle, .ellipse,
                .unevenRoundedRectangle(topLeading: 20, bottomLeading: 4, bottomTrailing: 20, topTrailing: 4),
                .trim(.circle, from: 0, to: 0.75), .rotation(.rectangle, degrees: 20),
            ]
            let rows = shapes.map { shape in
                let line = StrokeStyle(lineWidth: 3)
                return picture.tree.append(
                    .stack(.horizontal, alignment: .verticalCenter, spacing: 12),
                    children: [
                        ShapePaint.fill(.color(Picture.blue)), .stroke(.color(Picture.red), line),
                        .strokeBorder(.color(Picture.yellow), StrokeStyle(lineWidth: 3, dash: [6, 3])),
                    ].map { paint in
                        picture.wrap(
                            picture.tree.append(.shape(shape, paint)), .frame(width: 56, height: 32, alignment: .center)
                        )
                    })
            }
            let column = picture.tree.append(
                .stack(.vertical, alignment: .horizontalCenter, spacing: 12), children: rows)
            return try picture.svg(column)
        },
        Example(name: "gradients") {
            let picture = Picture()
            let stops = [
                GradientStop(color: Picture.red, location: 0), GradientStop(color: Picture.yellow, location: 0.5),
                GradientStop(color: Picture.blue, location: 1),
            ]
            let styles: [ShapeStyle] = [
                .linearGradient(stops, from: .leading, to: .trailing),
                .opacity(.linearGradient(stops, from: .topLeading, to: .bottomTrailing), 0.5),
                .radialGradient(stops, center: .center, startRadius: 4, endRadius: 40),
                .angularGradient(stops, center: .center, startDegrees: 0, endDegrees: 360),
                .material(thickness: 2),
            ]
            let boxes = styles.map { style in
                picture.wrap(
                    picture.tree.append(
                        .shape(.roundedRectangle(cornerSize: Size(width: 8, height: 8)), .fill(style))),
                    .frame(width: 120, height: 40, alignment: .center))
            }
            return try picture.svg(
                picture.tree.append(.stack(.vertical, alignment: .horizontalCenter, spacing: nil), children: boxes))
        },
        Example(name: "effects") {
            let picture = Picture()
            let faded = picture.wrap(picture.box(Picture.blue, 40, 40), .effect(.opacity(0.4)))
            let round = picture.wrap(picture.box(Picture.red, 40, 40), .clip(.circle))
            let shadow = picture.wrap(
                picture.box(Picture.yellow, 40, 40),
                .effect(.shadow(Color(red: 0, green: 0, blue: 0, opacity: 0.33), radius: 6, x: 2, y: 4)))
            let turned = picture.wrap(
                picture.box(Picture.blue, 40, 40), .effect(.rotation(degrees: 30, anchor: .center)))
            let grown = picture.wrap(
                picture.box(Picture.red, 40, 40), .effect(.scale(x: 0.5, y: 1.5, anchor: .center)))
            let blurred = picture.wrap(picture.box(Picture.yellow, 40, 40), .effect(.blur(radius: 4)))
            return try picture.svg(
                picture.column(
                    spacing: 24, picture.row(spacing: 20, faded, round, shadow),
                    picture.row(spacing: 20, turned, grown, blurred)))
        },
        Example(name: "pictures-and-controls") {
            let picture = Picture()
            func image(_ name: String, _ symbol: Bool, _ width: Double, _ height: Double) -> NodeID {
                picture.tree.append(
                    .image(
                        ImageContent(name: name, isSymbol: symbol, naturalSize: Size(width: width, height: height))))
            }
            func control(_ name: String, _ width: Double, _ height: Double) -> NodeID {
                picture.tree.append(.control(ControlContent(name: name, size: Size(width: width, height: height))))
            }
            let symbols = ["star.fill", "star", "heart.fill", "globe", "checkmark", "chevron.right", "person", "tram"]
            let row = picture.tree.append(
                .stack(.horizontal, alignment: .verticalCenter, spacing: nil),
                children: symbols.map { image($0, true, 20, 20) })
            return try picture.svg(
                picture.column(
                    image("harbour", false, 160, 90), row,
                    picture.row(control("Toggle", 51, 31), control("Stepper", 94, 32)),
                    control("Slider", 160, 31), control("Picker", 120, 34),
                    picture.tree.append(.placeholder(label: "Chart", size: Size(width: 160, height: 50)))),
                width: 240)
        },
        Example(name: "masks-and-mixtures") {
            let picture = Picture()
            let stops = [
                GradientStop(color: Picture.red, location: 0), GradientStop(color: .clear, location: 1),
            ]
            let fading = picture.wrap(
                picture.tree.append(.shape(.rectangle, .fill(.linearGradient(stops, from: .top, to: .bottom)))),
                .frame(width: 40, height: 40, alignment: .center))
            let masked = picture.tree.append(.mask(.center), children: [picture.box(Picture.blue, 60, 60), fading])
            let words = picture.tree.append(
                .mask(.bottomTrailing), children: [picture.box(Picture.red, 60, 60), picture.text("MASK", .headline)])
            let ring = picture.wrap(
                picture.tree.append(
                    .shape(
                        .trim(.circle, from: 0, to: 0.7),
                        .stroke(
                            .angularGradient(stops, center: .center, startDegrees: 0, endDegrees: 360),
                            StrokeStyle(lineWidth: 6, cap: .round)))),
                .frame(width: 50, height: 50, alignment: .center))
            let ellipse = picture.wrap(
                picture.tree.append(
                    .shape(
                        .rectangle,
                        .fill(.ellipticalGradient(stops, center: .center, startFraction: 0.1, endFraction: 0.5)))),
                .frame(width: 60, height: 30, alignment: .center))
            let mixed = picture.wrap(
                picture.pile(
                    picture.box(Picture.blue, 40, 40),
                    picture.wrap(picture.box(Picture.yellow, 30, 50), .effect(.blend("multiply")))),
                .effect(.isolated))
            let tilted = picture.wrap(
                picture.box(Picture.yellow, 40, 40),
                .effect(.transform(.rotation(degrees: 60, axis: (x: 0, y: 1, z: 0)), anchor: .center)),
                .effect(.multiply(Picture.blue)))
            return try picture.svg(
                picture.column(picture.row(masked, words, ring), picture.row(ellipse, mixed, tilted)))
        },
        Example(name: "lines-of-text") {
            let picture = Picture()
            func words(_ looks: TextLook...) -> NodeID {
                let font = Font.body.resolved()
                let runs = ["under", "neath ", "and through"].map { TextRun($0, font: font) }
                let prepared = PreparedText(runs: runs, options: TextOptions(), measurer: SystemTextMeasurer())
                return picture.tree.append(.text(TextContent(prepared, looks: looks)))
            }
            let lines = words(
                TextLook(underline: TextDecoration()),
                TextLook(style: .color(Picture.red), underline: TextDecoration()),
                TextLook(strikethrough: TextDecoration(pattern: .dash, color: Picture.blue)))
            let turned = picture.wrap(
                picture.tree.append(
                    .shape(
                        .rotation(.scale(.rectangle, x: 0.5, y: 0.5), degrees: 45, anchor: .bottomTrailing),
                        .stroke(
                            .color(Picture.red),
                            StrokeStyle(lineWidth: 3, dash: [6, 2], dashPhase: 1, cap: .square, join: .bevel)))),
                .frame(width: 40, height: 40, alignment: .center))
            let sized = picture.wrap(
                picture.tree.append(.shape(.sized(.ellipse, Size(width: 30, height: 10)), .fill(.color(Picture.blue)))),
                .frame(width: 40, height: 40, alignment: .center))
            return try picture.svg(picture.column(lines, picture.row(turned, sized)))
        },
        Example(name: "every-box-with-its-name") {
            let picture = Picture()
            let card = picture.wrap(
                picture.column(
                    picture.text("Seattle", .title2), picture.text("5 nights", .body, .foreground(level: 1))),
                .padding(EdgeInsets(.all, 16)),
                .backgroundShape(
                    .color(Color(red: 0.95, green: 0.95, blue: 0.97)),
                    .roundedRectangle(cornerSize: Size(width: 12, height: 12))))
            return try picture.svg(card) { $0.showsBoxes = true }
        },
        Example(name: "on-a-dark-screen") {
            let picture = Picture(safeArea: EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0))
            let bar = picture.wrap(
                picture.text("Trips", .largeTitle),
                .flexibleFrame(FlexibleFrame(maxWidth: .infinity, alignment: .leading)), .padding(EdgeInsets(.all, 16)),
                .backgroundStyle(.color(Picture.blue), ignoresSafeAreaEdges: .all))
            let spacer = picture.tree.append(.spacer(minLength: nil))
            let line = picture.tree.append(.divider)
            let note = picture.text("3 trips", .footnote, .foreground(level: 1))
            return try picture.svg(
                picture.column(spacing: 0, bar, line, spacer, note), width: 402, height: 778
            ) { options in
                options.isDark = true
                options.clipsToScreen = true
            }
        },
    ]
}
