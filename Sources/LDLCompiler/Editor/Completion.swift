import LDLParser

/// Something that can be written at a place.
public struct CompletionItem: Hashable, Sendable {
    /// What it is, for the picture beside it.
    public enum Kind: Sendable {
        case view, modifier, method, function, property, variable, enumCase, value, type, protocolType, label, keyword
        case snippet
    }

    public var kind: Kind
    /// What the list shows: `padding(_ length: CGFloat)`.
    public var label: String
    /// The name by which it is found.
    public var name: String
    /// A few words beside the label: a type, or the whole signature.
    public var detail: String
    /// What it is for; empty where nothing is said.
    public var documentation: String
    public var insertion: Insertion
}

/// What can be written at a place, the likeliest first.
public struct Completion: Sendable {
    public var items: [CompletionItem]
    /// The bytes that an item takes the place of: the word before the cursor.
    public var replacement: SourceRange
    /// Whether there is more than these: the list was cut, or chosen by the letters written so far.
    public var isIncomplete: Bool
}

extension SemanticModel {
    /// What can be written at an offset, the likeliest first.
    ///
    /// - Parameter limit: How many items there may be.
    public func completion(at offset: UInt32, in file: FileID, limit: Int = 250) -> Completion {
        asking {
            guard let tree = tree(of: file) else {
                return Completion(items: [], replacement: SourceRange(at: offset), isIncomplete: false)
            }
            let place = CompletionPlace(at: min(offset, tree.file.length), in: tree)
            var list = CompletionList(prefix: place.prefix)
            collect(into: &list, at: place)
            let items = list.sorted()
            return Completion(
                items: Array(items.prefix(limit)), replacement: place.replacement,
                isIncomplete: items.count > limit || !place.prefix.isEmpty)
        }
    }

    private func collect(into list: inout CompletionList, at place: CompletionPlace) {
        let tree = place.tree
        if tree.isInComment(place.start) || tree.isInText(place.start) { return }
        guard let before = place.before else { return addStatements(to: &list, at: place) }
        switch tree[before].kind {
        case .period: addMembers(to: &list, after: before, at: place)
        case .atSign: addAttributes(to: &list)
        case .pound: addMacros(to: &list)
        case .backslash: break
        case .colon where isTypePosition(before, in: tree): addTypes(to: &list, at: place)
        case .arrow: addTypes(to: &list, at: place)
        default:
            if isNamePosition(before, in: tree) { return }
            if let site = callSite(at: place.start, in: tree) {
                addArguments(to: &list, of: site, at: place)
            } else if let (bracket, _, _) = tree.openBracket(at: place.start) {
                // A value in a text is shown in words; elements and groups may be anything, but no statement.
                let isInText = tree[bracket].kind == .interpolationOpen
                addExpressions(to: &list, at: place, wanted: isInText ? .value : .anything)
            } else if isMemberPosition(place) {
                addDeclarations(to: &list, at: place)
            } else {
                addStatements(to: &list, at: place)
            }
        }
    }

    // MARK: Places

    /// Whether a new name is written after a token, of which nothing can be guessed.
    private func isNamePosition(_ token: TokenID, in tree: SyntaxTree) -> Bool {
        switch tree[token].kind {
        case .letKeyword, .varKeyword, .funcKeyword, .structKeyword, .enumKeyword, .classKeyword, .protocolKeyword,
            .typealiasKeyword, .importKeyword, .forKeyword:
            true
        default: false
        }
    }

    /// Whether a colon stands before a type: of a variable, a parameter, or what a type inherits from.
    private func isTypePosition(_ colon: TokenID, in tree: SyntaxTree) -> Bool {
        switch tree.owners(of: colon).last?.kind {
        case .typeAnnotation, .parameter, .inheritanceClause, .genericParameter, .conformanceRequirement,
            .tupleTypeElement:
            true
        default: false
        }
    }

    /// Whether members of a type are declared at a place.
    private func isMemberPosition(_ place: CompletionPlace) -> Bool {
        guard let before = place.before else { return false }
        var path = place.tree.owners(of: before)
        // After the last token of a member the place is beside it, not in it.
        while let last = path.last, last.range.end <= place.start, last.kind != .memberBlock, path.count > 1 {
            path.removeLast()
        }
        return path.last?.kind == .memberBlock || path.last?.kind == .memberList
    }

    // MARK: After a period

    private func addMembers(to list: inout CompletionList, after period: TokenID, at place: CompletionPlace) {
        let owners = place.tree.owners(of: period)
        guard let node = owners.last else { return }
        if node.kind == .implicitMember {
            addImplicitMembers(to: &list, of: ImplicitMemberSyntax(unchecked: node), period: period, at: place)
            return
        }
        guard node.kind == .memberSuffix, owners.count >= 3, let chain = PostfixExprSyntax(owners[owners.count - 3])
        else { return }
        let suffixes = owners[owners.count - 2]
        guard let index = (0..<suffixes.childCount).first(where: { suffixes.node($0)?.id == node.id }) else { return }
        switch receiver(chain, upTo: index) {
        case .value(let type): addInstanceMembers(to: &list, of: type)
        case .type(let type): addStaticMembers(to: &list, of: type)
        case nil: break
        }
    }

    private func addImplicitMembers(
        to list: inout CompletionList, of member: ImplicitMemberSyntax, period: TokenID, at place: CompletionPlace
    ) {
        var expected: [TypeID] = []
        let dot = place.tree[period].start
        if let site = callSite(at: dot, in: place.tree), site.isAtStart { expected = expectedTypes(at: site) }
        if expected.isEmpty, let type = checker.implicitMemberTypes[member.span] { expected = [type] }
        for type in expected { addMembers(to: &list, fitting: type, prefix: "") }
    }

    // MARK: Between parentheses

    private func addArguments(to list: inout CompletionList, of site: CallSite, at place: CompletionPlace) {
        let wanted = expectation(at: site)
        guard site.isAtStart else { return addExpressions(to: &list, at: place, wanted: wanted) }
        if site.label == nil { addLabels(to: &list, of: site) }
        for type in expectedTypes(at: site) {
            addMembers(to: &list, fitting: type, prefix: ".")
            if checker.unwrappedFully(type) == checker.known.bool {
                for word in ["true", "false"] { list.add(keyword(word), rank: .expected) }
            }
        }
        if site.label != nil || takesUnlabelled(site) {
            addExpressions(to: &list, at: place, wanted: wanted)
        }
    }

    private func takesUnlabelled(_ site: CallSite) -> Bool {
        site.candidates.isEmpty || site.candidates.contains { parameter(of: $0.function, at: site) != nil }
    }

    private func addLabels(to list: inout CompletionList, of site: CallSite) {
        for candidate in site.candidates {
            let function = candidate.function
            checker.resolveSignature(function)
            let labels = Set(function.parameters.compactMap(\.label))
            guard site.otherLabels.isSubset(of: labels) else { continue }
            for parameter in function.parameters {
                guard let label = parameter.label, !site.otherLabels.contains(label) else { continue }
                var detail = typeText(of: parameter, in: function)
                if let written = parameter.defaultSyntax?.text { detail += " = \(written)" }
                list.add(
                    CompletionItem(
                        kind: .label, label: label + ":", name: label, detail: detail,
                        documentation: function.documentation, insertion: Insertion(label + ": ")),
                    rank: .label)
            }
        }
    }

    func keyword(_ word: String, _ insertion: Insertion? = nil, detail: String = "") -> CompletionItem {
        CompletionItem(
            kind: insertion == nil ? .keyword : .snippet, label: word, name: word, detail: detail, documentation: "",
            insertion: insertion ?? Insertion(word))
    }
}

/// The word at a cursor and what stands before it.
struct CompletionPlace {
    let tree: SyntaxTree
    /// Where the word begins.
    let start: UInt32
    /// The letters before the cursor.
    let prefix: String
    /// The whole word, which an item takes the place of.
    let replacement: SourceRange
    /// The token before the word.
    let before: TokenID?

    init(at offset: UInt32, in tree: SyntaxTree) {
        self.tree = tree
        var start = offset
        var end = offset
        if let token = tree.token(touching: offset), tree[token].isWord, tree[token].start < offset {
            start = tree[token].start
            end = tree[token].end
        }
        self.start = start
        prefix = tree.file.text(in: SourceRange(start: start, end: offset))
        replacement = SourceRange(start: start, end: end)
        before = tree.token(endingBy: start)
    }
}
