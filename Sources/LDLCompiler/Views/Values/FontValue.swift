import LayoutRuntime

/// A font as the program names it.
struct FontValue: Hashable, Sendable {
    var font: Font
}
