import LDLParser

/// What a piece of text is, for its colour.
public struct SemanticToken: Hashable, Sendable {
    public enum Kind: Int, Hashable, Sendable, CaseIterable {
        case type, protocolType, typeParameter, parameter, variable, property, enumMember, function, method, macro
        case keyword, comment, string, number, operatorSign, attribute
    }

    public struct Modifiers: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let declaration = Modifiers(rawValue: 1)
        public static let readOnly = Modifiers(rawValue: 2)
        public static let isStatic = Modifiers(rawValue: 4)
        public static let builtIn = Modifiers(rawValue: 8)
        public static let documentation = Modifiers(rawValue: 16)
    }

    public let range: SourceRange
    public let kind: Kind
    public let modifiers: Modifiers
}

extension SemanticModel {
    /// What the words and marks in a range are, in the order of the text; none goes over a line's end.
    public func semanticTokens(in range: SourceRange, of file: FileID) -> [SemanticToken] {
        asking {
            guard let tree = tree(of: file) else { return [] }
            var result: [SemanticToken] = []
            let first = Int(tree.token(at: range.start).rawValue)
            for index in first..<max(first, tree.tokens.count) {
                let id = TokenID(UInt32(truncatingIfNeeded: index))
                let gap = tree.trivia(before: id)
                if gap.start >= range.end { break }
                let token = tree[id]
                if token.flags.contains(.leadingComment) || token.kind == .endOfFile {
                    for piece in tree.triviaPieces(before: id) where piece.isComment {
                        let isDocumentation = piece.kind == .documentationLine || piece.kind == .documentationBlock
                        add(piece.range, .comment, isDocumentation ? .documentation : [], in: tree, to: &result)
                    }
                }
                guard !token.isMissing, token.start < range.end, let (kind, modifiers) = meaning(of: id, in: tree)
                else {
                    continue
                }
                add(token.range, kind, modifiers, in: tree, to: &result)
            }
            return result.filter { $0.range.end > range.start && $0.range.start < range.end }
        }
    }

    /// Adds a piece, cut at the ends of lines.
    private func add(
        _ range: SourceRange, _ kind: SemanticToken.Kind, _ modifiers: SemanticToken.Modifiers, in tree: SyntaxTree,
        to result: inout [SemanticToken]
    ) {
        let lines = tree.file.lineIndex
        var line = lines.line(at: range.start)
        var start = range.start
        while start < range.end {
            let content = lines.contentRange(ofLine: line, in: tree.file.bytes)
            let end = min(range.end, content.end)
            if end > start {
                result.append(
                    SemanticToken(range: SourceRange(start: start, end: end), kind: kind, modifiers: modifiers))
            }
            line += 1
            let next = lines.range(ofLine: line).start
            guard next > start else { break }
            start = next
        }
    }

    private func meaning(of id: TokenID, in tree: SyntaxTree) -> (SemanticToken.Kind, SemanticToken.Modifiers)? {
        let token = tree[id]
        switch token.kind {
        case .integerLiteral, .floatLiteral: return (.number, [])
        case .stringOpen, .stringSegment, .stringClose, .regexLiteral: return (.string, [])
        case .prefixOperator, .infixOperator, .postfixOperator: return (.operatorSign, [])
        case .identifier, .dollarIdentifier: return nameMeaning(TokenSyntax(tree: tree, id: id))
        case .poundIf, .poundElseif, .poundElse, .poundEndif, .poundAvailable, .poundUnavailable: return (.macro, [])
        case .pound: return (.macro, [])
        case .atSign: return (.attribute, [])
        default: return token.isWord && token.kind != .wildcard ? (.keyword, []) : nil
        }
    }

    private func nameMeaning(_ token: TokenSyntax) -> (SemanticToken.Kind, SemanticToken.Modifiers)? {
        if let symbol = symbols[token.span]?.last, let found = meaning(of: symbol) { return found }
        if let symbol = declarations[token.span], let (kind, modifiers) = meaning(of: symbol) {
            return (kind, modifiers.union(.declaration))
        }
        guard let owner = token.tree.owners(of: token.id).last else { return nil }
        switch owner.kind {
        case .argument, .labeledClosure, .declNameLabelList: return (.parameter, [])
        case .attribute: return (.attribute, [])
        case .modifier, .accessor: return (.keyword, [])
        case .simpleType:
            if token.tree.owners(of: token.id).contains(where: { $0.kind == .attribute }) { return (.attribute, []) }
            return (.type, [])
        case .memberTypeSuffix: return (.type, [])
        case .parameter, .closureNames: return (.parameter, .declaration)
        case .identifierPattern: return (.variable, .declaration)
        case .genericParameter: return (.typeParameter, .declaration)
        case .functionDecl: return token.token.word == .none ? (.function, .declaration) : (.keyword, [])
        case .structDecl, .classDecl, .enumDecl, .extensionDecl: return (.type, .declaration)
        case .macroExpr: return (.macro, [])
        case .memberSuffix: return (.property, [])
        case .identifierExpr: return (token.text.first?.isUppercase ?? false ? .type : .variable, [])
        default: return token.token.word == .none ? nil : (.keyword, [])
        }
    }

    private func meaning(of symbol: AnyObject) -> (SemanticToken.Kind, SemanticToken.Modifiers)? {
        switch symbol {
        case let nominal as NominalSymbol:
            return (nominal.kind == .protocolType ? .protocolType : .type, nominal.isBuiltIn ? .builtIn : [])
        case let function as FunctionSymbol:
            if function.enumCase != nil { return (.enumMember, []) }
            var modifiers: SemanticToken.Modifiers = function.isStatic && function.kind == .method ? .isStatic : []
            if function.span.file.rawValue >= Catalogue.firstFile { modifiers.insert(.builtIn) }
            switch function.kind {
            case .initializer: return (.type, modifiers)
            case .method: return (.method, modifiers)
            case .function: return (.function, modifiers)
            case .operatorFunction: return (.operatorSign, modifiers)
            default: return (.property, modifiers)
            }
        case let variable as VariableSymbol:
            var modifiers: SemanticToken.Modifiers = variable.isStatic && variable.owner != nil ? .isStatic : []
            if !variable.isMutable { modifiers.insert(.readOnly) }
            if variable.span.file.rawValue >= Catalogue.firstFile { modifiers.insert(.builtIn) }
            return (variable.owner == nil ? .variable : .property, modifiers)
        case let local as LocalVariable: return (.variable, local.isMutable ? [] : .readOnly)
        case is EnumCaseSymbol: return (.enumMember, [])
        default: return nil
        }
    }
}
