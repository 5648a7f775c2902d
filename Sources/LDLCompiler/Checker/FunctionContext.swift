import LDLParser

/// The body that is being checked: its variables, its frame, and what `return` and `self` mean in it.
final class FunctionContext {
    enum Entry {
        case variable(LocalVariable)
        /// A function declared in a body: a variable that holds a closure, and its declaration for the labels.
        case function(LocalVariable, FunctionSymbol)
        case type(NominalSymbol)
    }

    struct Block {
        var entries: [String: Entry] = [:]
        /// Variables that get a warning when they are never read.
        var declared: [LocalVariable] = []
    }

    /// The body round this one, for closures and local functions.
    let parent: FunctionContext?
    let scope: TypeScope
    var frameSize = 0
    @exclusivity(unchecked) var blocks: [Block] = [Block()]
    @exclusivity(unchecked) private var hasDeclared = false
    var captures: [(outer: LocalVariable, inner: LocalVariable)] = []
    var selfVariable: LocalVariable?
    /// The type of `self`, where there is one.
    @exclusivity(unchecked) var selfType: TypeID?
    /// The type whose static members can be named without a prefix.
    @exclusivity(unchecked) var staticType: TypeID?
    @exclusivity(unchecked) var isStatic = false
    /// Inside an initialiser, where constants may be set.
    var isInitializer = false
    /// What `return` must give; `nil` while it is inferred.
    var resultType: TypeID?
    /// Types returned so far, where the result is inferred.
    var returned: [(type: TypeID, span: SourceSpan)] = []
    var infersResult = false
    var isBuilder = false
    var loops = 0
    var labels: [String] = []
    var breakables = 0
    /// How many `$n` a closure's body uses.
    var anonymousParameters: [LocalVariable]?
    var usedAnonymousParameter = -1
    /// The name shown in messages.
    var name = ""
    /// `some P` that the body's values stand for.
    var opaqueResult: OpaqueDeclaration?
    /// Where the expression begins that a builder is at: a name there is a view's.
    @exclusivity(unchecked) var viewPosition: UInt32?
    /// The module's own views.
    @exclusivity(unchecked) var isRoot = false
    /// A place for what has none of its own.
    var fallbackSpan: SourceSpan

    init(parent: FunctionContext?, scope: TypeScope) {
        self.fallbackSpan = parent?.fallbackSpan ?? SourceSpan(file: FileID(0), range: SourceRange(at: 0))
        self.parent = parent
        self.scope = scope
        self.staticType = parent?.staticType
        self.selfType = parent?.selfType
        self.isStatic = parent?.isStatic ?? false
        self.isInitializer = parent?.isInitializer ?? false
        self.name = parent?.name ?? ""
    }

    /// Whether no variable, function or type of this body, or of one round it, has a name.
    func isFree(_ name: @autoclosure () -> String) -> Bool { !hasNames || findDeclared(name()) == nil }

    /// Whether anything has been declared here or in a body round this one.
    private var hasNames: Bool { hasDeclared || parent?.hasNames ?? false }

    func newSlot() -> Int {
        frameSize += 1
        return frameSize - 1
    }

    func declare(_ variable: LocalVariable) {
        hasDeclared = true
        blocks[blocks.count - 1].entries[variable.name] = .variable(variable)
    }

    func declare(_ name: String, _ entry: Entry) {
        hasDeclared = true
        blocks[blocks.count - 1].entries[name] = entry
    }

    /// A name in this body alone, innermost block first.
    func entry(_ name: String) -> Entry? {
        var index = blocks.count
        while index > 0 {
            index -= 1
            if !blocks[index].entries.isEmpty, let entry = blocks[index].entries[name] { return entry }
        }
        return nil
    }

    /// The names that can be used here, innermost first.
    var visibleNames: [String] {
        blocks.reversed().flatMap { $0.entries.keys.sorted() } + (parent?.visibleNames ?? [])
    }

    /// The variable as this body sees it: a variable of a body round it is captured by every body in between.
    func find(_ name: String) -> Entry? { hasNames ? findDeclared(name) : nil }

    private func findDeclared(_ name: String) -> Entry? {
        if let entry = entry(name) { return entry }
        guard let parent, let outer = parent.findDeclared(name) else { return nil }
        switch outer {
        case .variable(let variable):
            let inner = capture(variable)
            blocks[0].entries[name] = .variable(inner)
            return .variable(inner)
        case .function(let variable, let function):
            let inner = capture(variable)
            blocks[0].entries[name] = .function(inner, function)
            return .function(inner, function)
        case .type: return outer
        }
    }

    /// `self` as this body sees it.
    func findSelf() -> LocalVariable? {
        if let selfVariable { return selfVariable }
        guard let parent, let outer = parent.findSelf() else { return nil }
        let inner = capture(outer)
        selfVariable = inner
        return inner
    }

    private func capture(_ outer: LocalVariable) -> LocalVariable {
        for capture in captures where capture.outer === outer { return capture.inner }
        let inner = LocalVariable(
            name: outer.name, type: outer.type, isMutable: outer.isMutable, slot: newSlot(), span: outer.span)
        if outer.isMutable {
            outer.isBoxed = true
            inner.isBoxed = true
        }
        outer.isUsed = true
        inner.isUsed = true
        captures.append((outer, inner))
        return inner
    }
}
