/// How often names are used, to offer the usual ones first.
enum Usage {
    /// In how many of the counted files a name is used; 0 for a name that is rare.
    static func count(of name: String) -> Int { counts[name] ?? 0 }

    private static let counts: [String: Int] = {
        var result: [String: Int] = [:]
        for entry in table.split(whereSeparator: { $0 == "," || $0 == "\n" }) {
            let words = entry.split(separator: " ")
            if words.count == 2, let count = Int(words[1]) { result[String(words[0])] = count }
        }
        return result
    }()
}
