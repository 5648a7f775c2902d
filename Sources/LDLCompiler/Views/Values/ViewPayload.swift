/// What a view was made from, for functions that take it for more than a view: `Text("a").bold()`,
/// `Image("b").resizable()`, `Circle().fill(.red)`.
indirect enum ViewPayload {
    case text(TextValue)
    case image(ImageValue)
    case shape(ShapeValue)
    case style(StyleValue)
    /// `Section`, whose views are the header's, the content's and the footer's in this order.
    case section(header: [ViewValue], content: [ViewValue], footer: [ViewValue])

    /// A screen of a tab view, with what stands for it in the bar: a symbol and words.
    case tab(label: [ViewValue])

    /// What the view is in a line of words: a text's own words, and the sign for a thing in the place of a picture.
    var words: String? {
        switch self {
        case .text(let text): text.string
        case .image: "\u{FFFC}"
        case .shape, .style, .section, .tab: nil
        }
    }
}
