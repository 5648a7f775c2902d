import LDLParser

/// What a file declares for others and what names it uses: enough to say which files belong together.
public struct FileSummary: Sendable {
    /// The names of types, functions, variables and members of extensions that the file declares at its top level.
    public let declared: Set<String>
    /// Every name that is written in the file.
    public let mentioned: Set<String>
    /// Whether views or statements stand at its top level, so that it is a program of its own.
    public let isProgram: Bool

    /// Reads a file.
    public init(_ file: SourceFile) {
        let tree = parse(file)
        var declared: Set<String> = []
        var isProgram = false
        for statement in tree.sourceFile.statements {
            guard case .declaration(let declaration) = statement.form else {
                let isPreview = statement.syntax.kind == .macroExpr
                if !isPreview { isProgram = true }
                continue
            }
            Self.collect(declaration, into: &declared)
        }
        self.declared = declared
        self.isProgram = isProgram
        var mentioned: Set<String> = []
        for (index, token) in tree.tokens.enumerated() where token.kind == .identifier && !token.isMissing {
            mentioned.insert(TokenSyntax(tree: tree, id: TokenID(UInt32(truncatingIfNeeded: index))).name)
        }
        self.mentioned = mentioned
    }

    private static func collect(_ declaration: DeclSyntax, into names: inout Set<String>) {
        switch declaration.form {
        case .structDecl, .classDecl, .enumDecl, .actor, .protocolDecl:
            if let nominal = NominalTypeDeclSyntax(declaration.syntax) { names.insert(nominal.name.name) }
        case .function(let function): names.insert(function.name.name)
        case .typealiasDecl(let alias): names.insert(alias.name.name)
        case .variable(let variable):
            for binding in variable.bindings {
                if case .identifier(let identifier) = binding.pattern.form { names.insert(identifier.name.name) }
            }
        case .extensionDecl(let found): for member in found.members.members { collect(member, into: &names) }
        default: break
        }
    }
}
