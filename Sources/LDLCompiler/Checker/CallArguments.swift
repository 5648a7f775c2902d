import LDLParser

/// An argument as it is written. It holds one reference to the tree and no text: a call makes a list of them, and most
/// calls are understood without looking at more than their shape.
struct CallArgument {
    /// The value's node: an expression, or a closure after the parentheses.
    let syntax: Syntax
    /// The label's token.
    private let labelID: TokenID?
    /// A closure after the parentheses; the first has no label.
    let isTrailing: Bool
    /// Set once it has been checked by itself, before an overload was chosen.
    var checked: TypedExpression?

    init(label: TokenID?, _ syntax: Syntax, isTrailing: Bool) {
        self.syntax = syntax
        labelID = label
        self.isTrailing = isTrailing
    }

    init(label: TokenSyntax?, _ expression: ExprSyntax) {
        syntax = expression.syntax
        labelID = label?.id
        isTrailing = false
    }

    init(label: TokenSyntax?, trailing closure: ClosureExprSyntax) {
        syntax = closure.syntax
        labelID = label?.id
        isTrailing = true
    }

    var label: TokenSyntax? { labelID.map { TokenSyntax(tree: syntax.tree, id: $0) } }

    var hasLabel: Bool { labelID != nil }

    /// The label's text, `nil` for `_`.
    var labelName: String? {
        guard let name = label?.name, name != "_" else { return nil }
        return name
    }

    var span: SourceSpan { syntax.span }

    /// The closure that it is, in either place.
    var closure: ClosureExprSyntax? { ClosureExprSyntax(syntax) }

    /// The expression, but for a closure after the parentheses.
    var expression: ExprSyntax? { isTrailing ? nil : ExprSyntax(unchecked: syntax) }
}

/// The arguments of a call in the order written.
struct CallArguments {
    var arguments: [CallArgument] = []
    /// The call or subscript round them; `nil` for no arguments at a place.
    let suffix: Syntax?
    private let place: SourceSpan?

    init(_ call: CallSuffixSyntax) {
        suffix = call.syntax
        place = nil
        let trailing = call.trailingClosure
        // Every call is taken apart here, so its list is walked by numbers.
        let tree = call.tree
        if let list = tree.child(1, of: call.id).node.map({ tree[$0] }) {
            let children = Int(list.firstChild)..<Int(list.firstChild) + Int(list.childCount)
            // Separators are among a list's children, so that half of them are arguments.
            arguments.reserveCapacity((children.count + 1) / 2 + (trailing == nil ? 0 : 1))
            for place in children {
                guard let argument = tree.children[place].node, tree[argument].kind == .argument else { continue }
                if let value = tree.child(2, of: argument).node {
                    arguments.append(
                        CallArgument(
                            label: tree.child(0, of: argument).token, Syntax(tree: tree, id: value), isTrailing: false))
                }
            }
        }
        if let trailing {
            arguments.append(CallArgument(label: nil, trailing: trailing))
            for additional in call.additionalClosures {
                arguments.append(CallArgument(label: additional.label, trailing: additional.closure))
            }
        }
    }

    /// No arguments.
    init(at span: SourceSpan) {
        suffix = nil
        place = span
    }

    init(_ subscripted: SubscriptSuffixSyntax) {
        suffix = subscripted.syntax
        place = nil
        for argument in subscripted.arguments {
            arguments.append(CallArgument(label: argument.label, argument.value))
        }
        if let trailing = subscripted.trailingClosure {
            arguments.append(CallArgument(label: nil, trailing: trailing))
        }
    }

    var hasParentheses: Bool {
        guard let suffix else { return false }
        return CallSuffixSyntax(suffix).map { $0.leftParen != nil } ?? true
    }

    /// Where an argument could be added.
    var insertion: SourceSpan {
        if let call = CallSuffixSyntax(suffix) {
            let end = call.rightParen?.range.start ?? call.leftParen?.range.end ?? call.range.start
            return SourceSpan(file: call.tree.file.id, range: SourceRange(at: end))
        }
        if let subscripted = SubscriptSuffixSyntax(suffix) {
            let range = SourceRange(at: subscripted.rightSquare.range.start)
            return SourceSpan(file: subscripted.tree.file.id, range: range)
        }
        return place ?? SourceSpan(file: FileID(0), range: SourceRange(at: 0))
    }

    /// The arguments without the closures after the parentheses.
    var withoutTrailing: CallArguments {
        var copy = self
        copy.arguments.removeAll { $0.isTrailing }
        return copy
    }

    var onlyTrailing: CallArguments {
        var copy = self
        copy.arguments.removeAll { !$0.isTrailing }
        return copy
    }
}

/// Which arguments stand at which parameters.
struct ArgumentMatch {
    /// The indices of the arguments with those of their parameters, in the order of the parameters.
    var pairs: [(parameter: Int, argument: Int)] = []
    /// How many defaults are taken.
    var defaults = 0

    /// Whether nothing is given for a parameter.
    func isEmpty(_ parameter: Int) -> Bool { !pairs.contains { $0.parameter == parameter } }
}

/// Why arguments do not fit parameters.
enum ArgumentMismatch {
    case missing(parameter: Int, before: Int)
    case extra(argument: Int)
    case wrongLabel(argument: Int, parameter: Int)
}

enum ArgumentMatching {
    /// Pairs arguments with parameters by Swift's rules: in order, labels must agree, parameters with defaults may be
    /// left out, a variadic parameter takes all unlabelled ones that follow, closures after the parentheses go to the
    /// next parameter that is a function.
    static func match(
        _ arguments: [CallArgument], _ parameters: [ParameterSymbol], isFunction: (ParameterSymbol) -> Bool
    ) -> Result<ArgumentMatch, MismatchError> {
        var result = ArgumentMatch()
        result.pairs.reserveCapacity(arguments.count)
        var position = 0
        var index = 0
        while index < arguments.count {
            let argument = arguments[index]
            if argument.isTrailing, !argument.hasLabel {
                guard
                    let target = closureParameter(
                        from: position, parameters, isFunction, following: arguments.dropFirst(index + 1))
                else { return .failure(MismatchError(.extra(argument: index), matched: index)) }
                result.pairs.append((target, index))
                position = target + 1
                index += 1
                continue
            }
            // The first parameter with this label that can be reached by skipping defaults.
            let label = argument.labelName
            var target: Int?
            var probe = position
            while probe < parameters.count {
                let parameter = parameters[probe]
                if parameter.label == label {
                    target = probe
                    break
                }
                guard parameter.hasDefault || parameter.isVariadic else { break }
                probe += 1
            }
            guard let found = target else {
                if argument.isTrailing,
                    let later = parameters.indices.dropFirst(position).first(where: {
                        parameters[$0].label == label
                    })
                {
                    // A labelled closure may be written although a parameter before it got nothing; that is reported.
                    result.pairs.append((later, index))
                    position = later + 1
                    index += 1
                    continue
                }
                return .failure(failure(argument, index, position, parameters))
            }
            result.pairs.append((found, index))
            position = found + 1
            index += 1
            if parameters[found].isVariadic {
                while index < arguments.count, !arguments[index].hasLabel, !arguments[index].isTrailing {
                    result.pairs.append((found, index))
                    index += 1
                }
            }
        }
        var next = 0
        for (index, parameter) in parameters.enumerated() {
            if next < result.pairs.count, result.pairs[next].parameter == index {
                repeat { next += 1 } while next < result.pairs.count && result.pairs[next].parameter == index
                continue
            }
            if parameter.isVariadic { continue }
            guard parameter.hasDefault else {
                return .failure(
                    MismatchError(.missing(parameter: index, before: arguments.count), matched: arguments.count))
            }
            result.defaults += 1
        }
        return .success(result)
    }

    /// A closure without a label goes to the next function parameter; one with a default is passed over if a later
    /// one needs it.
    private static func closureParameter(
        from position: Int, _ parameters: [ParameterSymbol], _ isFunction: (ParameterSymbol) -> Bool,
        following: ArraySlice<CallArgument>
    ) -> Int? {
        var first: Int?
        for index in parameters.indices.dropFirst(position) {
            let parameter = parameters[index]
            if isFunction(parameter) {
                if !parameter.hasDefault { return first.flatMap { isTaken(parameter, following) ? $0 : nil } ?? index }
                if first == nil { first = index }
            } else if !parameter.hasDefault, !parameter.isVariadic {
                break
            }
        }
        return first
    }

    private static func isTaken(_ parameter: ParameterSymbol, _ following: ArraySlice<CallArgument>) -> Bool {
        following.contains { $0.hasLabel && $0.labelName != nil && $0.labelName == parameter.label }
    }

    private static func failure(
        _ argument: CallArgument, _ index: Int, _ position: Int, _ parameters: [ParameterSymbol]
    ) -> MismatchError {
        let needed = parameters.indices.dropFirst(position).first {
            !parameters[$0].hasDefault && !parameters[$0].isVariadic
        }
        if let needed {
            // The label exists further on: what lies between is missing.
            if argument.labelName != nil,
                parameters.dropFirst(needed + 1).contains(where: { $0.label == argument.labelName })
            {
                return MismatchError(.missing(parameter: needed, before: index), matched: index)
            }
            return MismatchError(.wrongLabel(argument: index, parameter: needed), matched: index)
        }
        if let next = parameters.indices.dropFirst(position).first {
            if argument.labelName != nil || parameters[next].label != nil {
                return MismatchError(.wrongLabel(argument: index, parameter: next), matched: index)
            }
        }
        return MismatchError(.extra(argument: index), matched: index)
    }
}

/// A mismatch, and how many arguments had been paired before it: the larger, the likelier the overload was meant.
struct MismatchError: Error {
    let reason: ArgumentMismatch
    let matched: Int

    init(_ reason: ArgumentMismatch, matched: Int) {
        self.reason = reason
        self.matched = matched
    }
}
