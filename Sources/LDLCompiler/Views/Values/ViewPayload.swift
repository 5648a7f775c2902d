/// What a view was made from, for functions that take it for more than a view: `Text("a").bold()`,
/// `Image("b").resizable()`, `Circle().fill(.red)`.
enum ViewPayload {
    case text(TextValue)
    case image(ImageValue)
    case shape(ShapeValue)
    case style(StyleValue)
}
