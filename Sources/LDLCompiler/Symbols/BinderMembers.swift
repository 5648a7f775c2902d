import LDLParser

/// Making symbols of members when they are asked for by name.
extension Checker {
    /// The members of one type with a name, without those of its protocols.
    func ownMembers(_ name: String, of nominal: NominalSymbol) -> [NominalSymbol.Member] {
        ownMembers(memberNames[name], of: nominal)
    }

    func ownMembers(_ name: MemberName, of nominal: NominalSymbol) -> [NominalSymbol.Member] {
        if let known = nominal.settledMembers[name] { return known }
        membersBeingMade += 1
        let members = makeMembers(name.text, of: nominal)
        membersBeingMade -= 1
        // What is made inside another making may be asked for again before all of it is there; and the compiler's own
        // initialisers and raw values are made when enough is known of the type.
        if membersBeingMade == 0, nominal.isBuiltIn || (name.text != "init" && name.text != "rawValue"),
            nominal.settledMembers[name] == nil
        {
            nominal.settledMembers.insert(name, members)
        }
        return members
    }

    private func makeMembers(_ name: String, of nominal: NominalSymbol) -> [NominalSymbol.Member] {
        readMembers(name, of: nominal)
        if let sites = nominal.indexedMembers.removeValue(forKey: name) {
            for site in sites {
                if let member = makeMember(site, of: nominal) { nominal.members[name, default: []].append(member) }
            }
            if name == "init", !nominal.isBuiltIn { addMemberwise(to: nominal) }
        } else if name == "init", !nominal.isBuiltIn, nominal.memberwiseInitializer == nil {
            addMemberwise(to: nominal)
        } else if name == "rawValue" {
            addRawValue(to: nominal)
        }
        return nominal.members[name] ?? []
    }

    private func makeMember(_ site: MemberSite, of nominal: NominalSymbol) -> NominalSymbol.Member? {
        switch (site.form, site.declaration.form) {
        case (.function, .function(let function)):
            let symbol = makeFunction(function, scope: site.scope, owner: nominal)
            symbol.isDeclaredInProtocol = site.isRequirement
            return .function(symbol)
        case (.initializer, .initializer(let initializer)):
            return .function(makeInitializer(initializer, site: site, owner: nominal))
        case (.subscripted, .subscriptDecl(let subscripted)):
            return .function(makeSubscript(subscripted, site: site, owner: nominal))
        case (.variable(let binding, let tupleIndex), .variable(let declaration)):
            var found: TokenSyntax?
            forEachName(binding.pattern) { token, index in
                if index == tupleIndex, token.name == site.name { found = token }
            }
            guard let token = found else { return nil }
            return .variable(
                makeVariable(
                    token, binding, declaration, tupleIndex: tupleIndex, scope: site.scope, owner: nominal,
                    isRequirement: site.isRequirement))
        case (.alias, .typealiasDecl(let alias)):
            return .alias(name: site.name, resolveType(alias.type, in: site.scope))
        case (.enumCase(let element, let index), _):
            return .enumCase(makeCase(element, index: index, site: site, owner: nominal))
        default: return nil
        }
    }

    // MARK: Functions

    func makeFunction(_ syntax: FunctionDeclSyntax, scope: TypeScope, owner: NominalSymbol?) -> FunctionSymbol {
        let kind: FunctionSymbol.Kind =
            isOperatorName(syntax.name.name) ? .operatorFunction : owner == nil ? .function : .method
        let symbol = FunctionSymbol(
            name: syntax.name.name, kind: kind, resultType: types.error,
            implementation: syntax.body == nil ? .requirement : .user, span: syntax.name.span)
        symbol.owner = owner
        symbol.declaration = DeclarationSite(syntax: syntax.syntax)
        symbol.isSignatureKnown = false
        symbol.scope = scope
        for modifier in syntax.modifiers {
            switch modifier.name.text {
            case "static", "class": symbol.isStatic = true
            case "mutating": symbol.isMutating = true
            case "prefix": symbol.isPrefix = true
            case "postfix": symbol.isPostfix = true
            default: break
            }
        }
        read(syntax.attributes, into: symbol, isBuiltIn: scope.isBuiltIn)
        return symbol
    }

    private func isOperatorName(_ name: String) -> Bool {
        guard let first = name.unicodeScalars.first else { return false }
        return !first.properties.isAlphabetic && first != "_"
    }

    func makeInitializer(_ syntax: InitializerDeclSyntax, site: MemberSite, owner: NominalSymbol) -> FunctionSymbol {
        let symbol = FunctionSymbol(
            name: "init", kind: .initializer, resultType: types.error,
            implementation: syntax.body == nil ? .requirement : .user, span: syntax.keyword.span)
        symbol.owner = owner
        symbol.isStatic = true
        symbol.isFailable = syntax.mark?.text == "?"
        symbol.declaration = DeclarationSite(syntax: syntax.syntax)
        symbol.isSignatureKnown = false
        symbol.scope = site.scope
        symbol.isDeclaredInProtocol = site.isRequirement
        read(syntax.attributes, into: symbol, isBuiltIn: site.scope.isBuiltIn)
        return symbol
    }

    private func makeSubscript(_ syntax: SubscriptDeclSyntax, site: MemberSite, owner: NominalSymbol) -> FunctionSymbol
    {
        let symbol = FunctionSymbol(
            name: "subscript", kind: .subscriptGetter, resultType: types.error,
            implementation: syntax.accessors == nil || site.isRequirement ? .requirement : .user,
            span: syntax.keyword.span)
        symbol.owner = owner
        symbol.declaration = DeclarationSite(syntax: syntax.syntax)
        symbol.isSignatureKnown = false
        symbol.scope = site.scope
        symbol.isDeclaredInProtocol = site.isRequirement
        symbol.isStatic = syntax.modifiers.contains { $0.name.text == "static" }
        read(syntax.attributes, into: symbol, isBuiltIn: site.scope.isBuiltIn)
        let setterSyntax = syntax.accessors?.accessors.first { $0.name.text == "set" }
        if let setterSyntax {
            let setter = FunctionSymbol(
                name: "subscript", kind: .subscriptSetter, resultType: types.void, implementation: .user,
                span: setterSyntax.span)
            if case .native(let name) = symbol.implementation { setter.implementation = .native(name + ".set") }
            setter.owner = owner
            setter.declaration = DeclarationSite(syntax: setterSyntax.syntax)
            setter.isMutating = owner.kind != .classType
            setter.scope = site.scope
            setter.isStatic = symbol.isStatic
            symbol.setter = setter
        }
        return symbol
    }

    /// The attributes in front of a function: what stands behind a built-in, and `@ViewBuilder`.
    private func read(_ attributes: SyntaxList<AttributeSyntax>, into symbol: FunctionSymbol, isBuiltIn: Bool) {
        for attribute in attributes {
            let name = attribute.name.text
            if name == "ViewBuilder" { symbol.isViewBuilder = true }
            guard isBuiltIn else { continue }
            switch name {
            case "native": symbol.implementation = .native(attributeArgument(attribute))
            case "node": symbol.implementation = .node(attributeArgument(attribute))
            case "inert": symbol.implementation = .node("inert")
            case "unmodelled":
                symbol.implementation = .node("unmodelled")
                symbol.isUnmodelled = true
            case "unchecked": symbol.isUnchecked = true
            case "_disfavoredOverload": symbol.isDisfavored = true
            default: break
            }
        }
    }

    /// The text between an attribute's parentheses; of a string its contents.
    func attributeArgument(_ attribute: AttributeSyntax) -> String {
        guard let text = attribute.arguments?.text else { return "" }
        // By bytes: the catalogue has an attribute before every member.
        var bytes: [UInt8] = []
        var isAtStart = true
        for byte in text.utf8 where byte != UInt8(ascii: "\"") && !(isAtStart && byte == UInt8(ascii: " ")) {
            isAtStart = byte == UInt8(ascii: ",")
            bytes.append(byte)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    // MARK: Variables

    func makeVariable(
        _ token: TokenSyntax, _ binding: PatternBindingSyntax, _ declaration: VariableDeclSyntax, tupleIndex: Int?,
        scope: TypeScope, owner: NominalSymbol?, isRequirement: Bool
    ) -> VariableSymbol {
        var isStatic = owner == nil
        var isPrivate = false
        var isLazy = false
        for modifier in declaration.modifiers {
            switch modifier.name.text {
            case "static", "class": isStatic = true
            case "private", "fileprivate": if modifier.detail == nil { isPrivate = true }
            case "lazy": isLazy = true
            default: break
            }
        }
        let isVariable = declaration.keyword.kind == .varKeyword
        let symbol = VariableSymbol(
            name: token.name, type: types.error, isMutable: isVariable, storage: .field(-1), span: token.span)
        symbol.declaration = DeclarationSite(syntax: binding.syntax)
        symbol.scope = scope
        symbol.owner = owner
        symbol.isStatic = isStatic
        symbol.isPrivate = isPrivate
        symbol.isLazy = isLazy
        symbol.isTypeKnown = false
        symbol.tupleIndex = tupleIndex
        symbol.valueSyntax = binding.initializer?.value
        symbol.isDeclaredInProtocol = isRequirement
        var native: String?
        for attribute in declaration.attributes {
            let name = attribute.name.text
            if name == "ViewBuilder" { symbol.isViewBuilder = true }
            if scope.isBuiltIn {
                if name == "native" { native = attributeArgument(attribute) }
                continue
            }
            symbol.wrapper = propertyWrapper(attribute) ?? misspelledWrapper(attribute, in: scope) ?? symbol.wrapper
        }
        let isComputed = isRequirement || native != nil || computes(binding)
        if isComputed {
            symbol.storage = makeAccessors(symbol, binding, native: native, isRequirement: isRequirement)
        } else if isStatic {
            symbol.storage = .global(globals.count)
            globals.append(symbol)
        }
        return symbol
    }

    /// A computed property has a body or `get`; `willSet` and `didSet` only observe a stored one.
    private func computes(_ binding: PatternBindingSyntax) -> Bool {
        guard let accessors = binding.accessors else { return false }
        if accessors.accessors.isEmpty { return true }
        return accessors.accessors.contains { $0.name.text != "willSet" && $0.name.text != "didSet" }
    }

    private func makeAccessors(
        _ symbol: VariableSymbol, _ binding: PatternBindingSyntax, native: String?, isRequirement: Bool
    ) -> VariableSymbol.Storage {
        let getter = FunctionSymbol(
            name: symbol.name, kind: .getter, resultType: types.error,
            implementation: native.map { .native($0) } ?? (isRequirement ? .requirement : .user), span: symbol.span)
        getter.owner = symbol.owner
        getter.isStatic = symbol.isStatic
        getter.scope = symbol.scope
        getter.declaration = symbol.declaration
        getter.isViewBuilder = symbol.isViewBuilder
        getter.isDeclaredInProtocol = isRequirement
        var setter: FunctionSymbol?
        var isSettable = symbol.scope?.isBuiltIn == true && binding.accessors == nil && symbol.isMutable
        if let accessors = binding.accessors {
            for accessor in accessors.accessors where accessor.name.text == "set" { isSettable = true }
        }
        if isSettable {
            let made = FunctionSymbol(
                name: symbol.name, kind: .setter, resultType: types.void,
                implementation: native.map { .native($0 + ".set") } ?? (isRequirement ? .requirement : .user),
                span: symbol.span)
            made.owner = symbol.owner
            made.isStatic = symbol.isStatic
            made.isMutating = symbol.owner?.kind != .classType
            made.scope = symbol.scope
            made.declaration = symbol.declaration
            made.isDeclaredInProtocol = isRequirement
            getter.setter = made
            setter = made
        }
        return .computed(getter: getter, setter: setter)
    }

    /// `@State`, `@Binding`, `@Environment(\.key)` …: `nil` for attributes that wrap nothing.
    private func propertyWrapper(_ attribute: AttributeSyntax) -> (name: String, key: String?)? {
        let name: String
        switch attribute.name.form {
        case .simple(let simple): name = simple.name.name
        default: name = attribute.name.text
        }
        guard PropertyWrappers.names.contains(name) else { return nil }
        var key: String?
        if name == "ScaledMetric", let arguments = attribute.arguments, let dot = arguments.text.lastIndex(of: ".") {
            // Its one argument is the text style that it grows like: `relativeTo: .title`.
            key = String(arguments.text[arguments.text.index(after: dot)...].prefix { $0.isLetter || $0.isNumber })
        }
        if name == "Environment", let arguments = attribute.arguments {
            let text = arguments.text
            if let dot = text.lastIndex(of: ".") {
                key = String(text[text.index(after: dot)...].prefix { $0 != ")" && $0 != " " && $0 != "," })
            }
            if text.hasSuffix(".self") { key = String(text.dropLast(5)) }
        }
        return (name, key)
    }

    /// An attribute that nothing declares and that is nearly a property wrapper of SwiftUI, as in `@Stat`: it is
    /// warned of, and read as the one that was meant.
    private func misspelledWrapper(_ attribute: AttributeSyntax, in scope: TypeScope) -> (name: String, key: String?)? {
        guard case .simple(let simple) = attribute.name.form else { return nil }
        let token = simple.name
        let name = token.name
        guard !PropertyWrappers.names.contains(name), !PropertyWrappers.otherAttributes.contains(name),
            lookUpType(name, in: scope) == nil,
            case .one(let best, let isCertain) = Suggestions.find(
                name, among: PropertyWrappers.names.sorted().map { Suggestions.Candidate($0) })
        else { return nil }
        report(
            .unknownName, .warning, at: token.span, "there is no attribute named '\(name)'",
            labels: [Label(span: token.span, text: "did you mean '\(best)'?")],
            fixIts: [replacement(token.span, best, isCertain: isCertain)])
        return (best, nil)
    }

    // MARK: Cases

    private func makeCase(
        _ element: EnumCaseElementSyntax, index: Int, site: MemberSite, owner: NominalSymbol
    ) -> EnumCaseSymbol {
        let symbol = EnumCaseSymbol(name: element.name.name, index: index, owner: owner, span: element.name.span)
        prepare(owner)
        if let parameters = element.parameters {
            symbol.parameters = parameters.parameters.map { parameter in
                var label = parameter.firstName?.name
                if label == "_" { label = nil }
                let type: TypeID
                if let written = parameter.type {
                    type = resolveType(written, in: site.scope)
                } else if let name = parameter.firstName, parameter.colon == nil {
                    type = resolveTypeName(name, in: site.scope)
                    label = nil
                } else {
                    type = types.error
                }
                let made = ParameterSymbol(label: label, name: label ?? "", type: type, span: parameter.span)
                made.defaultSyntax = parameter.defaultValue?.value
                made.hasDefault = made.defaultSyntax != nil
                return made
            }
        }
        let maker = FunctionSymbol(
            name: symbol.name, kind: .method, resultType: selfType(of: owner), implementation: .user, span: symbol.span)
        maker.owner = owner
        maker.isStatic = true
        maker.parameters = symbol.parameters
        maker.enumCase = symbol
        maker.scope = site.scope
        maker.bodyState = .checked
        symbol.maker = maker
        return symbol
    }

    /// The cases of an enum in order of declaration.
    func cases(of nominal: NominalSymbol) -> [EnumCaseSymbol] {
        if !nominal.cases.isEmpty || nominal.kind != .enumeration { return nominal.cases }
        var names: [String] = []
        if nominal.isBuiltIn {
            for (name, sites) in nominal.indexedMembers {
                if sites.contains(where: { if case .enumCase = $0.form { true } else { false } }) { names.append(name) }
            }
            for (name, members) in nominal.members {
                if members.contains(where: { if case .enumCase = $0 { true } else { false } }) { names.append(name) }
            }
        } else {
            for site in nominal.memberSites { if case .enumCase = site.form { names.append(site.name) } }
        }
        var found: [EnumCaseSymbol] = []
        var seen: Set<String> = []
        for name in names where seen.insert(name).inserted {
            for case .enumCase(let symbol) in ownMembers(name, of: nominal) { found.append(symbol) }
        }
        nominal.cases = found.sorted { $0.index < $1.index }
        return nominal.cases
    }
}

/// Attributes that wrap a property: its initial or default value counts.
enum PropertyWrappers {
    static let names: Set<String> = [
        "State", "Binding", "Environment", "Bindable", "ObservedObject", "StateObject", "EnvironmentObject",
        "AppStorage", "SceneStorage", "FocusState", "GestureState", "ScaledMetric", "Namespace", "Published",
        "AccessibilityFocusState", "Query", "FetchRequest", "Previewable", "Entry",
    ]
    /// Attributes of properties that wrap nothing.
    static let otherAttributes: Set<String> = [
        "ViewBuilder", "MainActor", "available", "objc", "inlinable", "usableFromInline", "Sendable", "unknown", "main",
        "Attribute", "Relationship", "Transient", "Model", "Observable", "Guide", "Parameter", "Dependency",
    ]
}
