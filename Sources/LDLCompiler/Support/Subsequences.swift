extension Collection where Element: Equatable {
    /// Whether some elements occur in a row. For bytes; `String.contains` sets a search table up for each question.
    func contains(subsequence wanted: some Collection<Element>) -> Bool {
        guard let first = wanted.first else { return true }
        var rest = self[...]
        while let place = rest.firstIndex(of: first) {
            rest = rest[place...]
            if rest.starts(with: wanted) { return true }
            rest = rest.dropFirst()
        }
        return false
    }
}
