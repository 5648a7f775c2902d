/// How the further lines of a block comment move when its first line does.
enum ShiftedComment {
    /// A comment with every line but the first moved by a number of columns, to the left by no more than it has spaces.
    ///
    /// How many columns a tab is wide is not known here, and spaces before a tab move nothing in most editors. So if a
    /// line begins with one, the lines stay where they are, all of them: what stands below each other goes on to.
    static func shifted(_ bytes: [UInt8], by columns: Int) -> [UInt8] {
        if columns == 0 || isIndentedWithTabs(bytes) { return bytes }
        var result: [UInt8] = []
        var index = 0
        while index < bytes.count {
            result.append(bytes[index])
            index += 1
            guard bytes[index - 1] == 0x0A else { continue }
            if columns > 0 {
                let isEmpty = index < bytes.count && (bytes[index] == 0x0A || bytes[index] == 0x0D)
                if !isEmpty { result += repeatElement(0x20, count: columns) }
            } else {
                let end = min(index - columns, bytes.count)
                while index < end, bytes[index] == 0x20 { index += 1 }
            }
        }
        return result
    }

    /// Whether a tab is among the white space that a line other than the first begins with.
    private static func isIndentedWithTabs(_ bytes: [UInt8]) -> Bool {
        var isIndentation = false
        for byte in bytes {
            switch byte {
            case 0x0A: isIndentation = true
            case 0x20: break
            case 0x09: if isIndentation { return true }
            default: isIndentation = false
            }
        }
        return false
    }
}
