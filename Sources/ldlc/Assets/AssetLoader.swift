import LDLCompiler
import LayoutRuntime

/// Finds the pictures and colours of an app: plain files, and catalogues of assets (`.xcassets`).
struct AssetLoader {
    private let io: any CommandIO
    /// The screen's pixels to a point: of several files of a picture the one for this screen counts.
    private let scale: Double
    private var assets = AssetCatalogue()
    /// How well the file of each picture fits; lower is better.
    private var ranks: [String: Int] = [:]

    /// The pictures and colours in a folder and the folders in it, by name: `map@2x.png` is `map`, half as wide and tall
    /// as its pixels.
    static func load(_ folder: String, scale: Double, io: any CommandIO) throws(CommandFailure) -> AssetCatalogue {
        guard io.kind(of: folder) == .folder else { throw .io("cannot read '\(folder)': no such folder") }
        var loader = AssetLoader(io: io, scale: scale)
        try loader.load(folder)
        return loader.assets
    }

    private init(io: any CommandIO, scale: Double) {
        self.io = io
        self.scale = scale
    }

    /// A folder still to be read; `names` stands before the names of what is in it.
    private struct Folder {
        let path: String
        var names = ""
        var isInCatalogue = false
    }

    private mutating func load(_ root: String) throws(CommandFailure) {
        var pending = [Folder(path: root, isInCatalogue: root.hasSuffix(".xcassets"))]
        while var folder = pending.popLast() {
            let entries = try list(folder.path)
            if folder.isInCatalogue, contents(of: folder.path)?["properties"]["provides-namespace"].isTrue == true {
                folder.names += Self.stem(of: folder.path) + "/"
            }
            for entry in entries where !entry.name.hasPrefix(".") {
                let path = Self.path(entry.name, in: folder.path)
                guard entry.isFolder else {
                    // A catalogue keeps pictures in sets only.
                    if !folder.isInCatalogue { addFile(entry.name, at: path) }
                    continue
                }
                let name = folder.names + Self.stem(of: entry.name)
                switch Self.ending(of: entry.name) {
                case "imageset", "symbolset": try addSet(name, at: path, isSymbol: entry.name.hasSuffix(".symbolset"))
                case "colorset": assets.colors[name] = contents(of: path).flatMap(ColorAsset.color)
                case "xcassets": pending.append(Folder(path: path, names: folder.names, isInCatalogue: true))
                case "appiconset", "launchimage", "imagestack", "dataset": break
                default: pending.append(Folder(path: path, names: folder.names, isInCatalogue: folder.isInCatalogue))
                }
            }
        }
    }

    // MARK: Pictures

    /// A file that lies by itself is known by its name, with its ending and without.
    private mutating func addFile(_ name: String, at path: String) {
        guard let file = PictureFile(name: name) else { return }
        // What is in a catalogue comes before a file of the same name.
        let rank = 100 + file.rank(for: scale)
        add(file, at: path, named: [file.picture, file.picture + "." + file.ending], rank: rank)
    }

    /// A set of files for one picture; `Contents.json` says which file is for which screens. Without it all of them count.
    private mutating func addSet(_ name: String, at path: String, isSymbol: Bool) throws(CommandFailure) {
        let contents = contents(of: path)
        let isTemplate = contents?["properties"]["template-rendering-intent"].string == "template"
        let listed = (contents?[isSymbol ? "symbols" : "images"].elements ?? []).compactMap(PictureFile.init(image:))
        let files = contents == nil ? try list(path).compactMap { PictureFile(name: $0.name) } : listed
        for file in files {
            add(
                file, at: Self.path(file.name, in: path), named: [name], rank: file.rank(for: scale),
                isTemplate: isTemplate, isSymbol: isSymbol)
        }
    }

    /// Takes in a file of a picture under the names for which none is known that fits better.
    private mutating func add(
        _ file: PictureFile, at path: String, named names: [String], rank: Int, isTemplate: Bool = false,
        isSymbol: Bool = false
    ) {
        let names = names.filter { rank < ranks[$0] ?? .max }
        guard !names.isEmpty else { return }
        do throws(IOFailure) {
            let size = try size(of: file, at: path)
            for name in names {
                ranks[name] = rank
                assets.pictures[name] = AssetCatalogue.Picture(size: size, isTemplate: isTemplate, isSymbol: isSymbol)
            }
        } catch {
            for name in names { assets.unreadable[name] = error.reason }
        }
    }

    /// The picture's size in points.
    private func size(of file: PictureFile, at path: String) throws(IOFailure) -> Size {
        if let complaint = file.complaint { throw IOFailure(reason: complaint) }
        let pixels: Size?
        do throws(IOFailure) {
            pixels = try pixelSize(of: path)
        } catch {
            throw IOFailure(reason: "'\(file.name)' cannot be read, \(error.reason)")
        }
        guard let pixels else { throw IOFailure(reason: "'\(file.name)' does not say it in a way that is understood") }
        return Size(width: pixels.width / file.scale, height: pixels.height / file.scale)
    }

    /// Most formats begin with the size. In a JPEG much may stand before it, and a PDF may have its pages anywhere.
    private func pixelSize(of path: String) throws(IOFailure) -> Size? {
        let start = try io.readRegularFile(path, atMost: Self.usualHeader)
        let isPDF = start.starts(with: "%PDF-".utf8)
        if !isPDF || start.count < Self.usualHeader, let size = ImageHeader.pixelSize(of: start) { return size }
        if start.count < Self.usualHeader { return nil }
        return ImageHeader.pixelSize(of: try io.readRegularFile(path, atMost: Self.longestHeader))
    }

    /// How much is read of a file, in bytes: at first, and where the size has not come by then.
    private static let usualHeader = 1 << 16
    private static let longestHeader = 16 << 20

    // MARK: Files

    private func contents(of folder: String) -> JSONValue? {
        guard let bytes = try? io.readRegularFile(Self.path("Contents.json", in: folder), atMost: Self.longestHeader)
        else { return nil }
        return JSONReader.value(of: bytes)
    }

    private func list(_ path: String) throws(CommandFailure) -> [FolderEntry] {
        do throws(IOFailure) {
            return try io.list(path).sorted { $0.name < $1.name }
        } catch {
            throw .io("cannot read the folder '\(path)': \(error.reason)")
        }
    }

    private static func path(_ name: String, in folder: String) -> String {
        folder.hasSuffix("/") ? folder + name : folder + "/" + name
    }

    private static func ending(of name: String) -> String {
        name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? ""
    }

    /// A folder's name without the path to it and its ending.
    private static func stem(of path: String) -> String {
        let name = path.split(separator: "/").last ?? ""
        return String(name.lastIndex(of: ".").map { name[..<$0] } ?? name)
    }
}
