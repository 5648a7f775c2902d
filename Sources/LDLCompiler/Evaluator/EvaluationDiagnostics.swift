import LDLParser

extension DiagnosticID {
    /// A sum, product or conversion that does not fit into an integer.
    public static let arithmeticOverflow: DiagnosticID = "arithmetic-overflow"
    /// An integer divided by zero.
    public static let divisionByZero: DiagnosticID = "division-by-zero"
    /// A value that cannot be what `as!` says.
    public static let failedCast: DiagnosticID = "failed-cast"
    /// An index that a collection does not have.
    public static let indexOutOfRange: DiagnosticID = "index-out-of-range"
    /// A value that SwiftUI refuses: a negative or endless frame, a number that is none.
    public static let invalidValue: DiagnosticID = "invalid-value"
    /// A picture or a colour that is not among the app's assets.
    public static let missingAsset: DiagnosticID = "missing-asset"
    /// Something that a running program cannot do.
    public static let runtimeError: DiagnosticID = "runtime-error"
    /// `!` on `nil`.
    public static let unexpectedNil: DiagnosticID = "unexpected-nil"
}

extension DiagnosticCatalogue {
    /// What running a program reports.
    public static let evaluation = DiagnosticCatalogue([
        DiagnosticSpec(
            id: .arithmeticOverflow,
            title: "Arithmetic overflow",
            explanation: """
                The result of integer arithmetic, or of a conversion to an integer, does not fit into 64 bits. On a \
                device the program would stop here. Compute with 'Double', or check the values first.
                """,
            badExample: "Text(\"\\(Int.max + 1)\")",
            goodExample: "Text(\"\\(Double(Int.max) + 1)\")"),
        DiagnosticSpec(
            id: .divisionByZero,
            title: "Division by zero",
            explanation: """
                An integer is divided by zero. On a device the program would stop here. Check the divisor first.
                """,
            badExample: "let parts = 0\nText(\"\\(12 / parts)\")",
            goodExample: "let parts = 3\nText(\"\\(12 / parts)\")"),
        DiagnosticSpec(
            id: .failedCast,
            title: "Failed cast",
            explanation: """
                A value is not of the type that 'as!' names. On a device the program would stop here. Use 'as?' and \
                say what is to be done otherwise.
                """,
            badExample: "let value: Any = \"a\"\nText(\"\\(value as! Int)\")",
            goodExample: "let value: Any = \"a\"\nText(\"\\(value as? Int ?? 0)\")"),
        DiagnosticSpec(
            id: .indexOutOfRange,
            title: "Index out of range",
            explanation: """
                A collection has no element at the index. On a device the program would stop here. Compare the index \
                with 'indices' or 'count' first, or loop over the elements themselves.
                """,
            badExample: "let names = [\"Seattle\"]\nText(names[1])",
            goodExample: "let names = [\"Seattle\"]\nText(names[0])"),
        DiagnosticSpec(
            id: .invalidValue,
            title: "Invalid value",
            explanation: """
                SwiftUI refuses the value and goes on without it: a frame drops a length that is negative or not \
                finite. The layout is the one that the device shows.
                """,
            badExample: "Text(\"Seattle\").frame(width: -1)",
            goodExample: "Text(\"Seattle\").frame(width: 1)"),
        DiagnosticSpec(
            id: .missingAsset,
            title: "Missing asset",
            explanation: """
                A picture or a colour is not among the app's assets, so its size or its value is not known: a box of 100 \
                by 100 points stands for a picture, grey for a colour. 'ldlc' finds them in the folder that '--assets' \
                names, as files ('map@2x.png') or in a catalogue ('.xcassets'). A picture that is resizable and whose \
                frame is given needs no file.
                """,
            badExample: "Image(\"map\")",
            goodExample: "Image(\"map\").resizable().frame(width: 60, height: 40)"),
        DiagnosticSpec(
            id: .runtimeError,
            title: "Error while running",
            explanation: """
                The program did something that cannot be continued: a constant whose value depends on itself, a \
                variable read before it has a value, a call of 'fatalError'.
                """,
            badExample: "let a: Int = b\nlet b: Int = a\nText(\"\\(a)\")",
            goodExample: "let a = 1\nlet b = a\nText(\"\\(b)\")"),
        DiagnosticSpec(
            id: .unexpectedNil,
            title: "Unexpected nil",
            explanation: """
                An optional without a value is unwrapped with '!'. On a device the program would stop here. Use \
                'if let', 'guard let' or '??'.
                """,
            badExample: "let name: String? = nil\nText(name!)",
            goodExample: "let name: String? = nil\nText(name ?? \"nobody\")"),
    ])
}
