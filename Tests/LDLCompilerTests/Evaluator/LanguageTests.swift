import Testing

@testable import LDLCompiler

/// Programs in the language, and what they print: what Swift prints for the same text.
@Suite struct LanguageTests {
    private func prints(_ statements: String, _ declarations: String = "") -> [String] {
        SourceRun(statements: statements, declarations: declarations).outcome
    }

    @Test func `numbers and texts print as in Swift`() {
        #expect(
            prints(
                """
                print(1, 2.0, 10.0 / 3, true, "a", 1e21, 0.1 + 0.2)
                print([1, 2], ["a"], [1.5: "x"], (1, "b"))
                let n: Int? = 3
                print(n)
                print("n = \\(n ?? 0)", 7 / 2, -7 / 2, -7 % 2, 7.5.rounded())
                """) == [
                    "1 2.0 3.3333333333333335 true a 1e+21 0.30000000000000004",
                    "[1, 2] [\"a\"] [1.5: \"x\"] (1, \"b\")",
                    "Optional(3)",
                    "n = 3 3 -3 -1 8.0",
                ])
    }

    @Test func `structs are values and classes are shared`() {
        let declarations = """
            struct Point { var x = 0; var y = 0 }
            final class Counter { var count = 0; func step() { count += 1 } }
            """
        #expect(
            prints(
                """
                var p = Point(x: 1)
                let q = p
                p.x = 5
                p.y += 2
                print(p, q)
                let a = Counter()
                let b = a
                b.step()
                b.step()
                print(a.count)
                """, declarations) == ["Point(x: 5, y: 2) Point(x: 1, y: 0)", "2"])
    }

    @Test func `mutating methods, computed properties and subscripts change what they are called on`() {
        let declarations = """
            struct Board {
                var cells: [Int]
                init(_ count: Int) { cells = Array(repeating: 0, count: count) }
                var total: Int { cells.reduce(0) { $0 + $1 } }
                var first: Int {
                    get { cells[0] }
                    set { cells[0] = newValue * 10 }
                }
                subscript(index: Int) -> Int {
                    get { cells[index] }
                    set { cells[index] = newValue }
                }
                mutating func fill(_ value: Int) {
                    for i in cells.indices { cells[i] = value }
                }
            }
            """
        #expect(
            prints(
                """
                var board = Board(3)
                board.fill(2)
                board[1] = 7
                board[2] += 1
                board.first = 4
                print(board.cells, board.total, board.first)
                """, declarations) == ["[40, 7, 3] 50 40"])
    }

    @Test func `closures share the variables they capture and local functions call themselves`() {
        #expect(
            prints(
                """
                var total = 0
                let add = { (n: Int) in total += n }
                add(3)
                add(4)
                func fibonacci(_ n: Int) -> Int { n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2) }
                print(total, fibonacci(15))
                let makers = [1, 2, 3].map { n in { n * 10 } }
                print(makers.map { $0() })
                """) == ["7 610", "[10, 20, 30]"])
    }

    @Test func `inout arguments come back changed`() {
        let declarations = """
            struct Box { var items: [Int] = [] }
            func push(_ n: Int, to list: inout [Int]) { list.append(n) }
            func both(_ a: inout Int, _ b: inout Int) { (a, b) = (b, a) }
            """
        #expect(
            prints(
                """
                var box = Box()
                push(1, to: &box.items)
                push(2, to: &box.items)
                var x = 1, y = 2
                both(&x, &y)
                swap(&box.items[0], &x)
                print(box.items, x, y)
                """, declarations) == ["[2, 2] 1 1"])
    }

    @Test func `enums carry values, count their cases and have raw values`() {
        let declarations = """
            enum Shape { case circle(radius: Double), box(Double, Double), none
                var area: Double {
                    switch self {
                    case .circle(let r): return 3 * r * r
                    case let .box(w, h) where w == h: return w * w
                    case .box(let w, let h): return w * h
                    case .none: return 0
                    }
                }
            }
            enum Day: Int, CaseIterable { case monday = 1, tuesday, wednesday }
            """
        #expect(
            prints(
                """
                print([Shape.circle(radius: 2), .box(2, 2), .box(2, 3), .none].map(\\.area))
                print(Day.allCases.map { $0.rawValue }, Day(rawValue: 2) ?? .monday, Day(rawValue: 9) == nil)
                print(Shape.circle(radius: 1), Day.tuesday)
                """, declarations) == [
                    "[12.0, 4.0, 6.0, 0.0]", "[1, 2, 3] tuesday true", "circle(radius: 1.0) tuesday",
                ])
    }

    @Test func `optionals are chained, bound and replaced`() {
        let declarations = """
            struct Trip { var note: Note? }
            struct Note { var text: String; func shout() -> String { text.uppercased() } }
            """
        #expect(
            prints(
                """
                var trip = Trip(note: nil)
                print(trip.note?.shout() ?? "nothing")
                trip.note = Note(text: "go")
                trip.note?.text += "!"
                if let note = trip.note, note.text.count > 2 { print(note.shout()) }
                guard let first = ["a": 1]["a"] else { return "" }
                print(first)
                """, declarations) == ["nothing", "GO!", "1"])
    }

    @Test func `loops, labels, ranges and patterns`() {
        #expect(
            prints(
                """
                outer: for i in 1...3 {
                    for j in stride(from: 0, to: 10, by: 5) where i != 2 {
                        if i == 3 { break outer }
                        print(i, j)
                    }
                }
                for (index, name) in ["a", "b"].enumerated() { print(index, name) }
                for (a, b) in zip([1, 2], ["x", "y"]) { print(a, b, separator: "") }
                var n = 3
                while n > 0 { n -= 1; if n == 1 { continue } }
                repeat { n += 1 } while n < 4
                print(n)
                switch (n, "k") {
                case (0, _): print("zero")
                case (1...5, "k"): print("some"); fallthrough
                default: print("default")
                }
                """) == [
                    "1 0", "1 5", "0 a", "1 b", "1x", "2y", "4", "some", "default",
                ])
    }

    @Test func `protocols give defaults, and the value's own type decides`() {
        let declarations = """
            protocol Named { var name: String { get }; func greet() -> String }
            extension Named { func greet() -> String { "I am \\(name)" } }
            struct Dog: Named { let name = "Rex" }
            struct Cat: Named { let name = "Tom"; func greet() -> String { "…" } }
            func greetAll<T: Named>(_ all: [T]) -> String { all.map { $0.greet() }.joined(separator: ", ") }
            """
        #expect(
            prints(
                """
                let all: [any Named] = [Dog(), Cat()]
                print(all.map { $0.greet() })
                print(greetAll([Dog(), Dog()]))
                """, declarations) == ["[\"I am Rex\", \"…\"]", "I am Rex, I am Rex"])
    }

    @Test func `types of the program compare by their own operators`() {
        let declarations = """
            struct Version: Comparable, CustomStringConvertible {
                let major: Int, minor: Int
                static func < (a: Version, b: Version) -> Bool { (a.major, a.minor) < (b.major, b.minor) }
                var description: String { "\\(major).\\(minor)" }
            }
            """
        #expect(
            prints(
                """
                let all = [Version(major: 1, minor: 2), Version(major: 1, minor: 0), Version(major: 0, minor: 9)]
                print(all.sorted(), all.max()!, all.contains(Version(major: 1, minor: 0)))
                """, declarations) == ["[0.9, 1.0, 1.2] 1.2 true"])
    }

    @Test func `a deferred block runs when its scope is left`() {
        #expect(
            prints(
                """
                for i in 0..<2 {
                    defer { print("end", i) }
                    if i == 0 { continue }
                    print("body", i)
                }
                """) == ["end 0", "body 1", "end 1"])
    }

    @Test func `if and switch are values`() {
        #expect(
            prints(
                """
                let n = 7
                let size = if n > 5 { "large" } else { "small" }
                let word = switch n { case 1: "one"
                    case 7: "seven"
                    default: "?" }
                print(size, word)
                """) == ["large seven"])
    }
}
