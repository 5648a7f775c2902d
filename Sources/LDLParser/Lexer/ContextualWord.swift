/// The words that are keywords in some places only; everywhere else they are names.
public enum ContextualWord: UInt8, Sendable, CaseIterable {
    /// The token is not a contextual keyword.
    case none
    // Before a declaration.
    case actor, macro, using, async, convenience, distributed, dynamic, final, indirect, infix, isolated, lazy, mutating
    case nonisolated, nonmutating, open, optional, override, package, postfix, prefix, reasync, required, sending
    case unowned, weak, borrowing, consuming, consumingUnderscored, ownedUnderscored, sharedUnderscored
    case constUnderscored, constValue, localUnderscored
    // Accessors.
    case get, set, willSet, didSet, readUnderscored, modifyUnderscored, read, modify, unsafeAddress
    case unsafeMutableAddress, yielding, mutate, borrow
    // Before an expression.
    case await, consume, copy, discard, each, unsafe, yield
    // In types.
    case any, some, of, typeMember, protocolMember
    // The literal for an infinite length.
    case inf

    /// The spelling in the source; empty for ``none``.
    public var spelling: String {
        switch self {
        case .none: ""
        case .consumingUnderscored: "__consuming"
        case .ownedUnderscored: "__owned"
        case .sharedUnderscored: "__shared"
        case .constUnderscored: "_const"
        case .constValue: "const"
        case .localUnderscored: "_local"
        case .readUnderscored: "_read"
        case .modifyUnderscored: "_modify"
        case .typeMember: "Type"
        case .protocolMember: "Protocol"
        default: "\(self)"
        }
    }
}
