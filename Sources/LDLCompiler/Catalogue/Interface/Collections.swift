extension CatalogueInterface {
    /// Arrays, dictionaries, sets and ranges.
    static let collections: StaticString = #"""
        /// Elements in order.
        struct Array<Element>: RandomAccessCollection, MutableCollection, ExpressibleByArrayLiteral {
            /// An empty array.
            @native("array.empty") init()
            /// The elements of a sequence.
            @native("sequence.array") init<S: Sequence>(_ elements: S) where S.Element == Element
            /// A value several times.
            @native("array.repeated") init(repeating element: Element, count: Int)
            /// The element at a place.
            @native("collection.subscript") subscript(index: Int) -> Element { get set }
            /// Two arrays, one after the other.
            @native("array.concatenate") static func + <S: Sequence>(lhs: [Element], rhs: S)
                -> [Element] where S.Element == Element
            /// Adds the elements of a sequence to a variable.
            @native("array.concatenate.assign") static func += <S: Sequence>(lhs: inout [Element],
                rhs: S) where S.Element == Element
            /// Adds an element at the end.
            @synonym("push", "add") @native("array.append") mutating func append(_ element: Element)
            /// Adds the elements of a sequence at the end.
            @native("array.appendContents") mutating func append<S: Sequence>(contentsOf elements: S)
                where S.Element == Element
            /// Puts an element in at a place.
            @native("array.insert") mutating func insert(_ element: Element, at index: Int)
            /// Puts the elements of a sequence in at a place.
            @native("array.insertContents") mutating func insert<S: Sequence>(contentsOf elements: S,
                at index: Int) where S.Element == Element
            /// Takes the element at a place out.
            @native("array.remove") mutating func remove(at index: Int) -> Element
            /// Takes the first element out.
            @native("array.removeFirst") mutating func removeFirst() -> Element
            /// Takes the last element out.
            @native("array.removeLast") mutating func removeLast() -> Element
            /// Takes the last element out, if there is one.
            @synonym("pop") @native("array.popLast") mutating func popLast() -> Element?
            /// Takes the first elements out.
            @native("array.removeFirstCount") mutating func removeFirst(_ count: Int)
            /// Takes the last elements out.
            @native("array.removeLastCount") mutating func removeLast(_ count: Int)
            /// Takes all elements out.
            @native("array.removeAll") mutating func removeAll(keepingCapacity: Bool = false)
            /// Takes the elements out that meet a condition.
            @native("array.removeWhere") mutating func removeAll(where shouldBeRemoved: (Element) -> Bool)
            /// Puts the elements in another order.
            @native("array.sortBy") mutating func sort(by areInIncreasingOrder: (Element, Element) -> Bool)
            /// Puts the elements in the opposite order.
            @native("array.reverse") mutating func reverse()
            /// Exchanges two elements.
            @native("array.swapAt") mutating func swapAt(_ i: Int, _ j: Int)
            /// Puts the elements in an order of chance.
            @native("array.shuffle") mutating func shuffle()
            /// Makes room; without an effect here.
            @native("array.reserve") mutating func reserveCapacity(_ count: Int)
        }
        extension Array where Element: Comparable {
            /// Puts the elements in increasing order.
            @native("array.sort") mutating func sort()
        }
        extension Array: Equatable where Element: Equatable {}
        extension Array: Hashable where Element: Hashable {}
        extension Array: Sendable where Element: Sendable {}
        extension Array: CustomStringConvertible {}
        /// A part of an array; its places count from 0.
        struct ArraySlice<Element>: RandomAccessCollection, ExpressibleByArrayLiteral {}
        extension ArraySlice: Equatable where Element: Equatable {}
        extension ArraySlice: Hashable where Element: Hashable {}
        /// Elements of which none is there twice, in the order in which they were added.
        struct Set<Element: Hashable>: Collection, Hashable, ExpressibleByArrayLiteral {
            /// An empty set.
            @native("set.empty") init()
            /// The elements of a sequence.
            @native("set.of") init<S: Sequence>(_ elements: S) where S.Element == Element
            /// Adds an element if it is not there.
            @native("set.insert") mutating func insert(_ element: Element)
            /// Takes an element out, if it is there.
            @native("set.remove") mutating func remove(_ element: Element) -> Element?
            /// Takes all elements out.
            @native("set.removeAll") mutating func removeAll()
            /// The elements of either.
            @native("set.union") func union<S: Sequence>(_ other: S) -> Set<Element>
            /// The elements of both.
            @native("set.intersection") func intersection<S: Sequence>(_ other: S) -> Set<Element>
            /// The elements that another does not have.
            @native("set.subtracting") func subtracting<S: Sequence>(_ other: S) -> Set<Element>
            /// Whether every element is in another.
            @native("set.isSubset") func isSubset<S: Sequence>(of other: S) -> Bool
        }
        /// Values by key, in the order in which they were added.
        struct Dictionary<Key: Hashable, Value>: Collection, ExpressibleByDictionaryLiteral {
            typealias Element = (key: Key, value: Value)
            /// An empty dictionary.
            @native("dictionary.empty") init()
            /// The elements of a sequence by the key that a function gives.
            @native("dictionary.grouping") init<S: Sequence>(grouping elements: S, by key: (S.Element)
                -> Key) where Value == [S.Element]
            /// Pairs of keys and values, each key once.
            @native("dictionary.pairs") init<S: Sequence>(uniqueKeysWithValues pairs: S) where S.Element == (Key, Value)
            /// The value for a key; setting `nil` takes it out.
            @native("dictionary.subscript") subscript(key: Key) -> Value? { get set }
            /// The value for a key, or another where there is none.
            @native("dictionary.default") subscript(key: Key, default value: Value) -> Value { get set }
            /// The keys.
            @native("dictionary.keys") var keys: [Key] { get }
            /// The values.
            @native("dictionary.values") var values: [Value] { get }
            /// The same keys with the results of a function.
            @native("dictionary.mapValues") func mapValues<T>(_ transform: (Value) -> T) -> [Key: T]
            /// Takes the value for a key out.
            @native("dictionary.remove") mutating func removeValue(forKey key: Key) -> Value?
            /// Sets the value for a key.
            @native("dictionary.update") mutating func updateValue(_ value: Value, forKey key: Key) -> Value?
            /// Takes all values out.
            @native("dictionary.removeAll") mutating func removeAll()
        }
        extension Dictionary: Equatable where Value: Equatable {}
        extension Dictionary: Hashable where Value: Hashable {}

        /// What ranges of every kind can do.
        protocol RangeExpression {
            associatedtype Bound: Comparable
            /// Whether a value lies in the range.
            @native("range.contains") func contains(_ element: Bound) -> Bool
            /// Whether a value lies in the range.
            @native("range.match") static func ~= (pattern: Self, value: Bound) -> Bool
        }
        /// Values from one up to, but not including, another.
        struct Range<Bound: Comparable>: RangeExpression, RandomAccessCollection, Hashable, Sendable {
            typealias Element = Bound
            /// The first value.
            @native("range.lowerBound") var lowerBound: Bound { get }
            /// The value after the last.
            @native("range.upperBound") var upperBound: Bound { get }
            /// The part that lies in another range.
            @native("range.clamped") func clamped(to limits: Range<Bound>) -> Range<Bound>
            /// Whether two ranges have a value in common.
            @native("range.overlaps") func overlaps(_ other: Range<Bound>) -> Bool
        }
        /// Values from one through another.
        struct ClosedRange<Bound: Comparable>: RangeExpression, RandomAccessCollection, Hashable, Sendable {
            typealias Element = Bound
            /// The first value.
            @native("range.lowerBound") var lowerBound: Bound { get }
            /// The last value.
            @native("range.upperBound") var upperBound: Bound { get }
            /// The part that lies in another range.
            @native("range.clamped") func clamped(to limits: ClosedRange<Bound>) -> ClosedRange<Bound>
            /// Whether two ranges have a value in common.
            @native("range.overlaps") func overlaps(_ other: ClosedRange<Bound>) -> Bool
        }
        /// Values from one on.
        struct PartialRangeFrom<Bound: Comparable>: RangeExpression, Sequence, Hashable, Sendable {
            typealias Element = Bound
            /// The first value.
            @native("range.lowerBound") var lowerBound: Bound { get }
        }
        /// Values before one.
        struct PartialRangeUpTo<Bound: Comparable>: RangeExpression, Hashable, Sendable {
            /// The value after the last.
            @native("range.upperBound") var upperBound: Bound { get }
        }
        /// Values through one.
        struct PartialRangeThrough<Bound: Comparable>: RangeExpression, Hashable, Sendable {
            /// The last value.
            @native("range.upperBound") var upperBound: Bound { get }
        }
        /// A set of flags that is written like an array.
        protocol OptionSet: Hashable, ExpressibleByArrayLiteral {
            /// A set with these flags.
            @native("optionSet.literal") init(arrayLiteral elements: Self...)
            /// Whether all of these flags are set.
            @native("optionSet.contains") func contains(_ member: Self) -> Bool
            /// Whether no flag is set.
            @native("optionSet.isEmpty") var isEmpty: Bool { get }
            /// The flags of either.
            @native("optionSet.union") func union(_ other: Self) -> Self
            /// The flags of both.
            @native("optionSet.intersection") func intersection(_ other: Self) -> Self
            /// The flags that another set does not have.
            @native("optionSet.subtracting") func subtracting(_ other: Self) -> Self
            /// Sets a flag.
            @native("optionSet.insert") mutating func insert(_ member: Self)
            /// Clears a flag.
            @native("optionSet.remove") mutating func remove(_ member: Self)
        }
        """#
}
