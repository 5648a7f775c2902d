import LDLParser

/// Arguments that are right but stand in another order than the parameters: one remark, and the call is checked as if
/// they stood right.
extension Checker {
    /// The arguments in the order of the first overload that takes them so; `nil` if the order is not what is wrong.
    func reorder(_ arguments: CallArguments, _ candidates: [Candidate], _ set: FunctionSet) -> CallArguments? {
        let written = arguments.arguments.filter { !$0.isTrailing }
        guard written.count > 1 else { return nil }
        for candidate in candidates {
            let parameters = candidate.function.parameters
            var places: [Int] = []
            var taken: Set<Int> = []
            for argument in written {
                guard
                    let place = parameters.indices.first(where: {
                        parameters[$0].label == argument.labelName && !taken.contains($0)
                    })
                else { break }
                taken.insert(place)
                places.append(place)
            }
            guard places.count == written.count else { continue }
            let order = places.indices.sorted { places[$0] < places[$1] }
            var ordered = arguments
            ordered.arguments = order.map { written[$0] } + arguments.arguments.filter(\.isTrailing)
            guard
                case .success = ArgumentMatching.match(
                    ordered.arguments, parameters, isFunction: { isFunctionParameter($0) }),
                let late = places.indices.dropFirst().first(where: { places[$0] < places[$0 - 1] }),
                // The first of those that should stand behind it.
                let early = places.indices.first(where: { places[$0] > places[late] })
            else { continue }
            let argument = written[late]
            report(
                .wrongLabel, at: argument.label?.span ?? argument.span,
                "argument \(name(of: argument, at: late)) must come before \(name(of: written[early], at: early))",
                notes: forms([candidate], set), fixIts: [exchange(written, by: order)])
            return ordered
        }
        return nil
    }

    /// Two arguments without labels that fit only the other way round.
    func exchange(
        _ candidate: Candidate, _ match: ArgumentMatch, _ arguments: CallArguments, _ set: FunctionSet, hint: TypeID?
    ) -> CallArguments? {
        let written = arguments.arguments.filter { !$0.isTrailing }
        guard written.count == 2, arguments.arguments.count == 2,
            written.allSatisfy({ argument in
                argument.label == nil && argument.closure == nil
                    && (argument.expression.map { needsContext($0) } ?? false)
            }),
            tryOut(candidate, match, arguments, hint: hint).rank == nil
        else { return nil }
        var exchanged = arguments
        exchanged.arguments.swapAt(0, 1)
        guard tryOut(candidate, match, exchanged, hint: hint).rank != nil else { return nil }
        report(
            .wrongLabel, at: written[1].span, "the second argument of '\(set.displayName)' must come before the first",
            notes: forms([candidate], set), fixIts: [exchange(written, by: [1, 0])])
        return exchanged
    }

    private func name(of argument: CallArgument, at index: Int) -> String {
        argument.labelName.map { "'\($0)'" } ?? "\(index + 1)"
    }

    /// Puts the arguments' texts at each other's places, so that commas and lines stay as they are.
    private func exchange(_ written: [CallArgument], by order: [Int]) -> FixIt {
        var edits: [TextEdit] = []
        for (place, source) in order.enumerated() where place != source {
            guard let range = range(of: written[place]), let text = text(of: written[source]) else { continue }
            edits.append(TextEdit(file: written[place].span.file, range: range, replacement: text))
        }
        return FixIt(edits.count == 2 ? "exchange the two" : "put the arguments in order", edits: edits)
    }

    private func range(of argument: CallArgument) -> SourceRange? {
        guard let expression = argument.expression else { return nil }
        return SourceRange(start: argument.label?.range.start ?? expression.range.start, end: expression.range.end)
    }

    private func text(of argument: CallArgument) -> String? {
        guard let range = range(of: argument), let expression = argument.expression else { return nil }
        return String(expression.tree.file.text(in: range))
    }

    /// Labels that each belong to an overload, but not to the same one: `.frame(width: 100, maxWidth: .infinity)`.
    func reportMixedForms(_ candidates: [Candidate], _ set: FunctionSet, _ arguments: CallArguments) -> Bool {
        let labelled = arguments.arguments.filter { $0.labelName != nil }
        let sets = candidates.map { Set($0.function.parameters.compactMap(\.label)) }
        let names = labelled.compactMap(\.labelName)
        guard names.count > 1, !sets.contains(where: { $0.isSuperset(of: names) }) else { return false }
        for (index, argument) in labelled.enumerated() {
            guard let name = argument.labelName, let label = argument.label else { continue }
            let own = sets.filter { $0.contains(name) }
            guard !own.isEmpty else { return false }
            for other in names[..<index] where !own.contains(where: { $0.contains(other) }) {
                guard sets.contains(where: { $0.contains(other) }) else { return false }
                var notes = forms(candidates, set)
                if let receiver = set.receiver, let view = known.view, conforms(receiver.type, to: view) {
                    notes.insert(
                        Note("write one after the other: '.\(set.name)(\(other): …).\(set.name)(\(name): …)'"), at: 0)
                }
                report(
                    .wrongLabel, at: label.span,
                    "'\(other)' and '\(name)' belong to two different forms of '\(set.displayName)'", notes: notes)
                return true
            }
        }
        return false
    }
}
