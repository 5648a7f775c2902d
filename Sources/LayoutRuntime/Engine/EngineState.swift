/// Everything a tree owns.
struct EngineState {
    /// Room for many from the beginning: the system gives no memory to what is not written, and an allocator that has
    /// seen a large block go keeps the smaller ones for the next tree, whose pages need not be fetched again.
    var nodes = Arena<Node>(capacity: 1 << 17)
    /// The children of all containers, one after the other.
    var children = Arena<UInt32>()
    /// What each node is, for drawing and for what layouts seldom ask.
    var elements = Arena<LayoutElement>()
    /// What layouts find out: empty before the first one begins, and from then on as many as nodes and children.
    var outcomes = Arena<NodeOutcome>()
    var links = Arena<ChildLink>()
    var hasBegun = false
    var memos = Arena<AnswerMemo>()
    var textMemos = Arena<TextMemo>()
    var limits = Arena<FrameLimits>()
    var scratch = Arena<UInt32>()
    /// Layers whose second views wait until the first is placed.
    var pending = Arena<UInt32>()

    var customs: [CustomLayoutState] = []
    var readers: [GeometryReaderState] = []
    var grids: [GridState] = []
    var lazyGrids: [LazyGridPlan.Description] = []
    /// Of the lazy containers whose children are made when they are needed.
    var lazyContents: [UInt32: LazyContentState] = [:]
    /// Headers and footers that stay in sight, in the last layout: they are drawn over what they lie on.
    var pinned: Set<UInt32> = []
    /// Whether a lazy container knows its length better than it has answered.
    var needsAnotherPass = false
    /// Whether some node has a direction of its own.
    var hasDirections = false
    var relativeFrames: [ContainerRelativeFrame] = []
    /// Rectangles of styles that reach into the safe area, in the last layout.
    var styledFrames: [UInt32: Rect] = [:]
    var guides = AlignmentRegistry()
    var guideMemo = GuideMemo()
    var spacings = SpacingTable()

    var configuration: LayoutConfiguration
    var conversation = Conversation()
    var asked = AskedQuestions()
    /// `configuration.recordsConversation`, where the engine reads it.
    var isRecording: Bool

    /// Containers around the one that is being worked on.
    var depth = 0
    var maximumDepth: Int
    /// Counts the layouts; answers and places carry the number of the layout they are from.
    var epoch: UInt32 = 0
    /// Sizes computed by containers since the tree was made.
    var computedCount = 0
    var canvas = Rect.zero
    /// Whether places are those of a layout that has not ended: nothing is mirrored yet.
    var isPlacing = false
    var context = PlacingContext()
    /// What the root was offered: the container of frames that are in no scroll view.
    var window = Size(width: .nan, height: .nan)
    var failure: LayoutError?
    /// A mistake in building the tree, thrown by every layout.
    var buildFailure: LayoutError?
    var hasFailed = false

    unowned(unsafe) let tree: LayoutTree

    init(configuration: LayoutConfiguration, tree: LayoutTree) {
        self.configuration = configuration
        self.tree = tree
        isRecording = configuration.recordsConversation
        maximumDepth = configuration.maximumDepth
    }

    /// Gives the blocks back that nobody else does.
    mutating func deallocate() {
        nodes.deallocate()
        children.deallocate()
        elements.deallocate()
        outcomes.deallocate()
        links.deallocate()
        memos.deallocate()
        textMemos.deallocate()
        limits.deallocate()
        scratch.deallocate()
        pending.deallocate()
    }
}
