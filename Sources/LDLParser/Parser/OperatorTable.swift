/// How operators of one group combine with themselves.
public enum Associativity: Sendable {
    /// `a - b - c` is `(a - b) - c`.
    case left
    /// `a ?? b ?? c` is `a ?? (b ?? c)`.
    case right
    /// Two of them cannot stand side by side.
    case none
}

/// A precedence group: a level, higher binds tighter, and how equals combine.
struct PrecedenceGroup {
    var level: Int
    var associativity: Associativity

    static let assignment = PrecedenceGroup(level: 100, associativity: .right)
    static let functionArrow = PrecedenceGroup(level: 200, associativity: .right)
    static let ternary = PrecedenceGroup(level: 300, associativity: .right)
    static let standard = PrecedenceGroup(level: 400, associativity: .none)
    static let disjunction = PrecedenceGroup(level: 500, associativity: .left)
    static let conjunction = PrecedenceGroup(level: 600, associativity: .left)
    static let comparison = PrecedenceGroup(level: 700, associativity: .none)
    static let coalescing = PrecedenceGroup(level: 800, associativity: .right)
    static let casting = PrecedenceGroup(level: 900, associativity: .none)
    static let range = PrecedenceGroup(level: 1000, associativity: .none)
    static let addition = PrecedenceGroup(level: 1100, associativity: .left)
    static let multiplication = PrecedenceGroup(level: 1200, associativity: .left)
    static let shift = PrecedenceGroup(level: 1300, associativity: .left)
}

/// The groups of Swift's standard operators and of those that a file declares.
struct OperatorTable {
    /// Operators that the file declares, with their groups.
    private(set) var declared: [String: PrecedenceGroup] = [:]
    /// Groups by name.
    private var groups = OperatorTable.standardGroups

    private static let standardGroups: [String: PrecedenceGroup] = [
        "AssignmentPrecedence": .assignment, "FunctionArrowPrecedence": .functionArrow,
        "TernaryPrecedence": .ternary, "DefaultPrecedence": .standard, "LogicalDisjunctionPrecedence": .disjunction,
        "LogicalConjunctionPrecedence": .conjunction, "ComparisonPrecedence": .comparison,
        "NilCoalescingPrecedence": .coalescing, "CastingPrecedence": .casting, "RangeFormationPrecedence": .range,
        "AdditionPrecedence": .addition, "MultiplicationPrecedence": .multiplication,
        "BitwiseShiftPrecedence": .shift,
    ]

    /// The group of an operator that the file does not declare: the standard library's, or the default group.
    static func standardGroup(of bytes: Slice<UnsafeBufferPointer<UInt8>>) -> PrecedenceGroup {
        var packed: UInt64 = 0
        guard bytes.count <= 4 else { return bytes.elementsEqual("&>>=".utf8) ? .assignment : .standard }
        for byte in bytes { packed = packed << 8 | UInt64(byte) }
        switch packed {
        case 0x2B, 0x2D, 0x7C, 0x5E, 0x262B, 0x262D: return .addition  // + - | ^ &+ &-
        case 0x2A, 0x2F, 0x25, 0x26, 0x262A: return .multiplication  // * / % & &*
        case 0x3C3C, 0x3E3E, 0x26_3C3C, 0x26_3E3E: return .shift  // << >> &<< &>>
        case 0x2E_2E3C, 0x2E_2E2E: return .range  // ..< ...
        case 0x3F3F: return .coalescing  // ??
        case 0x3C, 0x3E, 0x3C3D, 0x3E3D, 0x3D3D, 0x213D, 0x3D_3D3D, 0x21_3D3D, 0x7E3D: return .comparison
        // The vector comparisons .< .> .<= .>= .== .!=
        case 0x2E3C, 0x2E3E, 0x2E_3C3D, 0x2E_3E3D, 0x2E_3D3D, 0x2E_213D: return .comparison
        case 0x2626, 0x2E26: return .conjunction  // && .&
        case 0x7C7C, 0x2E7C, 0x2E5E: return .disjunction  // || .| .^
        // += -= *= /= %= |= &= ^= <<= >>= &+= &-= &*= &<<= &>>= .&= .|= .^=
        case 0x2B3D, 0x2D3D, 0x2A3D, 0x2F3D, 0x253D, 0x7C3D, 0x263D, 0x5E3D, 0x3C_3C3D, 0x3E_3E3D, 0x26_2B3D,
            0x26_2D3D, 0x26_2A3D, 0x263C_3C3D, 0x263E_3E3D, 0x2E_263D, 0x2E_7C3D, 0x2E_5E3D:
            return .assignment
        default: return .standard
        }
    }

    /// Adds a group; where its place is said by two others, it is put between them.
    mutating func declare(group name: String, associativity: Associativity, above: [String], below: [String]) {
        guard groups[name] == nil else { return }
        let low = above.compactMap { groups[$0]?.level }.max()
        let high = below.compactMap { groups[$0]?.level }.min()
        // Each declared group has a level of its own, so that two of them never mix in one list.
        let offset = groups.count
        let level: Int
        switch (low, high) {
        case (let low?, let high?): level = low + max(1, (high - low) / 2)
        case (let low?, nil): level = low + offset
        case (nil, let high?): level = high - offset
        case (nil, nil): level = PrecedenceGroup.standard.level + offset
        }
        groups[name] = PrecedenceGroup(level: level, associativity: associativity)
    }

    /// Adds an infix operator; without a known group it has the default one.
    mutating func declare(infix name: String, group: String?) {
        declared[name] = group.flatMap { groups[$0] } ?? .standard
    }
}

extension Parser {
    /// The group of the infix operator at the cursor.
    @inline(__always)
    func groupOfOperator() -> PrecedenceGroup {
        if !operators.declared.isEmpty, let group = operators.declared[text(current)] { return group }
        return OperatorTable.standardGroup(of: bytes[currentRange.bytes])
    }

    /// Reads the operator and precedence group declarations of the whole file before anything is parsed, since an
    /// operator may be used before its declaration.
    mutating func readOperatorDeclarations() {
        // Groups first: a group may be declared after the operator that names it. Groups that refer to groups further
        // down find them in a second round.
        var groups: [Int] = []
        for index in 0..<raw.count where raw[index].kind == .precedencegroupKeyword && groups.count < 100 {
            groups.append(index)
        }
        for _ in 0..<2 {
            for index in groups { readGroup(at: index) }
        }
        for index in 1..<raw.count where raw[index].kind == .operatorKeyword {
            guard raw[index - 1].word == .infix, index + 1 < raw.count else { continue }
            let name = text(raw[index + 1])
            let hasGroup = index + 3 < raw.count && raw[index + 2].kind == .colon
            operators.declare(infix: name, group: hasGroup ? text(raw[index + 3]) : nil)
        }
    }

    private mutating func readGroup(at keyword: Int) {
        guard keyword + 2 < raw.count, raw[keyword + 2].kind == .leftBrace else { return }
        var associativity = Associativity.none
        var above: [String] = []
        var below: [String] = []
        var property = ""
        var index = keyword + 3
        // A group has a handful of properties; the bound keeps a file of unclosed groups linear.
        let end = min(raw.count, keyword + 200)
        while index < end, raw[index].kind != .rightBrace, raw[index].kind != .endOfFile {
            let word = text(raw[index])
            if index + 1 < end, raw[index + 1].kind == .colon {
                property = word
            } else if raw[index].kind == .identifier {
                switch property {
                case "higherThan": above.append(word)
                case "lowerThan": below.append(word)
                case "associativity": associativity = word == "left" ? .left : word == "right" ? .right : .none
                default: break
                }
            }
            index += 1
        }
        let isComplete = (above + below).allSatisfy { operators.knows(group: $0) }
        if isComplete || above.isEmpty && below.isEmpty {
            operators.declare(
                group: text(raw[keyword + 1]), associativity: associativity, above: above, below: below)
        }
    }
}

extension OperatorTable {
    /// Whether a group has been declared.
    func knows(group: String) -> Bool { groups[group] != nil }
}
