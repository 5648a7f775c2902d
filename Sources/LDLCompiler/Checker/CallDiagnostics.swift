import LDLParser

/// What is said about calls that do not fit.
extension Checker {
    // MARK: Labels

    /// The arguments' labels fit no overload; the nearest one explains why.
    func reportLabels(
        _ mismatches: [(candidate: Candidate, error: MismatchError)], _ set: FunctionSet, _ arguments: CallArguments,
        _ span: SourceSpan
    ) {
        guard !mismatches.isEmpty else { return }
        // A label that no overload has, but one nearly has.
        for argument in arguments.arguments {
            guard let label = argument.label, let name = argument.labelName else { continue }
            let all = mismatches.flatMap { $0.candidate.function.parameters.compactMap(\.label) }
            if all.contains(name) { continue }
            let taken = Set(arguments.arguments.compactMap(\.labelName))
            let free = all.filter { !taken.contains($0) }
            var seen: Set<String> = []
            let candidates = free.filter { seen.insert($0).inserted }.map { Suggestions.Candidate($0) }
            if case .none = Suggestions.find(name, among: candidates) { continue }
            reportUnknown(
                .wrongLabel, "'\(set.displayName)' has no parameter labelled '\(name)'", at: label.span, name: name,
                candidates: candidates, notes: forms(mismatches.map(\.candidate), set))
            return
        }
        if mismatches.count > 1 {
            for argument in arguments.arguments {
                // Where there are several forms, none of them is the one that was meant.
                guard let label = argument.label, let name = argument.labelName,
                    !mismatches.contains(where: { $0.candidate.function.parameters.contains { $0.label == name } })
                else { continue }
                report(
                    .wrongLabel, at: label.span, "'\(set.displayName)' has no parameter labelled '\(name)'",
                    notes: forms(mismatches.map(\.candidate), set))
                return
            }
        }
        if reportMixedForms(mismatches.map(\.candidate), set, arguments) { return }
        let nearest = mismatches.max { left, right in
            (left.error.matched, -penalty(left)) < (right.error.matched, -penalty(right))
        }
        guard let nearest else { return }
        let parameters = nearest.candidate.function.parameters
        let notes = forms(mismatches.map(\.candidate), set)
        switch nearest.error.reason {
        case .missing(let index, _):
            reportMissing(parameters[index], index, set, arguments, notes)
        case .extra(let index):
            let argument = arguments.arguments[index]
            if argument.isTrailing {
                report(
                    .extraArgument, at: argument.span, "'\(set.displayName)' does not take a closure here", notes: notes
                )
            } else {
                report(
                    .extraArgument, at: argument.span,
                    parameters.isEmpty
                        ? "'\(set.displayName)' takes no arguments"
                        : "'\(set.displayName)' does not take this argument", notes: notes)
            }
        case .wrongLabel(let index, let parameter):
            reportWrongLabel(arguments.arguments[index], parameters[parameter], set, notes)
        }
    }

    private func penalty(_ mismatch: (candidate: Candidate, error: MismatchError)) -> Int {
        (mismatch.candidate.function.isDisfavored ? 2 : 0) + mismatch.candidate.depth
    }

    private func reportMissing(
        _ parameter: ParameterSymbol, _ index: Int, _ set: FunctionSet, _ arguments: CallArguments, _ notes: [Note]
    ) {
        let what: String
        if let label = parameter.label {
            what = "'\(set.displayName)' needs an argument for '\(label)', \(article(describe(parameter.type)))"
        } else {
            what =
                "'\(set.displayName)' needs \(index == 0 ? "an" : "another") argument, \(article(describe(parameter.type)))"
        }
        let isFirst = arguments.arguments.allSatisfy { $0.isTrailing }
        let text = (isFirst ? "" : ", ") + (parameter.label.map { "\($0): " } ?? "") + "<#\(describe(parameter.type))#>"
        var fixIts: [FixIt] = []
        if arguments.hasParentheses, index >= arguments.arguments.filter({ !$0.isTrailing }).count {
            fixIts = [
                FixIt(
                    "insert the argument", applicability: .hasPlaceholders,
                    edits: [
                        TextEdit(
                            file: arguments.insertion.file, range: arguments.insertion.range, replacement: text)
                    ])
            ]
        }
        report(.missingArgument, at: arguments.insertion, what, notes: notes, fixIts: fixIts)
    }

    private func reportWrongLabel(
        _ argument: CallArgument, _ parameter: ParameterSymbol, _ set: FunctionSet, _ notes: [Note]
    ) {
        let file = argument.span.file
        switch (argument.label, parameter.label) {
        case (let written?, let wanted?):
            report(
                .wrongLabel, at: written.span,
                "'\(set.displayName)' has the label '\(wanted)' here, not '\(written.name)'", notes: notes,
                fixIts: [replacement(written.span, wanted, isCertain: false)])
        case (nil, let wanted?):
            if argument.isTrailing {
                report(
                    .wrongLabel, at: argument.span,
                    "'\(set.displayName)' needs an argument for '\(wanted)' before this closure", notes: notes)
                return
            }
            // A value that does not fit was probably meant for something else.
            let isCertain = fits(argument, parameter)
            report(
                .wrongLabel, at: argument.span, "'\(set.displayName)' needs the label '\(wanted)' here", notes: notes,
                fixIts: [
                    FixIt(
                        "insert '\(wanted): '", applicability: isCertain ? .machineApplicable : .maybeIncorrect,
                        edits: [
                            TextEdit(
                                file: file, range: SourceRange(at: argument.span.range.start),
                                replacement: "\(wanted): ")
                        ])
                ])
        case (let written?, nil):
            report(
                .wrongLabel, at: written.span, "'\(set.displayName)' has no label here, and this is '\(written.name)'",
                notes: notes,
                fixIts: [
                    FixIt(
                        "remove '\(written.name): '", applicability: .maybeIncorrect,
                        edits: [
                            TextEdit(
                                file: file,
                                range: SourceRange(start: written.range.start, end: argument.span.range.start),
                                replacement: "")
                        ])
                ])
        case (nil, nil):
            report(.extraArgument, at: argument.span, "'\(set.displayName)' does not take this argument", notes: notes)
        }
    }

    private func fits(_ argument: CallArgument, _ parameter: ParameterSymbol) -> Bool {
        guard let expression = argument.expression, !types.flags(parameter.type).contains(.parameter) else {
            return false
        }
        let start = mark()
        defer { rollBack(to: start) }
        return needsContext(expression) && plausibility(expression, parameter.type) != nil
    }

    /// The forms that a call may have: `.padding accepts …`.
    func forms(_ candidates: [Candidate], _ set: FunctionSet) -> [Note] {
        var seen: Set<String> = []
        var texts: [String] = []
        for candidate in candidates where !candidate.function.isDisfavored {
            let text = form(candidate.function, set)
            if seen.insert(text).inserted { texts.append(text) }
        }
        if texts.isEmpty { return [] }
        let shown = texts.prefix(4).joined(separator: ", ")
        let more = texts.count > 4 ? " and \(texts.count - 4) more" : ""
        return [Note("it can be written as \(shown)\(more)")]
    }

    private func form(_ function: FunctionSymbol, _ set: FunctionSet) -> String {
        let parameters = function.parameters.map { parameter in
            let type = describeParameter(parameter.type) + (parameter.isVariadic ? "..." : "")
            let label = parameter.label.map { "\($0): " } ?? ""
            return parameter.hasDefault ? "[\(label)\(type)]" : label + type
        }
        return "\(set.displayName)(\(parameters.joined(separator: ", ")))"
    }

    /// A parameter's type; of a generic one, what it must conform to.
    private func describeParameter(_ type: TypeID) -> String {
        guard case .parameter(let parameter) = types[type], !parameter.constraints.isEmpty else {
            return describe(type)
        }
        return "some " + parameter.constraints.map(\.name).joined(separator: " & ")
    }

    /// Adds the other forms to what has just been reported about a call.
    func addAlternatives(_ candidates: [Candidate], _ set: FunctionSet, to index: Int) {
        guard diagnostics.indices.contains(index), diagnostics[index].notes.isEmpty,
            diagnostics[index].id == .typeMismatch
        else { return }
        diagnostics[index].notes += forms(candidates, set)
    }

    // MARK: Types

    func reportMismatch(_ value: TypedExpression, _ target: TypeID, _ purpose: Purpose) {
        let source = settle(value.type)
        if types.isError(resolve(source)) { return }
        let found = article(describe(resolveForPrinting(source)))
        let wanted = describeWanted(bindingToOwnType(target, of: source))
        let span = value.span
        // An optional where its value is needed.
        if let wrapped = unwrapped(source), unwrapped(target) == nil {
            let start = mark()
            let fits = conversion(from: wrapped, to: target) != nil
            rollBack(to: start)
            if fits {
                report(
                    .unwrappedOptional, at: span,
                    "\(subject(purpose)) needs \(article(wanted)), but this '\(describe(source))' may be 'nil'",
                    notes: [Note("give a replacement with '??', or unwrap it with 'if let'")])
                return
            }
        }
        var notes: [Note] = []
        var fixIts: [FixIt] = []
        if isNumeric(source), isNumeric(target) || isFloatingPoint(target) {
            let name = describe(unwrappedFully(target))
            notes = [Note("numbers of different types do not mix; write '\(name)(…)'")]
            fixIts = [
                FixIt(
                    "convert with '\(name)(…)'",
                    edits: [
                        TextEdit(file: span.file, range: SourceRange(at: span.range.start), replacement: "\(name)("),
                        TextEdit(file: span.file, range: SourceRange(at: span.range.end), replacement: ")"),
                    ])
            ]
        } else if case .string(let text) = value.kind, isNumeric(target) || isFloatingPoint(target), Double(text) != nil
        {
            notes = [Note("leave the quotes out to write a number")]
            fixIts = [replacement(span, text)]
        } else if let symbol = types.asNominal(unwrappedFully(target))?.symbol, holdsString(symbol),
            case .nominal = types[resolve(source)]
        {
            notes = [Note("a value is put into a text with '\\(…)'")]
            fixIts = [
                FixIt(
                    "put it into a text", applicability: .maybeIncorrect,
                    edits: [
                        TextEdit(file: span.file, range: SourceRange(at: span.range.start), replacement: "\"\\("),
                        TextEdit(file: span.file, range: SourceRange(at: span.range.end), replacement: ")\""),
                    ])
            ]
        } else if case .metatype(let instance) = types[resolve(source)], conversionIsPossible(instance, target) {
            notes = [Note("this is the type itself; write '\(describe(instance))()' for a value of it")]
        }
        let text: String
        switch purpose {
        case .argument(let function, let label, let position):
            let place = label.map { "for '\($0)'" } ?? "as its \(ordinal(position)) argument"
            text = "'\(function)' needs \(article(wanted)) \(place), and this is \(found)"
        case .condition: text = "a condition must be a 'Bool', and this is \(found)"
        case .variable(let name): text = "'\(name)' is \(article(wanted)), and this is \(found)"
        case .result(let name): text = "\(quoted(name)) returns \(article(wanted)), and this is \(found)"
        case .assignment: text = "\(article(wanted)) is assigned to, and this is \(found)"
        case .element: text = "the elements are of type '\(wanted)', and this is \(found)"
        case .branch: text = "the branch before gives \(article(wanted)), and this is \(found)"
        case .operand(let name): text = "'\(name)' needs \(article(wanted)) here, and this is \(found)"
        case .subject: text = "\(article(wanted)) is needed here, and this is \(found)"
        case .rawValue: text = "raw values are of type '\(wanted)', and this is \(found)"
        }
        report(.typeMismatch, at: span, text, notes: notes, fixIts: fixIts)
    }

    private func subject(_ purpose: Purpose) -> String {
        switch purpose {
        case .argument(let function, _, _): "'\(function)'"
        case .variable(let name), .result(let name), .operand(let name): quoted(name)
        default: "this place"
        }
    }

    /// A name in quotes; a closure has none.
    private func quoted(_ name: String) -> String { name.hasPrefix("this ") ? name : "'\(name)'" }

    private func ordinal(_ position: Int) -> String {
        let words = ["first", "second", "third", "fourth", "fifth"]
        return words.indices.contains(position) ? words[position] : "\(position + 1)th"
    }

    /// What is wanted, without the optional that a value is put into by itself; of an unknown its protocols.
    private func describeWanted(_ target: TypeID) -> String {
        let target = settle(target)
        if isVariable(target) { return describeConstraint(target) }
        return describe(unwrapped(target) ?? target)
    }

    /// A binding to something, whatever it is, where a value of a type is given: a binding to that type.
    private func bindingToOwnType(_ target: TypeID, of source: TypeID) -> TypeID {
        let target = settle(target)
        guard let binding = known.binding, let wanted = types.asNominal(target), wanted.symbol === binding,
            wanted.arguments.count == 1, isVariable(settle(wanted.arguments[0]))
        else { return target }
        return types.nominal(binding, [source])
    }

    private func conversionIsPossible(_ source: TypeID, _ target: TypeID) -> Bool {
        let start = mark()
        defer { rollBack(to: start) }
        return conversion(from: source, to: target) != nil
    }

    /// A `where` clause that does not hold.
    func reportRequirement(
        _ function: FunctionSymbol, _ substitution: Substitution, _ set: FunctionSet, _ span: SourceSpan
    ) {
        for requirement in function.requirements {
            switch requirement {
            case .conforms(let type, let symbol):
                let found = settle(types.substitute(type, substitution))
                if conforms(found, to: symbol) { continue }
                report(
                    .typeMismatch, at: set.nameSpan,
                    "'\(set.displayName)' needs \(article(symbol.name)) here, and '\(describe(found))' is none",
                    notes: symbol.name == "Identifiable"
                        ? [Note("write 'id: \\.self', or let '\(describe(found))' conform to 'Identifiable'")] : [])
                return
            case .same(let left, let right):
                let first = settle(types.substitute(left, substitution)),
                    second = settle(types.substitute(right, substitution))
                let start = mark()
                if unify(first, second) { continue }
                rollBack(to: start)
                report(
                    .typeMismatch, at: set.nameSpan,
                    "'\(set.displayName)' needs '\(describe(second))' here, and this is '\(describe(first))'")
                return
            }
        }
    }
}

extension FunctionSet {
    /// The name for messages: a type's name for its initialisers.
    var displayName: String { name }
}
