/// Finds the name that was probably meant.
enum Suggestions {
    /// The nearest candidate, if it is near enough: at most a third of the letters may differ. The first of several that
    /// are equally near.
    static func best(for word: String, among candidates: [String]) -> String? {
        let limit = max(word.count, 3) / 3
        var best: (name: String, distance: Int)?
        for candidate in candidates {
            let distance = distance(Array(word.lowercased()), Array(candidate.lowercased()))
            if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
        }
        return best?.name
    }

    /// How many letters have to be added, dropped, replaced or swapped with their neighbour.
    static func distance(_ left: [Character], _ right: [Character]) -> Int {
        // Longer words are never near a name; the table would only cost time.
        guard left.count <= 64, right.count <= 64 else { return .max }
        var beforePrevious: [Int] = []
        var previous = Array(0...right.count)
        for (row, letter) in left.enumerated() {
            var current = [row + 1]
            for (column, other) in right.enumerated() {
                var cost = min(
                    previous[column] + (letter == other ? 0 : 1), previous[column + 1] + 1, current[column] + 1)
                if row > 0, column > 0, letter == right[column - 1], left[row - 1] == other {
                    cost = min(cost, beforePrevious[column - 1] + 1)
                }
                current.append(cost)
            }
            (beforePrevious, previous) = (previous, current)
        }
        return previous[right.count]
    }
}
