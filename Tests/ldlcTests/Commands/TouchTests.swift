import Testing

@testable import ldlc

/// What a finger reaches, asked of the command itself, with the answers that a device gave.
@Suite struct TouchTests {
    /// What `ldlc hit` says of a point on an iPhone 17.
    private func touched(_ program: String, _ x: Double, _ y: Double, _ options: String...) -> String {
        let io = MemoryIO(files: ["a.ldl": program])
        // Three wide to two tall.
        io.files["art/harbour.gif"] = Array("GIF89a".utf8) + [90, 0, 60, 0]
        _ = LDLC.run(
            arguments: ["hit", "a.ldl", "--device", "iphone-17", "--assets", "art", "--at", "\(x),\(y)"] + options,
            io: io)
        return io.outputText.isEmpty ? io.errorText : String(io.outputText.dropLast())
    }

    /// Ten ways to make a row of 70 points answer; each has its number as its id.
    private static let rows = """
        VStack(spacing: 0) {
            Group {
                Text("1").onTapGesture { }.id("1").padding(.horizontal, 60)
                Text("2").padding(.horizontal, 60).onTapGesture { }.id("2")
                Text("3").padding(.horizontal, 60).background(.yellow).onTapGesture { }.id("3")
                Text("4").padding(.horizontal, 60).background(.clear).onTapGesture { }.id("4")
                Text("5").padding(.horizontal, 60).contentShape(Rectangle()).onTapGesture { }.id("5")
                Text("6").padding(.horizontal, 60).overlay { Capsule().stroke(.secondary) }.onTapGesture { }.id("6")
                Button { } label: { Text("7").padding(.horizontal, 60) }.id("7")
                Button { } label: { Text("8").padding(.horizontal, 60) }.buttonStyle(.plain).id("8")
                HStack { Text("9"); Spacer(); Text("end") }.padding(.horizontal).onTapGesture { }.id("9")
                HStack { Text("10"); Spacer(); Text("end") }.padding(.horizontal).contentShape(Rectangle())
                    .onTapGesture { }.id("10")
            }
            .border(.red)
            .frame(height: 70)
            Spacer()
        }
        """

    @Test func `beside the digit or in the gap, rows 3, 5, 6, 7 and 10 answer`() {
        let answers = (0..<10).map { row in
            // 45 points beside the middle: in the padding, and further from the digit than a finger is forgiven.
            touched(Self.rows, row < 8 ? 156 : 201, Double(row) * 70 + 35)
        }
        #expect(answers == ["none", "none", "3", "none", "5", "6", "7", "none", "none", "10"])
    }

    @Test func `on the digit every row answers`() {
        let answers = (0..<10).map { row in touched(Self.rows, row < 8 ? 201 : 22, Double(row) * 70 + 35) }
        #expect(answers == (1...10).map(String.init))
    }

    @Test(arguments: [(4.0, true), (20, true), (24, false), (36, false)])
    func `a finger may land up to 20 points beside a word, unless it is to be exact`(_ distance: Double, _ counts: Bool)
    {
        let word = "Text(\"Tap\").onTapGesture { }.id(\"word\")"
        let run = CommandRun(["layout", "a.ldl", "--device", "iphone-17", "--format", "json"], files: ["a.ldl": word])
        let frame = JSONReader.value(of: Array(run.output.utf8))?["root"]["frame"] ?? .null
        let end = (frame["x"].number ?? 0) + (frame["width"].number ?? 0)
        #expect(touched(word, end + distance, 389) == (counts ? "word" : "none"))
        #expect(touched(word, end + distance, 389, "--exact") == "none")
    }

    @Test(arguments: [
        (".clipShape(RoundedRectangle(cornerRadius: 8))", false), (".clipped()", false),
        (".clipShape(RoundedRectangle(cornerRadius: 8)).contentShape(Rectangle())", true),
        (".clipShape(RoundedRectangle(cornerRadius: 8)).allowsHitTesting(false)", true),
    ])
    func `a cropped picture takes the touches of the button over it, unless it is told not to`(
        _ modifiers: String, _ arrives: Bool
    ) {
        let program = """
            VStack(spacing: 4) {
                Button("Book") { }.buttonStyle(.plain).id("button")
                Image("harbour").resizable().scaledToFill().frame(height: 50)\(modifiers)
            }
            .frame(width: 180)
            """
        // The column is 74⅓ high and stands in the middle of 778; the button is its first line.
        #expect(touched(program, 201, 389 - 37 + 10) == (arrives ? "button" : "none"))
    }

    @Test func `an overlay that sticks out takes touches as well`() {
        let program = """
            VStack(spacing: 4) {
                Button("Book") { }.buttonStyle(.plain).id("button")
                Color.clear.frame(height: 50).overlay { Image("harbour").resizable().scaledToFill() }.clipped()
            }
            .frame(width: 180)
            """
        #expect(touched(program, 201, 362) == "none")
    }

    @Test(arguments: [
        (".buttonStyle(.bordered)", "button"), (".buttonStyle(.borderedProminent)", "button"),
        (".buttonStyle(.borderless)", "button"), (".buttonStyle(.plain)", "none"), (".disabled(true)", "none"),
        (".hidden()", "none"), (".opacity(0)", "none"), (".opacity(0.1)", "button"),
        (".allowsHitTesting(false)", "none"),
    ])
    func `a wide label answers by the button's style, and not at all where it is hidden`(
        _ modifiers: String, _ answer: String
    ) {
        let program = "Button { } label: { Text(\"Go\").frame(width: 200, height: 60) }.id(\"button\")\(modifiers)"
        #expect(touched(program, 130, 389) == answer)
    }

    @Test func `a button as wide as its frame has the frame on its label`() {
        let inside =
            "Button { } label: { Text(\"Go\").frame(maxWidth: .infinity) }.buttonStyle(.borderedProminent).id(\"b\")"
        let outside = "Button(\"Go\") { }.buttonStyle(.borderedProminent).id(\"b\").frame(maxWidth: .infinity)"
        #expect(touched(inside, 20, 389) == "b")
        #expect(touched(outside, 20, 389) == "none")
    }
}
