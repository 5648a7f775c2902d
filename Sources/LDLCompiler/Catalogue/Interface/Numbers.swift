extension CatalogueInterface {
    /// Integers, floating-point numbers and their arithmetic.
    static let numbers: StaticString = #"""
        /// A number.
        protocol Numeric: Comparable, Hashable, ExpressibleByIntegerLiteral {
            /// Nothing.
            @native("number.zero") static var zero: Self { get }
            /// The sum.
            @native("number.add") static func + (lhs: Self, rhs: Self) -> Self
            /// The difference.
            @native("number.subtract") static func - (lhs: Self, rhs: Self) -> Self
            /// The product.
            @native("number.multiply") static func * (lhs: Self, rhs: Self) -> Self
            /// The quotient; that of integers is cut towards zero.
            @native("number.divide") static func / (lhs: Self, rhs: Self) -> Self
            /// The number as it is.
            @native("number.plus") prefix static func + (operand: Self) -> Self
            /// Adds to a variable.
            @native("number.add.assign") static func += (lhs: inout Self, rhs: Self)
            /// Subtracts from a variable.
            @native("number.subtract.assign") static func -= (lhs: inout Self, rhs: Self)
            /// Multiplies a variable.
            @native("number.multiply.assign") static func *= (lhs: inout Self, rhs: Self)
            /// Divides a variable.
            @native("number.divide.assign") static func /= (lhs: inout Self, rhs: Self)
        }
        /// A number that can be negative.
        protocol SignedNumeric: Numeric {
            /// The number with the other sign.
            @native("number.negate") prefix static func - (operand: Self) -> Self
            /// Gives a variable the other sign.
            @native("number.negate.assign") mutating func negate()
        }
        /// A value that can be counted on from.
        protocol Strideable: Comparable {
            /// The value so many steps away.
            @native("number.add") func advanced(by n: Self) -> Self
            /// How many steps another value is away.
            @native("number.distance") func distance(to other: Self) -> Self
        }
        /// A whole number.
        protocol BinaryInteger: Numeric, Strideable {
            /// A number without its fraction.
            @native("int.truncate") init<T: BinaryFloatingPoint>(_ source: T)
            /// The same number in another integer type.
            @native("int.convert") init<T: BinaryInteger>(_ source: T)
            /// As many of the lowest bits as the type has.
            @native("int.truncatingBits") init<T: BinaryInteger>(truncatingIfNeeded source: T)
            /// The number that digits stand for; `nil` for any other text.
            @native("int.parse") init?(_ text: String, radix: Int = 10)
            /// The number if it is whole, else `nil`.
            @native("int.exactly") init?<T: Numeric>(exactly source: T)
            /// The nearest number that the type can hold.
            @native("int.clamp") init<T: Numeric>(clamping source: T)
            /// The rest of a division; it has the dividend's sign.
            @native("int.remainder") static func % (lhs: Self, rhs: Self) -> Self
            /// Leaves the rest of a division in a variable.
            @native("int.remainder.assign") static func %= (lhs: inout Self, rhs: Self)
            /// The bits that are set in both.
            @native("int.and") static func & (lhs: Self, rhs: Self) -> Self
            /// The bits that are set in either.
            @native("int.or") static func | (lhs: Self, rhs: Self) -> Self
            /// The bits that are set in one only.
            @native("int.xor") static func ^ (lhs: Self, rhs: Self) -> Self
            /// The bits moved to the left.
            @native("int.shiftLeft") static func << <RHS: BinaryInteger>(lhs: Self, rhs: RHS) -> Self
            /// The bits moved to the right.
            @native("int.shiftRight") static func >> <RHS: BinaryInteger>(lhs: Self, rhs: RHS) -> Self
            /// Leaves in a variable the bits that are set in both.
            @native("int.and.assign") static func &= (lhs: inout Self, rhs: Self)
            /// Leaves in a variable the bits that are set in either.
            @native("int.or.assign") static func |= (lhs: inout Self, rhs: Self)
            /// Leaves in a variable the bits that are set in one only.
            @native("int.xor.assign") static func ^= (lhs: inout Self, rhs: Self)
            /// Moves a variable's bits to the left.
            @native("int.shiftLeft.assign") static func <<= <RHS: BinaryInteger>(lhs: inout Self, rhs: RHS)
            /// Moves a variable's bits to the right.
            @native("int.shiftRight.assign") static func >>= <RHS: BinaryInteger>(lhs: inout Self, rhs: RHS)
            /// The opposite bits.
            @native("int.not") prefix static func ~ (x: Self) -> Self
            /// The sum without a check for overflow.
            @native("int.wrappingAdd") static func &+ (lhs: Self, rhs: Self) -> Self
            /// The difference without a check for overflow.
            @native("int.wrappingSubtract") static func &- (lhs: Self, rhs: Self) -> Self
            /// The product without a check for overflow.
            @native("int.wrappingMultiply") static func &* (lhs: Self, rhs: Self) -> Self
            /// The largest number.
            @native("int.max") static var max: Self { get }
            /// The smallest number.
            @native("int.min") static var min: Self { get }
            /// −1, 0 or 1.
            @native("int.signum") func signum() -> Self
            /// Whether it is divisible by another.
            @native("int.isMultiple") func isMultiple(of other: Self) -> Bool
            /// Quotient and rest at once.
            @native("int.quotientAndRemainder") func quotientAndRemainder(dividingBy rhs: Self) -> (quotient: Self,
                remainder: Self)
            /// The distance from zero.
            @native("abs") var magnitude: Self { get }
            /// The number as text in a style, or with separators between thousands.
            @native("format.number") func formatted() -> String
            /// The number as text in a style.
            @native("format.number") func formatted(_ format: IntegerFormatStyle) -> String
            /// A number in a range, by chance; the same on every run.
            @native("int.random") static func random(in range: Range<Self>) -> Self
            /// A number in a range, by chance; the same on every run.
            @native("int.random") static func random(in range: ClosedRange<Self>) -> Self
        }
        /// A number with a fraction.
        protocol FloatingPoint: SignedNumeric, Strideable, ExpressibleByFloatLiteral {
            /// More than any number.
            @native("double.infinity") static var infinity: Self { get }
            /// Not a number.
            @native("double.nan") static var nan: Self { get }
            /// The ratio of a circle's circumference to its diameter.
            @native("double.pi") static var pi: Self { get }
            /// The largest finite number.
            @native("double.greatest") static var greatestFiniteMagnitude: Self { get }
            /// The smallest number greater than zero.
            @native("double.leastNonzero") static var leastNonzeroMagnitude: Self { get }
            /// The smallest number greater than zero at full precision.
            @native("double.leastNormal") static var leastNormalMagnitude: Self { get }
            /// The step between 1 and the next number.
            @native("double.ulpOfOne") static var ulpOfOne: Self { get }
            /// The nearest whole number, or another by the rule.
            @native("double.rounded") func rounded(_ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero) -> Self
            /// Rounds a variable.
            @native("double.round") mutating func round(_ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero)
            /// The square root.
            @native("double.squareRoot") func squareRoot() -> Self
            /// The rest of a division with a whole quotient cut towards zero.
            @native("double.truncatingRemainder") func truncatingRemainder(dividingBy other: Self) -> Self
            /// The rest of a division with the nearest whole quotient.
            @native("double.remainder") func remainder(dividingBy other: Self) -> Self
            /// The smaller of two numbers.
            @native("min") static func minimum(_ x: Self, _ y: Self) -> Self
            /// The larger of two numbers.
            @native("max") static func maximum(_ x: Self, _ y: Self) -> Self
            /// Whether it is not a number.
            @native("double.isNaN") var isNaN: Bool { get }
            /// Whether it is neither infinite nor undefined.
            @native("double.isFinite") var isFinite: Bool { get }
            /// Whether it is infinite.
            @native("double.isInfinite") var isInfinite: Bool { get }
            /// Whether it is zero.
            @native("double.isZero") var isZero: Bool { get }
            /// Whether it is less than zero.
            @native("double.isNegative") var sign: FloatingPointSign { get }
            /// The distance from zero.
            @native("abs") var magnitude: Self { get }
            /// The next larger number.
            @native("double.nextUp") var nextUp: Self { get }
            /// The next smaller number.
            @native("double.nextDown") var nextDown: Self { get }
            /// The number as text with separators between thousands.
            @native("format.number") func formatted() -> String
            /// The number as text in a style.
            @native("format.number") func formatted(_ format: FloatingPointFormatStyle) -> String
        }
        /// A number with a fraction, in binary.
        protocol BinaryFloatingPoint: FloatingPoint {
            /// The nearest number.
            @native("double.convert") init<T: BinaryInteger>(_ source: T)
            /// The nearest number.
            @native("double.convert") init<T: FloatingPoint>(_ source: T)
            /// The number that a text stands for; `nil` for any other text.
            @native("double.parse") init?(_ text: String)
            /// A number in a range, by chance; the same on every run.
            @native("double.random") static func random(in range: Range<Self>) -> Self
            /// A number in a range, by chance; the same on every run.
            @native("double.random") static func random(in range: ClosedRange<Self>) -> Self
        }
        /// How a number is rounded.
        enum FloatingPointRoundingRule {
            case toNearestOrAwayFromZero, toNearestOrEven, up, down, towardZero, awayFromZero
        }
        /// The sign of a number.
        enum FloatingPointSign: Int { case plus, minus }

        /// A whole number.
        struct Int: BinaryInteger, SignedNumeric, Sendable, Codable, CustomStringConvertible {}
        /// A whole number of 8 bits.
        struct Int8: BinaryInteger, SignedNumeric, Sendable, Codable, CustomStringConvertible {}
        /// A whole number of 16 bits.
        struct Int16: BinaryInteger, SignedNumeric, Sendable, Codable, CustomStringConvertible {}
        /// A whole number of 32 bits.
        struct Int32: BinaryInteger, SignedNumeric, Sendable, Codable, CustomStringConvertible {}
        /// A whole number of 64 bits.
        struct Int64: BinaryInteger, SignedNumeric, Sendable, Codable, CustomStringConvertible {}
        /// A whole number that is not negative.
        struct UInt: BinaryInteger, Sendable, Codable, CustomStringConvertible {}
        /// A byte.
        struct UInt8: BinaryInteger, Sendable, Codable, CustomStringConvertible {}
        /// A whole number of 16 bits that is not negative.
        struct UInt16: BinaryInteger, Sendable, Codable, CustomStringConvertible {}
        /// A whole number of 32 bits that is not negative.
        struct UInt32: BinaryInteger, Sendable, Codable, CustomStringConvertible {}
        /// A whole number of 64 bits that is not negative.
        struct UInt64: BinaryInteger, Sendable, Codable, CustomStringConvertible {}

        /// A number with a fraction, about 16 digits.
        struct Double: BinaryFloatingPoint, Sendable, Codable, CustomStringConvertible {}
        /// A number with a fraction.
        struct Float: BinaryFloatingPoint, Sendable, Codable, CustomStringConvertible {}
        /// A length in points.
        struct CGFloat: BinaryFloatingPoint, Sendable, Codable, CustomStringConvertible {}
        /// A number with a fraction in decimal digits, for money.
        struct Decimal: FloatingPoint, Sendable, Codable, CustomStringConvertible {
            /// The number itself.
            @native("double.convert") init(_ value: Double)
            /// The number itself.
            @native("double.convert") init(_ value: Int)
            /// The number that a text stands for; `nil` for any other text.
            @native("double.parse") init?(string: String)
        }
        /// A length of time in seconds.
        typealias TimeInterval = Double

        /// A length without end: `.infinity` in one word.
        @native("double.infinity") let inf: CGFloat

        /// The square root.
        @native("double.squareRoot") func sqrt<T: BinaryFloatingPoint>(_ x: T) -> T
        /// The sine of an angle in radians.
        @native("math.sin") func sin<T: BinaryFloatingPoint>(_ x: T) -> T
        /// The cosine of an angle in radians.
        @native("math.cos") func cos<T: BinaryFloatingPoint>(_ x: T) -> T
        /// The tangent of an angle in radians.
        @native("math.tan") func tan<T: BinaryFloatingPoint>(_ x: T) -> T
        /// The angle in radians with a sine.
        @native("math.asin") func asin<T: BinaryFloatingPoint>(_ x: T) -> T
        /// The angle in radians with a cosine.
        @native("math.acos") func acos<T: BinaryFloatingPoint>(_ x: T) -> T
        /// The angle in radians with a tangent.
        @native("math.atan") func atan<T: BinaryFloatingPoint>(_ x: T) -> T
        /// The angle in radians of a point.
        @native("math.atan2") func atan2<T: BinaryFloatingPoint>(_ y: T, _ x: T) -> T
        /// A number to the power of another.
        @native("math.pow") func pow<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> T
        /// Euler's number to a power.
        @native("math.exp") func exp<T: BinaryFloatingPoint>(_ x: T) -> T
        /// The natural logarithm.
        @native("math.log") func log<T: BinaryFloatingPoint>(_ x: T) -> T
        /// The logarithm to base 2.
        @native("math.log2") func log2<T: BinaryFloatingPoint>(_ x: T) -> T
        /// The logarithm to base 10.
        @native("math.log10") func log10<T: BinaryFloatingPoint>(_ x: T) -> T
        /// The length of the hypotenuse.
        @native("math.hypot") func hypot<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> T
        /// The largest whole number that is not larger.
        @native("math.floor") func floor<T: BinaryFloatingPoint>(_ x: T) -> T
        /// The smallest whole number that is not smaller.
        @native("math.ceil") func ceil<T: BinaryFloatingPoint>(_ x: T) -> T
        /// The nearest whole number.
        @native("double.rounded") func round<T: BinaryFloatingPoint>(_ x: T) -> T
        /// The number without its fraction.
        @native("math.trunc") func trunc<T: BinaryFloatingPoint>(_ x: T) -> T
        /// The rest of a division with a whole quotient cut towards zero.
        @native("double.truncatingRemainder") func fmod<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> T
        """#
}
