/// The distances that a view wishes to its neighbours, edge by edge.
///
/// A wish is filed under what the neighbour is: a text above, a text below, or anything. Two views that both name a
/// wish of the same kind at the edges where they meet are kept apart by the larger of such wishes; where they name
/// none, by the standard 8 points.
public struct ViewSpacing: Hashable, Sendable {
    /// What a wish is about.
    enum Category: UInt8, Comparable {
        case any
        case textToText
        case edgeAboveText
        case edgeBelowText
        case edgeLeftOfText
        case edgeRightOfText

        static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
    }

    enum Value: Hashable {
        /// In points.
        case distance(Double)
        /// The metrics of the text that is below in the pair, or above; a pair of them is apart by the leading.
        case topOfText(FontMetrics, pixelLength: Double)
        case bottomOfText(FontMetrics, pixelLength: Double)
    }

    struct Wish: Hashable {
        var category: Category
        var edge: Edge
        var value: Value
    }

    /// In the order of edge and category; one a pair of them.
    private(set) var wishes: [Wish]

    /// The distance between two views that wish nothing of each other, in points.
    public static let standardDistance = 8.0

    /// The spacing of a view without wishes of its own: next to a text it leaves the room to the text.
    public init() {
        wishes = []
        for edge in Edge.allCases {
            wishes.append(Self.ordinaryWish(at: edge))
        }
    }

    /// No distance to anything, on every edge.
    public static let zero = ViewSpacing(Edge.allCases.map { Wish(category: .any, edge: $0, value: .distance(0)) })

    init(_ wishes: [Wish]) {
        self.wishes = []
        for wish in wishes {
            incorporate(wish)
        }
    }

    private static func ordinaryWish(at edge: Edge) -> Wish {
        let category: Category =
            switch edge {
            case .top: .edgeBelowText
            case .bottom: .edgeAboveText
            case .leading: .edgeRightOfText
            case .trailing: .edgeLeftOfText
            }
        return Wish(category: category, edge: edge, value: .distance(0))
    }

    /// The distance from this view to the one after it, in points.
    public func distance(to next: ViewSpacing, along axis: Axis) -> Double {
        let near: Edge = axis == .horizontal ? .trailing : .bottom
        let far: Edge = axis == .horizontal ? .leading : .top
        var shared: Double?
        var general: Double?
        for wish in wishes where wish.edge == near {
            if wish.category == .any {
                general = max(general ?? 0, wish.value.plainDistance)
            } else if let other = next.wish(wish.category, at: far) {
                let distance = wish.value.distance(to: other.value)
                shared = max(shared ?? distance, distance)
            }
        }
        if let shared {
            return shared
        }
        if let other = next.wish(.any, at: far) {
            general = max(general ?? 0, other.value.plainDistance)
        }
        return general ?? Self.standardDistance
    }

    private func wish(_ category: Category, at edge: Edge) -> Wish? {
        wishes.first { $0.category == category && $0.edge == edge }
    }

    /// Takes over another view's wishes on some edges; of two wishes the larger stays.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        for wish in other.wishes where edges.contains(edge: wish.edge) {
            incorporate(wish)
        }
    }

    /// Both views' wishes; of two wishes the larger.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var result = self
        result.formUnion(other, edges: edges)
        return result
    }

    private mutating func incorporate(_ wish: Wish) {
        let place = wishes.firstIndex { ($0.edge.rawValue, $0.category) >= (wish.edge.rawValue, wish.category) }
        guard let place else {
            wishes.append(wish)
            return
        }
        if wishes[place].edge == wish.edge, wishes[place].category == wish.category {
            if wishes[place].value.isLess(than: wish.value) {
                wishes[place].value = wish.value
            }
        } else {
            wishes.insert(wish, at: place)
        }
    }

    /// Drops the wishes on some edges, where a padding or a frame lies between the view and its neighbour.
    mutating func reset(_ edges: Edge.Set) {
        wishes.removeAll { edges.contains(edge: $0.edge) }
        for edge in Edge.allCases where edges.contains(edge: edge) {
            incorporate(Self.ordinaryWish(at: edge))
        }
    }

    /// The wishes on some edges and none on the others.
    func only(_ edges: Edge.Set) -> ViewSpacing {
        ViewSpacing(wishes.filter { edges.contains(edge: $0.edge) })
    }
}

extension ViewSpacing.Value {
    fileprivate var plainDistance: Double {
        if case .distance(let distance) = self { distance } else { 0 }
    }

    /// Two distances add up, a distance and a text keep the distance, two texts keep the lower one's leading.
    fileprivate func distance(to next: Self) -> Double {
        switch (self, next) {
        case (.distance(let left), .distance(let right)):
            left + right
        case (.distance(let distance), _), (_, .distance(let distance)):
            distance
        case (
            .topOfText(_, let pixelLength), .topOfText(let lower, _)
        ),
            (
                .topOfText(_, let pixelLength), .bottomOfText(let lower, _)
            ),
            (
                .bottomOfText(_, let pixelLength), .topOfText(let lower, _)
            ),
            (
                .bottomOfText(_, let pixelLength), .bottomOfText(let lower, _)
            ):
            PixelGrid(pixelLength).up(lower.leading)
        }
    }

    private var rank: Int {
        switch self {
        case .distance: 0
        case .topOfText: 1
        case .bottomOfText: 2
        }
    }

    private var magnitude: Double {
        switch self {
        case .distance(let distance): distance
        case .topOfText(let metrics, _), .bottomOfText(let metrics, _): metrics.linePitch
        }
    }

    fileprivate func isLess(than other: Self) -> Bool {
        rank == other.rank ? magnitude < other.magnitude : rank < other.rank
    }
}
