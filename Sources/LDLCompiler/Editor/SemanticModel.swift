import LDLParser

/// A checked module that answers what an editor asks about a place in it: what a name stands for, what could be written
/// here, where else it is used.
///
/// It knows no protocol and no positions but byte offsets. Questions about text that does not follow the grammar are
/// answered as far as the tree goes, since that is what a file is while somebody types. A model is of one thread at a
/// time: answering may look at declarations that nothing had needed so far.
public final class SemanticModel {
    /// The module, with the diagnostics.
    public let compilation: Compilation
    let checker: Checker
    /// The files' trees, in their order.
    var trees: [SyntaxTree] { compilation.trees }

    /// Parses and checks the files; a file's number is its place in the list.
    public init(files: [SourceFile], root: String? = nil) {
        compilation = Compilation(files: files, root: root, recordsReferences: true)
        checker = compilation.checker
    }

    /// The files, in order.
    public var files: [SourceFile] { compilation.files }

    /// The tree of a file; `nil` for a number that no file has.
    public func tree(of file: FileID) -> SyntaxTree? {
        let index = Int(file.rawValue)
        return trees.indices.contains(index) ? trees[index] : nil
    }

    /// For each name in the text that was looked up: the symbols it stands for, in the order of finding.
    private(set) lazy var symbols: [SourceSpan: [AnyObject]] = {
        var result: [SourceSpan: [AnyObject]] = [:]
        for (span, symbol) in checker.references ?? [] where span.file.rawValue < Catalogue.firstFile {
            // What is found again is the last finding, which counts.
            result[span]?.removeAll { $0 === symbol }
            result[span, default: []].append(symbol)
        }
        return result
    }()

    /// For each expression that was checked: its type. What was checked several times has the last type that is one.
    private(set) lazy var expressionTypes: [SourceSpan: TypeID] = {
        var result: [SourceSpan: TypeID] = [:]
        for expression in checker.arena where expression.span.file.rawValue < Catalogue.firstFile {
            let type = checker.resolve(expression.type)
            if checker.types.isError(type), result[expression.span] != nil { continue }
            result[expression.span] = type
        }
        return result
    }()

    /// By the place of its name: what the files declare.
    private(set) lazy var declarationIndex: [SourceSpan: AnyObject] = collectDeclarations()

    /// Runs a question where deep nesting finds the stack that it needs.
    func asking<Answer>(_ body: () -> Answer) -> Answer { withLargeStack(body) }
}
