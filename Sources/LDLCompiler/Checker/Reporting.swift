import LDLParser

extension Checker {
    /// Reports something once a place and kind.
    func report(
        _ id: DiagnosticID, _ severity: Severity = .error, at span: SourceSpan, _ message: String,
        labels: [Label] = [], notes: [Note] = [], fixIts: [FixIt] = []
    ) {
        guard errorCount < [Diagnostic].mistakeLimit else { return }
        guard reported.insert(ReportedPlace(id: id, span: span)).inserted else { return }
        if severity == .error {
            errorCount += 1
            if errorCount == [Diagnostic].mistakeLimit {
                diagnostics.append(
                    Diagnostic(
                        .limitExceeded, file: span.file, range: span.range,
                        message: "there are more than \(errorCount) mistakes; no more are reported"))
                return
            }
        }
        diagnostics.append(
            Diagnostic(
                id, severity: severity, file: span.file, range: span.range, message: message, labels: labels,
                notes: notes, fixIts: fixIts))
    }

    /// Reports a construct without a model, once a construct.
    func reportUnsupported(_ what: String, at span: SourceSpan, _ severity: Severity = .note) {
        guard reportedConstructs.insert(what).inserted else { return }
        report(.unsupportedConstruct, severity, at: span, "\(what) has no part in the layout and is passed over")
    }

    func replacement(_ span: SourceSpan, _ text: String, isCertain: Bool = true) -> FixIt {
        FixIt(
            "replace with '\(text)'", applicability: isCertain ? .machineApplicable : .maybeIncorrect,
            edits: [TextEdit(file: span.file, range: span.range, replacement: text)])
    }

    /// `1 type`, `2 types`.
    func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

    /// `a 'View'`, `an 'Int'`.
    func article(_ name: String) -> String {
        let isVowel = name.unicodeScalars.first.map { "AEIOUaeiou".unicodeScalars.contains($0) } ?? false
        return (isVowel ? "an '" : "a '") + name + "'"
    }

    /// `'a'`, `'a' or 'b'`, `'a', 'b' or 'c'`.
    func alternatives(_ names: [String], _ word: String = "or") -> String {
        let quoted = names.map { "'\($0)'" }
        guard let last = quoted.last else { return "" }
        if quoted.count == 1 { return last }
        return quoted.dropLast().joined(separator: ", ") + " \(word) " + last
    }

    /// Reports a name that is not known, with the likeliest spelling if there is one.
    func reportUnknown(
        _ id: DiagnosticID, _ message: String, at span: SourceSpan, name: String, candidates: [Suggestions.Candidate],
        notes: [Note] = [], prefix: String = ""
    ) {
        // Looking for a likely spelling is much work for a mistake that is not reported.
        guard errorCount < [Diagnostic].mistakeLimit else { return }
        var labels: [Label] = []
        var fixIts: [FixIt] = []
        var notes = notes
        switch Suggestions.find(name, among: candidates) {
        case .none: break
        case .one(let best, let isCertain):
            labels = [Label(span: span, text: "did you mean '\(prefix)\(best)'?")]
            // One of many is named like the many: `item` of `items` is a parameter that was forgotten, not a slip.
            let isPlural = best == name + "s" || name == best + "s"
            fixIts = [replacement(span, best, isCertain: isCertain && !isPlural)]
        case .several(let names):
            notes.append(Note("did you mean \(alternatives(names.map { prefix + $0 }))?"))
        }
        report(id, at: span, message, labels: labels, notes: notes, fixIts: fixIts)
    }

    /// A type that nothing declares: a slip of the pen is an error, a foreign type is taken as it is.
    func reportUnknownTypeName(_ name: TokenSyntax, in scope: TypeScope) {
        let text = name.name
        let candidates = typeCandidates()
        if case .one(_, let isCertain) = Suggestions.find(text, among: candidates), isCertain || foreignModules.isEmpty
        {
            reportUnknown(
                .unknownName, "there is no type named '\(text)'", at: name.span, name: text, candidates: candidates)
        } else {
            reportUnsupported("the type '\(text)', which nothing declares,", at: name.span)
        }
    }

    func typeCandidates() -> [Suggestions.Candidate] {
        module.typeNames.map { Suggestions.Candidate($0) }
            + builtInTypeNames.filter { !$0.hasPrefix("_") }.map { name in
                var synonyms: [String] = []
                if let symbol = builtInNominal(name) { synonyms = self.synonyms(symbol.declaration) }
                return Suggestions.Candidate(name, synonyms: synonyms)
            }
    }

    /// The words of a built-in declaration's `@synonym`.
    func synonyms(_ declaration: DeclarationSite?) -> [String] {
        guard let syntax = declaration?.syntax else { return [] }
        let attributes: SyntaxList<AttributeSyntax>
        if let function = FunctionDeclSyntax(syntax) {
            attributes = function.attributes
        } else if let initializer = InitializerDeclSyntax(syntax) {
            attributes = initializer.attributes
        } else if let nominal = NominalTypeDeclSyntax(syntax) {
            attributes = nominal.attributes
        } else {
            return []
        }
        return attributes.filter { $0.name.text == "synonym" }.flatMap {
            attributeArgument($0).split(separator: ",").map { String($0) }
        }
    }
}
