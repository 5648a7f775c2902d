import LDLParser

/// An argument as it is written.
struct CallArgument {
    enum Form {
        case expression(ExprSyntax)
        case closure(ClosureExprSyntax)
    }

    let label: TokenSyntax?
    /// The label's text, `nil` for `_`: compared with the parameters of every overload.
    let labelName: String?
    let form: Form
    /// A closure after the parentheses; the first has no label.
    let isTrailing: Bool
    /// Set once it has been checked by itself, before an overload was chosen.
    var checked: TypedExpression?

    init(label: TokenSyntax?, form: Form, isTrailing: Bool, checked: TypedExpression?) {
        self.label = label
        let name = label?.name
        labelName = name == "_" ? nil : name
        self.form = form
        self.isTrailing = isTrailing
        self.checked = checked
    }

    var span: SourceSpan {
        switch form {
        case .expression(let expression): expression.span
        case .closure(let closure): closure.span
        }
    }

    /// The closure that it is, in either place.
    var closure: ClosureExprSyntax? {
        switch form {
        case .closure(let closure): return closure
        case .expression(let expression):
            if case .closure(let closure) = expression.form { return closure }
            return nil
        }
    }

    var expression: ExprSyntax? {
        if case .expression(let expression) = form { return expression }
        return nil
    }
}

/// The arguments of a call in the order written.
struct CallArguments {
    var arguments: [CallArgument]
    /// Where an argument could be added.
    let insertion: SourceSpan
    let hasParentheses: Bool

    init(_ call: CallSuffixSyntax) {
        var list = call.arguments.map {
            CallArgument(label: $0.label, form: .expression($0.value), isTrailing: false, checked: nil)
        }
        if let trailing = call.trailingClosure {
            list.append(CallArgument(label: nil, form: .closure(trailing), isTrailing: true, checked: nil))
        }
        for additional in call.additionalClosures {
            list.append(
                CallArgument(
                    label: additional.label, form: .closure(additional.closure), isTrailing: true, checked: nil))
        }
        arguments = list
        hasParentheses = call.leftParen != nil
        let file = call.tree.file.id
        let end = call.rightParen?.range.start ?? call.leftParen?.range.end ?? call.range.start
        insertion = SourceSpan(file: file, range: SourceRange(at: end))
    }

    /// No arguments.
    init(at span: SourceSpan) {
        arguments = []
        insertion = span
        hasParentheses = false
    }

    init(_ subscripted: SubscriptSuffixSyntax) {
        arguments = subscripted.arguments.map {
            CallArgument(label: $0.label, form: .expression($0.value), isTrailing: false, checked: nil)
        }
        hasParentheses = true
        insertion = SourceSpan(
            file: subscripted.tree.file.id, range: SourceRange(at: subscripted.rightSquare.range.start))
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
    /// For each parameter the indices of its arguments; none where the default is taken.
    var arguments: [[Int]]
    /// How many defaults are taken.
    var defaults = 0
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
        var result = ArgumentMatch(arguments: Array(repeating: [], count: parameters.count))
        var position = 0
        var index = 0
        while index < arguments.count {
            let argument = arguments[index]
            if argument.isTrailing, argument.label == nil {
                guard
                    let target = closureParameter(
                        from: position, parameters, isFunction, following: arguments.dropFirst(index + 1))
                else { return .failure(MismatchError(.extra(argument: index), matched: index)) }
                result.arguments[target].append(index)
                position = target + 1
                index += 1
                continue
            }
            // The first parameter with this label that can be reached by skipping defaults.
            var target: Int?
            var probe = position
            while probe < parameters.count {
                let parameter = parameters[probe]
                if parameter.label == argument.labelName {
                    target = probe
                    break
                }
                guard parameter.hasDefault || parameter.isVariadic else { break }
                probe += 1
            }
            guard let found = target else {
                if argument.isTrailing,
                    let later = parameters.indices.dropFirst(position).first(where: {
                        parameters[$0].label == argument.labelName
                    })
                {
                    // A labelled closure may be written although a parameter before it got nothing; that is reported.
                    result.arguments[later].append(index)
                    position = later + 1
                    index += 1
                    continue
                }
                return .failure(failure(argument, index, position, parameters))
            }
            result.arguments[found].append(index)
            position = found + 1
            index += 1
            if parameters[found].isVariadic {
                while index < arguments.count, arguments[index].label == nil, !arguments[index].isTrailing {
                    result.arguments[found].append(index)
                    index += 1
                }
            }
        }
        for (index, parameter) in parameters.enumerated() where result.arguments[index].isEmpty {
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
        following.contains { $0.labelName != nil && $0.labelName == parameter.label }
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
