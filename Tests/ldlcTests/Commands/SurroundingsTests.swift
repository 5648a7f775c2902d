import Testing

@testable import ldlc

/// What the command line says of the device and its owner reaches the views.
@Suite struct SurroundingsTests {
    /// The words that a program shows: the first line of its layout.
    private func shown(_ program: String, _ options: String = "") -> String {
        let run = CommandRun(
            ["layout", "a.ldl"] + options.split(separator: " ").map(String.init), files: ["a.ldl": program])
        guard run.status == 0 else { return run.errors }
        return run.output.split(separator: "\n").first.map { $0.split(separator: " ").joined(separator: " ") } ?? ""
    }

    @Test(arguments: [("xSmall", "17"), ("large", "20.33"), ("accessibility5", "63.33")])
    func `texts are as large as the reader wants them`(_ size: String, _ height: String) {
        #expect(shown("Text(\"A\")", "--dynamic-type \(size)").hasSuffix(" " + height))
    }

    @Test func `the reader's text size can be limited, and is a value of the surroundings`() {
        let text = "Text(\"A\").dynamicTypeSize(...DynamicTypeSize.xLarge)"
        #expect(
            shown(text, "--dynamic-type accessibility5")
                == shown("Text(\"A\").padding(0)", "--dynamic-type xLarge")
                .replacing(".padding(0)", with: ".dynamicTypeSize(...DynamicTypeSize.xLarge)"))
        let program = """
            struct Size: View {
                @Environment(\\.dynamicTypeSize) var size
                var body: some View { Color.red.frame(width: size.isAccessibilitySize ? 7 : 5, height: 1) }
            }
            Size()
            """
        #expect(shown(program, "--dynamic-type accessibility1").hasSuffix("7 1"))
        #expect(shown(program).hasSuffix("5 1"))
    }

    @Test(arguments: [
        ("--device iphone-17", "1 2"), ("--device iphone-17 --orientation landscape", "1 1"),
        ("--device iphone-17-pro-max --orientation landscape", "2 1"), ("--device ipad", "2 2"), ("", "1 2"),
    ])
    func `size classes follow the device and how it is held`(_ options: String, _ expected: String) {
        let program = """
            struct Room: View {
                @Environment(\\.horizontalSizeClass) var horizontal
                @Environment(\\.verticalSizeClass) var vertical
                var body: some View {
                    Color.red.frame(width: horizontal == .regular ? 2 : 1, height: vertical == .regular ? 2 : 1)
                }
            }
            Room()
            """
        #expect(shown(program, options).hasSuffix(expected))
    }

    @Test(arguments: [
        ("colorScheme", ".light"), ("layoutDirection", ".leftToRight"), ("dynamicTypeSize", ".large"),
        ("sizeCategory", ".large"), ("isEnabled", "true"), ("displayScale", "3"), ("lineLimit", "nil"), ("font", "nil"),
        ("multilineTextAlignment", ".leading"), ("truncationMode", ".tail"), ("textCase", "nil"),
        ("imageScale", ".medium"), ("controlSize", ".regular"), ("scenePhase", ".active"), ("isPresented", "false"),
        ("colorSchemeContrast", ".standard"), ("legibilityWeight", ".regular"), ("accessibilityReduceMotion", "false"),
        ("lineSpacing", "0"), ("minimumScaleFactor", "1"), ("isSearching", "false"), ("symbolVariants", ".none"),
    ])
    func `a value that nobody sets is the usual one`(_ key: String, _ value: String) {
        let program = """
            struct Probe: View {
                @Environment(\\.\(key)) var value
                var body: some View { Color.red.frame(width: value == \(value) ? 2 : 1, height: 1) }
            }
            Probe()
            """
        #expect(shown(program).hasSuffix("2 1"))
    }

    @Test(arguments: ["dismiss", "openURL", "openWindow", "dismissSearch", "requestReview"])
    func `actions of the surroundings are there`(_ key: String) {
        let program = """
            struct Probe: View {
                @Environment(\\.\(key)) private var action
                var body: some View { Button("Go") { action() }.buttonStyle(.plain) }
            }
            Probe()
            """
        #expect(shown(program).hasPrefix("Probe()"))
    }

    @Test(arguments: [
        ("--appearance dark", "colorScheme == .dark"), ("--layout-direction rtl", "layoutDirection == .rightToLeft"),
        ("--scale 2", "displayScale == 2"), ("--scale 2", "pixelLength == 0.5"),
        ("--dynamic-type accessibility1", "sizeCategory == .accessibilityMedium"),
    ])
    func `an option changes the value`(_ options: String, _ condition: String) {
        let key = condition.split(separator: " ")[0]
        let program = """
            struct Probe: View {
                @Environment(\\.\(key)) var \(key)
                var body: some View { Color.red.frame(width: \(condition) ? 2 : 1, height: 1) }
            }
            Probe()
            """
        #expect(shown(program, options).hasSuffix("2 1"))
    }

    @Test func `a size class can be set for what is inside`() {
        let program = """
            struct Room: View {
                @Environment(\\.horizontalSizeClass) var horizontal
                var body: some View { Color.red.frame(width: horizontal == .regular ? 2 : 1, height: 1) }
            }
            Room().environment(\\.horizontalSizeClass, .regular)
            """
        #expect(shown(program).hasSuffix("2 1"))
    }

    @Test func `a way to hold nothing is a mistake`() {
        let run = CommandRun(["layout", "a.ldl", "--orientation", "landscape"], files: ["a.ldl": "Text(\"A\")"])
        #expect(run.status == 2)
        #expect(run.errors.contains("the option '--orientation' needs a device"))
    }
}
