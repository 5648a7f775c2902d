/// A file of a picture: `map@2x.png`, or an entry of an image set.
struct PictureFile {
    /// The file's name in its folder.
    let name: String
    /// The picture's name.
    let picture: String
    /// In small letters, without the dot.
    let ending: String
    /// Pixels to a point.
    let scale: Double
    /// Why the file cannot be used, whatever is in it; nil where it can.
    var complaint: String?
    /// Whether it is for every kind of device and the light mode.
    var isUniversal = true

    private static let endings: Set = ["png", "jpg", "jpeg", "gif", "webp", "heic", "heif", "avif", "svg", "pdf"]

    /// nil for a name that is not a picture's.
    init?(name: String) {
        guard let dot = name.lastIndex(of: ".") else { return nil }
        ending = name[name.index(after: dot)...].lowercased()
        guard Self.endings.contains(ending) else { return nil }
        self.name = name
        var stem = name[..<dot]
        for device in ["~iphone", "~ipad"] where stem.hasSuffix(device) {
            stem = stem.dropLast(device.count)
            isUniversal = device == "~iphone"
        }
        if let scale = [1, 2, 3].first(where: { stem.hasSuffix("@\($0)x") }) {
            picture = String(stem.dropLast(3))
            self.scale = Double(scale)
        } else {
            picture = String(stem)
            scale = 1
        }
    }

    /// An entry of `images` in a set's `Contents.json`; nil for one without a file.
    init?(image: JSONValue) {
        guard let name = image["filename"].string, let file = PictureFile(name: name) else { return nil }
        self.name = name
        picture = file.picture
        ending = file.ending
        // Drawings are made of points and have no scale; the name of a file in a set says nothing.
        let written = image["scale"].string ?? "1x"
        let factor = written.hasSuffix("x") ? Int(written.dropLast()) : nil
        scale = Double(factor ?? 1)
        if name.contains("/") {
            complaint = "'\(name)' is not in the folder of its set"
        } else if !(1...8).contains(factor ?? 0) {
            complaint = "'\(written)' is not a scale"
        }
        let idiom = image["idiom"].string ?? "universal"
        isUniversal = ["universal", "iphone"].contains(idiom) && image["appearances"].elements.isEmpty
    }

    /// How well the file fits a screen, lower is better: one for its scale, then a larger one, then a smaller one.
    func rank(for screen: Double) -> Int {
        let distance = scale >= screen ? scale - screen : 10 + screen - scale
        return Int(min(max(distance, 0), 20) * 2) + (isUniversal ? 0 : 50)
    }
}
