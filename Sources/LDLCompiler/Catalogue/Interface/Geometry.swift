extension CatalogueInterface {
    /// Sizes, points, rectangles, insets, angles, edges and axes.
    static let geometry: StaticString = #"""
        /// A width and a height in points.
        struct CGSize: Hashable, Sendable, CustomStringConvertible {
            /// Nothing by nothing.
            @native("size.zero") init()
            /// A size.
            @native("size.init") init(width: CGFloat, height: CGFloat)
            /// Nothing by nothing.
            @native("size.zero") static var zero: CGSize { get }
            /// The width.
            @native("size.width") var width: CGFloat { get set }
            /// The height.
            @native("size.height") var height: CGFloat { get set }
        }
        /// A place in points from the top leading corner.
        struct CGPoint: Hashable, Sendable, CustomStringConvertible {
            /// The corner.
            @native("point.zero") init()
            /// A place.
            @native("point.init") init(x: CGFloat, y: CGFloat)
            /// The corner.
            @native("point.zero") static var zero: CGPoint { get }
            /// To the right of the corner.
            @native("point.x") var x: CGFloat { get set }
            /// Below the corner.
            @native("point.y") var y: CGFloat { get set }
        }
        /// A distance in points.
        struct CGVector: Hashable, Sendable {
            /// A distance.
            @native("point.init") init(dx: CGFloat, dy: CGFloat)
            /// To the right.
            @native("point.x") var dx: CGFloat { get set }
            /// Downwards.
            @native("point.y") var dy: CGFloat { get set }
        }
        /// A rectangle in points.
        struct CGRect: Hashable, Sendable, CustomStringConvertible {
            /// An empty rectangle at the corner.
            @native("rect.zero") init()
            /// A rectangle.
            @native("rect.init") init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat)
            /// A rectangle.
            @native("rect.fromOrigin") init(origin: CGPoint, size: CGSize)
            /// An empty rectangle at the corner.
            @native("rect.zero") static var zero: CGRect { get }
            /// The top leading corner.
            @native("rect.origin") var origin: CGPoint { get set }
            /// The size.
            @native("rect.size") var size: CGSize { get set }
            /// The width.
            @native("rect.width") var width: CGFloat { get }
            /// The height.
            @native("rect.height") var height: CGFloat { get }
            /// The left edge.
            @native("rect.minX") var minX: CGFloat { get }
            /// The middle from left to right.
            @native("rect.midX") var midX: CGFloat { get }
            /// The right edge.
            @native("rect.maxX") var maxX: CGFloat { get }
            /// The top edge.
            @native("rect.minY") var minY: CGFloat { get }
            /// The middle from top to bottom.
            @native("rect.midY") var midY: CGFloat { get }
            /// The bottom edge.
            @native("rect.maxY") var maxY: CGFloat { get }
            /// Whether it has no area.
            @native("rect.isEmpty") var isEmpty: Bool { get }
            /// The rectangle made smaller on every side.
            @native("rect.insetBy") func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect
            /// The rectangle moved.
            @native("rect.offsetBy") func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect
            /// The smallest rectangle round both.
            @native("rect.union") func union(_ other: CGRect) -> CGRect
            /// The rectangle that lies in both.
            @native("rect.intersection") func intersection(_ other: CGRect) -> CGRect
            /// Whether two rectangles have a place in common.
            @native("rect.intersects") func intersects(_ other: CGRect) -> Bool
            /// Whether a place lies in it.
            @native("rect.containsPoint") func contains(_ point: CGPoint) -> Bool
        }
        /// An offer of a size in points; `nil` asks for the ideal length.
        struct ProposedViewSize: Hashable, Sendable, CustomStringConvertible {
            /// An offer.
            @native("proposal.init") init(width: CGFloat?, height: CGFloat?)
            /// An offer of exactly a size.
            @native("proposal.ofSize") init(_ size: CGSize)
            /// Asks for the smallest size.
            @native("proposal.zero") static var zero: ProposedViewSize { get }
            /// Asks for the largest size.
            @native("proposal.infinity") static var infinity: ProposedViewSize { get }
            /// Asks for the ideal size.
            @native("proposal.unspecified") static var unspecified: ProposedViewSize { get }
            /// The width that is offered.
            @native("proposal.width") var width: CGFloat? { get set }
            /// The height that is offered.
            @native("proposal.height") var height: CGFloat? { get set }
            /// A size with the lengths of another where none is offered.
            @native("proposal.replacing") func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10,
                height: 10)) -> CGSize
        }
        /// A distance from each side in points.
        struct EdgeInsets: Hashable, Sendable {
            /// No distance.
            @native("insets.zero") init()
            /// A distance from each side.
            @native("insets.init") init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat)
            /// From the top.
            @native("insets.top") var top: CGFloat { get set }
            /// From the leading side.
            @native("insets.leading") var leading: CGFloat { get set }
            /// From the bottom.
            @native("insets.bottom") var bottom: CGFloat { get set }
            /// From the trailing side.
            @native("insets.trailing") var trailing: CGFloat { get set }
        }
        /// A place in a rectangle as fractions of its size.
        struct UnitPoint: Hashable, Sendable {
            /// The top leading corner.
            @native("unitPoint.topLeading") init()
            /// A place.
            @native("unitPoint.init") init(x: CGFloat, y: CGFloat)
            /// From 0 at the leading edge to 1.
            @native("unitPoint.x") var x: CGFloat { get set }
            /// From 0 at the top to 1.
            @native("unitPoint.y") var y: CGFloat { get set }
            @native("unitPoint.topLeading") static var zero: UnitPoint { get }
            @native("unitPoint.center") static var center: UnitPoint { get }
            @synonym("left") @native("unitPoint.leading") static var leading: UnitPoint { get }
            @synonym("right") @native("unitPoint.trailing") static var trailing: UnitPoint { get }
            @native("unitPoint.top") static var top: UnitPoint { get }
            @native("unitPoint.bottom") static var bottom: UnitPoint { get }
            @native("unitPoint.topLeading") static var topLeading: UnitPoint { get }
            @native("unitPoint.topTrailing") static var topTrailing: UnitPoint { get }
            @native("unitPoint.bottomLeading") static var bottomLeading: UnitPoint { get }
            @native("unitPoint.bottomTrailing") static var bottomTrailing: UnitPoint { get }
        }
        /// An angle.
        struct Angle: Comparable, Hashable, Sendable {
            /// No angle.
            @native("angle.zero") init()
            /// An angle in degrees.
            @native("angle.degrees") init(degrees: Double)
            /// An angle in radians.
            @native("angle.radians") init(radians: Double)
            /// An angle in degrees.
            @native("angle.degrees") static func degrees(_ degrees: Double) -> Angle
            /// An angle in radians.
            @native("angle.radians") static func radians(_ radians: Double) -> Angle
            /// No angle.
            @native("angle.zero") static var zero: Angle { get }
            /// The angle in degrees.
            @native("angle.inDegrees") var degrees: Double { get set }
            /// The angle in radians.
            @native("angle.inRadians") var radians: Double { get set }
            /// The sum.
            @native("angle.add") static func + (lhs: Angle, rhs: Angle) -> Angle
            /// The difference.
            @native("angle.subtract") static func - (lhs: Angle, rhs: Angle) -> Angle
            /// A multiple.
            @native("angle.multiply") static func * (lhs: Angle, rhs: Double) -> Angle
            /// The angle the other way round.
            @native("angle.negate") prefix static func - (operand: Angle) -> Angle
        }
        /// A direction of layout.
        enum Axis: Hashable, Sendable, CaseIterable {
            case horizontal, vertical
            /// Any of the two directions.
            struct Set: OptionSet, Sendable {
                @native("axes.horizontal") static var horizontal: Axis.Set { get }
                @native("axes.vertical") static var vertical: Axis.Set { get }
            }
        }
        /// A side of a rectangle.
        enum Edge: Hashable, Sendable, CaseIterable {
            case top, leading, bottom, trailing
            /// Any of the four sides.
            struct Set: OptionSet, Sendable {
                /// One side.
                @native("edges.of") init(_ edge: Edge)
                @native("edges.top") static var top: Edge.Set { get }
                @synonym("left") @native("edges.leading") static var leading: Edge.Set { get }
                @native("edges.bottom") static var bottom: Edge.Set { get }
                @synonym("right") @native("edges.trailing") static var trailing: Edge.Set { get }
                @native("edges.horizontal") static var horizontal: Edge.Set { get }
                @native("edges.vertical") static var vertical: Edge.Set { get }
                @native("edges.all") static var all: Edge.Set { get }
            }
        }
        /// A horizontal side of a rectangle.
        enum HorizontalEdge: Hashable, Sendable, CaseIterable { case leading, trailing }
        /// A vertical side of a rectangle.
        enum VerticalEdge: Hashable, Sendable, CaseIterable { case top, bottom }
        /// The direction of text and rows.
        enum LayoutDirection: Hashable, Sendable, CaseIterable { case leftToRight, rightToLeft }
        /// Whether a view with an aspect ratio stays inside a box or covers it.
        enum ContentMode: Hashable, Sendable, CaseIterable { case fit, fill }
        /// A translation, rotation and scale.
        struct CGAffineTransform: Hashable, Sendable {
            /// No change.
            @native("transform.identity") init()
            /// x' = a·x + c·y + tx, y' = b·x + d·y + ty.
            @native("transform.init") init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat)
            /// The transform after a movement.
            @native("transform.translatedBy") func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform
            /// The transform after a change of size.
            @native("transform.scaledBy") func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform
            /// The transform after a turn by an angle in radians.
            @native("transform.rotatedBy") func rotated(by angle: CGFloat) -> CGAffineTransform
            /// The transform and then another one.
            @native("transform.concatenating") func concatenating(_ other: CGAffineTransform) -> CGAffineTransform
            /// A movement.
            @native("transform.translation") init(translationX: CGFloat, y: CGFloat)
            /// A change of size.
            @native("transform.scale") init(scaleX: CGFloat, y: CGFloat)
            /// A turn by an angle in radians.
            @native("transform.rotation") init(rotationAngle: CGFloat)
            /// No change.
            @native("transform.identity") static var identity: CGAffineTransform { get }
        }
        """#
}
