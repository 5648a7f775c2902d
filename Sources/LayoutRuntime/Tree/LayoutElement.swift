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
    indirect case shape(Shape, ShapePaint)
    /// Empty room. Serves last in a stack; `minLength` in points, `nil` for the standard 8.
    case spacer(minLength: Double?)
    /// A line one pixel thick across the stack it is in.
    case divider
    /// A picture.
    indirect case image(ImageContent)
    /// A box that stands for a view of which nothing is known; answers its natural size and shows its label.
    indirect case placeholder(label: String, size: Size)
    /// A control as a box with the device's metrics.
    indirect case control(ControlContent)

    // MARK: Containers, with any number of children

    case stack(Axis, alignment: AlignmentKey, spacing: Double?)
    case zstack(Alignment)
    /// Passes offers and answers through and has every question written into the conversation under its name.
    /// One child.
    case watch(name: String)
    /// A container with rules of its own.
    indirect case custom(any Layout)

    /// A stack or a pile whose one child is known beforehand: it passes everything through, and only its axis (`nil`
    /// for a pile) counts, for spacers and dividers. One child.
    case identity(Axis?)
    /// Takes what it is offered; its content is made for the size it has taken, each view at its top leading corner.
    indirect case geometryReader(any ContentProvider)
    /// Offers its content an open length along its axes and takes its own offer there. One child, or none.
    case scrollView(Axis.Set)
    /// The first child that fits into the offer along the axes, or the last one. Any number of children.
    case viewThatFits(Axis.Set)
    /// Rows and columns; `nil` spacing keeps the distances that the cells wish. The children are `gridRow`s, and views
    /// that are a row of their own.
    indirect case grid(Alignment, horizontalSpacing: Double?, verticalSpacing: Double?)
    /// A row's cells, in a grid; `nil` alignment is the grid's.
    case gridRow(alignment: AlignmentKey?)
    /// A stack that gives places to the views that can be seen only.
    case lazyStack(Axis, alignment: AlignmentKey, spacing: Double?)
    /// A grid with given columns (vertical) or rows (horizontal), which gives places to the views that can be seen only.
    indirect case lazyGrid(Axis, [GridTrack], alignment: AlignmentKey, spacing: Double?)

    // MARK: Modifiers that take part in layout, one child

    case padding(EdgeInsets)
    /// Lengths in points; `nil` leaves the axis to the child.
    case frame(width: Double?, height: Double?, alignment: Alignment)
    indirect case flexibleFrame(FlexibleFrame)
    case fixedSize(horizontal: Bool, vertical: Bool)
    /// `ratio` is width over height; `nil` takes the child's ideal ratio.
    case aspectRatio(Double?, ContentMode)
    case position(Point)
    case offset(Size)
    /// The direction in which rows run in the content. Where it is not that of the surroundings, the content is mirrored
    /// in its own bounds.
    case layoutDirection(LayoutDirection)
    /// Reaches into the safe area at the edges that lie on the safe area's.
    case ignoresSafeArea(Edge.Set)
    /// Insets the content, and counts as a safe area for what is in it.
    case safeAreaPadding(EdgeInsets)
    /// Directly in a scroll view: the point of what is scrolled that lies on the same point of the scroll view, where the
    /// content is longer, and where it is shorter.
    case scrollAnchor(longer: UnitPoint, shorter: UnitPoint)
    /// A padding round what a scroll view scrolls; frames that are relative to the scroll view are less by the insets.
    case contentMargins(EdgeInsets)
    indirect case containerRelativeFrame(ContainerRelativeFrame)

    // MARK: Modifiers that containers read, one child

    case layoutPriority(Double)
    case zIndex(Double)
    indirect case layoutValue(LayoutValueKey, any Sendable)
    case alignmentGuide(AlignmentKey, @Sendable (ViewDimensions) -> Double)

    /// How many columns of a grid the cell takes.
    case gridCellColumns(Int)
    /// Where the cell lies in its slot: this point of it on the same point of the slot.
    case gridCellAnchor(UnitPoint)
    /// Along these axes the cell has no say in the size of its column and row.
    case gridCellUnsizedAxes(Axis.Set)
    /// The horizontal alignment of the whole column that the cell is in.
    case gridColumnAlignment(AlignmentKey)

    // MARK: Modifiers with a second view: the first child is the view they are put on, the others lie over or under it

    /// Several views in front are laid out as a ZStack with the same alignment by whoever builds the tree.
    case overlay(Alignment)
    case background(Alignment)
    /// The first view is drawn as far as the second is opaque.
    case mask(Alignment)
    /// The second view takes its room at an edge of the first. `nil` spacing is the distance that the views wish.
    case safeAreaInset(Edge, alignment: AlignmentKey, spacing: Double?)

    // MARK: Modifiers that paint, one child

    /// Fills the bounds, and beyond them where an edge lies on the safe area's.
    case backgroundStyle(ShapeStyle, ignoresSafeAreaEdges: Edge.Set)
    case backgroundShape(ShapeStyle, Shape)
    case overlayStyle(ShapeStyle, ignoresSafeAreaEdges: Edge.Set)
    case overlayShape(ShapeStyle, Shape)
    /// A line inside the bounds; width in points.
    case border(ShapeStyle, width: Double)
    case clip(Shape)
    indirect case effect(DrawingEffect)

    // MARK: Modifiers about touches, one child

    case interaction(Interaction)

    /// A modifier that is told its place in the safe area: `LayoutTree.safeAreaInsets(of:)`.
    case geometry
    /// The container that frames inside are relative to, as a scroll view is: a screen of a navigation or a tab view.
    case relativeContainer
    /// A modifier without a part in layout or drawing: an environment value, a gesture, a task, a trait.
    case inert
}

/// The limits of `.frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`, in points; `nil`
/// where none is given.
public struct FlexibleFrame: Hashable, Sendable {
    /// The least width.
    public var minWidth: Double?
    /// The width where none is offered.
    public var idealWidth: Double?
    /// The greatest width; infinite for as much as is offered.
    public var maxWidth: Double?
    /// The least height.
    public var minHeight: Double?
    /// The height where none is offered.
    public var idealHeight: Double?
    /// The greatest height; infinite for as much as is offered.
    public var maxHeight: Double?
    /// Where the content stands in the frame.
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

/// A frame whose lengths are taken from the nearest container: the window, or a scroll view.
public struct ContainerRelativeFrame: Sendable {
    /// How a length follows from the container's, in points.
    public enum Length: Sendable {
        case whole
        /// So many of `count` equal columns, with gaps of `spacing` between them.
        case columns(count: Int, span: Int, spacing: Double)
        case computed(@Sendable (Double, Axis) throws -> Double)
    }

    /// The axes along which the frame is fixed.
    public var axes: Axis.Set
    /// The rule for the length.
    public var length: Length
    /// Where the content stands in the frame.
    public var alignment: Alignment

    public init(axes: Axis.Set, length: Length = .whole, alignment: Alignment = .center) {
        self.axes = axes
        self.length = length
        self.alignment = alignment
    }
}

/// A column of a lazy grid that runs down, or a row of one that runs across.
public struct GridTrack: Hashable, Sendable {
    /// Lengths in points.
    public enum Length: Hashable, Sendable {
        case fixed(Double)
        case flexible(minimum: Double, maximum: Double)
        /// As many tracks as there is room for.
        case adaptive(minimum: Double, maximum: Double)
    }

    /// The rule for the length.
    public var length: Length
    /// The gap after the track, in points; `nil` for the standard 8.
    public var spacing: Double?
    /// Where a cell lies in its slot; `nil` for the middle, across the tracks for the grid's alignment.
    public var alignment: Alignment?

    public init(
        _ length: Length = .flexible(minimum: 10, maximum: .infinity), spacing: Double? = nil,
        alignment: Alignment? = nil
    ) {
        self.length = length
        self.spacing = spacing
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
    /// A change of coordinates about a point of the view.
    case transform(AffineTransform, anchor: UnitPoint)
    /// The view is drawn by itself before it is mixed with what is behind it.
    case isolated
    /// How the view's colours are mixed with those behind it, as CSS calls it: `multiply`, `color-dodge`.
    case blend(String)
    /// The view's colours are multiplied with one.
    case multiply(Color)
    /// The named colour change (`grayscale`, `saturation`, …) with its amount.
    case filter(name: String, amount: Double)
}

/// A picture: its natural size, and how it takes an offer.
public struct ImageContent: Hashable, Sendable {
    /// The asset's or the symbol's name, for drawing and messages.
    public var name: String
    /// Whether it is drawn like a letter, with a baseline and the distances of a symbol.
    public var isSymbol: Bool
    /// In points.
    public var naturalSize: Size
    /// Whether it takes the size it is offered.
    public var isResizable: Bool
    /// From the top of a symbol to its baseline, in points; `nil` for a picture.
    public var baseline: Double?
    /// What a symbol is painted with, and a picture that is a template.
    public var style: ShapeStyle
    /// Whether a picture is painted in one style instead of its own colours.
    public var isTemplate: Bool

    public init(
        name: String, isSymbol: Bool, naturalSize: Size, isResizable: Bool = false, baseline: Double? = nil,
        style: ShapeStyle = .foreground(level: 0), isTemplate: Bool = false
    ) {
        self.name = name
        self.isSymbol = isSymbol
        self.naturalSize = naturalSize
        self.isResizable = isResizable
        self.baseline = baseline
        self.style = style
        self.isTemplate = isTemplate
    }
}

/// A control drawn as a box: a fixed length, or as long as it is offered, along each axis.
public struct ControlContent: Hashable, Sendable {
    /// The kind of control, for drawing.
    public var name: String
    /// Points where the axis does not stretch; the ideal length where it does.
    public var size: Size
    /// The axes along which it takes what it is offered.
    public var stretches: Axis.Set
    /// The words in it; drawn pale if they stand for words that are not there yet.
    public var text: String
    public var isPlaceholder: Bool
    /// How far it is, from 0 to 1; nil for a control without a value, or whose value is not known.
    public var value: Double?

    public init(
        name: String, size: Size, stretches: Axis.Set = [], text: String = "", isPlaceholder: Bool = false,
        value: Double? = nil
    ) {
        self.name = name
        self.size = size
        self.stretches = stretches
        self.text = text
        self.isPlaceholder = isPlaceholder
        self.value = value
    }
}

/// A named value that a view carries to the layout it is a subview of.
public struct LayoutValueKey: Hashable, Sendable {
    /// The name that sets the key apart from others.
    public let name: String

    public init(name: String) {
        self.name = name
    }
}
