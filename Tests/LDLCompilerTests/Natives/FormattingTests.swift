import Testing

@testable import LDLCompiler

@Suite struct FormattingTests {
    @Test(arguments: [
        ("(1234).formatted()", "1,234"), ("(1234.5).formatted()", "1,234.5"), ("(3.14159265).formatted()", "3.141593"),
        ("(8.0).formatted(.number.precision(.fractionLength(1)))", "8.0"),
        ("(3.25).formatted(.number.precision(.fractionLength(1)))", "3.2"),
        ("(3.35).formatted(.number.precision(.fractionLength(1)))", "3.4"),
        ("(0.256).formatted(.percent)", "25.6%"), ("(25).formatted(.percent)", "25%"),
        ("(3900).formatted(.currency(code: \"USD\"))", "$3,900.00"),
        ("(-4.5).formatted(.currency(code: \"USD\"))", "-$4.50"),
        ("(1200).formatted(.currency(code: \"JPY\"))", "¥1,200"),
        ("(1.005).formatted(.currency(code: \"EUR\"))", "€1.00"),
        ("(1_500_000).formatted(.number.notation(.compactName))", "1.5M"),
        ("(1234).formatted(.number.grouping(.never))", "1234"),
        ("[\"a\", \"b\", \"c\"].formatted()", "a, b, and c"),
        ("[\"a\", \"b\"].formatted(.list(type: .or))", "a or b"),
        ("String(format: \"%.1f of %d\", 2.25, 7)", "2.2 of 7"),
        ("String(format: \"%03d|%5.2f|%@\", 7, 1.5, \"x\")", "007| 1.50|x"),
    ])
    func `numbers and lists are put in words as in American English`(_ expression: String, _ expected: String) {
        #expect(printed(expression) == expected)
    }

    @Test(arguments: [
        ("day().month().year()", "Nov 14, 2026"),
        ("weekday(.wide).day().month(.wide).year()", "Saturday, November 14, 2026"),
        ("month(.wide).year()", "November 2026"), ("day().month()", "Nov 14"), ("weekday()", "Sat"),
        ("month(.twoDigits).day(.twoDigits).year()", "11/14/2026"), ("hour().minute()", "6:05\u{202F}PM"),
    ])
    func `dates show the parts that are named`(_ parts: String, _ expected: String) {
        let program = """
            let day = Calendar.current.date(from: DateComponents(year: 2026, month: 11, day: 14, hour: 18, minute: 5))
            print((day ?? Date()).formatted(.dateTime.\(parts)))
            """
        #expect(output(of: program) == expected)
    }

    @Test func `the calendar knows the length of months`() {
        let program = """
            let start = Calendar.current.date(from: DateComponents(year: 2024, month: 1, day: 31)) ?? Date()
            let next = Calendar.current.date(byAdding: .month, value: 1, to: start) ?? Date()
            print(Calendar.current.component(.day, from: next), Calendar.current.component(.weekday, from: next))
            """
        #expect(output(of: program) == "29 5")
    }

    @Test(arguments: [
        ("1 night", "1 night"), ("3 night", "3 nights"), ("0 trip", "0 trips"), ("2 city", "2 cities"),
        ("2 box", "2 boxes"), ("2 person", "2 people"), ("2 day", "2 days"), ("5 sheep", "5 sheep"),
    ])
    func `a word agrees with the number before it`(_ phrase: String, _ expected: String) {
        #expect(Inflection.applied(to: "^[\(phrase)](inflect: true)") == expected)
    }

    @Test(arguments: [
        ("plain", ["plain"]), ("**bold** rest", ["bold", " rest"]), ("a *b* c", ["a ", "b", " c"]),
        ("2 * 3 * 4", ["2 * 3 * 4"]),
        ("snake_case_name", ["snake_case_name"]), ("`code`", ["code"]), ("[words](https://example.com)", ["words"]),
        ("~~gone~~", ["gone"]), ("**open", ["**open"]), ("\\*", ["*"]),
    ])
    func `markdown in a text's literal is not shown`(_ source: String, _ pieces: [String]) {
        #expect(Markdown.text(source).pieces.map(\.string) == pieces)
    }

    @Test func `a text in a text is shown by its words`() {
        #expect(printed("\"\\(Text(\"bold\").bold()) and more\"") == "bold and more")
    }
}
