import LayoutRuntime

/// SplitMix64: the same numbers for the same seed, on every machine.
struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var z = state
        z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
        z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
        return z ^ (z >> 31)
    }

    /// A number from 0 up to, and without, the limit.
    mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(max(limit, 1))) }
}

extension Builder {
    /// A tree of every kind of layer and container, with the given numbers in it.
    func random(_ random: inout Generator, depth: Int, numbers: [Double]) -> NodeID {
        if depth == 0 || random.below(8) == 0 { return leaf(&random, numbers) }
        return random.below(5) < 3
            ? layer(&random, depth, numbers) : container(&random, depth, numbers)
    }

    private func leaf(_ random: inout Generator, _ numbers: [Double]) -> NodeID {
        switch random.below(6) {
        case 0: return text(String(repeating: "word ", count: random.below(6)))
        case 1: return spacer(number(&random, numbers))
        case 2: return tree.append(.divider)
        case 3: return tree.append(.shape(.circle, .fill(.background)))
        case 4:
            return tree.append(
                .placeholder(
                    label: "", size: Size(width: number(&random, numbers) ?? 9, height: number(&random, numbers) ?? 9)))
        default: return color
        }
    }

    private func number(_ random: inout Generator, _ numbers: [Double]) -> Double? {
        random.below(3) == 0 ? nil : numbers[random.below(numbers.count)]
    }

    private func alignment(_ random: inout Generator) -> Alignment {
        let choices: [Alignment] = [
            .center, .topLeading, .bottomTrailing, Alignment(horizontal: .leading, vertical: .firstTextBaseline),
        ]
        return choices[random.below(choices.count)]
    }

    private func layer(_ random: inout Generator, _ depth: Int, _ numbers: [Double]) -> NodeID {
        let child = self.random(&random, depth: depth - 1, numbers: numbers)
        func next() -> Double? { number(&random, numbers) }
        let element: LayoutElement
        switch random.below(15) {
        case 0:
            element = .padding(
                EdgeInsets(top: next() ?? 0, leading: next() ?? 1, bottom: next() ?? 2, trailing: next() ?? 3))
        case 1: element = .frame(width: next(), height: next(), alignment: alignment(&random))
        case 2:
            element = .flexibleFrame(
                FlexibleFrame(
                    minWidth: next(), idealWidth: next(), maxWidth: next(), minHeight: next(), idealHeight: next(),
                    maxHeight: next(), alignment: alignment(&random)))
        case 3: element = .fixedSize(horizontal: random.below(2) == 0, vertical: random.below(2) == 0)
        case 4: element = .aspectRatio(next(), random.below(2) == 0 ? .fit : .fill)
        case 5: element = .position(Point(x: next() ?? 0, y: next() ?? 0))
        case 6: element = .offset(Size(width: next() ?? 0, height: next() ?? 0))
        case 7: element = .layoutPriority(next() ?? 1)
        case 8:
            let value = next() ?? 3
            element = .alignmentGuide(.leading) { value + $0[.trailing] }
        case 9: element = .scrollView(random.below(2) == 0 ? .vertical : .all)
        case 10: element = .ignoresSafeArea(.all)
        case 11: element = .safeAreaPadding(EdgeInsets(.all, next() ?? 16))
        case 12: element = .watch(name: "w")
        case 13: element = .border(.background, width: 1)
        default:
            let second = leaf(&random, numbers)
            return tree.append(.overlay(alignment(&random)), children: [child, second])
        }
        return tree.append(element, child: child)
    }

    private func container(_ random: inout Generator, _ depth: Int, _ numbers: [Double]) -> NodeID {
        let children = (0..<random.below(5)).map { _ in self.random(&random, depth: depth - 1, numbers: numbers) }
        let spacing = number(&random, numbers)
        switch random.below(9) {
        case 0, 1, 2:
            return tree.append(
                .stack(.horizontal, alignment: alignment(&random).vertical, spacing: spacing), children: children)
        case 3, 4:
            return tree.append(
                .stack(.vertical, alignment: alignment(&random).horizontal, spacing: spacing), children: children)
        case 5: return tree.append(.zstack(alignment(&random)), children: children)
        case 6: return tree.append(.viewThatFits(.horizontal), children: children)
        case 7:
            let rows = children.map { child in
                tree.append(.gridRow(alignment: nil), children: [child, color])
            }
            return tree.append(
                .grid(alignment(&random), horizontalSpacing: spacing, verticalSpacing: spacing), children: rows)
        default:
            return tree.append(
                .lazyStack(.vertical, alignment: .leading, spacing: spacing), children: children)
        }
    }
}
