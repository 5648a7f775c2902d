extension CatalogueInterface {
    /// Protocols and types without which nothing else can be declared.
    static let protocols: StaticString = #"""
        /// An instance of any class.
        protocol AnyObject {}
        /// A value that can be used from several threads.
        protocol Sendable {}
        /// An error that can be thrown.
        protocol Error {}
        /// A type that says by itself how it is described.
        protocol CustomStringConvertible {
            /// The value as text.
            @native("describe") var description: String { get }
        }
        /// A type that says by itself how it is described to a programmer.
        protocol CustomDebugStringConvertible {
            /// The value as text for a programmer.
            @native("debugDescribe") var debugDescription: String { get }
        }
        /// A type whose values can be equal.
        protocol Equatable {
            /// Whether two values are equal.
            @native("equal") static func == (lhs: Self, rhs: Self) -> Bool
            /// Whether two values differ.
            @native("notEqual") static func != (lhs: Self, rhs: Self) -> Bool
        }
        /// A type whose values can be keys of a dictionary.
        protocol Hashable: Equatable {
            /// A number that equal values share.
            @native("hashValue") var hashValue: Int { get }
            /// Adds the value's parts to a hasher.
            func hash(into hasher: inout Hasher)
        }
        /// Collects the parts of a value into one number.
        struct Hasher {
            /// An empty hasher.
            @native("hasher.init") init()
            /// Adds a part.
            @native("hasher.combine") mutating func combine<H: Hashable>(_ value: H)
            /// The number.
            @native("hasher.finalize") func finalize() -> Int
        }
        /// A type whose values have an order.
        protocol Comparable: Equatable {
            /// Whether the first comes before the second.
            @native("less") static func < (lhs: Self, rhs: Self) -> Bool
            /// Whether the first does not come after the second.
            @native("lessOrEqual") static func <= (lhs: Self, rhs: Self) -> Bool
            /// Whether the first comes after the second.
            @native("greater") static func > (lhs: Self, rhs: Self) -> Bool
            /// Whether the first does not come before the second.
            @native("greaterOrEqual") static func >= (lhs: Self, rhs: Self) -> Bool
            /// The values from one up to, but not including, another.
            @native("range.halfOpen") static func ..< (minimum: Self, maximum: Self) -> Range<Self>
            /// The values from one through another.
            @native("range.closed") static func ... (minimum: Self, maximum: Self) -> ClosedRange<Self>
            /// The values before one.
            @native("range.upTo") prefix static func ..< (maximum: Self) -> PartialRangeUpTo<Self>
            /// The values through one.
            @native("range.through") prefix static func ... (maximum: Self) -> PartialRangeThrough<Self>
            /// The values from one on.
            @native("range.from") postfix static func ... (minimum: Self) -> PartialRangeFrom<Self>
        }
        /// A type whose values have a stable identity.
        protocol Identifiable {
            associatedtype ID: Hashable
            /// What tells this value from others.
            var id: ID { get }
        }
        /// An enum whose cases can be listed.
        protocol CaseIterable {
            /// Every case, in order of declaration.
            static var allCases: [Self] { get }
        }
        /// A type that stands for a raw value.
        protocol RawRepresentable {
            associatedtype RawValue
            /// The value it stands for.
            var rawValue: RawValue { get }
            /// The value that stands for a raw value, if there is one.
            init?(rawValue: RawValue)
        }
        /// A type that can be written as JSON and read back.
        protocol Codable {}
        /// A type that can be written as JSON.
        protocol Encodable {}
        /// A type that can be read from JSON.
        protocol Decodable {}
        /// A type that an integer literal can stand for.
        protocol ExpressibleByIntegerLiteral {}
        /// A type that a number with a point can stand for.
        protocol ExpressibleByFloatLiteral {}
        /// A type that `true` and `false` can stand for.
        protocol ExpressibleByBooleanLiteral {}
        /// A type that a string literal can stand for.
        protocol ExpressibleByStringLiteral {}
        /// A type that a string literal with values in it can stand for.
        protocol ExpressibleByStringInterpolation: ExpressibleByStringLiteral {}
        /// A type that an array literal can stand for.
        protocol ExpressibleByArrayLiteral {}
        /// A type that a dictionary literal can stand for.
        protocol ExpressibleByDictionaryLiteral {}
        /// A type that `nil` can stand for.
        protocol ExpressibleByNilLiteral {}

        /// A value or its absence.
        enum Optional<Wrapped>: ExpressibleByNilLiteral {
            /// No value.
            case none
            /// A value.
            case some(Wrapped)
            /// The result of a function of the value, or `nil`.
            @native("optional.map") func map<U>(_ transform: (Wrapped) -> U) -> U?
            /// The result of a function of the value that may have none itself, or `nil`.
            @native("optional.map") func flatMap<U>(_ transform: (Wrapped) -> U?) -> U?
            /// The value; it is an error if there is none.
            @native("optional.unwrap") var unsafelyUnwrapped: Wrapped { get }
        }
        extension Optional: Equatable where Wrapped: Equatable {}
        extension Optional: Hashable where Wrapped: Hashable {}
        extension Optional: Sendable where Wrapped: Sendable {}

        /// True or false.
        struct Bool: Hashable, Sendable, Codable, CustomStringConvertible, ExpressibleByBooleanLiteral {
            /// Whether a word is `true` or `false`; `nil` for any other.
            @native("bool.parse") init?(_ description: String)
            /// The opposite.
            @native("bool.not") prefix static func ! (a: Bool) -> Bool
            /// Turns the value into its opposite.
            @native("bool.toggle") mutating func toggle()
            /// True or false, by chance; the same on every run.
            @native("bool.random") static func random() -> Bool
        }
        /// The absence of a result.
        typealias Void = ()
        /// The result of a function that does not return.
        enum Never {}

        /// A way from a value to a part of it, such as `\.name`.
        struct KeyPath<Root, Value>: Hashable {}
        /// A key path through which the part can be changed.
        struct WritableKeyPath<Root, Value>: Hashable {}

        /// Writes values to the conversation, one line a call.
        @native("print") func print(_ items: Any..., separator: String = " ", terminator: String = "\n")
        /// Writes a value for a programmer to the conversation.
        @native("debugPrint") func debugPrint(_ items: Any..., separator: String = " ", terminator: String = "\n")
        /// Writes a value to the conversation.
        @native("dump") func dump<T>(_ value: T) -> T
        /// The smaller of two values or more.
        @native("min") func min<T: Comparable>(_ x: T, _ y: T, _ rest: T...) -> T
        /// The larger of two values or more.
        @native("max") func max<T: Comparable>(_ x: T, _ y: T, _ rest: T...) -> T
        /// The distance from zero.
        @native("abs") func abs<T: SignedNumeric>(_ x: T) -> T
        /// Exchanges the values of two variables.
        @native("swap") func swap<T>(_ a: inout T, _ b: inout T)
        /// Ends the run with a message.
        @native("fatalError") func fatalError(_ message: String = "") -> Never
        /// Ends the run with a message unless a condition holds.
        @native("precondition") func precondition(_ condition: Bool, _ message: String = "")
        /// Ends the run with a message unless a condition holds.
        @native("precondition") func assert(_ condition: Bool, _ message: String = "")
        /// Ends the run with a message.
        @native("fatalError") func preconditionFailure(_ message: String = "") -> Never
        /// Ends the run with a message.
        @native("fatalError") func assertionFailure(_ message: String = "")
        /// Whether two tuples are equal element by element.
        @native("equal") func == <A: Equatable, B: Equatable>(lhs: (A, B), rhs: (A, B)) -> Bool
        /// Whether two tuples are equal element by element.
        @native("equal") func == <A: Equatable, B: Equatable, C: Equatable>(lhs: (A, B, C), rhs: (A, B, C)) -> Bool
        /// Whether two tuples differ in an element.
        @native("notEqual") func != <A: Equatable, B: Equatable>(lhs: (A, B), rhs: (A, B)) -> Bool
        /// Whether two tuples differ in an element.
        @native("notEqual") func != <A: Equatable, B: Equatable, C: Equatable>(lhs: (A, B, C), rhs: (A, B, C)) -> Bool
        /// Whether the first tuple comes before the second; earlier elements decide first.
        @native("less") func < <A: Comparable, B: Comparable>(lhs: (A, B), rhs: (A, B)) -> Bool
        /// Whether the first tuple comes before the second; earlier elements decide first.
        @native("less") func < <A: Comparable, B: Comparable, C: Comparable>(lhs: (A, B, C), rhs: (A, B, C)) -> Bool
        /// Whether the first tuple does not come after the second.
        @native("lessOrEqual") func <= <A: Comparable, B: Comparable>(lhs: (A, B), rhs: (A, B)) -> Bool
        /// Whether the first tuple does not come after the second.
        @native("lessOrEqual") func <= <A: Comparable, B: Comparable, C: Comparable>(lhs: (A, B, C), rhs: (A, B, C)) -> Bool
        /// Whether the first tuple comes after the second.
        @native("greater") func > <A: Comparable, B: Comparable>(lhs: (A, B), rhs: (A, B)) -> Bool
        /// Whether the first tuple comes after the second.
        @native("greater") func > <A: Comparable, B: Comparable, C: Comparable>(lhs: (A, B, C), rhs: (A, B, C)) -> Bool
        /// Whether the first tuple does not come before the second.
        @native("greaterOrEqual") func >= <A: Comparable, B: Comparable>(lhs: (A, B), rhs: (A, B)) -> Bool
        /// Whether the first tuple does not come before the second.
        @native("greaterOrEqual") func >= <A: Comparable, B: Comparable, C: Comparable>(lhs: (A, B, C), rhs: (A, B, C)) -> Bool
        /// A value's type, for printing.
        @native("typeOf") func type<T>(of value: T) -> Any
        """#
}
