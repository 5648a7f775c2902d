/// Finds the view that a touch reaches.
///
/// A view takes touches where it draws something: a text in its bounds, a shape over its whole interior even if only its
/// outline is drawn, a colour or style unless it is clear. What a clip hides still takes touches; what is hidden or fully
/// transparent does not. The frontmost view at the point decides: the touch goes to the innermost gesture or button around
/// it, or to nobody.
public struct HitTester {
    /// How far beyond a view with a gesture a finger may land, in points, where it lands on no view at all. Measured on a
    /// device: 20 points count, 24 do not.
    public static let usualSlack = 20.0

    private let regions: [HitRegion]

    /// Prepares for touches on a tree that has been laid out.
    public init(_ tree: LayoutTree, root: NodeID) {
        var collector = HitRegionCollector(tree: tree)
        collector.collect(root)
        regions = collector.regions
    }

    /// The gesture's or button's node that a touch reaches; `nil` where it reaches none.
    /// - Parameters:
    ///   - point: In canvas coordinates, in points.
    ///   - slack: How far beside a view a touch still counts.
    public func target(at point: Point, slack: Double = usualSlack) -> NodeID? {
        guard point.x.isFinite, point.y.isFinite else { return nil }
        if let front = regions.last(where: { $0.contains(point) }) {
            return front.isEnabled ? front.target : nil
        }
        var nearest: (node: NodeID, distance: Double)?
        // From the front, so that of two equally near views the one in front gets the touch.
        for region in regions.reversed() {
            guard let target = region.target, region.isEnabled else { continue }
            let distance = region.distance(to: point, within: slack)
            if distance <= slack, distance < nearest?.distance ?? .infinity { nearest = (target, distance) }
        }
        return nearest?.node
    }
}

/// A place where something takes touches.
struct HitRegion {
    /// In canvas coordinates.
    let area: HitArea
    /// What limits it: the nearest content shape or scroll view around it, and through that the ones further out.
    let limit: HitLimit?
    /// The innermost gesture or button around it.
    let target: NodeID?
    /// Whether the target answers.
    let isEnabled: Bool

    func contains(_ point: Point) -> Bool {
        area.contains(point) && isInsideLimits(point)
    }

    /// From the point to the nearest part of the region; infinity beyond `reach`.
    func distance(to point: Point, within reach: Double) -> Double {
        guard let nearest = area.nearestPoint(to: point, within: reach), isInsideLimits(nearest) else {
            return .infinity
        }
        return nearest.distance(to: point)
    }

    private func isInsideLimits(_ point: Point) -> Bool {
        var limit = limit
        while let current = limit {
            guard current.area.contains(point) else { return false }
            limit = current.outer
        }
        return true
    }
}

/// An area outside of which nothing takes touches.
final class HitLimit {
    let area: HitArea
    let outer: HitLimit?

    init(_ area: HitArea, in outer: HitLimit?) {
        self.area = area
        self.outer = outer
    }
}
