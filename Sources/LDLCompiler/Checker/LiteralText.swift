import LDLParser

/// The values of number literals.
enum NumberLiterals {
    /// A whole number as it is written; `nil` if it does not fit.
    static func integer(_ token: TokenSyntax, isNegative: Bool) -> Int? {
        let value = token.tree.file.bytes.withUnsafeBufferPointer { digits(token.range, in: $0) }
        if let value { return isNegative ? -value : value }
        return integer(token.text, isNegative: isNegative)
    }

    /// A few decimal digits, as most numbers are; `nil` for others.
    static func digits(_ range: SourceRange, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        let place = range.bytes.clamped(to: bytes.indices)
        guard (1...18).contains(place.count) else { return nil }
        var value = 0
        for index in place {
            let digit = Int(bytes[index]) - Int(UInt8(ascii: "0"))
            guard (0...9).contains(digit) else { return nil }
            value = value * 10 + digit
        }
        return value
    }

    /// A whole number in any radix, with `_` between digits; `nil` if it does not fit.
    static func integer(_ text: String, isNegative: Bool) -> Int? {
        var digits = text.filter { $0 != "_" }
        var radix = 10
        for (prefix, base) in [("0x", 16), ("0o", 8), ("0b", 2)] where digits.hasPrefix(prefix) {
            digits.removeFirst(2)
            radix = base
        }
        return Int((isNegative ? "-" : "") + digits, radix: radix)
    }

    static func double(_ text: String) -> Double? {
        Double(text.utf8.contains(UInt8(ascii: "_")) ? text.filter { $0 != "_" } : text)
    }
}

/// The text of string literals.
enum StringLiterals {
    enum Piece {
        case text(String)
        case interpolation(InterpolationSyntax)
    }

    /// The text of a literal that means what is written: one line between plain quotes, without escapes.
    static func plain(_ literal: StringLiteralSyntax) -> String? { plain(literal.id, in: literal.tree) }

    static func plain(_ literal: NodeID, in tree: SyntaxTree) -> String? {
        tree.file.bytes.withUnsafeBufferPointer { bytes in
            plainPlace(literal, in: tree, bytes).map {
                String(decoding: UnsafeBufferPointer(rebasing: bytes[$0]), as: UTF8.self)
            }
        }
    }

    /// Where the bytes of such a text stand; `nil` for another literal.
    /// - Parameter bytes: Those of the tree's file.
    static func plainPlace(
        _ literal: NodeID, in tree: SyntaxTree, _ bytes: UnsafeBufferPointer<UInt8>
    ) -> Range<Int>? {
        guard let open = tree.child(0, of: literal).token, tree[open].range.length == 1,
            let list = tree.child(1, of: literal).node
        else { return nil }
        let pieces = tree.childCount(of: list)
        if pieces == 0 { return 0..<0 }
        guard pieces == 1, let token = tree.child(0, of: list).token else { return nil }
        let place = tree[token].range.bytes.clamped(to: bytes.indices)
        for index in place where bytes[index] == UInt8(ascii: "\\") || bytes[index] == UInt8(ascii: "\r") {
            return nil
        }
        return place
    }

    /// The literal's parts in order, with escapes replaced and the indentation of several lines taken off.
    static func pieces(of literal: StringLiteralSyntax) -> [Piece] {
        let open = literal.open.text
        let hashes = open.prefix { $0 == "#" }.count
        let isMultiline = open.hasSuffix("\"\"\"")
        var raw: [Piece] = []
        guard let list = literal.syntax.node(1) else { return [] }
        for slot in 0..<list.childCount {
            if let token = list.token(slot) {
                raw.append(.text(token.text))
            } else if let node = list.node(slot), let interpolation = InterpolationSyntax(node) {
                raw.append(.interpolation(interpolation))
            }
        }
        if isMultiline { raw = dedent(raw, literal.close) }
        return raw.compactMap { piece in
            guard case .text(let text) = piece else { return piece }
            let value = unescape(text, hashes: hashes)
            return value.isEmpty ? nil : .text(value)
        }
    }

    /// Takes the line break after the opening quotes, the one before the closing quotes, and the closing line's
    /// indentation off every line.
    private static func dedent(_ pieces: [Piece], _ close: TokenSyntax) -> [Piece] {
        let file = close.tree.file
        let line = file.lineIndex.line(at: close.range.start)
        // Only the white space before the closing quotes matters; the rest of a line can be a whole file long.
        let start = Int(file.lineIndex.range(ofLine: line).start)
        let blank = file.bytes[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        let indentation = String(decoding: blank, as: UTF8.self).unicodeScalars[...]
        var result: [Piece] = []
        var isLineStart = false
        for (index, piece) in pieces.enumerated() {
            guard case .text(let text) = piece else {
                result.append(piece)
                isLineStart = false
                continue
            }
            var lines = normalized(text).split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
            if index == 0, lines.first?.allSatisfy({ $0 == " " || $0 == "\t" }) ?? false {
                lines.removeFirst()
                isLineStart = true
            }
            for (number, line) in lines.enumerated() where number > 0 || isLineStart {
                lines[number] = removePrefix(indentation, from: line)
            }
            if index == pieces.count - 1, lines.count > 0, lines.last?.allSatisfy({ $0 == " " || $0 == "\t" }) ?? false
            {
                lines.removeLast()
                result.append(.text(lines.joined(separator: "\n")))
            } else {
                result.append(.text(lines.joined(separator: "\n")))
            }
            isLineStart = false
        }
        return result
    }

    private static func normalized(_ text: String) -> String {
        guard text.unicodeScalars.contains("\r") else { return text }
        var scalars = String.UnicodeScalarView()
        var wasReturn = false
        for scalar in text.unicodeScalars {
            if scalar == "\r" {
                scalars.append("\n")
            } else if !(scalar == "\n" && wasReturn) {
                scalars.append(scalar)
            }
            wasReturn = scalar == "\r"
        }
        return String(scalars)
    }

    private static func removePrefix(_ prefix: Substring.UnicodeScalarView, from line: String) -> String {
        var rest = line.unicodeScalars[...]
        for scalar in prefix {
            guard rest.first == scalar else { break }
            rest.removeFirst()
        }
        return String(rest)
    }

    private static func unescape(_ text: String, hashes: Int) -> String {
        guard text.utf8.contains(UInt8(ascii: "\\")) else { return text }
        var result = String.UnicodeScalarView()
        var scalars = Array(text.unicodeScalars)[...]
        while let scalar = scalars.popFirst() {
            guard scalar == "\\", scalars.prefix(hashes).allSatisfy({ $0 == "#" }), scalars.count > hashes else {
                result.append(scalar)
                continue
            }
            scalars.removeFirst(hashes)
            guard let code = scalars.popFirst() else { break }
            switch code {
            case "n": result.append("\n")
            case "t": result.append("\t")
            case "r": result.append("\r")
            case "0": result.append("\0")
            case "u":
                var value: UInt32 = 0
                if scalars.first == "{" { scalars.removeFirst() }
                while let digit = scalars.first, digit != "}" {
                    scalars.removeFirst()
                    value = value &* 16 &+ UInt32(Character(digit).hexDigitValue ?? 0)
                }
                if scalars.first == "}" { scalars.removeFirst() }
                if let scalar = Unicode.Scalar(value) { result.append(scalar) }
            case "\n", "\r", " ", "\t":
                // A backslash at the end of a line joins it with the next.
                while let next = scalars.first, next == " " || next == "\t" || next == "\r" { scalars.removeFirst() }
                if code != "\n", scalars.first == "\n" { scalars.removeFirst() }
            default: result.append(code)
            }
        }
        return String(result)
    }
}
