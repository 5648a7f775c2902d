/// What a node of a layout tree is: a view that draws, a container, or a modifier with one content.
///
/// An element says everything that layout and drawing need, with every value of the surroundings (font, line limit,
/// direction, colour) already resolved; `LayoutTree.append(_:children:)` packs it into the tree's own storage. The
/// number of children that an element takes is stated beside it.
public enum LayoutElement: Sendable {
    // MARK: Views that draw, without children

    /// Measured words.
    case text(TextContent)
    /// A colour as a view: takes what it is offered, 10 × 10 where nothing is.
    case color(Color)
    /// A shape as a view. `Circle` answers a square, every other shape what it is offered.
    case shape(Shape, ShapePaint)
    /// Empty room. Serves last in a stack; `minLength` in points, `nil` for the standard 8.
    case spacer(minLength: Double?)
    /// A line one pixel thick across the stack it is in.
    case divider
    /// A picture.
    case image(ImageContent)
    /// A box that stands for a view of which nothing is known; answers its natural size and shows its label.
    case placeholder(label: String, size: Size)
    /// A control as a box with the device's metrics.
    case control(ControlContent)

    // MARK: Containers, with any number of children

    case stack(Axis, alignment: AlignmentKey, spacing: Double?)
    case zstack(Alignment)
    /// Passes offers and answers through and has every question written into the conversation under its name.
    /// One child.
    case watch(name: String)
    /// A container with rules of its own.
    case custom(any Layout)

    // MARK: Modifiers that take part in layout, one child

    case padding(EdgeInsets)
    /// Lengths in points; `nil` leaves the axis to the child.
    case frame(width: Double?, height: Double?, alignment: Alignment)
    case flexibleFrame(FlexibleFrame)
    case fixedSize(horizontal: Bool, vertical: Bool)
    /// `ratio` is width over height; `nil` takes the child's ideal ratio.
    case aspectRatio(Double?, ContentMode)
    case position(Point)
    case offset(Size)

    // MARK: Modifiers that containers read, one child

    case layoutPriority(Double)
    case zIndex(Double)
    case layoutValue(LayoutValueKey, any Sendable)
    case alignmentGuide(AlignmentKey, @Sendable (ViewDimensions) -> Double)

    // MARK: Modifiers with a second view: the first child is the view they are put on, the others lie over or under it

    /// Several views in front are laid out as a ZStack with the same alignment by whoever builds the tree.
    case overlay(Alignment)
    case background(Alignment)

    // MARK: Modifiers that paint, one child

    /// Fills the bounds, and beyond them where an edge lies on the safe area's.
    case backgroundStyle(ShapeStyle, ignoresSafeAreaEdges: Edge.Set)
    case backgroundShape(ShapeStyle, Shape)
    case overlayStyle(ShapeStyle, ignoresSafeAreaEdges: Edge.Set)
    case overlayShape(ShapeStyle, Shape)
    /// A line inside the bounds; width in points.
    case border(ShapeStyle, width: Double)
    case clip(Shape)
    case effect(DrawingEffect)

    /// A modifier without a part in layout or drawing: an environment value, a gesture, a task, a trait.
    case inert
}

/// The limits of `.frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`, in points; `nil`
/// where none is given.
public struct FlexibleFrame: Hashable, Sendable {
    public var minWidth: Double?
    public var idealWidth: Double?
    public var maxWidth: Double?
    public var minHeight: Double?
    public var idealHeight: Double?
    public var maxHeight: Double?
    public var alignment: Alignment

    public init(
        minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil,
        minHeight: Double? = nil, idealHeight: Double? = nil, maxHeight: Double? = nil,
        alignment: Alignment = .center
    ) {
        self.minWidth = minWidth
        self.idealWidth = idealWidth
        self.maxWidth = maxWidth
        self.minHeight = minHeight
        self.idealHeight = idealHeight
        self.maxHeight = maxHeight
        self.alignment = alignment
    }
}

/// A change of drawing that layout does not see.
public enum DrawingEffect: Hashable, Sendable {
    /// From 0 to 1.
    case opacity(Double)
    case hidden
    /// Radius and shift in points.
    case shadow(Color, radius: Double, x: Double, y: Double)
    /// Radius in points.
    case blur(radius: Double)
    case rotation(degrees: Double, anchor: UnitPoint)
    case scale(x: Double, y: Double, anchor: UnitPoint)
    case transform3D
    /// The named colour change (`grayscale`, `saturation`, …) with its amount.
    case filter(name: String, amount: Double)
}

/// A picture: its natural size, and how it takes an offer.
public struct ImageContent: Hashable, Sendable {
    /// The asset's or the symbol's name, for drawing and messages.
    public var name: String
    public var isSymbol: Bool
    /// In points.
    public var naturalSize: Size
    /// Whether it takes the size it is offered.
    public var isResizable: Bool
    /// From the top of a symbol to its baseline, in points; `nil` for a picture.
    public var baseline: Double?
    public var style: ShapeStyle

    public init(
        name: String, isSymbol: Bool, naturalSize: Size, isResizable: Bool = false, baseline: Double? = nil,
        style: ShapeStyle = .foreground(level: 0)
    ) {
        self.name = name
        self.isSymbol = isSymbol
        self.naturalSize = naturalSize
        self.isResizable = isResizable
        self.baseline = baseline
        self.style = style
    }
}

/// A control drawn as a box: a fixed length, or as long as it is offered, along each axis.
public struct ControlContent: Hashable, Sendable {
    public var name: String
    /// Points where the axis does not stretch; the ideal length where it does.
    public var size: Size
    public var stretches: Axis.Set

    public init(name: String, size: Size, stretches: Axis.Set = []) {
        self.name = name
        self.size = size
        self.stretches = stretches
    }
}

/// A named value that a view carries to the layout it is a subview of.
public struct LayoutValueKey: Hashable, Sendable {
    public let name: String

    public init(name: String) {
        self.name = name
    }
}
