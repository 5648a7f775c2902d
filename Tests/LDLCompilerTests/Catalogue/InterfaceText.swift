@testable import LDLCompiler

/// A declaration of the interface, read line by line: enough to find names and documentation, and independent of the
/// parser that the tests look at.
struct InterfaceDeclaration {
    let file: String
    /// The whole declaration on one line.
    let text: String
    let isDocumented: Bool

    /// The name in an attribute such as `@native("name")`.
    func attribute(_ name: String) -> String? {
        guard let start = text.range(of: "@\(name)(\"") else { return nil }
        return String(text[start.upperBound...].prefix { $0 != "\"" })
    }

    var isSettable: Bool { text.hasSuffix("{ get set }") }
}

enum InterfaceText {
    /// Every declaration in every file, in order.
    static let declarations: [InterfaceDeclaration] = CatalogueInterface.files.flatMap { file in
        var result: [InterfaceDeclaration] = []
        var isDocumented = false
        var pending = ""
        for line in file.text.split(separator: "\n", omittingEmptySubsequences: false) {
            let trimmed = line.drop { $0 == " " }
            if trimmed.hasPrefix("///") {
                isDocumented = true
                continue
            }
            if trimmed.isEmpty || trimmed == "}" {
                isDocumented = false
                continue
            }
            pending += (pending.isEmpty ? "" : " ") + trimmed
            // A declaration goes on while a parenthesis is open, or where the next line begins with an arrow.
            if pending.count(of: "(") > pending.count(of: ")") { continue }
            result.append(InterfaceDeclaration(file: file.name, text: pending, isDocumented: isDocumented))
            pending = ""
            isDocumented = false
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
