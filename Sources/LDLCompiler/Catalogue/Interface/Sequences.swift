extension CatalogueInterface {
    /// What every array, range, dictionary and string can do.
    static let sequences: StaticString = #"""
        /// Elements that can be gone through in order.
        protocol Sequence {
            associatedtype Element
            /// The results of a function, in order.
            @native("sequence.map") func map<T>(_ transform: (Element) -> T) -> [T]
            /// The results of a function that are not `nil`.
            @native("sequence.compactMap") func compactMap<T>(_ transform: (Element) -> T?) -> [T]
            /// The results of a function put one after the other.
            @native("sequence.flatMap") func flatMap<S: Sequence>(_ transform: (Element) -> S) -> [S.Element]
            /// The elements that a condition holds for.
            @native("sequence.filter") func filter(_ isIncluded: (Element) -> Bool) -> [Element]
            /// One value out of all: each element is added to the result so far.
            @native("sequence.reduce") func reduce<Result>(_ initial: Result, _ next: (Result, Element)
                -> Result) -> Result
            /// One value out of all: each element changes the result so far.
            @native("sequence.reduceInto") func reduce<Result>(into initial: Result, _ update: (inout Result,
                Element) -> Void) -> Result
            /// Calls a function with each element.
            @native("sequence.forEach") func forEach(_ body: (Element) -> Void)
            /// Each element with its number, from 0.
            @native("sequence.enumerated") func enumerated() -> EnumeratedSequence<Self>
            /// Whether an element meets a condition.
            @native("sequence.containsWhere") func contains(where predicate: (Element) -> Bool) -> Bool
            /// Whether every element meets a condition.
            @native("sequence.allSatisfy") func allSatisfy(_ predicate: (Element) -> Bool) -> Bool
            /// How many elements meet a condition.
            @native("sequence.countWhere") func count(where predicate: (Element) -> Bool) -> Int
            /// The first element that meets a condition.
            @native("sequence.firstWhere") func first(where predicate: (Element) -> Bool) -> Element?
            /// The elements in another order; the order of equal elements stays.
            @native("sequence.sortedBy") func sorted(by areInIncreasingOrder: (Element, Element) -> Bool) -> [Element]
            /// The smallest element in an order.
            @native("sequence.minBy") func min(by areInIncreasingOrder: (Element, Element) -> Bool) -> Element?
            /// The largest element in an order.
            @native("sequence.maxBy") func max(by areInIncreasingOrder: (Element, Element) -> Bool) -> Element?
            /// The elements from last to first.
            @native("sequence.reversed") func reversed() -> [Element]
            /// The elements in an order of chance; the same on every run.
            @native("sequence.shuffled") func shuffled() -> [Element]
            /// The elements without the first ones.
            @native("sequence.dropFirst") func dropFirst(_ count: Int = 1) -> ArraySlice<Element>
            /// The elements without the last ones.
            @native("sequence.dropLast") func dropLast(_ count: Int = 1) -> ArraySlice<Element>
            /// The elements after the first that does not meet a condition, and that one.
            @native("sequence.dropWhile") func drop(while predicate: (Element) -> Bool) -> ArraySlice<Element>
            /// The first elements.
            @native("sequence.prefix") func prefix(_ maxLength: Int) -> ArraySlice<Element>
            /// The elements before the first that does not meet a condition.
            @native("sequence.prefixWhile") func prefix(while predicate: (Element) -> Bool) -> ArraySlice<Element>
            /// The last elements.
            @native("sequence.suffix") func suffix(_ maxLength: Int) -> ArraySlice<Element>
            /// The elements, for results that are computed when they are needed.
            @native("sequence.array") var lazy: [Element] { get }
        }
        extension Sequence where Element: Equatable {
            /// Whether an element occurs.
            @native("sequence.contains") func contains(_ element: Element) -> Bool
            /// Whether two sequences have the same elements in the same order.
            @native("sequence.elementsEqual") func elementsEqual<S: Sequence>(_ other: S) -> Bool
            /// Whether it begins with the elements of another.
            @native("sequence.starts") func starts<S: Sequence>(with prefix: S) -> Bool
        }
        extension Sequence where Element: Comparable {
            /// The elements in increasing order.
            @native("sequence.sorted") func sorted() -> [Element]
            /// The smallest element; `nil` where there is none.
            @native("sequence.min") func min() -> Element?
            /// The largest element; `nil` where there is none.
            @native("sequence.max") func max() -> Element?
        }
        extension Sequence where Element: StringProtocol {
            /// The texts one after the other, with a separator between them.
            @native("sequence.joined") func joined(separator: String = "") -> String
        }
        extension Sequence where Element: Sequence {
            /// The elements of all, one after the other.
            @native("sequence.flatten") func joined() -> [Element.Element]
        }
        /// Elements with places that can be gone through again.
        protocol Collection: Sequence {
            /// The element at a place.
            @native("collection.subscript") subscript(position: Int) -> Element { get }
            /// The elements at places.
            @native("collection.slice") subscript(bounds: Range<Int>) -> ArraySlice<Element> { get }
            /// The elements at places.
            @native("collection.slice") subscript(bounds: ClosedRange<Int>) -> ArraySlice<Element> { get }
            /// The elements from a place on.
            @native("collection.slice") subscript(bounds: PartialRangeFrom<Int>) -> ArraySlice<Element> { get }
            /// The elements before a place.
            @native("collection.slice") subscript(bounds: PartialRangeUpTo<Int>) -> ArraySlice<Element> { get }
            /// The elements through a place.
            @native("collection.slice") subscript(bounds: PartialRangeThrough<Int>) -> ArraySlice<Element> { get }
            /// How many elements there are.
            @synonym("length", "size") @native("collection.count") var count: Int { get }
            /// Whether there is no element.
            @synonym("empty") @native("collection.isEmpty") var isEmpty: Bool { get }
            /// The first element.
            @native("collection.first") var first: Element? { get }
            /// The last element.
            @native("collection.last") var last: Element? { get }
            /// The place of the first element.
            @native("collection.startIndex") var startIndex: Int { get }
            /// The place after the last element.
            @native("collection.endIndex") var endIndex: Int { get }
            /// The places of all elements.
            @native("collection.indices") var indices: Range<Int> { get }
            /// The place after another.
            @native("collection.indexAfter") func index(after i: Int) -> Int
            /// The place before another.
            @native("collection.indexBefore") func index(before i: Int) -> Int
            /// The place so far from another.
            @native("collection.indexOffset") func index(_ i: Int, offsetBy distance: Int) -> Int
            /// The place of the first element that meets a condition.
            @native("collection.firstIndexWhere") func firstIndex(where predicate: (Element) -> Bool) -> Int?
            /// The place of the last element that meets a condition.
            @native("collection.lastIndexWhere") func lastIndex(where predicate: (Element) -> Bool) -> Int?
            /// The last element that meets a condition.
            @native("collection.lastWhere") func last(where predicate: (Element) -> Bool) -> Element?
            /// An element by chance; the same on every run.
            @native("collection.randomElement") func randomElement() -> Element?
            /// The parts between elements that meet a condition.
            @native("collection.splitWhere") func split(whereSeparator isSeparator: (Element) -> Bool)
                -> [ArraySlice<Element>]
        }
        extension Collection where Element: Equatable {
            /// The place of an element.
            @native("collection.firstIndex") func firstIndex(of element: Element) -> Int?
            /// The last place of an element.
            @native("collection.lastIndex") func lastIndex(of element: Element) -> Int?
            /// The parts between separators.
            @native("collection.split") func split(separator: Element, maxSplits: Int = 9223372036854775807,
                omittingEmptySubsequences: Bool = true) -> [ArraySlice<Element>]
        }
        /// A collection that can be gone through in both directions.
        protocol BidirectionalCollection: Collection {}
        /// A collection with quick access to every place.
        protocol RandomAccessCollection: BidirectionalCollection {}
        /// A collection whose elements can be changed.
        protocol MutableCollection: Collection {}

        /// Pairs of the elements of two sequences.
        @native("sequence.zip") func zip<A: Sequence, B: Sequence>(_ a: A, _ b: B) -> Zip2Sequence<A, B>
        /// The numbers from one up to, but not including, another, by steps.
        @native("stride.to") func stride<T: Strideable>(from start: T, to end: T, by step: T) -> StrideTo<T>
        /// The numbers from one through another, by steps.
        @native("stride.through") func stride<T: Strideable>(from start: T, through end: T, by step: T)
            -> StrideThrough<T>
        /// A value several times.
        @native("array.repeated") func repeatElement<T>(_ element: T, count: Int) -> [T]

        /// Elements with their numbers.
        struct EnumeratedSequence<Base: Sequence>: RandomAccessCollection {
            typealias Element = (offset: Int, element: Base.Element)
        }
        /// Pairs of elements.
        struct Zip2Sequence<A: Sequence, B: Sequence>: RandomAccessCollection {
            typealias Element = (A.Element, B.Element)
        }
        /// Numbers by steps, without the end.
        struct StrideTo<Element: Strideable>: RandomAccessCollection {}
        /// Numbers by steps, with the end.
        struct StrideThrough<Element: Strideable>: RandomAccessCollection {}
        """#
}
