@testable import LDLCompiler

/// A declaration of the interface, read line by line: enough to find names and documentation, and independent of the
/// parser that the tests look at.
struct InterfaceDeclaration {
    let file: String
    /// The whole declaration on one line.
    let text: String
    let isDocumented: Bool
    let documentation: String
    /// The types round it, outermost first.
    let owners: [String]

    /// The name in an attribute such as `@native("name")`.
    func attribute(_ name: String) -> String? {
        guard let start = text.range(of: "@\(name)(\"") else { return nil }
        return String(text[start.upperBound...].prefix { $0 != "\"" })
    }

    var isSettable: Bool { text.hasSuffix("{ get set }") }
}

enum InterfaceText {
    /// The name after `struct`, `extension` and the like.
    private static func typeName(in text: String) -> String {
        let words = text.split(separator: " ")
        let keywords: Set<Substring> = ["struct", "enum", "protocol", "extension"]
        guard let place = words.firstIndex(where: { keywords.contains($0) }), place + 1 < words.count else { return "" }
        return String(words[place + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    }

    /// Every declaration in every file, in order.
    static let declarations: [InterfaceDeclaration] = CatalogueInterface.files.flatMap { file in
        var result: [InterfaceDeclaration] = []
        var documentation = ""
        var owners: [String] = []
        var pending = ""
        for line in file.text.split(separator: "\n", omittingEmptySubsequences: false) {
            let trimmed = line.drop { $0 == " " }
            if trimmed.hasPrefix("///") {
                documentation += (documentation.isEmpty ? "" : " ") + trimmed.dropFirst(3).drop { $0 == " " }
                continue
            }
            if trimmed.isEmpty || trimmed == "}" {
                if trimmed == "}", !owners.isEmpty { owners.removeLast() }
                documentation = ""
                continue
            }
            pending += (pending.isEmpty ? "" : " ") + trimmed
            // A declaration goes on while a parenthesis is open, or where the next line begins with an arrow.
            if pending.count(of: "(") > pending.count(of: ")") { continue }
            result.append(
                InterfaceDeclaration(
                    file: file.name, text: pending, isDocumented: !documentation.isEmpty,
                    documentation: documentation, owners: owners))
            if pending.hasSuffix("{") { owners.append(typeName(in: pending)) }
            pending = ""
            documentation = ""
        }
        return result
    }
}

extension String {
    fileprivate func count(of character: Character) -> Int { count { $0 == character } }

    /// Where another text occurs first.
    func range(of other: String) -> Range<Index>? {
        var start = startIndex
        while start < endIndex {
            if self[start...].hasPrefix(other) { return start..<index(start, offsetBy: other.count) }
            start = index(after: start)
        }
        return nil
    }
}
