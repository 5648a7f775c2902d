import Testing

@testable import ldlc

/// `--assets DIR`: pictures have the size of their files.
@Suite struct AssetTests {
    private let gif = Array("GIF89a".utf8) + [60, 0, 40, 0]

    private func layout(_ source: String, _ options: [String]) -> MemoryIO {
        let io = MemoryIO(files: ["view.ldl": source])
        io.files["art/map.gif"] = gif
        io.files["art/pin@2x.gif"] = gif
        io.files["art/App.xcassets/flag.imageset/whatever@2x.gif"] = gif
        _ = LDLC.run(arguments: ["layout", "view.ldl"] + options, io: io)
        return io
    }

    @Test(arguments: [("map", "60 40"), ("pin", "30 20"), ("flag", "30 20")])
    func `a picture is as large as its file, by the pixels to a point in its name`(_ name: String, _ size: String) {
        let io = layout("Image(\"\(name)\")", ["--assets", "art"])
        #expect(io.errorText == "")
        #expect(io.outputText.split(separator: " ").joined(separator: " ").hasSuffix("\(size)\n"))
    }

    @Test func `a resizable picture takes its offer, and without one its own size`() {
        let io = layout("Image(\"map\").resizable()", ["--assets", "art", "--width", "200"])
        #expect(io.outputText.split(separator: " ").joined(separator: " ").hasSuffix("0 0 200 40\n"))
    }

    @Test func `a picture that is not there is a warning and a box`() {
        let io = layout("Image(\"sea\")", ["--assets", "art"])
        #expect(io.errorText.contains("there is no picture named 'sea'"))
        #expect(io.outputText.contains("100"))
    }

    @Test func `a folder that is not there is a mistake of the command line`() {
        let io = MemoryIO(files: ["view.ldl": "Image(\"sea\")"])
        #expect(LDLC.run(arguments: ["layout", "view.ldl", "--assets", "nowhere"], io: io) == 2)
        #expect(io.errorText.contains("'nowhere'"))
    }
}
