/// What a modifier says about touches; layout and drawing do not see it.
public enum Interaction: Hashable, Sendable {
    /// Answers a touch wherever something is drawn inside it.
    case gesture
    /// A button: like a gesture, and with `takesWholeLabel` (every style but the plain one) anywhere in its bounds.
    case button(takesWholeLabel: Bool)
    /// Takes touches in this shape, whatever is drawn.
    case contentShape(Shape)
    /// With `false` nothing inside takes touches: they reach what lies behind.
    case allowsHitTesting(Bool)
    /// With `true` nothing inside answers, but what is drawn still takes touches away from what lies behind.
    case disabled(Bool)
}
