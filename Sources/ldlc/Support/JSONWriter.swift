/// Writes JSON as it goes, compactly, with keys in the order in which they are given.
///
/// Reading is the toolchain's (`JSONReader`), writing is not, for three reasons. People keep boxes and diagnostics in files
/// and compare them, so a key has its place, and the toolchain's encoder promises no order, or that of the names. A tree
/// may be 100,000 levels deep, and an encoder calls itself at each; here a level is one flag in an array. And a layout can
/// have millions of nodes: it is written while it is walked, and no second copy of it is built.
///
/// Numbers are written so that they read back as the same doubles.
struct JSONWriter {
    private(set) var bytes: [UInt8] = []
    /// For each open object or array: whether it has an element already.
    private var hasElements: [Bool] = []
    private var followsKey = false

    init() {}

    /// Takes what has been written so far.
    mutating func drain() -> [UInt8] {
        defer { bytes.removeAll(keepingCapacity: true) }
        return bytes
    }

    mutating func beginObject() { open(UInt8(ascii: "{")) }
    mutating func endObject() { close(UInt8(ascii: "}")) }
    mutating func beginArray() { open(UInt8(ascii: "[")) }
    mutating func endArray() { close(UInt8(ascii: "]")) }

    mutating func key(_ name: StaticString) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        name.withUTF8Buffer { bytes += $0 }
        bytes.append(UInt8(ascii: "\""))
        bytes.append(UInt8(ascii: ":"))
        followsKey = true
    }

    mutating func key(_ name: String) {
        string(name)
        bytes.append(UInt8(ascii: ":"))
        followsKey = true
    }

    mutating func string(_ value: String) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        for scalar in value.unicodeScalars {
            if scalar.isASCII {
                append(escaping: UInt8(truncatingIfNeeded: scalar.value))
            } else if TerminalText.replacement(for: scalar) != nil {
                // Legal, but a terminal or an editor that shows the text would act on it.
                for unit in UTF16.encode(scalar).map(Array.init) ?? [] { append(escapingUnit: unit) }
            } else {
                bytes += UTF8.encode(scalar).map(Array.init) ?? []
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    mutating func integer(_ value: Int) {
        separate()
        bytes += String(value).utf8
    }

    /// A number with all its digits, `"inf"` or `"-inf"` where JSON has no number, and `null` for what is not one.
    mutating func number(_ value: Double) {
        if value.isInfinite { return string(value < 0 ? "-inf" : "inf") }
        if value.isNaN { return null() }
        separate()
        if value == value.rounded(), abs(value) < 1e15 {
            // Also turns -0 into 0.
            bytes += String(Int(value)).utf8
        } else {
            bytes += value.description.utf8
        }
    }

    mutating func bool(_ value: Bool) {
        separate()
        bytes += (value ? "true" : "false").utf8
    }

    mutating func null() {
        separate()
        bytes += "null".utf8
    }

    /// White space between two elements, for people who read the text.
    mutating func lineBreak(indentation: Int = 0) {
        // A comma belongs before the break, so it is written now and not again.
        if let last = hasElements.last, last, !followsKey {
            bytes.append(UInt8(ascii: ","))
            hasElements[hasElements.count - 1] = false
        }
        bytes.append(UInt8(ascii: "\n"))
        bytes += repeatElement(UInt8(ascii: " "), count: indentation)
    }

    private mutating func open(_ bracket: UInt8) {
        separate()
        bytes.append(bracket)
        hasElements.append(false)
    }

    private mutating func close(_ bracket: UInt8) {
        _ = hasElements.popLast()
        bytes.append(bracket)
        followsKey = false
    }

    private mutating func separate() {
        if followsKey {
            followsKey = false
            return
        }
        guard let last = hasElements.last else { return }
        if last { bytes.append(UInt8(ascii: ",")) }
        hasElements[hasElements.count - 1] = true
    }

    private mutating func append(escaping byte: UInt8) {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"):
            bytes.append(UInt8(ascii: "\\"))
            bytes.append(byte)
        case UInt8(ascii: "\n"): bytes += "\\n".utf8
        case UInt8(ascii: "\r"): bytes += "\\r".utf8
        case UInt8(ascii: "\t"): bytes += "\\t".utf8
        case 0..<0x20, 0x7F:
            append(escapingUnit: UInt16(byte))
        case UInt8(ascii: "/") where bytes.last == UInt8(ascii: "<"):
            // `</script>` in a text cannot end a script that the document is pasted into.
            bytes += "\\/".utf8
        default:
            bytes.append(byte)
        }
    }

    private mutating func append(escapingUnit unit: UInt16) {
        let digits = String(unit, radix: 16)
        bytes += ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).utf8
    }
}
