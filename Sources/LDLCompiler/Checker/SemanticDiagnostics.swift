import LDLParser

extension DiagnosticID {
    /// Assigning to something that cannot change.
    public static let assignmentToConstant: DiagnosticID = "assignment-to-constant"
    /// Two declarations of one name.
    public static let duplicateDeclaration: DiagnosticID = "duplicate-declaration"
    /// More arguments than parameters.
    public static let extraArgument: DiagnosticID = "extra-argument"
    /// `$0` outside a closure, or where the closure has no such parameter.
    public static let invalidAnonymousArgument: DiagnosticID = "invalid-anonymous-argument"
    /// A statement that means nothing where it stands: `break` outside a loop.
    public static let misplacedStatement: DiagnosticID = "misplaced-statement"
    /// A parameter without a default that got no argument.
    public static let missingArgument: DiagnosticID = "missing-argument"
    /// A type does not have what its protocol asks for.
    public static let missingRequirement: DiagnosticID = "missing-requirement"
    /// A function that ends without the value it promises.
    public static let missingReturn: DiagnosticID = "missing-return"
    /// A declaration that says neither a type nor a value.
    public static let missingType: DiagnosticID = "missing-type"
    /// A modifier that would matter to layout and has no model yet.
    public static let noLayoutModel: DiagnosticID = "no-layout-model"
    /// A `switch` that leaves values out.
    public static let nonExhaustiveSwitch: DiagnosticID = "non-exhaustive-switch"
    /// A struct that is stored in itself.
    public static let recursiveValue: DiagnosticID = "recursive-value"
    /// A view whose body contains the view itself.
    public static let recursiveView: DiagnosticID = "recursive-view"
    /// A value of one type where another is needed.
    public static let typeMismatch: DiagnosticID = "type-mismatch"
    /// A member that a type does not have.
    public static let unknownMember: DiagnosticID = "unknown-member"
    /// A modifier that SwiftUI does not have.
    public static let unknownModifier: DiagnosticID = "unknown-modifier"
    /// A name that nothing declares.
    public static let unknownName: DiagnosticID = "unknown-name"
    /// A view that nothing declares.
    public static let unknownView: DiagnosticID = "unknown-view"
    /// Code that is never reached.
    public static let unreachableCode: DiagnosticID = "unreachable-code"
    /// Something of Swift that has no part in layout or no model here.
    public static let unsupportedConstruct: DiagnosticID = "unsupported-construct"
    /// A value that nobody uses.
    public static let unusedValue: DiagnosticID = "unused-value"
    /// A variable that is never read.
    public static let unusedVariable: DiagnosticID = "unused-variable"
    /// An optional where its value is needed.
    public static let unwrappedOptional: DiagnosticID = "unwrapped-optional"
    /// A label that a function does not have.
    public static let wrongLabel: DiagnosticID = "wrong-label"
}

extension DiagnosticCatalogue {
    /// What binding names and checking types reports.
    public static let semantic = DiagnosticCatalogue([
        DiagnosticSpec(
            id: .assignmentToConstant,
            title: "Assignment to a constant",
            explanation: """
                A constant, a parameter or a property that is only computed gets its value once. Declare it with \
                'var', or work on a copy.
                """,
            badExample: "func f() -> Int {\n    let a = 1\n    a = 2\n    return a\n}\nText(\"\\(f())\")",
            goodExample: "func f() -> Int {\n    var a = 1\n    a = 2\n    return a\n}\nText(\"\\(f())\")"),
        DiagnosticSpec(
            id: .duplicateDeclaration,
            title: "Duplicate declaration",
            explanation: "Two declarations in one place have the same name. Rename one of them or remove it.",
            badExample: "let city = \"Seattle\"\nlet city = \"Vancouver\"\nText(city)",
            goodExample: "let city = \"Seattle\"\nlet other = \"Vancouver\"\nText(city + other)"),
        DiagnosticSpec(
            id: .extraArgument,
            title: "Extra argument",
            explanation: "A call passes an argument for which there is no parameter. Remove it.",
            badExample: "Text(\"Seattle\").fixedSize(1)",
            goodExample: "Text(\"Seattle\").fixedSize()"),
        DiagnosticSpec(
            id: .invalidAnonymousArgument,
            title: "Invalid '$' argument",
            explanation: """
                '$0', '$1' … are the arguments of the closure that they stand in. They need a closure whose \
                parameters have no names, and as many parameters as the number says.
                """,
            badExample: "Text(\"\\([1, 2].map { $1 }.count)\")",
            goodExample: "Text(\"\\([1, 2].map { $0 }.count)\")"),
        DiagnosticSpec(
            id: .misplacedStatement,
            title: "Misplaced statement",
            explanation: """
                The statement means nothing where it stands: 'break' and 'continue' belong in loops, 'return' in \
                functions, and loops do not make views (use 'ForEach').
                """,
            badExample: "VStack {\n    for i in 0..<3 { Text(\"\\(i)\") }\n}",
            goodExample: "VStack {\n    ForEach(0..<3) { i in Text(\"\\(i)\") }\n}"),
        DiagnosticSpec(
            id: .missingArgument,
            title: "Missing argument",
            explanation: "A parameter without a default value needs an argument.",
            badExample: "Text(\"Seattle\").opacity()",
            goodExample: "Text(\"Seattle\").opacity(0.5)"),
        DiagnosticSpec(
            id: .missingRequirement,
            title: "Missing requirement",
            explanation: """
                A type says that it conforms to a protocol but does not have what the protocol asks for: a 'View' \
                needs 'body', a 'Layout' needs 'sizeThatFits' and 'placeSubviews'.
                """,
            badExample: "struct Card: View {\n    let name: String\n}\nCard(name: \"Seattle\")",
            goodExample: """
                struct Card: View {
                    let name: String
                    var body: some View { Text(name) }
                }
                Card(name: "Seattle")
                """),
        DiagnosticSpec(
            id: .missingReturn,
            title: "Missing return",
            explanation: "A function or property that promises a value must return one on every way through its body.",
            badExample: "func half(_ x: Double) -> Double {\n    let y = x / 2\n    print(y)\n}\nText(\"\\(half(3))\")",
            goodExample: "func half(_ x: Double) -> Double {\n    let y = x / 2\n    return y\n}\nText(\"\\(half(3))\")"
        ),
        DiagnosticSpec(
            id: .missingType,
            title: "Missing type",
            explanation: "A declaration says neither a type nor a value from which the type could be taken.",
            badExample: "struct Card: View {\n    var name\n    var body: some View { Text(\"a\") }\n}\nText(\"a\")",
            goodExample:
                "struct Card: View {\n    var name: String\n    var body: some View { Text(\"a\") }\n}\nText(\"a\")"),
        DiagnosticSpec(
            id: .noLayoutModel,
            title: "No layout model",
            explanation: """
                SwiftUI has this view or modifier and it would matter to the layout, but its rule is not known here \
                yet. The view is laid out as if it were not there.
                """,
            badExample: "Color.red.fontWidth(.condensed)",
            goodExample: "Color.red.fontWeight(.bold)"),
        DiagnosticSpec(
            id: .nonExhaustiveSwitch,
            title: "Switch is not exhaustive",
            explanation: "A 'switch' must have a case for every value. Add the missing cases, or 'default'.",
            badExample: """
                enum Filter { case all, favorites }
                func title(_ filter: Filter) -> String {
                    switch filter {
                    case .all: return "All"
                    }
                }
                Text(title(.all))
                """,
            goodExample: """
                enum Filter { case all, favorites }
                func title(_ filter: Filter) -> String {
                    switch filter {
                    case .all: return "All"
                    case .favorites: return "Favorites"
                    }
                }
                Text(title(.all))
                """),
        DiagnosticSpec(
            id: .recursiveValue,
            title: "Value contains itself",
            explanation: """
                A struct has a stored property whose value contains another value of the struct, which contains a third, \
                and so on: such a value would be endless. Keep the inner ones in an array, or make the type a class.
                """,
            badExample: "struct Page { var next: Page }\nText(\"Seattle\")",
            goodExample: "struct Page { var next: [Page] }\nText(\"Seattle\")"),
        DiagnosticSpec(
            id: .recursiveView,
            title: "View contains itself",
            explanation: """
                The body of a view contains the view itself on every way through it, so it would never end. Put the \
                inner one under a condition that changes from level to level.
                """,
            badExample: "struct Tree: View {\n    var body: some View { VStack { Tree() } }\n}\nTree()",
            goodExample: """
                struct Tree: View {
                    let depth: Int
                    var body: some View {
                        VStack { if depth > 0 { AnyView(Tree(depth: depth - 1)) } }
                    }
                }
                Tree(depth: 3)
                """),
        DiagnosticSpec(
            id: .typeMismatch,
            title: "Wrong type",
            explanation: """
                A value has another type than the place where it stands needs. Numbers of different types do not mix: \
                convert with 'Double(…)' or 'Int(…)'.
                """,
            badExample: "Text(\"Seattle\").frame(width: \"200\")",
            goodExample: "Text(\"Seattle\").frame(width: 200)"),
        DiagnosticSpec(
            id: .unknownMember,
            title: "Unknown member",
            explanation: "The type has no property, method or case of this name.",
            badExample: "Text(\"Seattle\").background(.yelow)",
            goodExample: "Text(\"Seattle\").background(.yellow)"),
        DiagnosticSpec(
            id: .unknownModifier,
            title: "Unknown modifier",
            explanation: """
                Views have no modifier of this name. If it is a modifier of your own, declare it in an extension of \
                'View'.
                """,
            badExample: "Text(\"Seattle\").paddin(10)",
            goodExample: "Text(\"Seattle\").padding(10)"),
        DiagnosticSpec(
            id: .unknownName,
            title: "Unknown name",
            explanation: "Nothing of this name is declared in the module, in the function or in the catalogue.",
            badExample: "let city = \"Seattle\"\nText(citty)",
            goodExample: "let city = \"Seattle\"\nText(city)"),
        DiagnosticSpec(
            id: .unknownView,
            title: "Unknown view",
            explanation: "Neither SwiftUI nor the module has a view of this name.",
            badExample: "Txet(\"Seattle\")",
            goodExample: "Text(\"Seattle\")"),
        DiagnosticSpec(
            id: .unreachableCode,
            title: "Unreachable code",
            explanation: "The code stands after a statement that always leaves, such as 'return', so it never runs.",
            badExample: "func f() -> Int {\n    return 1\n    print(\"after\")\n}\nText(\"\\(f())\")",
            goodExample: "func f() -> Int {\n    print(\"before\")\n    return 1\n}\nText(\"\\(f())\")"),
        DiagnosticSpec(
            id: .unsupportedConstruct,
            title: "Unsupported construct",
            explanation: """
                The text is Swift, but it has no part in layout or no model here: code that talks to a device, types \
                of other frameworks. It is accepted, and a view that depends on it shows a placeholder.
                """,
            badExample: "import MapKit\n\nMap()",
            goodExample: "Color.gray"),
        DiagnosticSpec(
            id: .unusedValue,
            title: "Unused value",
            explanation: "The value of an expression is computed and dropped. Use it, or assign it to '_'.",
            badExample: "func f() -> Int {\n    let a = 1\n    a + 2\n    return a\n}\nText(\"\\(f())\")",
            goodExample: "func f() -> Int {\n    let a = 1\n    return a + 2\n}\nText(\"\\(f())\")"),
        DiagnosticSpec(
            id: .unusedVariable,
            title: "Unused variable",
            explanation: "A variable is declared and never read. Remove it, or call it '_'.",
            badExample: "func f() -> Int {\n    let a = 1\n    return 2\n}\nText(\"\\(f())\")",
            goodExample: "func f() -> Int {\n    let a = 1\n    return a\n}\nText(\"\\(f())\")"),
        DiagnosticSpec(
            id: .unwrappedOptional,
            title: "Optional not unwrapped",
            explanation: """
                A value that may be 'nil' stands where the value itself is needed. Use 'if let' or 'guard let', give \
                a replacement with '??', or write '?.' to go on only if there is a value.
                """,
            badExample: "let names: [String] = []\nText(\"\\(names.first.count)\")",
            goodExample: "let names: [String] = []\nText(\"\\(names.first?.count ?? 0)\")"),
        DiagnosticSpec(
            id: .wrongLabel,
            title: "Wrong label",
            explanation: "An argument's label is not the one that the parameter has.",
            badExample: "Color.red.frame(widht: 200)",
            goodExample: "Color.red.frame(width: 200)"),
    ])
}
