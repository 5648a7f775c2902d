/// The interface of everything built in: views, modifiers, value types and their members, in the language's own
/// declaration syntax without bodies. It is the only list of their names in the project.
///
/// An attribute in front of a declaration says what stands behind it:
///
/// - `@native("name")`: a function, initialiser, property, subscript or operator in ``NativeFunctions``. The setter of
///   a property or subscript is the native of the same name with `.set` at its end; it changes the receiver.
/// - `@node("name")`: a view's initialiser or a modifier with a factory in ``NodeFactories``.
/// - `@inert`: a modifier without a part in layout, accepted and passed through (the factory `inert`).
/// - `@unmodelled`: a modifier that would matter to layout but has no model yet; it gets the warning
///   `no-layout-model` and is passed through (the factory `unmodelled`).
/// - `@unchecked`, on a parameter: its argument is code for a device (an action, another screen's content), which is
///   neither checked nor run; the function is given `void` for it. On a function: this holds for all arguments,
///   whatever their number and labels.
/// - `@_disfavoredOverload`: taken only where no other overload fits.
/// - `@opaque`, on a type: nothing is known of it, so it has every member.
/// - `@open`, on a type: it has more members than are declared here.
/// - `@synonym("word", …)`: what people type by mistake, for suggestions.
///
/// A modifier's result type is the type that Swift prints; the second generic argument of a `ModifiedContent` is the
/// modifier's own type. A type without stored properties and initialisers cannot be made by name.
enum CatalogueInterface {
    /// A part of the interface. Its text keeps the form that ``InterfaceScanner`` describes.
    struct File: Sendable {
        let name: String
        fileprivate let literal: StaticString

        init(name: String, text: StaticString) {
            self.name = name
            literal = text
        }

        /// The text's bytes, where they stand in the executable; they live as long as the process.
        var bytes: UnsafeBufferPointer<UInt8> { literal.bytes }

        var text: String { String(decoding: bytes, as: UTF8.self) }
    }

    /// In the order in which they are read. Order has no meaning: declarations may use later ones.
    static let files: [File] = [
        File(name: "Protocols", text: protocols),
        File(name: "Numbers", text: numbers),
        File(name: "Strings", text: strings),
        File(name: "Sequences", text: sequences),
        File(name: "Collections", text: collections),
        File(name: "Geometry", text: geometry),
        File(name: "Alignment", text: alignment),
        File(name: "Layouts", text: layouts),
        File(name: "Views", text: views),
        File(name: "Text", text: text),
        File(name: "Stacks", text: stacks),
        File(name: "Shapes", text: shapes),
        File(name: "Colors", text: colors),
        File(name: "Styles", text: styles),
        File(name: "Frames", text: frames),
        File(name: "Layers", text: layers),
        File(name: "Effects", text: effects),
        File(name: "Images", text: images),
        File(name: "Grids", text: grids),
        File(name: "Scrolling", text: scrolling),
        File(name: "State", text: state),
        File(name: "Formatting", text: formatting),
        File(name: "Controls", text: controls),
        File(name: "Containers", text: containers),
        File(name: "Apps", text: apps),
        File(name: "Actions", text: actions),
        File(name: "Presentations", text: presentations),
        File(name: "Accessibility", text: accessibility),
        File(name: "Foreign", text: foreign),
    ]
}
