/// The words that are keywords in some places only; everywhere else they are names.
public enum ContextualWord: UInt8, BitwiseCopyable, Sendable, CaseIterable {
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
    public var spelling: String { ContextualWord.spellings[Int(rawValue)] }

    /// In the order of the cases. Printing a case would give most of them too, at the price of reflection at each start.
    private static let spellings: [String] = [
        "", "actor", "macro", "using", "async", "convenience", "distributed", "dynamic", "final",
        "indirect", "infix", "isolated", "lazy", "mutating", "nonisolated", "nonmutating", "open",
        "optional", "override", "package", "postfix", "prefix", "reasync", "required", "sending", "unowned",
        "weak", "borrowing", "consuming", "__consuming", "__owned", "__shared", "_const", "const", "_local",
        "get", "set", "willSet", "didSet", "_read", "_modify", "read", "modify", "unsafeAddress",
        "unsafeMutableAddress", "yielding", "mutate", "borrow", "await", "consume", "copy", "discard",
        "each", "unsafe", "yield", "any", "some", "of", "Type", "Protocol", "inf",
    ]
}
