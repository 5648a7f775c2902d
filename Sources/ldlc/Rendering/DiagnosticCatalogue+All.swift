import LDLCompiler
import LDLParser

extension DiagnosticCatalogue {
    /// Every kind of diagnostic that the command reports.
    static let all = syntax + semantic + evaluation + command

    /// What the command itself reports.
    private static let command = DiagnosticCatalogue([
        DiagnosticSpec(
            id: "nothing-to-lay-out",
            title: "Nothing to lay out",
            explanation: """
                The module has no root: no view at the top level, no struct that is a View and can be made without \
                arguments, and no preview. 'ldlc check' does not mind: a module may be made for others to use.
                """,
            badExample: "let width = 100",
            goodExample: "let width = 100.0\nText(\"Hello\").frame(width: width)"),
        DiagnosticSpec(
            id: "layout-failed",
            title: "Layout failed",
            explanation: """
                A container with rules of its own answered something that is not a size or a place, for instance a \
                number divided by zero. Commands that lay out report it; 'ldlc check' does not ask for sizes.
                """,
            badExample: layout(answering: "CGSize(width: 0.0 / 0.0, height: 10)"),
            goodExample: layout(answering: "CGSize(width: 20, height: 10)")),
    ])

    private static func layout(answering size: String) -> String {
        """
        struct Row: Layout {
            func sizeThatFits(
                proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
            ) -> CGSize {
                \(size)
            }
            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
            ) {
                for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
            }
        }
        Row { Text("Seattle") }
        """
    }
}
