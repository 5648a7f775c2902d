/// View code as people write it: stacks in stacks, texts with three or four modifiers, on one line or several. The same
/// size gives the same code.
struct ViewCode {
    private var state: UInt64 = 7
    private var lines: [String] = []
    private var size = 0

    private static let words = ["Seattle", "Austin", "Cupertino", "Oslo", "Reykjavik", "Lima", "Kyoto", "Porto"]
    private static let colors = ["yellow", "blue", "red", "green", "gray", "orange"]

    /// - Parameter isBare: whether the views stand at the top level instead of in the bodies of structs.
    mutating func text(bytes: Int, isBare: Bool) -> String {
        var number = 0
        while size < bytes {
            if !isBare { add(0, "struct V\(number): View {\n    var body: some View {") }
            addStack(isBare ? 0 : 2, depth: 0)
            if !isBare { add(0, "    }\n}") }
            number += 1
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private mutating func addStack(_ indentation: Int, depth: Int) {
        let isColumn = depth % 2 == 0
        let name = isColumn ? "VStack" : "HStack"
        let alignment = isColumn ? "leading" : "top"
        add(
            indentation,
            chance(50) ? "\(name) {" : "\(name)(alignment: .\(alignment), spacing: \(random(17))) {")
        for _ in 0..<2 + random(3) {
            if depth >= 5 || chance(55) {
                addText(indentation + 1)
            } else {
                addStack(indentation + 1, depth: depth + 1)
            }
        }
        if chance(30) { add(indentation + 1, "Spacer()") }
        add(indentation, "}")
        if chance(50) {
            add(indentation, ".padding(\(1 + random(20)))")
            add(indentation, ".background(.\(pick(ViewCode.colors)))")
        }
    }

    private mutating func addText(_ indentation: Int) {
        let text = "Text(\"\(pick(ViewCode.words)) \(1 + random(999))\")"
        var modifiers = [
            ".padding(\(1 + random(20)))", ".frame(maxWidth: .infinity)", ".background(.\(pick(ViewCode.colors)))",
        ]
        if chance(30) {
            modifiers.append(".frame(width: \(20 + random(281)), height: \(20 + random(61)), alignment: .leading)")
        }
        if chance(50) {
            add(indentation, text + modifiers.joined())
        } else {
            add(indentation, text)
            for modifier in modifiers { add(indentation + 1, modifier) }
        }
    }

    private mutating func add(_ indentation: Int, _ line: String) {
        lines.append(String(repeating: "    ", count: indentation) + line)
        size += line.utf8.count + indentation * 4 + 1
    }

    private mutating func pick(_ names: [String]) -> String { names[random(names.count)] }

    private mutating func chance(_ percent: Int) -> Bool { random(100) < percent }

    /// A number below a bound.
    private mutating func random(_ bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % bound
    }
}
