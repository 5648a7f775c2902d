/// A container with rules of its own.
public protocol Layout: Sendable {}
