import LDLCompiler
import LayoutRuntime
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
        #expect(io.errorText.contains("there is no picture named 'sea' among the assets"))
        #expect(io.errorText.contains("missing-asset"))
        #expect(io.outputText.contains("100"))
    }

    @Test func `a name that is nearly a picture's is asked for`() {
        #expect(layout("Image(\"mop\")", ["--assets", "art"]).errorText.contains("did you mean 'map'?"))
    }

    @Test func `without a folder the size is not known, which matters unless the picture is resizable`() {
        #expect(layout("Image(\"map\")", []).errorText.contains("'--assets' names a folder with pictures"))
        #expect(layout("Image(\"map\").resizable().frame(width: 60, height: 40)", []).errorText == "")
    }

    // MARK: Catalogues

    /// What `Image("name")` or another view takes with files of a catalogue.
    private func size(_ source: String, _ files: [String: String], _ options: [String] = []) -> (String, String) {
        let io = MemoryIO(files: files.merging(["view.ldl": source]) { $1 })
        for path in files.keys where path.hasSuffix(".gif") {
            // The number in the name is the width in pixels.
            let width = UInt8(path.split { !$0.isNumber }.first ?? "") ?? 60
            io.files[path] = Array("GIF89a".utf8) + [width, 0, 30, 0]
        }
        _ = LDLC.run(arguments: ["layout", "view.ldl", "--assets", "App.xcassets"] + options, io: io)
        let words = io.outputText.split(separator: "\n").first?.split(separator: " ").suffix(2).joined(separator: " x ")
        return (words ?? "", io.errorText)
    }

    private static let flag = """
        { "images": [
            { "idiom": "universal", "scale": "1x" },
            { "idiom": "universal", "scale": "2x", "filename": "f40.gif" },
            { "idiom": "universal", "scale": "3x", "filename": "f90.gif" },
            { "idiom": "ipad", "scale": "2x", "filename": "f200.gif" } ] }
        """

    @Test(arguments: [("3", "30 x 10"), ("2", "20 x 15"), ("1", "20 x 15")])
    func `a set's file for the screen's scale counts, or else the next larger one`(_ scale: String, _ expected: String)
    {
        let set = "App.xcassets/flag.imageset/"
        let files = [set + "Contents.json": Self.flag, set + "f40.gif": "", set + "f90.gif": "", set + "f200.gif": ""]
        #expect(size("Image(\"flag\")", files, ["--scale", scale]) == (expected, ""))
    }

    @Test(arguments: ["0x", "-3x", "x", "", "2", "nanx", "infx", "1e9x", "9x", "1.5x", "0x2x"])
    func `a file for a scale that is none is not used`(_ scale: String) {
        let set = "App.xcassets/flag.imageset/"
        let contents = "{ \"images\": [ { \"scale\": \"\(scale)\", \"filename\": \"f90.gif\" } ] }"
        let (_, errors) = size("Image(\"flag\")", [set + "Contents.json": contents, set + "f90.gif": ""])
        #expect(errors.contains("the size of the picture 'flag' is not known: '\(scale)' is not a scale"))
    }

    @Test(arguments: ["../flags/f90.gif", "/etc/f90.gif", "./f90.gif", "more/f90.gif"])
    func `a set's file lies in the set's folder`(_ name: String) {
        let set = "App.xcassets/flag.imageset/"
        let contents = "{ \"images\": [ { \"filename\": \"\(name)\" } ] }"
        let (_, errors) = size("Image(\"flag\")", [set + "Contents.json": contents, set + name: "", name: ""])
        #expect(errors.contains("'\(name)' is not in the folder of its set"))
    }

    @Test func `a picture that is there but cannot be read is not said to be missing`() {
        let io = MemoryIO(files: ["view.ldl": "Image(\"map\")\nImage(\"sea\")\nImage(\"tall\")"])
        io.files["art/map.png"] = []
        io.files["art/sea.svg"] = Array("<svg width=\"100%\" height=\"100%\"></svg>".utf8)
        io.files["art/tall.svg"] = Array("<svg width=\"1\" height=\"2147483648\"></svg>".utf8)
        io.special = ["art/map.png"]
        #expect(LDLC.run(arguments: ["layout", "view.ldl", "--assets", "art"], io: io) == 0)
        #expect(io.errorText.contains("'map' is not known: 'map.png' cannot be read, it is not a regular file"))
        #expect(io.errorText.contains("'sea' is not known: 'sea.svg' does not say it"))
        #expect(io.errorText.contains("'tall' is not known: 'tall.svg' does not say it"))
        #expect(!io.errorText.contains("did you mean"))
        #expect(!io.errorText.contains("there is no picture"))
    }

    @Test func `of a picture whose better file cannot be read another one counts`() {
        let set = "App.xcassets/flag.imageset/"
        let files = [set + "Contents.json": Self.flag, set + "f40.gif": ""]
        #expect(size("Image(\"flag\")", files, ["--scale", "3"]) == ("20 x 15", ""))
    }

    @Test func `a long file is read as far as its size stands`() {
        let io = MemoryIO(files: ["view.ldl": "Image(\"page\")\nImage(\"photo\")"])
        let stream = [UInt8](repeating: 32, count: 300_000)
        io.files["art/page.pdf"] = Array("%PDF-1.7 ".utf8) + stream + Array("/MediaBox [0 0 12 34]".utf8) + stream
        let comments = (0..<9).flatMap { _ in [0xFF, 0xFE, 0xFF, 0xFF] + [UInt8](repeating: 0, count: 0xFFFD) }
        io.files["art/photo.jpg"] = [0xFF, 0xD8] + comments + [0xFF, 0xC0, 0, 11, 8, 0, 56, 0, 78, 1, 1, 0x11, 0]
        #expect(LDLC.run(arguments: ["layout", "view.ldl", "--assets", "art"], io: io) == 0)
        #expect(io.errorText == "")
        let words = io.outputText.split(separator: "\n").map {
            $0.split(separator: " ").suffix(2).joined(separator: " ")
        }
        #expect(words.suffix(2) == ["12 34", "78 56"])
    }

    @Test func `a folder is part of the name if it says so`() {
        let plain = ["App.xcassets/Icons/pin.imageset/p60w@2x.gif": ""]
        #expect(size("Image(\"pin\")", plain) == ("30 x 15", ""))
        let contents = "{ \"properties\": { \"provides-namespace\": true } }"
        let named = plain.merging(["App.xcassets/Icons/Contents.json": contents]) { $1 }
        #expect(size("Image(\"Icons/pin\")", named) == ("30 x 15", ""))
        #expect(size("Image(\"pin\")", named).1.contains("missing-asset"))
    }

    @Test func `a drawing in a set has the size that it says`() {
        let set = "App.xcassets/logo.imageset/"
        let files = [
            set + "Contents.json": "{ \"images\": [ { \"idiom\": \"universal\", \"filename\": \"l.svg\" } ] }",
            set + "l.svg": "<svg viewBox=\"0 0 48 32\"/>",
        ]
        #expect(size("Image(\"logo\")", files) == ("48 x 32", ""))
    }

    @Test func `a colour set has a value for light and one for dark`() {
        let contents = """
            { "colors": [
                { "idiom": "universal",
                  "color": { "color-space": "srgb", "components": { "red": "0x33", "green": "0.400", "blue": "153",
                  "alpha": "1.000" } } },
                { "idiom": "universal", "appearances": [ { "appearance": "luminosity", "value": "dark" } ],
                  "color": { "color-space": "gray-gamma-22", "components": { "white": "1.000", "alpha": "0.500" } } } ] }
            """
        let files = ["view.ldl": "Color(\"Sea\")", "App.xcassets/Sea.colorset/Contents.json": contents]
        let options = ["svg", "view.ldl", "--width", "40", "--height", "40", "--assets", "App.xcassets"]
        let light = CommandRun(options, files: files)
        #expect(light.errors == "")
        #expect(light.output.contains("#336699"))
        let dark = CommandRun(options + ["--appearance", "dark"], files: files)
        #expect(dark.output.contains("fill=\"#ffffff\" fill-opacity=\"0.5\""))
        let missing = CommandRun(options, files: files.merging(["view.ldl": "Color(\"See\")"]) { $1 })
        #expect(missing.errors.contains("there is no colour named 'See' among the assets"))
        #expect(missing.errors.contains("did you mean 'Sea'?"))
    }

    @Test func `a colour of a wide space is shown as the nearest of the usual one`() throws {
        let json = """
            { "colors": [ { "color": { "color-space": "display-p3",
                "components": { "red": "1.000", "green": "0.500", "blue": "0.500", "alpha": "1.000" } } } ] }
            """
        let color = try #require(JSONReader.value(of: Array(json.utf8)).flatMap(ColorAsset.color))
        #expect(abs(color.light.red - 1) < 0.001)
        #expect(abs(color.light.green - 0.4628) < 0.001)
        #expect(color.light == color.dark)
    }

    @Test func `a folder that is not there is a mistake of the command line`() {
        let io = MemoryIO(files: ["view.ldl": "Image(\"sea\")"])
        #expect(LDLC.run(arguments: ["layout", "view.ldl", "--assets", "nowhere"], io: io) == 2)
        #expect(io.errorText.contains("'nowhere'"))
    }
}
