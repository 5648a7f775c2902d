import LDLParser

/// Indexing declarations by name. Catalogue files and the module's files go through the same functions.
extension Checker {
    /// Enters a file's declarations; extensions wait until all files are in.
    func declare(_ tree: SyntaxTree, isBuiltIn: Bool) {
        let scope = isBuiltIn ? builtInScope : moduleScope
        if isBuiltIn { builtInTrees.append(tree) } else { trees.append(tree) }
        declare(tree.sourceFile.statements, in: scope)
    }

    private func declare(_ statements: SyntaxList<StatementSyntax>, in scope: TypeScope) {
        for statement in statements {
            switch statement.form {
            case .declaration(let declaration): declareTopLevel(declaration, statement, in: scope)
            case .expression(let expression):
                if case .macro(let macro) = expression.form, declarePreview(macro) { continue }
                if !scope.isBuiltIn { rootStatements.append(statement) }
            case .statement: if !scope.isBuiltIn { rootStatements.append(statement) }
            }
        }
    }

    private func declareTopLevel(_ declaration: DeclSyntax, _ statement: StatementSyntax, in scope: TypeScope) {
        switch declaration.form {
        case .importDecl(let imported): declareImport(imported)
        case .structDecl, .classDecl, .enumDecl, .actor, .protocolDecl:
            if let nominal = NominalTypeDeclSyntax(declaration.syntax) {
                let symbol = makeNominal(nominal, outer: nil, parentScope: scope)
                enter(symbol, name: nominal.name, isBuiltIn: scope.isBuiltIn)
            }
        case .extensionDecl(let found): pendingExtensions(append: found, scope)
        case .function(let function):
            let symbol = makeFunction(function, scope: scope, owner: nil)
            edit(scope.isBuiltIn) { names in
                if names.functions[symbol.name] == nil { names.valueNames.append(symbol.name) }
                names.functions[symbol.name, default: []].append(symbol)
            }
        case .variable(let variable): declareGlobals(variable, in: scope)
        case .typealiasDecl(let alias):
            edit(scope.isBuiltIn) { names in
                if names.types[alias.name.name] == nil { names.typeNames.append(alias.name.name) }
                names.types[alias.name.name] = .alias(alias, scope)
            }
        case .macroExpansion(let macro):
            if !declarePreview(macro.expansion), !scope.isBuiltIn {
                reportUnsupported("the macro '#\(macro.expansion.name.name)'", at: macro.span)
            }
        case .ifConfig(let config):
            if let elements = activeElements(config) { declare(SyntaxList(parent: elements), in: scope) }
        case .initializer, .deinitializer, .subscriptDecl, .enumCase, .associatedtypeDecl:
            report(.syntaxError, at: declaration.span, "this declaration can only stand inside a type")
        case .operatorDecl, .precedenceGroup, .using, .sourceLocation, .missing: break
        case .macro(let macro):
            if !scope.isBuiltIn {
                reportUnsupported("the declaration of the macro '\(macro.name.name)'", at: macro.span)
            }
        }
    }

    private func edit(_ isBuiltIn: Bool, _ change: (inout Namespace) -> Void) {
        if isBuiltIn { change(&builtIns) } else { change(&module) }
    }

    private func enter(_ symbol: NominalSymbol, name: TokenSyntax, isBuiltIn: Bool) {
        let known = isBuiltIn ? builtIns.types[symbol.name] : module.types[symbol.name]
        if known != nil {
            var notes: [Note] = []
            if case .nominal(let first) = known {
                notes.append(Note("'\(symbol.name)' was declared here first", at: first.span))
            }
            report(
                .duplicateDeclaration, at: name.span, "there is already a type named '\(symbol.name)'", notes: notes)
            return
        }
        edit(isBuiltIn) { names in
            names.types[symbol.name] = .nominal(symbol)
            names.typeNames.append(symbol.name)
        }
    }

    // MARK: Imports and previews

    private func declareImport(_ imported: ImportDeclSyntax) {
        let path = imported.path.text
        let module = path.split(separator: ".").first.map(String.init) ?? path
        if !SupportedModules.names.contains(module), !foreignModules.contains(module) { foreignModules.append(module) }
    }

    private func declarePreview(_ macro: MacroExprSyntax) -> Bool {
        guard macro.name.name == "Preview", let body = macro.trailingClosure else { return false }
        var name: String?
        if let first = macro.arguments.first, first.label == nil, case .stringLiteral(let literal) = first.value.form {
            name = plainText(literal)
        }
        previews.append(Preview(name: name, body: body, span: macro.span))
        return true
    }

    // MARK: Types

    func makeNominal(_ syntax: NominalTypeDeclSyntax, outer: NominalSymbol?, parentScope: TypeScope) -> NominalSymbol {
        let kind: NominalSymbol.Kind =
            switch syntax.kind {
            case .enumDecl: .enumeration
            case .classDecl, .actorDecl: .classType
            case .protocolDecl: .protocolType
            default: .structure
            }
        let symbol = NominalSymbol(
            name: syntax.name.name, kind: kind, span: syntax.name.span, isBuiltIn: parentScope.isBuiltIn)
        symbol.outer = outer
        symbol.isActor = syntax.kind == .actorDecl
        symbol.declaration = DeclarationSite(syntax: syntax.syntax)
        let scope = TypeScope(parent: parentScope, nominal: symbol, isBuiltIn: parentScope.isBuiltIn)
        scope.isPrepared = false
        symbol.scope = scope
        if parentScope.isBuiltIn {
            for attribute in syntax.attributes {
                switch attribute.name.text {
                case "open": symbol.isOpen = true
                case "opaque": symbol.isOpaque = true
                default: break
                }
            }
        }
        var caseIndex = 0
        index(
            syntax.members.members, into: symbol, scope: scope, caseIndex: &caseIndex,
            isProtocolBody: kind == .protocolType)
        if symbol.isBuiltIn {
            attachCatalogue(to: symbol, parentScope: parentScope)
        } else {
            userNominals.append(symbol)
        }
        return symbol
    }

    /// Enters the members of a type or extension by name, without looking at them.
    func index(
        _ members: SyntaxList<DeclSyntax>, into symbol: NominalSymbol, scope: TypeScope, caseIndex: inout Int,
        isProtocolBody: Bool = false
    ) {
        // More members than before: what was known of a name may not be all.
        symbol.settledMembers.removeAll()
        func add(_ form: MemberSite.Form, _ token: TokenSyntax, _ declaration: DeclSyntax, name: String? = nil) {
            let site = MemberSite(
                form: form, declaration: declaration, scope: scope, isRequirement: isProtocolBody,
                nameSpan: token.span, name: name ?? token.name)
            symbol.indexedMembers[site.name, default: []].append(site)
            if !symbol.isBuiltIn || !scope.isBuiltIn { symbol.memberSites.append(site) }
        }
        for member in members {
            switch member.form {
            case .function(let function): add(.function, function.name, member)
            case .initializer(let initializer): add(.initializer, initializer.keyword, member, name: "init")
            case .subscriptDecl(let subscripted): add(.subscripted, subscripted.keyword, member, name: "subscript")
            case .variable(let variable):
                for binding in variable.bindings {
                    forEachName(binding.pattern) { token, index in
                        add(.variable(binding, tupleIndex: index), token, member)
                    }
                }
            case .structDecl, .classDecl, .enumDecl, .actor, .protocolDecl:
                if let nominal = NominalTypeDeclSyntax(member.syntax) {
                    let nested = makeNominal(nominal, outer: symbol, parentScope: scope)
                    symbol.members[nested.name, default: []].append(.type(nested))
                }
            case .typealiasDecl(let alias): add(.alias, alias.name, member)
            case .associatedtypeDecl(let associated):
                symbol.associatedTypes.append(AssociatedType(name: associated.name.name, syntax: associated))
            case .enumCase(let cases):
                for element in cases.elements {
                    add(.enumCase(element, index: caseIndex), element.name, member)
                    caseIndex += 1
                }
            case .ifConfig(let config):
                if let elements = activeElements(config) {
                    index(
                        SyntaxList(parent: elements), into: symbol, scope: scope, caseIndex: &caseIndex,
                        isProtocolBody: isProtocolBody)
                }
            case .macroExpansion(let macro):
                if !symbol.isBuiltIn {
                    reportUnsupported("the macro '#\(macro.expansion.name.name)'", at: macro.span)
                }
            case .deinitializer, .operatorDecl, .precedenceGroup, .macro, .using, .missing, .sourceLocation,
                .importDecl, .extensionDecl:
                break
            }
        }
    }

    /// The names that a pattern declares, with their place if it is a tuple.
    func forEachName(_ pattern: PatternSyntax, _ body: (TokenSyntax, Int?) -> Void) {
        switch pattern.form {
        case .identifier(let identifier): body(identifier.name, nil)
        case .tuple(let tuple):
            for (index, element) in tuple.elements.enumerated() {
                if case .identifier(let identifier) = element.pattern.form { body(identifier.name, index) }
            }
        case .wildcard, .valueBinding, .isType, .expression, .missing: break
        }
    }

    // MARK: Globals

    private func declareGlobals(_ declaration: VariableDeclSyntax, in scope: TypeScope) {
        for binding in declaration.bindings {
            forEachName(binding.pattern) { token, index in
                let symbol = makeVariable(
                    token, binding, declaration, tupleIndex: index, scope: scope, owner: nil, isRequirement: false)
                edit(scope.isBuiltIn) { names in
                    if let first = names.variables[symbol.name] {
                        self.report(
                            .duplicateDeclaration, at: token.span,
                            "there is already a variable named '\(symbol.name)'",
                            notes: [Note("'\(symbol.name)' was declared here first", at: first.span)])
                        return
                    }
                    names.variables[symbol.name] = symbol
                    names.valueNames.append(symbol.name)
                }
                if !scope.isBuiltIn { self.userGlobals.append(symbol) }
            }
        }
    }

    // MARK: Extensions

    private func pendingExtensions(append syntax: ExtensionDeclSyntax, _ scope: TypeScope) {
        extensionsToBind.append((syntax, scope))
    }

    /// Attaches extensions to the types they extend, once all types are known.
    func bindExtensions() {
        let pending = extensionsToBind
        extensionsToBind = []
        for (syntax, parent) in pending {
            guard let nominal = extendedNominal(syntax.type, in: parent) else {
                if !parent.isBuiltIn { reportUnknownType(syntax.type) }
                continue
            }
            let scope = TypeScope(parent: nominal.outer?.scope ?? parent, nominal: nominal, isBuiltIn: parent.isBuiltIn)
            scope.extensionSyntax = syntax
            scope.isPrepared = false
            nominal.extensions.append(scope)
            var caseIndex = 0
            index(syntax.members.members, into: nominal, scope: scope, caseIndex: &caseIndex)
            if !parent.isBuiltIn { userExtensions.append((nominal, scope)) }
        }
    }

    private func extendedNominal(_ type: TypeSyntax, in scope: TypeScope) -> NominalSymbol? {
        switch type.form {
        case .simple(let simple): return nominal(named: simple.name.name, in: scope)
        case .postfix(let postfix):
            guard var current = extendedNominal(postfix.base, in: scope) else { return nil }
            for suffix in postfix.suffixes {
                guard case .member(let member) = suffix.form else { return nil }
                guard let nested = nestedNominal(member.name.name, of: current) else { return nil }
                current = nested
            }
            return current
        case .array: return known.array
        case .dictionary: return known.dictionary
        default: return nil
        }
    }

    func nestedNominal(_ name: String, of nominal: NominalSymbol) -> NominalSymbol? {
        readMembers(name, of: nominal)
        for case .type(let nested) in nominal.members[name] ?? [] { return nested }
        return nil
    }

    /// A type by its bare name: the module's own before the catalogue's.
    func nominal(named name: String, in scope: TypeScope) -> NominalSymbol? {
        if !scope.isBuiltIn, case .nominal(let symbol) = module.types[name] { return symbol }
        switch scope.isBuiltIn ? builtInType(name) : (module.types[name] ?? builtInType(name)) {
        case .nominal(let symbol): return symbol
        case .alias(let alias, let aliasScope):
            return types.asNominal(resolveType(alias.type, in: aliasScope))?.symbol
        case nil: return nil
        }
    }

    // MARK: Build conditions

    /// What stands between the directives that hold for an iPhone.
    func activeElements(_ config: IfConfigSyntax) -> Syntax? {
        for clause in config.clauses {
            guard let condition = clause.condition else { return clause.elements }
            if holds(condition) { return clause.elements }
        }
        return nil
    }

    private func holds(_ condition: ExprSyntax) -> Bool {
        switch condition.form {
        case .identifier(let identifier): return identifier.name.name == "DEBUG"
        case .booleanLiteral(let literal): return literal.literal.text == "true"
        case .prefix(let prefix): return prefix.operatorToken.text == "!" ? !holds(prefix.operand) : true
        case .tuple(let tuple): return tuple.elements.first.map { holds($0.value) } ?? false
        case .infix(let infix):
            let values = infix.operands.map(holds)
            return infix.operators.first?.text == "||" ? values.contains(true) : !values.contains(false)
        case .postfix(let postfix):
            guard case .identifier(let name) = postfix.base.form, let suffix = postfix.suffixes.first,
                case .call(let call) = suffix.form, let argument = call.arguments.first
            else { return false }
            switch name.name.name {
            case "os": return argument.value.text == "iOS"
            case "canImport":
                return SupportedModules.names.contains(argument.value.text) || argument.value.text == "UIKit"
            case "targetEnvironment": return argument.value.text == "simulator"
            case "arch": return argument.value.text == "arm64"
            case "swift", "compiler": return !argument.value.text.hasPrefix("<")
            default: return false
            }
        default: return false
        }
    }
}

/// Modules whose declarations the catalogue speaks of.
enum SupportedModules {
    static let names: Set<String> = [
        "SwiftUI", "Swift", "Foundation", "CoreGraphics", "CoreFoundation", "Observation", "Darwin", "Glibc", "os",
        "_Concurrency", "Dispatch", "Synchronization",
    ]
}
