import LDLParser

/// A declaration or a view in a file's outline.
public struct OutlineItem: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        case structure, classType, enumeration, protocolType, extended, function, initializer, property, variable
        case enumCase, typeAlias, view, preview
    }

    public let kind: Kind
    public let name: String
    /// A few words more: what a view is given, what a type inherits from.
    public let detail: String
    /// All of it.
    public let range: SourceRange
    /// The name.
    public let nameRange: SourceRange
    public var children: [OutlineItem]
}

extension SyntaxTree {
    /// The declarations of the file and the views in it, nested as they are written.
    public var outline: [OutlineItem] { items(of: sourceFile.statements, depth: 0) }

    private static var deepest: Int { 100 }

    private func items(of statements: SyntaxList<StatementSyntax>, depth: Int) -> [OutlineItem] {
        guard depth < Self.deepest else { return [] }
        return statements.flatMap { statement -> [OutlineItem] in
            switch statement.form {
            case .declaration(let declaration): return items(of: declaration, depth: depth)
            case .expression(let expression): return items(of: expression, depth: depth)
            case .statement: return []
            }
        }
    }

    private func item(
        _ kind: OutlineItem.Kind, _ name: TokenSyntax, _ node: Syntax, _ detail: String = "",
        _ children: [OutlineItem] = []
    ) -> OutlineItem {
        OutlineItem(
            kind: kind, name: name.isMissing ? "?" : name.name, detail: detail, range: node.range,
            nameRange: name.range, children: children)
    }

    private func items(of declaration: DeclSyntax, depth: Int) -> [OutlineItem] {
        guard depth < Self.deepest else { return [] }
        let node = declaration.syntax
        switch declaration.form {
        case .structDecl, .classDecl, .enumDecl, .actor, .protocolDecl:
            guard let nominal = NominalTypeDeclSyntax(node) else { return [] }
            let kind: OutlineItem.Kind =
                switch node.kind {
                case .enumDecl: .enumeration
                case .classDecl, .actorDecl: .classType
                case .protocolDecl: .protocolType
                default: .structure
                }
            let members = nominal.members.members.flatMap { items(of: $0, depth: depth + 1) }
            return [item(kind, nominal.name, node, Self.oneLine(nominal.inheritance?.types.syntax), members)]
        case .extensionDecl(let found):
            let members = found.members.members.flatMap { items(of: $0, depth: depth + 1) }
            return [
                OutlineItem(
                    kind: .extended, name: Self.oneLine(found.type.syntax), detail: "extension", range: node.range,
                    nameRange: found.type.range, children: members)
            ]
        case .function(let function):
            let inner = function.body.map { items(of: $0.statements, depth: depth + 1) } ?? []
            return [item(.function, function.name, node, Self.oneLine(function.parameters.syntax), inner)]
        case .initializer(let initializer):
            return [item(.initializer, initializer.keyword, node, Self.oneLine(initializer.parameters.syntax))]
        case .typealiasDecl(let alias): return [item(.typeAlias, alias.name, node, Self.oneLine(alias.type.syntax))]
        case .variable(let variable):
            return variable.bindings.compactMap { binding in
                guard case .identifier(let identifier) = binding.pattern.form else { return nil }
                let inner = binding.accessors.map { items(inside: $0.syntax, depth: depth + 1) } ?? []
                return item(
                    depth == 0 ? .variable : .property, identifier.name, node,
                    Self.oneLine(binding.typeAnnotation?.type.syntax), inner)
            }
        case .enumCase(let cases):
            return cases.elements.map { item(.enumCase, $0.name, $0.syntax, Self.oneLine($0.parameters?.syntax)) }
        case .macroExpansion(let macro): return items(of: macro.expansion, depth: depth)
        default: return []
        }
    }

    /// The views that statements somewhere in a node make.
    private func items(inside node: Syntax, depth: Int) -> [OutlineItem] {
        guard depth < Self.deepest else { return [] }
        var result: [OutlineItem] = []
        for child in node.childNodes {
            if child.kind == .statementList {
                result += items(of: SyntaxList(parent: child), depth: depth)
            } else if !child.kind.isExpr {
                result += items(inside: child, depth: depth + 1)
            }
        }
        return result
    }

    private func items(of macro: MacroExprSyntax, depth: Int) -> [OutlineItem] {
        let inner = macro.trailingClosure.map { items(of: $0.statements, depth: depth + 1) } ?? []
        return [item(.preview, macro.name, macro.syntax, Self.oneLine(macro.arguments.syntax), inner)]
    }

    private func items(of expression: ExprSyntax, depth: Int) -> [OutlineItem] {
        switch expression.form {
        case .macro(let macro): return items(of: macro, depth: depth)
        case .postfix(let chain):
            guard case .identifier(let base) = chain.base.form, base.name.text.first?.isUppercase ?? false else {
                return []
            }
            var children: [OutlineItem] = []
            var detail = ""
            if let list = chain.suffixes.syntax, let call = list.node(0).flatMap({ CallSuffixSyntax($0) }) {
                detail = Self.oneLine(call.syntax.node(1))
                if let closure = call.trailingClosure { children += items(of: closure.statements, depth: depth + 1) }
                for closure in call.additionalClosures {
                    children += items(of: closure.closure.statements, depth: depth + 1)
                }
            }
            return [item(.view, base.name, chain.syntax, detail, children)]
        default:
            let hasBlocks = [.ifExpr, .switchExpr, .doExpr].contains(expression.kind)
            return hasBlocks ? items(inside: expression.syntax, depth: depth + 1) : []
        }
    }

    private static func oneLine(_ node: Syntax?) -> String {
        guard let node else { return "" }
        let text = node.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return text.count > 60 ? String(text.prefix(60)) + "…" : text
    }
}
