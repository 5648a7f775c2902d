import LayoutRuntime

/// Finds the pictures of an app and their natural sizes: plain files, and image sets in a catalogue of assets.
enum AssetLoader {
    /// The sizes in points of the pictures in a folder and the folders in it, by name: `map@2x.png` is `map`, half as
    /// wide and tall as its pixels; in `map.imageset` every file is `map`.
    static func pictures(in folder: String, io: any CommandIO) throws(CommandFailure) -> [String: Size] {
        guard io.kind(of: folder) == .folder else { throw .io("cannot read '\(folder)': no such folder") }
        var pictures: [String: Size] = [:]
        var folders = [(path: folder, name: String?.none)]
        while let (path, setName) = folders.popLast() {
            let entries: [FolderEntry]
            do throws(IOFailure) {
                entries = try io.list(path)
            } catch {
                throw .io("cannot read the folder '\(path)': \(error.reason)")
            }
            for entry in entries.sorted(by: { $0.name < $1.name }) where !entry.name.hasPrefix(".") {
                let inside = path.hasSuffix("/") ? path + entry.name : path + "/" + entry.name
                if entry.isFolder {
                    let suffix = ".imageset"
                    let isSet = entry.name.hasSuffix(suffix)
                    folders.append((inside, isSet ? String(entry.name.dropLast(suffix.count)) : nil))
                    continue
                }
                guard let file = PictureFile(name: entry.name), let bytes = try? io.readFile(inside),
                    let pixels = ImageHeader.pixelSize(of: bytes)
                else { continue }
                pictures[setName ?? file.picture] = Size(
                    width: pixels.width / file.scale, height: pixels.height / file.scale)
            }
        }
        return pictures
    }

    /// `map@2x.png`: a picture's name and its pixels to a point.
    private struct PictureFile {
        let picture: String
        let scale: Double

        init?(name: String) {
            guard let dot = name.lastIndex(of: "."),
                ["png", "jpg", "jpeg", "gif", "webp"].contains(name[name.index(after: dot)...].lowercased())
            else { return nil }
            let stem = name[..<dot]
            if let scale = [2, 3].first(where: { stem.hasSuffix("@\($0)x") }) {
                picture = String(stem.dropLast(3))
                self.scale = Double(scale)
            } else {
                picture = String(stem)
                scale = 1
            }
        }
    }
}
