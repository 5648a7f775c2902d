import LDLParser

/// A struct, class, enum, protocol or actor, built in or declared in the file; both come from the same syntax.
final class NominalSymbol {
    enum Kind { case structure, enumeration, classType, protocolType }

    let name: String
    let kind: Kind
    let span: SourceSpan
    /// Whether the catalogue declares it.
    let isBuiltIn: Bool
    /// What the rules of the language know it as, so that they need not compare names.
    let role: Role
    @exclusivity(unchecked) var genericParameters: [GenericParameter] = []
    /// Stored instance properties in order of declaration; a value's fields have the same order.
    var storedProperties: [VariableSymbol] = []
    var cases: [EnumCaseSymbol] = []
    var members: [String: [Member]] = [:]
    /// Every protocol it conforms to, inherited ones included.
    @exclusivity(unchecked) var conformances: [NominalSymbol] = []
    /// For a requirement's `ObjectIdentifier`, what satisfies it here.
    var witnesses: [ObjectIdentifier: FunctionSymbol] = [:]
    /// The documentation comment before the declaration, without its slashes.
    var documentation: String { declaration?.documentation ?? "" }

    // MARK: Used while binding

    /// The type it is declared in; `nil` at the top level.
    weak var outer: NominalSymbol?
    /// Where it stands in a syntax tree.
    var declaration: DeclarationSite?
    /// The names that are visible inside its braces.
    @exclusivity(unchecked) var scope: TypeScope?
    /// Members that have been read and that nobody has asked for yet, by name.
    var indexedMembers: [String: [MemberSite]] = [:]
    /// The members of those names for which nothing is left to be read or made.
    @exclusivity(unchecked) var settledMembers = SettledMembers()
    /// Members of a built-in type that have not even been read; the catalogue has thousands, a program uses a few.
    var unread = UnreadMembers()
    /// The members in order of declaration, for what the file declares.
    var memberSites: [MemberSite] = []
    /// Extensions of it.
    var extensions: [TypeScope] = []
    /// The stage of binding it has reached.
    @exclusivity(unchecked) var stage = Stage.declared
    /// `Self` of a protocol.
    @exclusivity(unchecked) var selfParameter: GenericParameter?
    /// The associated types that a protocol declares itself.
    var associatedTypes: [AssociatedType] = []
    /// What its associated types stand for, by name, found so far; `nil` while being looked for.
    var associatedTypeWitnesses: [String: TypeID?] = [:]
    /// A class's superclass, an enum's raw type.
    @exclusivity(unchecked) var superclass: TypeID?
    var rawType: TypeID?
    @exclusivity(unchecked) var areConformancesKnown = false
    /// Which literals it can be written as, once somebody has asked.
    @exclusivity(unchecked) var literalForms: LiteralForms?
    /// The catalogue's `@opaque`: nothing of it is known.
    var isOpaque = false
    /// The catalogue's `@open`: it has more members than are declared.
    var isOpen = false
    /// Conformances that an extension declares under a condition.
    @exclusivity(unchecked) var conditionalConformances: [(protocolSymbol: NominalSymbol, scope: TypeScope)] = []
    /// It inherits from something that has no model, so that nothing can be said about what it lacks.
    @exclusivity(unchecked) var hasUnknownParent = false
    var areFieldsKnown = false
    /// A class or actor that the program declares; `kind` says it too, but actors and `@Observable` classes share it.
    var isActor = false
    /// The initialiser that the compiler makes from the stored properties.
    var memberwiseInitializer: FunctionSymbol?

    enum Stage: Comparable { case declared, preparing, prepared }

    /// The name with the types it is declared in: `VerticalAlignment.Marker`.
    var qualifiedName: String {
        guard let outer else { return name }
        return outer.qualifiedName + "." + name
    }

    init(name: String, kind: Kind, span: SourceSpan, isBuiltIn: Bool) {
        self.name = name
        self.kind = kind
        self.span = span
        self.isBuiltIn = isBuiltIn
        role = isBuiltIn ? Role(name) : .other
    }

    enum Member {
        case function(FunctionSymbol)
        case variable(VariableSymbol)
        case enumCase(EnumCaseSymbol)
        case type(NominalSymbol)
        case alias(name: String, TypeID)
    }
}

/// A generic parameter of a type or function.
final class GenericParameter {
    let name: String
    /// The protocols it must conform to.
    @exclusivity(unchecked) var constraints: [NominalSymbol]
    /// The protocol whose `Self` it is.
    weak var selfOf: NominalSymbol?
    init(name: String, constraints: [NominalSymbol]) {
        self.name = name
        self.constraints = constraints
    }
}

/// A case of an enum.
final class EnumCaseSymbol {
    let name: String
    /// Its place in the enum.
    let index: Int
    unowned let owner: NominalSymbol
    var parameters: [ParameterSymbol] = []
    /// The raw value, written or implied, as a literal.
    var rawValue: TypedExpression?
    /// The function that makes a value of the case, for the checker.
    var maker: FunctionSymbol?
    let span: SourceSpan

    init(name: String, index: Int, owner: NominalSymbol, span: SourceSpan) {
        self.name = name
        self.index = index
        self.owner = owner
        self.span = span
    }
}

/// A parameter of a function, initialiser, subscript or enum case.
final class ParameterSymbol {
    /// `nil` where the argument has no label.
    let label: String?
    let name: String
    @exclusivity(unchecked) var type: TypeID
    @exclusivity(unchecked) var isInOut = false
    @exclusivity(unchecked) var isVariadic = false
    @exclusivity(unchecked) var isViewBuilder = false
    @exclusivity(unchecked) var isAutoclosure = false
    /// The default, checked in the callee's context. A default that the catalogue writes is checked the same way.
    var defaultValue: TypedExpression?
    @exclusivity(unchecked) var hasDefault = false
    /// How many slots evaluating the default needs, in a frame of its own.
    var defaultFrameSize = 0
    /// Code for a device, neither checked nor run: the function is given `void` (the catalogue's `@unchecked`).
    @exclusivity(unchecked) var isUnchecked = false
    /// The default as it is written, until it is checked.
    var defaultSyntax: ExprSyntax?
    let span: SourceSpan

    init(label: String?, name: String, type: TypeID, span: SourceSpan) {
        self.label = label
        self.name = name
        self.type = type
        self.span = span
    }
}

/// A function, method, initialiser, subscript or computed property's accessor.
final class FunctionSymbol {
    enum Kind {
        case function, method, subscriptGetter, subscriptSetter, getter, setter, operatorFunction
        /// Parameter 0 of the body is `self`, which the caller makes with the properties' initial values; the body
        /// sets the others, and `self` is the result (`nil` where a failable initialiser returns `nil`).
        case initializer
    }

    /// What runs when it is called.
    enum Implementation {
        /// A view or modifier: the catalogue's `@node(name)`; the node factory of that name makes it from the arguments.
        case node(String)
        /// The catalogue's `@native(name)`.
        case native(String)
        /// The file's own body; checked when first needed.
        case user
        /// A protocol's requirement without a default.
        case requirement
    }

    let name: String
    let kind: Kind
    let span: SourceSpan
    @exclusivity(unchecked) var implementation: Implementation
    @exclusivity(unchecked) var owner: NominalSymbol?
    @exclusivity(unchecked) var isStatic = false
    var isMutating = false
    @exclusivity(unchecked) var genericParameters: [GenericParameter] = []
    @exclusivity(unchecked) var parameters: [ParameterSymbol] = []
    @exclusivity(unchecked) var resultType: TypeID
    /// Set once the body has been checked; parameter 0 is `self` for an instance method.
    var body: TypedFunction?
    /// The attributes that every call asks for: `@unchecked`, `@_disfavoredOverload`, `@unmodelled`.
    @exclusivity(unchecked) var isUnchecked = false
    @exclusivity(unchecked) var isDisfavored = false
    @exclusivity(unchecked) var isUnmodelled = false
    /// For a getter: what writes the property or subscript that it reads; the new value is its last argument.
    var setter: FunctionSymbol?
    /// Whether it is the compiler's own initialiser from the stored properties.
    @exclusivity(unchecked) var isMemberwise = false
    /// The enum case that it makes.
    @exclusivity(unchecked) var enumCase: EnumCaseSymbol?
    /// Whether the protocol that declares it requires it.
    @exclusivity(unchecked) var isDeclaredInProtocol = false
    /// The documentation comment before the declaration, without its slashes.
    var documentation: String { declaration?.documentation ?? "" }

    // MARK: Used while binding

    var declaration: DeclarationSite?
    /// The names visible in its body, its own generic parameters among them.
    @exclusivity(unchecked) var scope: TypeScope?
    @exclusivity(unchecked) var requirements: [Requirement] = []
    @exclusivity(unchecked) var isSignatureKnown = true
    @exclusivity(unchecked) var bodyState = BodyState.unchecked
    /// Whether its body makes values of the program's own types; true until it has been checked.
    var makesOwnValues = true
    /// Its body is a result builder's.
    @exclusivity(unchecked) var isViewBuilder = false
    var isFailable = false
    var isPrefix = false
    var isPostfix = false
    /// A closure that is passed by position only in the result: `some View` of this declaration.
    var opaqueResult: OpaqueDeclaration?

    enum BodyState {
        case unchecked
        /// Found right, and what it gives is known; what stands in it has not been made.
        case surveyed
        case checking, checked
    }

    init(name: String, kind: Kind, resultType: TypeID, implementation: Implementation, span: SourceSpan) {
        self.name = name
        self.kind = kind
        self.resultType = resultType
        self.implementation = implementation
        self.span = span
    }
}

/// A stored property, a global or a static.
final class VariableSymbol {
    enum Storage {
        /// A stored instance property: its index in `NominalSymbol.storedProperties`.
        case field(Int)
        /// A global or static: its index among the program's globals.
        case global(Int)
        /// Computed: read through the getter, written through the setter.
        case computed(getter: FunctionSymbol, setter: FunctionSymbol?)
    }

    let name: String
    @exclusivity(unchecked) var type: TypeID
    let isMutable: Bool
    let span: SourceSpan
    @exclusivity(unchecked) var storage: Storage
    @exclusivity(unchecked) var owner: NominalSymbol?
    @exclusivity(unchecked) var isStatic = false
    /// `@State`, `@Binding`, `@Environment(\.key)`, …: the wrapper's name, and for `@Environment` the key's, for
    /// `@ScaledMetric` that of the text style.
    var wrapper: (name: String, key: String?)?
    /// The value it begins with, checked on first need.
    var initialValue: TypedExpression?
    /// How many slots evaluating `initialValue` needs.
    var initialFrameSize = 0
    /// The documentation comment before the declaration, without its slashes.
    var documentation: String { declaration?.documentation ?? "" }

    // MARK: Used while binding

    var declaration: DeclarationSite?
    @exclusivity(unchecked) var scope: TypeScope?
    var valueState = FunctionSymbol.BodyState.unchecked
    /// The initial value as it is written.
    var valueSyntax: ExprSyntax?
    /// Whether a memberwise initialiser may leave it out or must.
    var isPrivate = false
    @exclusivity(unchecked) var isTypeKnown = true
    /// `@ViewBuilder` in front of a stored property: the memberwise initialiser takes a builder.
    @exclusivity(unchecked) var isViewBuilder = false
    /// Declared by a tuple pattern: the index of its element in the value.
    var tupleIndex: Int?
    var isLazy = false
    /// `some View` of this property.
    var opaqueType: OpaqueDeclaration?
    /// Whether the protocol that declares it requires it.
    @exclusivity(unchecked) var isDeclaredInProtocol = false

    init(name: String, type: TypeID, isMutable: Bool, storage: Storage, span: SourceSpan) {
        self.name = name
        self.type = type
        self.isMutable = isMutable
        self.storage = storage
        self.span = span
    }
}
