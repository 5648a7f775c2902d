import LDLParser
import LayoutRuntime

/// Runs a checked program: evaluates the root's expression and builds the tree to lay out.
///
/// - Parameters:
///   - root: The expression whose value is the root view.
///   - types: The program's types.
///   - files: The program's text, for labels.
func run(
    root: TypedExpression, types: any RuntimeTypes, files: [SourceFile], options: LoweringOptions
) -> LoweredModule {
    withLargeStack { runHere(root: root, types: types, files: files, options: options) }
}

/// How deep containers may be nested. Code that is not optimised needs several times the stack for a level.
#if DEBUG
    private let maximumTreeDepth = 20_000
#else
    private let maximumTreeDepth = 100_000
#endif

private func runHere(
    root: TypedExpression, types: any RuntimeTypes, files: [SourceFile], options: LoweringOptions
) -> LoweredModule {
    var configuration = LayoutConfiguration()
    let scale = options.scale > 0 && options.scale.isFinite ? options.scale : 1
    configuration.pixelLength = 1 / scale
    configuration.layoutDirection = options.layoutDirection
    configuration.safeAreaInsets = options.safeArea
    configuration.maximumNodeCount = options.maxNodes
    configuration.recordsConversation = options.recordsConversation
    configuration.maximumDepth = maximumTreeDepth
    let tree = LayoutTree(configuration: configuration)
    var limits = EvaluationLimits()
    limits.steps = options.maxSteps
    limits.nodes = options.maxNodes
    let evaluator = Evaluator(types: types, files: files, limits: limits) { [unowned tree] line in tree.print(line) }
    evaluator.tree = tree
    let lowering = Lowering(evaluator: evaluator, tree: tree, files: files)

    var defaults = EnvironmentValues.Defaults()
    defaults.text.pixelLength = configuration.pixelLength
    defaults.displayScale = scale
    defaults.layoutDirection = options.layoutDirection
    defaults.isDark = options.isDark
    defaults.dynamicTypeSize = options.dynamicTypeSize
    defaults.horizontalSizeClass = options.horizontalSizeClass
    defaults.verticalSizeClass = options.verticalSizeClass
    defaults.assets = options.assets
    evaluator.assets = options.assets

    let origin = ViewOrigin(span: root.span, call: root.span, name: "VStack", type: "VStack")
    do throws(EvaluationError) {
        let node = try evaluator.entering { () throws(EvaluationError) in
            let value = try evaluator.evaluateOnce(root)
            let view = try evaluator.view(of: value, origin: origin)
            let context = LoweringContext(
                environment: EnvironmentValues(defaults), evaluator: evaluator, lowering: lowering, origin: origin)
            // Several views at the root are a column, as in a window.
            if let node = try context.lowerStacked([view]) { return node }
            return try context.append(.inert, origin: origin.renamed("EmptyView"))
        }
        return LoweredModule(root: node, lowering: lowering, failure: nil)
    } catch {
        let nothing = tree.append(.inert)
        return LoweredModule(root: nothing, lowering: lowering, failure: error)
    }
}
