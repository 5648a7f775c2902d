/// Reads a document as XML and says what is wrong with it; enough for what a writer can get wrong: tags that do not
/// match, attributes that occur twice or are not quoted, raw markup, and characters that XML forbids.
public struct XMLScanner {
    private let scalars: [Unicode.Scalar]
    private var position = 0
    private var open: [String] = []
    /// For each element in its order: its name and attributes.
    public private(set) var elements: [(name: String, attributes: [String: String])] = []

    /// The first fault of a document; nil if it is well-formed.
    public static func fault(in document: String) -> String? {
        var scanner = XMLScanner(document)
        return scanner.scan()
    }

    public init(_ document: String) {
        scalars = Array(document.unicodeScalars)
    }

    /// Reads the whole document and gives the first fault.
    public mutating func scan() -> String? {
        while position < scalars.count {
            if scalars[position] == "<" {
                if let fault = tag() { return fault }
            } else {
                if open.isEmpty, scalars[position] != "\n" { return fault("text outside of the root") }
                if let fault = character() { return fault }
            }
        }
        return open.isEmpty ? (elements.isEmpty ? "no element" : nil) : "'\(open.joined(separator: "/"))' is not closed"
    }

    private func fault(_ text: String) -> String { "\(text) at \(position)" }

    private mutating func character() -> String? {
        let scalar = scalars[position]
        position += 1
        switch scalar.value {
        case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: break
        default: return fault("a forbidden character")
        }
        if scalar == "]", position + 1 < scalars.count, scalars[position] == "]", scalars[position + 1] == ">" {
            return fault("']]>' in text")
        }
        guard scalar == "&" else { return nil }
        let name = take { $0 != ";" && $0 != "<" && $0 != "\"" }
        guard position < scalars.count, scalars[position] == ";" else { return fault("'&' without ';'") }
        position += 1
        if ["amp", "lt", "gt", "quot", "apos"].contains(name) { return nil }
        if name.hasPrefix("#x"), let value = UInt32(name.dropFirst(2), radix: 16), value >= 0x20 { return nil }
        if name.hasPrefix("#"), Int(name.dropFirst()) != nil { return nil }
        return fault("the entity '&\(name);'")
    }

    private mutating func tag() -> String? {
        position += 1
        guard position < scalars.count else { return fault("'<' at the end") }
        if scalars[position] == "/" {
            position += 1
            let name = take { $0 != ">" }
            position += 1
            return open.popLast() == name ? nil : fault("'</\(name)>' closes nothing")
        }
        if open.isEmpty, !elements.isEmpty { return fault("a second root") }
        let name = take { $0 != " " && $0 != ">" && $0 != "/" }
        guard let first = name.unicodeScalars.first, first.properties.isAlphabetic else { return fault("no tag name") }
        var attributes: [String: String] = [:]
        while position < scalars.count {
            _ = take { $0 == " " }
            guard position < scalars.count else { break }
            if scalars[position] == "/" || scalars[position] == ">" { break }
            let key = take { $0 != "=" && $0 != " " && $0 != ">" }
            guard position + 1 < scalars.count, scalars[position] == "=", scalars[position + 1] == "\"" else {
                return fault("the attribute '\(key)' has no quoted value")
            }
            position += 2
            let start = position
            while position < scalars.count, scalars[position] != "\"" {
                if scalars[position] == "<" { return fault("'<' in an attribute") }
                if let fault = character() { return fault }
            }
            var value = ""
            value.unicodeScalars.append(contentsOf: scalars[start..<position])
            position += 1
            if attributes.updateValue(value, forKey: key) != nil { return fault("the attribute '\(key)' twice") }
        }
        elements.append((name, attributes))
        guard position < scalars.count else { return fault("a tag without an end") }
        if scalars[position] == "/" { position += 1 } else { open.append(name) }
        guard position < scalars.count, scalars[position] == ">" else { return fault("a tag without '>'") }
        position += 1
        return nil
    }

    private mutating func take(while predicate: (Unicode.Scalar) -> Bool) -> String {
        var text = ""
        while position < scalars.count, predicate(scalars[position]) {
            text.unicodeScalars.append(scalars[position])
            position += 1
        }
        return text
    }
}
