/// A number in decimal digits, as it is printed: rounding happens here and not in binary.
struct DecimalDigits {
    /// From the first digit that is not zero to the last, each from 0 to 9; empty for zero.
    private(set) var digits: [UInt8]
    /// How many of the digits stand before the point; may be negative or beyond the digits.
    private(set) var pointPlace: Int
    let isNegative: Bool

    init(_ number: Int) {
        isNegative = number < 0
        digits = Array(String(number.magnitude).utf8.map { $0 - 48 })
        pointPlace = digits.count
        trim()
    }

    /// A finite number, in the fewest digits that stand for it.
    init(_ number: Double) {
        isNegative = number.sign == .minus && number != 0
        digits = []
        pointPlace = 0
        var exponent = 0
        var hasPoint = false
        var bytes = Array("\(number.magnitude)".utf8)[...]
        if let e = bytes.firstIndex(of: UInt8(ascii: "e")) {
            exponent = Int(String(decoding: bytes[(e + 1)...], as: UTF8.self)) ?? 0
            bytes = bytes[..<e]
        }
        for byte in bytes {
            if byte == UInt8(ascii: ".") {
                hasPoint = true
            } else if byte >= 48, byte <= 57 {
                digits.append(byte - 48)
                if !hasPoint { pointPlace += 1 }
            }
        }
        pointPlace += exponent
        trim()
    }

    var isZero: Bool { digits.isEmpty }

    private mutating func trim() {
        while digits.first == 0 {
            digits.removeFirst()
            pointPlace -= 1
        }
        while digits.last == 0 { digits.removeLast() }
        if digits.isEmpty { pointPlace = 0 }
    }

    /// Multiplied by a power of ten.
    func shifted(by places: Int) -> DecimalDigits {
        var result = self
        if !isZero { result.pointPlace += places }
        return result
    }

    /// Rounded to a number of digits after the point.
    mutating func round(toFraction places: Int, rule: FloatingPointRoundingRule = .toNearestOrEven) {
        keep(pointPlace + places, rule: rule)
    }

    /// Rounded to a number of digits that count.
    mutating func round(toSignificant count: Int, rule: FloatingPointRoundingRule = .toNearestOrEven) {
        keep(count, rule: rule)
    }

    private mutating func keep(_ count: Int, rule: FloatingPointRoundingRule) {
        guard count < digits.count else { return }
        let dropped = count < 0 ? [0] + digits : Array(digits[count...])
        let last = count > 0 ? digits[count - 1] : 0
        let isUp = Self.roundsUp(dropped, after: last, isNegative: isNegative, rule: rule)
        digits = count > 0 ? Array(digits[..<count]) : []
        guard isUp else {
            trim()
            return
        }
        var index = digits.count - 1
        while index >= 0 {
            if digits[index] < 9 {
                digits[index] += 1
                trim()
                return
            }
            digits[index] = 0
            index -= 1
        }
        // Nines all the way, or nothing kept: one more digit in front.
        let place = count > 0 ? pointPlace + 1 : pointPlace - count + 1
        digits = [1]
        pointPlace = place
    }

    private static func roundsUp(
        _ dropped: [UInt8], after last: UInt8, isNegative: Bool, rule: FloatingPointRoundingRule
    ) -> Bool {
        guard dropped.contains(where: { $0 != 0 }) else { return false }
        let first = dropped.first ?? 0
        let isHalf = first == 5 && dropped.dropFirst().allSatisfy { $0 == 0 }
        switch rule {
        case .toNearestOrEven: return isHalf ? last % 2 == 1 : first >= 5
        case .toNearestOrAwayFromZero: return first >= 5
        case .up: return !isNegative
        case .down: return isNegative
        case .awayFromZero: return true
        case .towardZero: return false
        @unknown default: return false
        }
    }

    /// The digits before the point, at least one.
    var integerDigits: [UInt8] {
        guard pointPlace > 0 else { return [0] }
        return (0..<pointPlace).map { $0 < digits.count ? digits[$0] : 0 }
    }

    /// The digits after the point, without zeros at the end.
    var fractionDigits: [UInt8] {
        guard pointPlace < digits.count else { return [] }
        return (pointPlace..<digits.count).map { $0 >= 0 ? digits[$0] : 0 }
    }
}
