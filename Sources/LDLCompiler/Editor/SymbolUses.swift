import LDLParser

/// A place in the text where a symbol is named.
public struct SymbolUse: Hashable, Sendable {
    /// What the name does there.
    public enum Role: Hashable, Sendable {
        /// It is declared.
        case declaration
        /// A parameter that is declared with one name, which is its label as well.
        case labelledParameter
        /// It is used.
        case use
        /// The label of a property in the initialiser that the compiler makes.
        case memberwiseLabel
        /// `if let name` and `[name]`: a use and the declaration of another thing in one.
        case shorthandUse, shorthandDeclaration
    }

    public let span: SourceSpan
    public let role: Role
}

extension SemanticModel {
    /// Where the symbol at an offset is declared; `nil` for what is built in, or where there is none.
    public func declaration(at offset: UInt32, in file: FileID) -> SourceSpan? {
        asking {
            guard let tree = tree(of: file), let token = tree.token(touching: offset), tree[token].isWord else {
                return nil
            }
            let span = SourceSpan(file: file, range: tree[token].range)
            for symbol in (symbols[span] ?? []).reversed() {
                if let found = declarationSpan(of: symbol) { return found }
            }
            if declarations[span] != nil { return span }
            return memberwiseProperty(labelledBy: token, in: tree) ?? visibleDeclaration(of: token, in: tree)
        }
    }

    /// What a name would be that stands where nothing is checked, in code for a device.
    private func visibleDeclaration(of id: TokenID, in tree: SyntaxTree) -> SourceSpan? {
        let token = TokenSyntax(tree: tree, id: id)
        guard isFreeName(token), symbols[token.span] == nil else { return nil }
        let name = token.name.hasPrefix("$") ? String(token.name.dropFirst()) : token.name
        if let local = visibleLocals(at: token.range.start, in: tree).first(where: { $0.name == name }) {
            if declarations[local.token.span] != nil { return local.token.span }
        }
        if let owner = scope(at: token.range.start, in: tree).nominal,
            let site = owner.memberSites.first(where: { $0.name == name })
        {
            return site.nameSpan
        }
        if let variable = checker.module.variables[name] { return declarationSpan(of: variable) }
        if let function = checker.module.functions[name]?.first { return declarationSpan(of: function) }
        if case .nominal(let symbol)? = checker.module.types[name] { return declarationSpan(of: symbol) }
        return nil
    }

    /// Where a symbol's name is declared in the files.
    func declarationSpan(of symbol: AnyObject) -> SourceSpan? {
        let span: SourceSpan
        switch symbol {
        case let nominal as NominalSymbol: span = nominal.span
        case let function as FunctionSymbol:
            if let found = function.enumCase { return declarationSpan(of: found) }
            span = function.isMemberwise ? function.owner?.span ?? function.span : function.span
        case let variable as VariableSymbol: span = variable.span
        case let local as LocalVariable: span = local.span
        case let found as EnumCaseSymbol: span = found.span
        default: return nil
        }
        return span.file.rawValue < Catalogue.firstFile ? span : nil
    }

    /// The property that an argument's label sets, where the call is of the compiler's own initialiser.
    private func memberwiseProperty(labelledBy token: TokenID, in tree: SyntaxTree) -> SourceSpan? {
        guard let argument = tree.owners(of: token).last.flatMap({ ArgumentSyntax($0) }), argument.label?.id == token
        else {
            return nil
        }
        let name = TokenSyntax(tree: tree, id: token).name
        guard let bracket = tree.openBracket(at: argument.range.start)?.bracket else { return nil }
        guard let call = tree.owners(of: bracket).last.flatMap({ CallSuffixSyntax($0) }) else { return nil }
        for (span, list) in symbols where span.file == tree.file.id && span.range.end <= call.range.start {
            guard let function = list.last as? FunctionSymbol, function.isMemberwise, let owner = function.owner,
                self.call(named: span.range, in: tree)?.id == call.id
            else { continue }
            return owner.storedProperties.first { $0.name == name }?.span
        }
        return nil
    }

    /// Everywhere that what is declared at a place is named, in the order of the files and their text.
    public func uses(ofDeclarationAt declaration: SourceSpan) -> [SymbolUse] {
        asking {
            let targets = relatedDeclarations(declaration)
            guard let tree = tree(of: declaration.file) else { return [] }
            let name = TokenSyntax(tree: tree, id: tree.token(at: declaration.range.start)).name
            var found: [SourceSpan: SymbolUse.Role] = [:]
            for target in targets { found[target] = role(ofDeclarationAt: target) }
            for (span, list) in symbols where found[span] == nil {
                guard list.contains(where: { declarationSpan(of: $0).map(targets.contains) ?? false }) else { continue }
                guard self.name(at: span) == name else { continue }
                found[span] = isShorthand(span) ? .shorthandUse : .use
            }
            for target in targets where declarations[target] is VariableSymbol {
                addMemberwiseLabels(of: target, to: &found)
            }
            addUnchecked(name, declaration, to: &found)
            return found.map { SymbolUse(span: $0.key, role: $0.value) }.sorted { $0.span < $1.span }
        }
    }

    /// The name that is written at a place, without `$` and backticks.
    private func name(at span: SourceSpan) -> String? {
        guard let tree = tree(of: span.file) else { return nil }
        let name = TokenSyntax(tree: tree, id: tree.token(at: span.range.start)).name
        return name.hasPrefix("$") ? String(name.dropFirst()) : name
    }

    private func role(ofDeclarationAt span: SourceSpan) -> SymbolUse.Role {
        if isShorthand(span) { return .shorthandDeclaration }
        guard let tree = tree(of: span.file) else { return .declaration }
        let token = tree.token(at: span.range.start)
        let owner = tree.owners(of: token).last
        if let parameter = owner.flatMap({ ParameterSyntax($0) }), parameter.secondName == nil {
            // A closure's parameter has no label; nor has a subscript's.
            let outer = tree.owners(of: token).dropLast(3).last?.kind
            if outer == .functionDecl || outer == .initializerDecl { return .labelledParameter }
        }
        return .declaration
    }

    /// Whether a name stands where it is both used and declared: `if let name`, `[name]`.
    private func isShorthand(_ span: SourceSpan) -> Bool {
        guard let tree = tree(of: span.file) else { return false }
        let owners = tree.owners(of: tree.token(at: span.range.start))
        guard let last = owners.last else { return false }
        if let capture = CaptureSyntax(last) { return capture.value == nil }
        guard last.kind == .identifierPattern, owners.count > 1 else { return false }
        guard let binding = BindingConditionSyntax(owners[owners.count - 2]) else { return false }
        return binding.initializer == nil
    }

    /// A declaration with those that have to keep its name: a requirement and what fulfils it.
    func relatedDeclarations(_ declaration: SourceSpan) -> Set<SourceSpan> {
        guard let (name, owner) = member(declaredAt: declaration) else { return [declaration] }
        var result: Set<SourceSpan> = [declaration]
        var family: [NominalSymbol] = [owner]
        for nominal in checker.userNominals where nominal !== owner {
            let isRelated =
                checker.conformances(of: nominal).contains { $0 === owner }
                || checker.conformances(of: owner).contains { $0 === nominal }
            if isRelated, !checker.ownMembers(name, of: nominal).isEmpty { family.append(nominal) }
        }
        guard family.contains(where: { $0.kind == .protocolType }) else { return result }
        // What conforms to the same protocol, too.
        for nominal in checker.userNominals {
            let shares = checker.conformances(of: nominal).contains { symbol in
                symbol.kind == .protocolType && family.contains { $0 === symbol }
            }
            if shares, !family.contains(where: { $0 === nominal }) { family.append(nominal) }
        }
        for nominal in family {
            for member in checker.ownMembers(name, of: nominal) {
                switch member {
                case .function(let function): if let span = declarationSpan(of: function) { result.insert(span) }
                case .variable(let variable): if let span = declarationSpan(of: variable) { result.insert(span) }
                default: break
                }
            }
        }
        return result
    }

    /// The member that is declared at a place, with its type.
    func member(declaredAt span: SourceSpan) -> (name: String, owner: NominalSymbol)? {
        switch declarations[span] {
        case let function as FunctionSymbol: function.owner.map { (function.name, $0) }
        case let variable as VariableSymbol: variable.owner.map { (variable.name, $0) }
        default: nil
        }
    }

    private func addMemberwiseLabels(of property: SourceSpan, to found: inout [SourceSpan: SymbolUse.Role]) {
        guard let variable = declarations[property] as? VariableSymbol else { return }
        for (span, list) in symbols {
            guard let function = list.last as? FunctionSymbol, function.isMemberwise, function.owner === variable.owner,
                let tree = tree(of: span.file), let call = call(named: span.range, in: tree)
            else { continue }
            for argument in call.arguments {
                guard let label = argument.label, label.name == variable.name else { continue }
                found[label.span] = .memberwiseLabel
            }
            for closure in call.additionalClosures where closure.label.name == variable.name {
                found[closure.label.span] = .memberwiseLabel
            }
        }
    }

    /// Adds the uses in code for a device, which is not checked: there a name is what it would be in that place.
    private func addUnchecked(
        _ name: String, _ declaration: SourceSpan, to found: inout [SourceSpan: SymbolUse.Role]
    ) {
        guard let home = tree(of: declaration.file) else { return }
        let owners = home.owners(of: home.token(at: declaration.range.start))
        // A local is visible in the block it is declared in, a member in its type's braces, a global everywhere.
        let isLocal = declarations[declaration] is LocalVariable
        let block = owners.last { node in
            isLocal
                ? node.kind == .statementList || node.kind == .closureExpr || node.kind == .functionDecl
                    || node.kind == .initializerDecl
                : node.kind == .memberBlock
        }
        for tree in block == nil ? trees : [home] {
            for (index, token) in tree.tokens.enumerated() {
                guard token.kind == .identifier || token.kind == .dollarIdentifier, !token.isMissing else { continue }
                if let block, !block.range.contains(token.range) { continue }
                let syntax = TokenSyntax(tree: tree, id: TokenID(UInt32(truncatingIfNeeded: index)))
                let written = syntax.name.hasPrefix("$") ? String(syntax.name.dropFirst()) : syntax.name
                guard written == name, found[syntax.span] == nil, symbols[syntax.span] == nil,
                    declarations[syntax.span] == nil, isFreeName(syntax)
                else { continue }
                found[syntax.span] = .use
            }
        }
    }

    /// Whether a name stands by itself or after `self.`, so that it means what is visible there.
    private func isFreeName(_ token: TokenSyntax) -> Bool {
        let owners = token.tree.owners(of: token.id)
        guard let last = owners.last else { return false }
        if last.kind == .identifierExpr || last.kind == .simpleType { return true }
        guard last.kind == .memberSuffix, owners.count >= 3, let chain = PostfixExprSyntax(owners[owners.count - 3])
        else {
            return false
        }
        return chain.base.text == "self" && owners[owners.count - 2].node(0)?.id == last.id
    }
}
