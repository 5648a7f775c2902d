import LDLParser

/// Binds names and checks types: from syntax trees to a typed program.
///
/// One instance serves one module. Declarations are indexed by name first; a signature, a conformance, a default
/// value or a body is looked at when something needs it, in whatever order that happens. The parts are in
/// extensions: `Symbols/Binder…` for declarations, `Types/Inference` for unification, `Checker/…` for the rest.
///
/// What is read at every step is marked `@exclusivity(unchecked)`, here and in the symbols: one thread checks a module,
/// each of these is read or replaced in one go, and asking the runtime each time took an eighth of all instructions.
final class Checker {
    let types = TypeTable()
    var builtIns = Namespace()
    var module = Namespace()

    /// What has been found, in the order of finding.
    var diagnostics: [Diagnostic] = []
    /// How many of them are errors.
    var errorCount = 0
    /// Places that have been reported, so that a place that is checked twice is reported once.
    var reported: Set<ReportedPlace> = []
    /// The parts of the catalogue that have been read; mistakes in them are the compiler's own.
    var builtInTrees: [SyntaxTree] = []
    var builtInFileCount = 0
    /// The catalogue's declarations that have been read, by number.
    var readBlocks = Array(repeating: false, count: CatalogueIndex.shared.count)
    @exclusivity(unchecked) var trees: [SyntaxTree] = []
    /// Modules that are imported and have no model here, by name.
    var foreignModules: [String] = []
    /// Constructs and types reported as unsupported, each once a file.
    var reportedConstructs: Set<String> = []

    // MARK: Inference

    /// What each variable stands for.
    @exclusivity(unchecked) var bindings: [TypeID?] = []
    /// Which literals a variable has to be able to hold.
    @exclusivity(unchecked) var literalKinds: [LiteralKind?] = []
    /// What each variable must conform to, for members of what is not known yet.
    @exclusivity(unchecked) var variableConstraints: [[NominalSymbol]] = []
    @exclusivity(unchecked) var trail: [TrailEntry] = []
    /// The variables that literals have given a kind, in order, but for those that are settled.
    @exclusivity(unchecked) var openLiterals: [Int] = []
    /// While a statement is settled, what has been settled of it.
    @exclusivity(unchecked) var settledTypes: SettledTypes?
    @exclusivity(unchecked) var memberNames = MemberNames()
    @exclusivity(unchecked) var calls = CallMemory()
    @exclusivity(unchecked) var typeNames = TypeNameMemory()
    @exclusivity(unchecked) var dollarNames = DollarNames()
    @exclusivity(unchecked) var plainLiterals = PlainLiterals()
    @exclusivity(unchecked) var implicitMeanings = ImplicitMemberMemory()
    let callPatterns = CallPatternTable()
    @exclusivity(unchecked) var bodyTypeNames = BodyTypeNames()
    @exclusivity(unchecked) var sharedTypeNames = SharedTypeNames()
    /// The addresses of the symbols of the last types that were views, whatever their generic arguments.
    @exclusivity(unchecked) var lastViews = SIMD4<UInt64>()
    /// How many calls of `ownMembers` are making members at the moment.
    @exclusivity(unchecked) var membersBeingMade = 0

    // MARK: The program being made

    /// Every expression, innermost first; released from the end, so that releasing a long chain does not recurse.
    @exclusivity(unchecked) var arena: [TypedExpression] = []
    /// Expressions and variables whose types still contain variables.
    @exclusivity(unchecked) var unsettled: [TypedExpression] = []
    var unsettledLocals: [LocalVariable] = []
    var globals: [VariableSymbol] = []
    @exclusivity(unchecked) var context = FunctionContext(
        parent: nil, scope: TypeScope(parent: nil, nominal: nil, isBuiltIn: false))
    /// Files' scopes; all share one list of names.
    var moduleScope = TypeScope(parent: nil, nominal: nil, isBuiltIn: false)
    var builtInScope = TypeScope(parent: nil, nominal: nil, isBuiltIn: true)
    /// Top-level statements and views in the order of the files.
    var rootStatements: [StatementSyntax] = []
    var previews: [Preview] = []
    var extensionsToBind: [(syntax: ExtensionDeclSyntax, scope: TypeScope)] = []
    var userGlobals: [VariableSymbol] = []
    var userExtensions: [(nominal: NominalSymbol, scope: TypeScope)] = []
    /// Nominal types of the module in order of declaration, local ones included.
    var userNominals: [NominalSymbol] = []
    /// Closure parameters that are parts of one tuple, bound at the start of the closure's body.
    @exclusivity(unchecked) var pendingTupleBindings: [(part: LocalVariable, whole: LocalVariable, index: Int)] = []
    /// Values of a capture list, bound at the start of the closure's body.
    @exclusivity(unchecked) var pendingCaptures: [(local: LocalVariable, value: TypedExpression)] = []
    /// In the second and later patterns of a case: the names that the first one binds.
    var sharedBindings: [String: LocalVariable]?
    var checkedNominals: Set<ObjectIdentifier> = []
    /// How many overloads have been tried; tests count them to see that cost stays linear.
    var overloadTrials = 0
    /// How deeply expressions are nested at the moment.
    @exclusivity(unchecked) var depth = 0
    /// For an editor: the symbol behind a name token, recorded when asked.
    @exclusivity(unchecked) var references: [(span: SourceSpan, symbol: AnyObject)]?
    /// For an editor: the type whose members a `.name` without a base may be, recorded with the references.
    var implicitMemberTypes: [SourceSpan: TypeID] = [:]
    /// How many values of the program's own types have been made so far; bodies that make none contain none.
    @exclusivity(unchecked) var ownValuesMade = 0
    /// Functions and variables whose opaque result is being worked out, for views that contain themselves.
    var bodiesInProgress: [FunctionSymbol] = []
    lazy var known = KnownTypes(self)

    init() {}

    deinit {
        takeApart()
        while arena.popLast() != nil {}
    }

    // MARK: Making expressions

    func make(_ kind: consuming TypedExpression.Kind, _ type: TypeID, _ span: SourceSpan) -> TypedExpression {
        let expression = TypedExpression(kind, type: type, span: span)
        arena.append(expression)
        if !types.flags(type).isDisjoint(with: [.variable, .member]) { unsettled.append(expression) }
        return expression
    }

    /// An expression that stands for a reported mistake.
    func errorExpression(_ span: SourceSpan) -> TypedExpression {
        make(.unsupported("error"), types.error, span)
    }

    func note(_ symbol: AnyObject, at span: SourceSpan) {
        references?.append((span, symbol))
    }
}

/// A place and a kind of diagnostic.
struct ReportedPlace: Hashable {
    let id: DiagnosticID
    let span: SourceSpan
}

/// `#Preview("name") { … }`.
struct Preview {
    let name: String?
    let body: ClosureExprSyntax
    let span: SourceSpan
}

/// The names of one level: a module's, or the catalogue's.
struct Namespace {
    enum TypeEntry {
        case nominal(NominalSymbol)
        case alias(TypealiasDeclSyntax, TypeScope)
    }

    var types: [String: TypeEntry] = [:]
    var typeNames: [String] = []
    var functions: [String: [FunctionSymbol]] = [:]
    var variables: [String: VariableSymbol] = [:]
    /// Names in order of declaration, for suggestions.
    var valueNames: [String] = []
}

/// Types of the catalogue that the language itself speaks of, each read when it is first spoken of.
final class KnownTypes {
    private unowned let checker: Checker

    init(_ checker: Checker) { self.checker = checker }

    lazy var int: TypeID = type("Int")
    lazy var double: TypeID = type("Double")
    lazy var cgFloat: TypeID = type("CGFloat")
    lazy var string: TypeID = type("String")
    lazy var bool: TypeID = type("Bool")
    lazy var character: TypeID = type("Character")
    lazy var optional = checker.builtInNominal("Optional")
    lazy var array = checker.builtInNominal("Array")
    lazy var dictionary = checker.builtInNominal("Dictionary")
    lazy var range = checker.builtInNominal("Range")
    lazy var closedRange = checker.builtInNominal("ClosedRange")
    lazy var binding = checker.builtInNominal("Binding")
    lazy var view = checker.builtInNominal("View")
    lazy var viewModifier = checker.builtInNominal("ViewModifier")
    lazy var layout = checker.builtInNominal("Layout")
    lazy var emptyView = checker.builtInNominal("EmptyView")
    lazy var tupleView = checker.builtInNominal("TupleView")
    lazy var conditionalContent = checker.builtInNominal("_ConditionalContent")
    lazy var anyView = checker.builtInNominal("AnyView")
    lazy var equatable = checker.builtInNominal("Equatable")
    lazy var hashable = checker.builtInNominal("Hashable")
    lazy var caseIterable = checker.builtInNominal("CaseIterable")
    lazy var rawRepresentable = checker.builtInNominal("RawRepresentable")
    lazy var identifiable = checker.builtInNominal("Identifiable")
    lazy var sequence = checker.builtInNominal("Sequence")
    lazy var keyPath = checker.builtInNominal("KeyPath")

    private func type(_ name: String) -> TypeID {
        checker.builtInNominal(name).map { checker.types.nominal($0) } ?? checker.types.error
    }
}

extension Checker {
    func optional(_ wrapped: TypeID) -> TypeID { known.optional.map { types.nominal($0, [wrapped]) } ?? wrapped }

    func array(_ element: TypeID) -> TypeID { known.array.map { types.nominal($0, [element]) } ?? types.error }

    /// What an optional wraps; `nil` for other types.
    func unwrapped(_ type: TypeID) -> TypeID? {
        let type = resolve(type)
        guard types.role(type) == .optional, case .nominal(_, let arguments) = types[type] else { return nil }
        return arguments.first
    }

    /// The type as a person would write it, cut if it is very long.
    func describe(_ type: TypeID) -> String {
        TypePrinter(types: types, style: .source, resolve: { self.resolveForPrinting($0) }, limit: 80).print(type)
    }

    /// The type as `type(of:)` prints it, as far as ``Compilation/longestTypeName``.
    func runtimeName(_ type: TypeID) -> String {
        TypePrinter(
            types: types, style: .runtime, resolve: { self.underlying($0) }, limit: Compilation.longestTypeName
        ).print(type)
    }

    /// What stands behind `some P`, step by step.
    func underlying(_ type: TypeID) -> TypeID {
        var type = resolve(type)
        for _ in 0..<1000 {
            guard case .opaque(let declaration, let arguments) = types[type] else { return type }
            guard let hidden = underlyingType(of: declaration) else { return type }
            type = resolve(types.substitute(hidden, Substitution(declaration.parameters, arguments)))
        }
        return type
    }

    func resolveForPrinting(_ type: TypeID) -> TypeID {
        let resolved = resolve(type)
        guard case .variable(let index) = types[resolved] else { return resolved }
        switch literalKinds[index] {
        case .integer: return known.int
        case .float: return known.double
        case nil: return resolved
        }
    }
}
