func log(_ items: Any..., line: Int = 0) { print("log", items.count) }
enum Shape: Equatable {
    case circle(radius: Double)
    case rect(width: Double, height: Double)
    indirect case group([Shape])
    case empty
    var area: Double {
        switch self {
        case .circle(let r): return 3 * r * r
        case let .rect(w, h): return w * h
        case .group(let parts): return parts.reduce(0) { $0 + $1.area }
        case .empty: return 0
        }
    }
    mutating func grow(by f: Double) {
        switch self {
        case .circle(let r): self = .circle(radius: r * f)
        case .rect(let w, let h): self = .rect(width: w * f, height: h * f)
        default: break
        }
    }
}
struct Matrix {
    private var grid: [[Int]]
    let rows: Int, columns: Int
    init(rows: Int, columns: Int) {
        self.rows = rows
        self.columns = columns
        grid = Array(repeating: Array(repeating: 0, count: columns), count: rows)
    }
    subscript(r: Int, c: Int) -> Int {
        get { grid[r][c] }
        set { grid[r][c] = newValue }
    }
    static func + (a: Matrix, b: Matrix) -> Matrix {
        var m = a
        for r in 0..<a.rows { for c in 0..<a.columns { m[r, c] += b[r, c] } }
        return m
    }
    static prefix func - (a: Matrix) -> Matrix {
        var m = a
        for r in 0..<a.rows { for c in 0..<a.columns { m[r, c] = -m[r, c] } }
        return m
    }
}
class Node {
    var value: Int
    var next: Node?
    weak var parent: Node?
    init(_ value: Int) { self.value = value }
    func describe() -> String { "node \(value)" }
}
final class Leaf: Node {
    override func describe() -> String { "leaf \(value)" }
}
protocol Animal { var name: String { get }; func speak() -> String }
extension Animal { func speak() -> String { name + "?" } }
struct Dog: Animal { let name: String; func speak() -> String { "\(name) barks" } }
struct Cat: Animal { let name: String }
func loudest<T: Animal>(_ animals: [T]) -> String { animals.map { $0.speak().uppercased() }.joined(separator: "|") }
func all(_ animals: [any Animal]) -> String { animals.map { $0.speak() }.joined(separator: "|") }
struct Stack<Element> {
    private(set) var items: [Element] = []
    var top: Element? { items.last }
    var isEmpty: Bool { items.isEmpty }
    mutating func push(_ e: Element) { items.append(e) }
    @discardableResult mutating func pop() -> Element? { items.popLast() }
    func map<T>(_ f: (Element) -> T) -> Stack<T> {
        var s = Stack<T>()
        for i in items { s.push(f(i)) }
        return s
    }
}
func swapTwo<T>(_ a: inout T, _ b: inout T) { let t = a; a = b; b = t }
func makeCounter(step: Int = 1) -> () -> Int {
    var n = 0
    func next() -> Int { n += step; return n }
    return next
}
func classify(_ n: Int) -> String {
    switch n {
    case ..<0: "negative"
    case 0: "zero"
    case 1, 2, 3: "small"
    case 4...9 where n % 2 == 0: "even"
    case 4...9: "odd"
    default: "large"
    }
}
func findFirst(_ xs: [Int?]) -> Int {
    outer: for (i, x) in xs.enumerated() {
        guard let x else { continue }
        var k = x
        while k > 0 {
            if k == 7 { return i * 100 + k }
            if k > 50 { continue outer }
            k -= 1
            if k == 3 { break outer }
        }
    }
    return -1
}
enum Level: Int, CaseIterable, Comparable {
    case low = 1, mid, high = 10
    static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
    var label: String { "\(self)" }
}
struct Temp {
    var celsius: Double { didSet {} }
    var fahrenheit: Double {
        get { celsius * 9 / 5 + 32 }
        set { celsius = (newValue - 32) * 5 / 9 }
    }
}
func run() {
    var s = Shape.circle(radius: 2)
    s.grow(by: 2)
    print(s.area, Shape.group([s, .rect(width: 2, height: 3), .empty]).area)
    print(s == .circle(radius: 4), s != .empty)
    var m = Matrix(rows: 2, columns: 2)
    m[0, 1] = 5; m[1, 0] += 3
    let sum = m + m
    print(sum[0, 1], sum[1, 0], (-sum)[0, 1])
    let a = Node(1); let b = Leaf(2); a.next = b; b.parent = a
    print(a.describe(), a.next?.describe() ?? "none", a.next?.next?.value ?? -1, b.parent!.value)
    a.next?.value += 5
    print(b.value)
    print(loudest([Dog(name: "Rex")]), all([Dog(name: "Rex"), Cat(name: "Tom")]))
    var st = Stack<Int>(); st.push(1); st.push(2); st.push(3); st.pop()
    print(st.items, st.top ?? 0, st.map { "\($0)!" }.items)
    var x = 1, y = 2; swapTwo(&x, &y); print(x, y)
    let c = makeCounter(step: 3); _ = c(); print(c(), c())
    print([-5, 0, 2, 6, 7, 99].map(classify))
    print(findFirst([nil, 60, 7]), findFirst([nil, 4]))
    print(Level.allCases.map(\.rawValue), Level(rawValue: 2)?.label ?? "?", Level.low < .high, Level.allCases.max()!)
    var t = Temp(celsius: 100); t.fahrenheit = 32; print(t.celsius, t.fahrenheit)
    let dict = ["a": 1, "b": 2]
    print(dict["a"] ?? 0, dict["z", default: 9], dict.keys.sorted(), dict.values.reduce(0, +))
    var counts: [Character: Int] = [:]
    for ch in "hello" { counts[ch, default: 0] += 1 }
    print(counts["l"] ?? 0, counts.count)
    let (q, r) = 17.quotientAndRemainder(dividingBy: 5); print(q, r)
    let tuple = (name: "n", age: 3); print(tuple.name, tuple.1)
    if case .circle(let rad) = s, rad > 3 { print("big", rad) }
    let opt: Int? = 5
    if let opt, opt > 3 { print("opt", opt) }
    switch opt {
    case let v?: print("some", v);
    case nil: print("nil")
    }
    let nested = [[1, 2], [3], []].flatMap { $0 }.filter { $0 != 2 }
    print(nested, stride(from: 0, to: 10, by: 4).map { $0 }, (1...3).reversed().map { $0 * $0 })
    let words = ["apple", "fig", "banana"].sorted { ($0.count, $0) < ($1.count, $1) }
    print(words, words.map { $0.count }.max() ?? 0, zip(words, 1...3).map { "\($1)\($0)" })
    var total = 0
    defer { print("deferred", total) }
    repeat { total += 2 } while total < 5
    let text = """
        multi \(total)
          line
        """
    print(text)
    let f: (Int, Int) -> Int = { $0 * $1 }
    print(f(3, 4), [3, 1, 2].sorted(by: >), [1, 2, 3].reduce(into: [String]()) { $0.append("\($1)") })
    let label = total > 5 ? "more" : "less"
    let kind = if total.isMultiple(of: 2) { "even" } else { "odd" }
    print(label, kind, 7.0 / 2, 7 / 2, 10 % 4, -7 / 2, 0.1 + 0.2, 1e3, Double(3), Int(3.9), max(1, 2.5), min(3, 2))
    print(
        "a" + "b", "abc".count, "a,b".split(separator: ","), String(repeating: "x", count: 3),
        "Hello".lowercased().hasPrefix("he"), "é".count)
    var arr = [1, 2, 3]; arr.insert(9, at: 1); arr.remove(at: 0); arr[0] = 8; arr += [4]; arr.swapAt(0, 1);
    print(
        arr, arr.first!, arr.firstIndex(of: 4) ?? -1, arr.contains(3), arr.indices, arr.dropFirst(),
        Array(arr.prefix(2)))
    let people = [("Ann", 30), ("Bob", 25)]
    for (name, age) in people where age > 26 { print(name, age) }
    let byKey = people.map { $0.0 }; print(byKey)
    print(Optional(3).map { $0 + 1 } ?? 0, [1, nil, 3].compactMap { $0 }, ["1", "x"].compactMap { Int($0) })
    log(1, "a")
    let any: Any = 5
    if let n = any as? Int { print("int", n) }
    print(any is String, (any as? String) ?? "no")
}
