import LDLParser
import LayoutRuntime

/// A module: one or several files, parsed and checked together.
///
/// Everything that can be known without a proposal is known here; `lower` then runs the program and builds the tree.
public final class Compilation {
    public let files: [SourceFile]
    /// Sorted by file, place, severity and code.
    public private(set) var diagnostics: [Diagnostic] = []

    /// Parses and checks the files. Any bytes are legal; what is wrong with them is in `diagnostics`.
    /// - Parameter root: the view to show: a struct, a preview by its name, or a constant that holds a view; `nil`
    ///   for bare views, else `ContentView`, else the last view that needs no arguments, else the first preview.
    public convenience init(files: [SourceFile], root: String? = nil) {
        self.init(files: files, root: root, recordsReferences: false)
    }

    /// - Parameter recordsReferences: whether to write down which symbol each name stands for, for an editor.
    init(files: [SourceFile], root: String?, recordsReferences: Bool) {
        self.files = files
        let checked = withLargeStack { Compilation.check(files, root: root, recordsReferences) }
        program = checked.program
        checker = checked.checker
        trees = checked.trees
        overloadTrials = checked.trials
        diagnostics = checked.diagnostics.sorted()
    }

    let program: Program
    /// What the module's names stand for, and the types of its expressions.
    let checker: Checker
    /// The files' trees, in their order.
    let trees: [SyntaxTree]
    /// How many overloads have been tried; tests count them.
    let overloadTrials: Int

    /// What each name in the files stands for, if that was asked for; in the order of the text.
    var references: [SymbolReference] { withLargeStack { checker.symbolReferences() } }

    private static func check(_ files: [SourceFile], root: String?, _ recordsReferences: Bool) -> Checked {
        let checker = Checker()
        if recordsReferences { checker.references = [] }
        let trees = files.map { parse($0) }
        if trees.contains(where: { $0.diagnostics.isFull || $0.diagnostics.contains { $0.id == .limitExceeded } }) {
            // A file with so many mistakes, or with something in it that was not read, is no program: what else could be
            // said would follow from that.
            let program = Program(root: nil, checker: checker)
            return Checked(
                program: program, checker: checker, trees: trees, diagnostics: trees.flatMap(\.diagnostics),
                trials: 0)
        }
        for tree in trees { checker.declare(tree, isBuiltIn: false) }
        checker.bindExtensions()
        checker.checkAllDeclarations()
        let root = checker.checkRoot(named: root)
        checker.checkRecursion()
        checker.checkEndlessValues()
        let program = Program(root: root, checker: checker)
        return Checked(
            program: program, checker: checker, trees: trees,
            diagnostics: trees.flatMap(\.diagnostics) + checker.diagnostics, trials: checker.overloadTrials)
    }

    private struct Checked {
        let program: Program
        let checker: Checker
        let trees: [SyntaxTree]
        let diagnostics: [Diagnostic]
        let trials: Int
    }

    /// Whether anything found is an error.
    public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

    /// The root's type, as Swift's `type(of:)` prints it; `nil` if there is no root.
    /// A longer one is cut, and an ellipsis stands at its end.
    public var rootType: String? { withLargeStack { program.rootType } }

    /// How many bytes of a type's name are printed. Names can be far longer than programs: where a type has another one twice
    /// in it, and that one too, each line of the program doubles them.
    public static let longestTypeName = 1 << 23

    /// Runs the program: evaluates the root's body, loops and conditions, and builds the tree to lay out.
    /// - Returns: `nil` if there is no root.
    public func lower(_ options: LoweringOptions) -> LoweredModule? {
        guard let root = program.root else { return nil }
        return run(root: root, types: program, files: files, options: options)
    }
}

/// What a program's result can depend on besides its text.
public struct LoweringOptions: Sendable {
    /// Pixels to a point.
    public var scale: Double = 3
    /// Insets in points between the root's offer and the edges of the screen.
    public var safeArea: EdgeInsets = .zero
    public var layoutDirection: LayoutDirection = .leftToRight
    public var isDark = false
    /// The reader's text size.
    public var dynamicTypeSize = DynamicTypeSize.large
    /// How much room there is from left to right.
    public var horizontalSizeClass = SizeClass.compact
    /// How much room there is from top to bottom.
    public var verticalSizeClass = SizeClass.regular
    /// The pictures and colours that are known; `nil` where nobody looked for any.
    public var assets: AssetCatalogue?
    /// How many steps loops and calls may take before the run is refused.
    public var maxSteps = EvaluationLimits.defaultSteps
    /// How many views the tree may have, each modifier counted as one.
    public var maxNodes = EvaluationLimits.defaultNodes
    /// Whether laying out the tree writes every question down (`LayoutConfiguration.recordsConversation`).
    public var recordsConversation = false

    public init() {}
}

/// Little or much room along an axis, as `\.horizontalSizeClass` says it.
public enum SizeClass: String, Hashable, Sendable {
    case compact, regular
}

/// Where a node comes from and what it is called.
public struct NodeInfo: Sendable {
    /// The view's or modifier's name: `VStack`, `padding`.
    public var view: String
    /// The node's own type without its content: `Text`, `_PaddingLayout`.
    public var type: String
    /// As it is written, on one line and shortened: `Text("Seattle")`, `.padding(10)`.
    public var label: String
    /// What `.id(…)` gave the view.
    public var id: String?
    /// The whole of the view: for a modifier, from the chain's first byte to the call's last.
    public var span: SourceSpan

    public init(view: String, type: String, label: String, id: String?, span: SourceSpan) {
        self.view = view
        self.type = type
        self.label = label
        self.id = id
        self.span = span
    }
}
