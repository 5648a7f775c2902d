import LDLParser

/// An expression after checking: every name is resolved, every argument stands at its parameter's place, every
/// conversion is written out. What passes the checker does not fail later for a reason of types.
final class TypedExpression {
    /// Settled when the statement it stands in has been checked: a literal's type may depend on what comes after it.
    var kind: Kind
    @exclusivity(unchecked) var type: TypeID
    /// Where it is written.
    let span: SourceSpan

    init(_ kind: consuming Kind, type: TypeID, span: SourceSpan) {
        self.kind = kind
        self.type = type
        self.span = span
    }

    enum Kind {
        // MARK: Values
        case integer(Int)
        case double(Double)
        case boolean(Bool)
        case string(String)
        /// `nil`, and the absent value of an optional property.
        case none
        case void
        /// A string with `\(…)` in it: parts in order, each a string or an expression to be described.
        case interpolation([InterpolationPart])
        case array([TypedExpression])
        /// Keys and values in turn, in the order written.
        case dictionary([(key: TypedExpression, value: TypedExpression)])
        case tuple([TypedExpression])
        case metatype(TypeID)
        case keyPath([KeyPathComponent])

        // MARK: Names
        case local(LocalVariable)
        /// A top-level or static constant or variable, computed when it is first read.
        case global(VariableSymbol)
        /// A stored property of a struct or class value.
        case field(TypedExpression, VariableSymbol)
        case tupleElement(TypedExpression, Int)
        /// A case of an enum, with its associated values in order.
        case enumCase(EnumCaseSymbol, [TypedExpression])

        // MARK: Calls
        /// A function, method, initialiser, computed property's getter or subscript. Arguments stand one for one at
        /// the function's parameters, defaults filled in; a receiver, where there is one, comes first.
        case call(FunctionSymbol, receiver: TypedExpression?, arguments: [TypedArgument])
        /// A protocol's requirement, found at run time in the receiver's own type.
        case witnessCall(FunctionSymbol, receiver: TypedExpression, arguments: [TypedArgument])
        /// A value of function type.
        case apply(TypedExpression, [TypedExpression])
        /// The struct's own memberwise initialiser: a value for each stored property, in order of declaration.
        case memberwise(NominalSymbol, [TypedExpression])
        case closure(TypedFunction)
        /// A method or function used as a value.
        case functionReference(FunctionSymbol, receiver: TypedExpression?)

        // MARK: Control
        case conditional(TypedCondition, then: TypedExpression, else: TypedExpression)
        case and(TypedExpression, TypedExpression)
        case or(TypedExpression, TypedExpression)
        case coalesce(TypedExpression, TypedExpression)
        /// `base?.…`: the local variable holds the unwrapped base while `then` is evaluated.
        case optionalChain(base: TypedExpression, binding: LocalVariable, then: TypedExpression)
        /// `x!`; fails at run time with the place where it is written.
        case forceUnwrap(TypedExpression)
        case isType(TypedExpression, TypeID)
        /// `as?` when `isForced` is false, else `as!`.
        case cast(TypedExpression, TypeID, isForced: Bool)
        case assign(TypedExpression, TypedExpression)
        case switchExpression(TypedSwitch)
        /// Statements, the last of which gives the value (`if` and `switch` as expressions, `do` blocks).
        case block([TypedStatement], TypedExpression?)

        // MARK: Views
        /// A result builder's body: statements of which every `yield` adds a view. The type says how many there are.
        case builder(TypedBuilder)
        /// Something the checker has reported, or a construct without a model; shows a placeholder that says so.
        case unsupported(String)
    }
}

/// A part of an interpolated string.
enum InterpolationPart {
    case literal(String)
    case value(TypedExpression)
    /// `\(value, format: …)`, `\(value, specifier: …)`.
    case formatted(TypedExpression, label: String, TypedExpression)
}

/// A step of a key path.
enum KeyPathComponent {
    case `self`
    case field(VariableSymbol)
    /// A computed property.
    case getter(FunctionSymbol)
    /// An element of a tuple.
    case element(Int)
    case index(TypedExpression)
    case unwrap
}

/// An argument at its parameter's place.
enum TypedArgument {
    case value(TypedExpression)
    /// `&x`: read before the call, written back after it.
    case inOut(TypedExpression)
    /// The values of a variadic parameter.
    case variadic([TypedExpression])
    /// The parameter's default, evaluated in the callee's own context.
    case defaultValue

    /// The one value that is given, if it is not written back.
    var value: TypedExpression? {
        if case .value(let value) = self { return value }
        return nil
    }
}

/// A variable, parameter or `self` inside a function's body.
final class LocalVariable {
    let name: String
    var type: TypeID
    let isMutable: Bool
    /// Its place in the frame of the function it belongs to.
    var slot: Int
    /// Whether a closure captures it and it can change afterwards, so that it must live in a box.
    var isBoxed = false
    var span: SourceSpan
    /// Whether it is ever read, for the warning about variables that never are.
    var isUsed = false
    /// A constant that is declared without a value gets one later.
    var isSetLater = false
    /// Whether it is ever assigned to after its declaration.
    var isChanged = false

    init(name: String, type: TypeID, isMutable: Bool, slot: Int, span: SourceSpan) {
        self.name = name
        self.type = type
        self.isMutable = isMutable
        self.slot = slot
        self.span = span
    }
}

/// The body of a function, accessor or closure.
final class TypedFunction {
    @exclusivity(unchecked) var parameters: [LocalVariable]
    /// Indices of the parameters that are `inout` (`self` of a mutating method among them).
    var inOutParameters: [Int] = []
    /// What a closure takes over from the function round it, as it is created.
    @exclusivity(unchecked) var captures: [(outer: LocalVariable, inner: LocalVariable)] = []
    @exclusivity(unchecked) var body: [TypedStatement]
    /// How many slots its frame has, parameters included.
    @exclusivity(unchecked) var frameSize: Int
    let span: SourceSpan
    /// The name shown in messages: `sizeThatFits(proposal:subviews:cache:)`, or `closure`.
    let name: String

    init(
        name: String, parameters: [LocalVariable], body: [TypedStatement], frameSize: Int, span: SourceSpan
    ) {
        self.name = name
        self.parameters = parameters
        self.body = body
        self.frameSize = frameSize
        self.span = span
    }
}
