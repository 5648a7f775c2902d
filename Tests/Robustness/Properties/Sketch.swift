import TestSupport

/// A view as it is written: what is called, what is in it, what is behind it.
struct Sketch: Sendable {
    var head: String
    var children: [Sketch] = []
    var modifiers: [String] = []

    /// Whether it holds views between braces.
    var isContainer: Bool { Sketch.containers.contains { head.hasPrefix($0) } }

    static let containers = ["VStack", "HStack", "ZStack", "Group"]

    var text: String { lines.joined(separator: "\n") + "\n" }

    private var lines: [String] {
        let inside = children.flatMap(\.lines).map { "    " + $0 }
        let open = isContainer ? [head + " {"] + inside + ["}"] : [head]
        return open + modifiers.map { "    ." + $0 }
    }

    func with(_ modifier: String) -> Sketch {
        var copy = self
        copy.modifiers.append(modifier)
        return copy
    }

    /// Smaller views that may be as wrong as this one.
    var smaller: [Sketch] {
        var result = children
        for index in children.indices {
            var copy = self
            copy.children.remove(at: index)
            result.append(copy)
            for smaller in children[index].smaller {
                copy = self
                copy.children[index] = smaller
                result.append(copy)
            }
        }
        for index in modifiers.indices {
            var copy = self
            copy.modifiers.remove(at: index)
            result.append(copy)
        }
        return result
    }
}

/// Makes views at random.
struct SketchMaker {
    var random: SplitMix64
    /// Views without children.
    var leaves = [
        #"Text("Seattle")"#, #"Text("The quick brown fox jumps over the lazy dog")"#, "Color.red", "Spacer()",
        "Divider()",
        "Circle()", "Color.blue.frame(width: 20, height: 10)", "Spacer(minLength: 3)",
        #"Image(systemName: "star.fill")"#,
    ]
    var modifiers = [
        "padding(7)", "padding(.horizontal, 4)", "frame(width: 50)", "frame(height: 31.5)",
        "frame(maxWidth: .infinity)",
        "frame(minWidth: 10, maxHeight: 80)", "fixedSize()", "fixedSize(horizontal: true, vertical: false)",
        "layoutPriority(1)", "border(.red)", "background(.blue)", "aspectRatio(1.5, contentMode: .fit)", "opacity(0.5)",
    ]
    var containers = [
        "VStack", "HStack", "ZStack", "VStack(spacing: 0)", "HStack(alignment: .top, spacing: 3)", "Group",
    ]

    mutating func sketch(depth: Int) -> Sketch {
        var made: Sketch
        if depth == 0 || random.oneIn(4) {
            made = Sketch(head: leaves[random.below(leaves.count)])
        } else {
            made = Sketch(head: containers[random.below(containers.count)])
            for _ in 0...random.below(4) { made.children.append(sketch(depth: depth - 1)) }
        }
        while !modifiers.isEmpty, random.oneIn(2) { made.modifiers.append(modifiers[random.below(modifiers.count)]) }
        return made
    }
}

/// A property of views; finds one that lacks it and makes that one as small as it can be.
struct Property {
    let name: String
    /// What is wrong, if anything.
    let complaint: (Sketch) -> String?

    /// The smallest view found that lacks the property, with what is wrong with it; nil if none was found.
    func counterexample(among sketches: some Sequence<Sketch>) -> String? {
        for sketch in sketches {
            guard var fault = complaint(sketch) else { continue }
            var smallest = sketch
            var steps = 0
            search: while steps < 300 {
                for candidate in smallest.smaller {
                    steps += 1
                    guard let found = complaint(candidate) else { continue }
                    (smallest, fault) = (candidate, found)
                    continue search
                }
                break
            }
            return "\(name): \(fault)\n\(smallest.text)"
        }
        return nil
    }
}
