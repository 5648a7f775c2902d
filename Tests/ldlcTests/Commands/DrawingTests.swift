import Foundation
import TestSupport
import Testing

@testable import ldlc

/// What programs draw, from their text to the picture.
@Suite struct DrawingTests {
    private static let slope = """
        struct Slope: Shape {
            func path(in rect: CGRect) -> Path {
                var path = Path()
                path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
                path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
                path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
                path.closeSubpath()
                return path
            }
        }

        """

    private func svg(_ program: String, _ options: String = "--width 100 --height 100") -> CommandRun {
        let run = CommandRun(
            ["svg", "a.ldl"] + options.split(separator: " ").map(String.init), files: ["a.ldl": program])
        if !run.output.isEmpty { #expect(XMLScanner.fault(in: run.output) == nil) }
        return run
    }

    @Test(arguments: [
        "Color.red.clipShape(Slope())", "Text(\"A\").frame(width: 100, height: 100).background(.red, in: Slope())",
        "Color.red.overlay(.blue, in: Slope())", "Slope().fill(.red)", "Slope().stroke(lineWidth: 2)",
        "Slope()", "Color.red.clipShape(AnyShape(Slope()))",
    ])
    func `a shape of the program's own is drawn as it says, wherever a shape is`(_ view: String) {
        let run = svg(Self.slope + view)
        #expect(run.errors == "")
        #expect(run.output.contains("M0 100L100 0L100 100Z"))
    }

    @Test func `a shape of the program's own is changed like any other`() {
        #expect(svg(Self.slope + "Slope().offset(x: 10, y: 0)").output.contains("M10 100L110 0"))
        #expect(svg(Self.slope + "Slope().scale(0.5)").output.contains("M25 75L75 25"))
        #expect(svg(Self.slope + "Slope().size(width: 20, height: 10)").output.contains("M0 10L20 0"))
        #expect(svg(Self.slope + "Slope().trim(from: 0, to: 1)").output.contains("M0 100L100 0"))
    }

    @Test func `a mistake in a shape's path is reported before anything is drawn`() {
        let run = svg(
            Self.slope.replacing("rect.minX, y: rect.maxY", with: "[0.0][1], y: 0") + "Color.red.clipShape(Slope())")
        #expect(run.status == 1)
        #expect(run.output.isEmpty)
        #expect(run.errors.contains("index-out-of-range"))
    }

    @Test func `touches reach a shape of the program's own where it is`() {
        let program = Self.slope + "Color.clear.contentShape(Slope()).onTapGesture { }.id(\"slope\")"
        for (point, name) in [("90,90", "slope"), ("10,10", "none")] {
            let run = CommandRun(
                ["hit", "a.ldl", "--width", "100", "--height", "100", "--at", point, "--exact"],
                files: ["a.ldl": program])
            #expect(run.output == name + "\n")
        }
    }

    @Test func `a mask is drawn as a mask, whatever it consists of`() throws {
        let run = svg("Color.red.mask { Text(\"Hi\").bold() }")
        let mask = try #require(run.output.range(of: "<mask id=\"mask"))
        let words = try #require(run.output.range(of: ">H</tspan>"))
        let fill = try #require(run.output.range(of: "<rect", range: words.upperBound..<run.output.endIndex))
        #expect(mask.lowerBound < words.lowerBound)
        #expect(run.output[..<fill.lowerBound].contains("mask=\"url(#mask"))
    }

    @Test func `words are underlined and struck out by themselves, by their surroundings and by Markdown`() {
        func lines(_ view: String) -> Int { svg(view).output.split(separator: "<path").count - 1 }
        #expect(lines("Text(\"A\")") == 0)
        #expect(lines("Text(\"A\").underline()") == 1)
        #expect(lines("Text(\"A\").underline().strikethrough()") == 2)
        #expect(lines("VStack { Text(\"A\"); Text(\"B\").underline(false) }.underline()") == 1)
        #expect(lines("Text(\"a ~~b~~ c\")") == 1)
    }

    @Test func `parts of a text have their own colours`() {
        let run = svg("Text(\"A\").foregroundStyle(Color(red: 1, green: 0, blue: 0)) + Text(\"B\")")
        #expect(run.output.contains("fill=\"#ff0000\""))
        #expect(run.output.contains("fill=\"#000000\""))
    }

    @Test func `the style behind everything can be another`() {
        #expect(
            svg("Text(\"A\").background().backgroundStyle(Color(red: 0, green: 0, blue: 1))").output.contains("#0000ff")
        )
        #expect(svg("Text(\"A\").background(.background)", "--appearance dark").output.contains("#000000"))
    }
}
