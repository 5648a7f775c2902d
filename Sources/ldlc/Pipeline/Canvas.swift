import LayoutRuntime

/// What the root is offered, and what lies round it.
struct Canvas {
    /// What the root is offered.
    var proposal: ProposedViewSize
    /// How far the screen reaches beyond the offer on each side, in points.
    var safeArea: EdgeInsets
    /// Pixels to a point.
    var scale: Double
    /// Whether there is a screen round the canvas, whose edges cut off what is drawn.
    var hasScreen: Bool

    /// A device offers its safe area; `--width` and `--height` take the place of one of its lengths.
    init(_ options: Options) {
        let device = options.device
        proposal = ProposedViewSize(width: device?.offer.width, height: device?.offer.height)
        if let width = options.width { proposal.width = width }
        if let height = options.height { proposal.height = height }
        safeArea = device?.safeArea ?? .zero
        scale = options.scale ?? device?.scale ?? 3
        hasScreen = device != nil
    }

    /// The canvas's size when the root takes `root`: the offer, and along an axis without one what the root takes.
    func size(root: Size) -> Size {
        func length(_ offer: Double?, _ taken: Double) -> Double {
            guard let offer, offer.isFinite else { return taken }
            return offer
        }
        return Size(width: length(proposal.width, root.width), height: length(proposal.height, root.height))
    }
}
