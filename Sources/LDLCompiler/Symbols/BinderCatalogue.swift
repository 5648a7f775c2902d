import LDLParser

/// Reading the catalogue: a declaration is parsed when its name is asked for, a member when the type is asked for it.
extension Checker {
    /// A built-in type or alias.
    func builtInType(_ name: String) -> Namespace.TypeEntry? {
        if let known = builtIns.types[name] { return known }
        readBuiltIns(name)
        return builtIns.types[name]
    }

    /// A built-in type that is no alias.
    func builtInNominal(_ name: String) -> NominalSymbol? {
        if case .nominal(let symbol) = builtInType(name) { return symbol }
        return nil
    }

    func builtInFunctions(_ name: String) -> [FunctionSymbol] {
        readBuiltIns(name)
        return builtIns.functions[name] ?? []
    }

    func builtInVariable(_ name: String) -> VariableSymbol? {
        readBuiltIns(name)
        return builtIns.variables[name]
    }

    /// The names of the built-in types in order of declaration; asking for them reads all that is at the top level.
    var builtInTypeNames: [String] { CatalogueIndex.shared.names.filter { builtInType($0) != nil } }

    /// The names of the built-in functions and variables in order of declaration, each once.
    var builtInValueNames: [String] {
        var seen: Set<String> = []
        return CatalogueIndex.shared.names.filter { name in
            readBuiltIns(name)
            return (builtIns.functions[name] != nil || builtIns.variables[name] != nil) && seen.insert(name).inserted
        }
    }

    private func readBuiltIns(_ name: String) {
        for number in CatalogueIndex.shared.blocks(named: name) where !readBlocks[number] {
            readBlocks[number] = true
            declare(parse(file(ofHead: number)), isBuiltIn: true)
        }
    }

    /// A declaration without those members that are read later; all of it if it has no lines for members.
    private func file(ofHead number: Int) -> SourceFile {
        let block = CatalogueIndex.shared[number]
        let interface = CatalogueInterface.files[block.file]
        let bytes = interface.bytes
        guard !block.body.isEmpty else {
            return builtInFile(interface.name, Array(bytes[block.start..<block.end]))
        }
        var text = Array(bytes[block.start..<block.body.lowerBound])
        if block.marks.contains(.hasHeadMembers) { appendHeadMembers(of: block, bytes, to: &text) }
        text.append(UInt8(ascii: "}"))
        return builtInFile(interface.name, text)
    }

    private func appendHeadMembers(
        of block: CatalogueIndex.Block, _ bytes: UnsafeBufferPointer<UInt8>, to text: inout [UInt8]
    ) {
        InterfaceScanner(bytes: bytes).forEachDeclaration(
            from: block.body.lowerBound, to: block.body.upperBound, indentation: 4
        ) { range in
            switch InterfaceHead(bytes, range)?.keyword {
            case .enumCase, .associatedType, nil: text += bytes[range.start..<range.end]
            default: break
            }
        }
    }

    private func builtInFile(_ name: String, _ bytes: [UInt8]) -> SourceFile {
        builtInFileCount += 1
        return Catalogue.file(builtInFileCount, name: name, bytes: bytes)
    }

    /// Says where the members of a built-in type and its extensions are, once it has been made.
    func attachCatalogue(to symbol: NominalSymbol, parentScope: TypeScope) {
        let index = CatalogueIndex.shared
        if symbol.outer == nil, let scope = symbol.scope {
            // Of the blocks that declare the name, the type's is the one being read; types have no overloads.
            for block in index.blocks(named: symbol.name) where !index[block].body.isEmpty {
                symbol.unread.add(block, scope)
            }
        }
        for block in index.extensions(of: symbol.qualifiedName) {
            let scope = TypeScope(parent: parentScope, nominal: symbol, isBuiltIn: true)
            scope.isPrepared = false
            if index[block].marks.contains(.hasClauses) { scope.unreadExtension = block }
            scope.inheritsNothing = !index[block].marks.contains(.inherits)
            symbol.extensions.append(scope)
            if index[block].body.isEmpty {
                readWhole(block, of: symbol, scope)
            } else {
                symbol.unread.add(block, scope)
            }
        }
    }

    /// An extension that stands on one line. Most are `{}` and only say what a type conforms to, which is read when
    /// somebody asks for it.
    private func readWhole(_ block: Int, of symbol: NominalSymbol, _ scope: TypeScope) {
        let found = CatalogueIndex.shared[block]
        let text = CatalogueInterface.files[found.file].bytes[found.start..<found.end]
        guard !text.suffix(3).elementsEqual("{}\n".utf8), let syntax = readExtension(block) else { return }
        var caseIndex = 0
        index(syntax.members.members, into: symbol, scope: scope, caseIndex: &caseIndex)
    }

    /// The head of an extension, for its clauses.
    func readExtension(_ block: Int) -> ExtensionDeclSyntax? {
        let tree = parse(file(ofHead: block))
        builtInTrees.append(tree)
        for statement in tree.sourceFile.statements {
            if case .declaration(let declaration) = statement.form, case .extensionDecl(let found) = declaration.form {
                return found
            }
        }
        return nil
    }

    /// Reads the members with a name, all in one file.
    func readMembers(_ name: String, of symbol: NominalSymbol) {
        guard symbol.isBuiltIn else { return }
        let parts = symbol.unread.take(name)
        guard let first = parts.first else { return }
        // Members are parsed between braces; which ones does not matter to the grammar.
        let opening: StaticString = "extension X {\n"
        let closing: StaticString = "\n}\n"
        var bytes: [UInt8] = []
        bytes.reserveCapacity(parts.reduce(0) { $0 + $1.bytes.count + 32 })
        for part in parts {
            bytes.append(contentsOf: UnsafeBufferPointer(start: opening.utf8Start, count: opening.utf8CodeUnitCount))
            bytes.append(contentsOf: interface(of: part).bytes[part.bytes])
            bytes.append(contentsOf: UnsafeBufferPointer(start: closing.utf8Start, count: closing.utf8CodeUnitCount))
        }
        let tree = parse(builtInFile(interface(of: first).name, bytes))
        builtInTrees.append(tree)
        var caseIndex = 0
        for (part, statement) in zip(parts, tree.sourceFile.statements) {
            guard case .declaration(let declaration) = statement.form, case .extensionDecl(let found) = declaration.form
            else { continue }
            index(
                found.members.members, into: symbol, scope: part.scope, caseIndex: &caseIndex,
                isProtocolBody: part.isRequirement)
        }
    }

    private func interface(of part: UnreadMembers.Part) -> CatalogueInterface.File {
        CatalogueInterface.files[CatalogueIndex.shared[part.block].file]
    }

    /// The names of all members that a type declares itself, in no order that means anything, each once.
    func memberNames(of symbol: NominalSymbol) -> [String] {
        var names = Set(symbol.indexedMembers.keys)
        names.formUnion(symbol.members.keys)
        names.formUnion(symbol.unread.allNames())
        return names.sorted()
    }

    /// The names of what a protocol asks of a type, in order of declaration, each once.
    func requirementNames(of symbol: NominalSymbol) -> [String] {
        var seen: Set<String> = []
        let unread = symbol.isBuiltIn ? symbol.unread.requirementNames() : []
        return (unread + symbol.memberSites.filter(\.isRequirement).map(\.name)).filter { seen.insert($0).inserted }
    }
}
