import LDLParser

/// A struct, class, enum, protocol or actor, built in or declared in the file; both come from the same syntax.
final class NominalSymbol {
    enum Kind { case structure, enumeration, classType, protocolType }

    let name: String
    let kind: Kind
    let span: SourceSpan
    /// Whether the catalogue declares it.
    let isBuiltIn: Bool
    var genericParameters: [GenericParameter] = []
    /// Stored instance properties in order of declaration; a value's fields have the same order.
    var storedProperties: [VariableSymbol] = []
    var cases: [EnumCaseSymbol] = []
    var members: [String: [Member]] = [:]
    /// Every protocol it conforms to, inherited ones included.
    var conformances: [NominalSymbol] = []
    /// For a requirement's `ObjectIdentifier`, what satisfies it here.
    var witnesses: [ObjectIdentifier: FunctionSymbol] = [:]
    /// The interface attributes of a built-in (`@native(name)`, `@node(name)`), by name.
    var attributes: [String: String] = [:]
    var documentation = ""

    init(name: String, kind: Kind, span: SourceSpan, isBuiltIn: Bool) {
        self.name = name
        self.kind = kind
        self.span = span
        self.isBuiltIn = isBuiltIn
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
    var constraints: [NominalSymbol]
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
    var rawValue: TypedExpression?
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
    var type: TypeID
    var isInOut = false
    var isVariadic = false
    var isViewBuilder = false
    var isAutoclosure = false
    /// The default, checked in the callee's context. A default that the catalogue writes is checked the same way.
    var defaultValue: TypedExpression?
    var hasDefault = false
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
    enum Kind { case function, method, initializer, subscriptGetter, subscriptSetter, getter, setter, operatorFunction }

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
    var implementation: Implementation
    var owner: NominalSymbol?
    var isStatic = false
    var isMutating = false
    var genericParameters: [GenericParameter] = []
    var parameters: [ParameterSymbol] = []
    var resultType: TypeID
    /// Set once the body has been checked; parameter 0 is `self` for a method.
    var body: TypedFunction?
    /// The interface attributes of a built-in, by name (`node`, `native`, `inert`, `unmodelled`, …).
    var attributes: [String: String] = [:]
    var documentation = ""

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
    var type: TypeID
    let isMutable: Bool
    let span: SourceSpan
    var storage: Storage
    var owner: NominalSymbol?
    var isStatic = false
    /// `@State`, `@Binding`, `@Environment(\.key)`, …: the wrapper's name, and for `@Environment` the key's.
    var wrapper: (name: String, key: String?)?
    /// The value it begins with, checked on first need.
    var initialValue: TypedExpression?
    /// How many slots evaluating `initialValue` needs.
    var initialFrameSize = 0
    var documentation = ""

    init(name: String, type: TypeID, isMutable: Bool, storage: Storage, span: SourceSpan) {
        self.name = name
        self.type = type
        self.isMutable = isMutable
        self.storage = storage
        self.span = span
    }
}
