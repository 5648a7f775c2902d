import LayoutRuntime

/// What is known of an app's pictures and colours. Whoever reads the files makes it.
public struct AssetCatalogue: Hashable, Sendable {
    /// A picture that was found.
    public struct Picture: Hashable, Sendable {
        /// In points, as the picture is shown.
        public var size: Size
        /// Whether it is painted in the foreground style, as its asset says.
        public var isTemplate: Bool
        /// Whether it is a symbol of the app's own, which is as large as the letters beside it.
        public var isSymbol: Bool

        public init(size: Size, isTemplate: Bool = false, isSymbol: Bool = false) {
            self.size = size
            self.isTemplate = isTemplate
            self.isSymbol = isSymbol
        }
    }

    /// A colour with its value in the light and in the dark mode.
    public struct NamedColor: Hashable, Sendable {
        public var light: Color
        public var dark: Color

        public init(light: Color, dark: Color) {
            self.light = light
            self.dark = dark
        }
    }

    /// By name, with the names of folders that are name spaces before it: `Icons/map`.
    public var pictures: [String: Picture]
    /// By name, likewise.
    public var colors: [String: NamedColor]
    /// Why pictures that are there have no size, by name: the end of a sentence, `'map.png' is not a regular file`.
    public var unreadable: [String: String]

    public init(
        pictures: [String: Picture] = [:], colors: [String: NamedColor] = [:], unreadable: [String: String] = [:]
    ) {
        self.pictures = pictures
        self.colors = colors
        self.unreadable = unreadable
    }
}

extension AssetCatalogue {
    /// `; did you mean 'map'?`, where one of the names is probably meant by one that is not there.
    static func question(about name: String, among names: some Sequence<String>) -> String {
        let candidates = names.sorted().map { Suggestions.Candidate($0) }
        guard case .one(let best, _) = Suggestions.find(name, among: candidates) else { return "" }
        return "; did you mean '\(best)'?"
    }
}
