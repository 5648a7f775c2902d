extension CatalogueInterface {
    /// Shapes, and how they are filled and stroked.
    static let shapes: StaticString = #"""
        /// An outline that fills a rectangle.
        protocol Shape: View {
            /// The outline in a rectangle.
            func path(in rect: CGRect) -> Path
            /// The shape's size for an offer.
            @native("shape.sizeThatFits") func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
            /// The shape filled.
            @node("shape.fill") func fill<S: ShapeStyle>(_ content: S = .foreground,
                style: FillStyle = FillStyle()) -> _ShapeView<Self, S>
            /// The shape's outline drawn with a line of a width in points, half of it outside.
            @node("shape.stroke") func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1)
                -> _ShapeView<_StrokedShape<Self>, S>
            /// The shape's outline drawn with a line, half of it outside.
            @node("shape.strokeStyle") func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle)
                -> _ShapeView<_StrokedShape<Self>, S>
            /// The shape's outline as a shape.
            @native("shape.stroked") func stroke(lineWidth: CGFloat = 1) -> _StrokedShape<Self>
            /// The shape's outline as a shape.
            @native("shape.strokedStyle") func stroke(style: StrokeStyle) -> _StrokedShape<Self>
            /// A part of the outline, between two fractions of its length.
            @native("shape.trim") func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> _TrimmedShape<Self>
            /// The shape drawn elsewhere.
            @native("shape.offset") func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self>
            /// The shape drawn elsewhere.
            @native("shape.offsetSize") func offset(_ offset: CGSize) -> OffsetShape<Self>
            /// The shape turned.
            @native("shape.rotation") func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self>
            /// The shape drawn larger or smaller.
            @native("shape.scale") func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self>
            /// The shape drawn larger or smaller.
            @native("shape.scaleXY") func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)
                -> ScaledShape<Self>
            /// The shape drawn in a size of its own.
            @native("shape.size") func size(width: CGFloat, height: CGFloat) -> _SizedShape<Self>
        }
        extension Shape {
            /// The shape filled with the foreground style.
            @native("identity.get") var body: _ShapeView<Self, ForegroundStyle> { get }
        }
        /// A shape that can be made smaller on all sides.
        protocol InsettableShape: Shape {
            /// The shape made smaller on all sides, in points.
            @native("shape.inset") func inset(by amount: CGFloat) -> _Inset<Self>
            /// The shape's outline drawn inside it, with a line of a width in points.
            @node("shape.strokeBorder") func strokeBorder<S: ShapeStyle>(_ content: S = .foreground,
                lineWidth: CGFloat = 1, antialiased: Bool = true) -> _ShapeView<_StrokedShape<_Inset<Self>>, S>
            /// The shape's outline drawn inside it.
            @node("shape.strokeBorderStyle") func strokeBorder<S: ShapeStyle>(_ content: S = .foreground,
                style: StrokeStyle, antialiased: Bool = true) -> _ShapeView<_StrokedShape<_Inset<Self>>, S>
        }
        /// A shape with what it is painted with.
        struct _ShapeView<Content, Style>: View {
            /// Fills the shape once more, over what is there.
            @node("shape.fillAgain") func fill<S: ShapeStyle>(_ content: S = .foreground,
                style: FillStyle = FillStyle()) -> _ShapeView<Content, S>
            /// Draws the shape's outline over what is there.
            @node("shape.strokeAgain") func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1)
                -> _ShapeView<_StrokedShape<Content>, S>
            /// Draws the shape's outline over what is there.
            @node("shape.strokeAgainStyle") func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle)
                -> _ShapeView<_StrokedShape<Content>, S>
            /// Draws the shape's outline inside it, over what is there.
            @node("shape.strokeBorderAgain") func strokeBorder<S: ShapeStyle>(_ content: S = .foreground,
                lineWidth: CGFloat = 1, antialiased: Bool = true) -> _ShapeView<_StrokedShape<Content>, S>
        }
        struct _StrokedShape<S>: Shape {}
        struct _TrimmedShape<S>: Shape {}
        struct _SizedShape<S>: Shape {}
        struct _Inset<S>: InsettableShape {}
        struct OffsetShape<Content>: InsettableShape {}
        struct RotatedShape<Content>: InsettableShape {}
        struct ScaledShape<Content>: InsettableShape {}
        /// A rectangle.
        struct Rectangle: InsettableShape {
            /// A rectangle.
            @synonym("Rect") @native("shape.rectangle") init()
        }
        /// A rectangle with round corners.
        struct RoundedRectangle: InsettableShape {
            /// Corners of a radius in points.
            @synonym("RoundedRect") @native("shape.roundedRectangle") init(cornerRadius: CGFloat,
                style: RoundedCornerStyle = .continuous)
            /// Corners of a size in points.
            @native("shape.roundedRectangleSize") init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous)
        }
        /// A rectangle with corners that are round each in its own way.
        struct UnevenRoundedRectangle: InsettableShape {
            /// Corners of radii in points.
            @native("shape.unevenRoundedRectangle") init(topLeadingRadius: CGFloat = 0,
                bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
                style: RoundedCornerStyle = .continuous)
            /// Corners of radii in points.
            @native("shape.unevenRoundedRectangleRadii") init(cornerRadii: RectangleCornerRadii,
                style: RoundedCornerStyle = .continuous)
        }
        /// The radii of a rectangle's corners in points.
        struct RectangleCornerRadii: Hashable, Sendable {
            /// Radii in points.
            @native("cornerRadii.init") init(topLeading: CGFloat = 0, bottomLeading: CGFloat = 0,
                bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0)
        }
        /// A rectangle whose short sides are half circles.
        struct Capsule: InsettableShape {
            /// A capsule.
            @synonym("Pill") @native("shape.capsule") init(style: RoundedCornerStyle = .continuous)
        }
        /// A circle in the middle of its rectangle.
        struct Circle: InsettableShape {
            /// A circle.
            @native("shape.circle") init()
        }
        /// An ellipse that fills its rectangle.
        struct Ellipse: InsettableShape {
            /// An ellipse.
            @synonym("Oval") @native("shape.ellipse") init()
        }
        /// The shape of the container round it.
        struct ContainerRelativeShape: InsettableShape {
            /// The shape of the container round it.
            @native("shape.containerRelative") init()
        }
        /// A shape of any kind.
        struct AnyShape: Shape {
            /// A shape of any kind.
            @native("shape.any") init<S: Shape>(_ shape: S)
        }
        /// An outline of lines and curves, in points.
        struct Path: Shape, Equatable {
            /// An empty outline.
            @native("path.init") init()
            /// An outline that a function draws.
            @native("path.build") init(_ draw: (inout Path) -> Void)
            /// A rectangle.
            @native("path.rect") init(_ rect: CGRect)
            /// A rectangle with round corners.
            @native("path.roundedRect") init(roundedRect rect: CGRect, cornerRadius: CGFloat)
            /// An ellipse.
            @native("path.ellipse") init(ellipseIn rect: CGRect)
            /// Begins a new line.
            @native("path.move") mutating func move(to end: CGPoint)
            /// Draws a straight line.
            @native("path.addLine") mutating func addLine(to end: CGPoint)
            /// Draws straight lines.
            @native("path.addLines") mutating func addLines(_ points: [CGPoint])
            /// Draws a curve with one control point.
            @native("path.addQuadCurve") mutating func addQuadCurve(to end: CGPoint, control: CGPoint)
            /// Draws a curve with two control points.
            @native("path.addCurve") mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint)
            /// Draws a part of a circle.
            @native("path.addArc") mutating func addArc(center: CGPoint, radius: CGFloat, startAngle: Angle,
                endAngle: Angle, clockwise: Bool)
            /// Adds a rectangle.
            @native("path.addRect") mutating func addRect(_ rect: CGRect)
            /// Adds a rectangle with round corners.
            @native("path.addRoundedRect") mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize)
            /// Adds an ellipse.
            @native("path.addEllipse") mutating func addEllipse(in rect: CGRect)
            /// Adds another outline.
            @native("path.addPath") mutating func addPath(_ path: Path)
            /// Draws a line to where the outline began.
            @native("path.closeSubpath") mutating func closeSubpath()
            /// Whether nothing is drawn.
            @native("path.isEmpty") var isEmpty: Bool { get }
            /// The smallest rectangle round the outline.
            @native("path.boundingRect") var boundingRect: CGRect { get }
        }
        extension Shape where Self == Rectangle {
            /// A rectangle.
            @native("shape.rectangle") static var rect: Rectangle { get }
        }
        extension Shape where Self == RoundedRectangle {
            /// A rectangle with round corners, of a radius in points.
            @native("shape.roundedRectangle") static func rect(cornerRadius: CGFloat,
                style: RoundedCornerStyle = .continuous) -> RoundedRectangle
            /// A rectangle with round corners, of a size in points.
            @native("shape.roundedRectangleSize") static func rect(cornerSize: CGSize,
                style: RoundedCornerStyle = .continuous) -> RoundedRectangle
        }
        extension Shape where Self == UnevenRoundedRectangle {
            /// A rectangle with corners that are round each in its own way.
            @native("shape.unevenRoundedRectangle") static func rect(topLeadingRadius: CGFloat = 0,
                bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
                style: RoundedCornerStyle = .continuous) -> UnevenRoundedRectangle
        }
        extension Shape where Self == Capsule {
            /// A rectangle whose short sides are half circles.
            @native("shape.capsule") static var capsule: Capsule { get }
        }
        extension Shape where Self == Circle {
            /// A circle.
            @native("shape.circle") static var circle: Circle { get }
        }
        extension Shape where Self == Ellipse {
            /// An ellipse.
            @native("shape.ellipse") static var ellipse: Ellipse { get }
        }
        extension Shape where Self == ContainerRelativeShape {
            /// The shape of the container round it.
            @native("shape.containerRelative") static var containerRelative: ContainerRelativeShape { get }
        }
        /// How round corners are drawn.
        enum RoundedCornerStyle: Hashable, Sendable { case circular, continuous }
        /// How the inside of a shape is told from its outside.
        struct FillStyle: Hashable, Sendable {
            /// A way to fill.
            @native("fillStyle.init") init(eoFill: Bool = false, antialiased: Bool = true)
        }
        /// How an outline is drawn; lengths in points.
        struct StrokeStyle: Hashable, Sendable {
            /// A line of a width, with ends, corners and gaps.
            @native("strokeStyle.init") init(lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt,
                lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0)
        }
        /// The end of a line.
        enum CGLineCap: Hashable, Sendable { case butt, round, square }
        /// The corner of a line.
        enum CGLineJoin: Hashable, Sendable { case miter, round, bevel }
        """#
}
