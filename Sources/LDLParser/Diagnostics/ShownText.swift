/// Words of a message. They quote the file, and what a file holds can be of any length.
enum ShownText {
    /// The longest word that is shown whole, in characters.
    private static let longestWord = 80
    /// The longest message, in characters.
    private static let longestMessage = 1_000

    /// A message whose overlong words are cut, and which is cut itself where it is still too long.
    static func shortened(_ message: String) -> String {
        guard message.utf8.count > longestWord else { return message }
        // What comes after this many bytes is not shown in any case, so it need not be looked at.
        let isCut = message.utf8.count > longestMessage * 8
        let words = message.prefix(longestMessage * 8).split(separator: " ", omittingEmptySubsequences: false)
        let isLong = words.contains { $0.count > longestWord }
        guard isLong || isCut || message.count > longestMessage else { return message }
        let tail = isCut ? message.suffix(longestMessage / 4).split(separator: " ").suffix(12).dropFirst() : []
        let text = (words.map { shortenedWord($0) } + tail.map { shortenedWord($0) }).joined(separator: " ")
        return text.count <= longestMessage ? text : text.prefix(longestMessage - 1) + "…"
    }

    private static func shortenedWord(_ word: Substring) -> String {
        guard word.count > longestWord else { return String(word) }
        return word.prefix(57) + "…" + (word.hasPrefix("'") && word.hasSuffix("'") ? "'" : "")
    }
}
