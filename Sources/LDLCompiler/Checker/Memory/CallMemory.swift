/// Which overload a call means, remembered by all that the choice depends on.
///
/// A file has thousands of calls of a few dozen forms: `.padding(8)` on a view, `.frame(maxWidth: .infinity)`,
/// `Text("…")`. Two questions lead to the overload, each asked by its own key (``WordTable``):
///
/// 1. *Which overloads have these labels?* The key is the symbol of the type on which the function is called, the
///    function's name, whether it is an initialiser, and of each argument its label and whether it is a closure after the
///    parentheses. Members are found by the symbol alone, and pairing looks at nothing but labels, so that this key is
///    enough. If one overload is left, it is the answer.
/// 2. *Which of several fits best?* The key is the number of the first question and the shape of each argument, or its
///    type if it has one of its own. It is only asked where no overload's parameters or requirements speak of the
///    type that the function is called on (`Self`, the arguments of a generic type, unless these are all still
///    open) and nothing is expected of the result, because then the choice depends on nothing else.
///
/// Only choices without a mistake are remembered; everything else is looked at anew each time.
struct CallMemory {
    /// An argument and its parameter.
    struct Step {
        let parameter: Int
        let argument: Int
        let type: TypeID
        let isViewBuilder: Bool
    }

    /// An overload, and which arguments stand at which of its parameters.
    final class Choice {
        let function: FunctionSymbol
        let match: ArgumentMatch
        /// As the candidate's: 0 for the type's own function, 2 for a protocol's.
        let depth: Int
        /// Keeps the address in the key from being given to another symbol.
        let symbol: NominalSymbol
        /// Whether a call is nothing but its receiver and its arguments, each checked against its parameter's type.
        let isPlain: Bool
        /// What becomes of each argument of a plain call, in order.
        let steps: [Step]
        let parameterCount: Int
        /// Whether the defaults that it leaves to the function have been checked.
        @exclusivity(unchecked) var areDefaultsReady = false
        /// What calls of the form gave, by what their results depend on. A key says all of that, with no unknowns in it.
        let results = LastResults()

        init(function: FunctionSymbol, match: ArgumentMatch, depth: Int, symbol: NominalSymbol, isPlain: Bool) {
            self.function = function
            self.match = match
            self.depth = depth
            self.symbol = symbol
            self.isPlain = isPlain
            parameterCount = function.parameters.count
            steps = match.pairs.map { pair in
                let parameter = function.parameters[pair.parameter]
                return Step(
                    parameter: pair.parameter, argument: pair.argument, type: parameter.type,
                    isViewBuilder: parameter.isViewBuilder)
            }
        }
    }

    enum Answer {
        /// Asked and not answered yet, or not answered in a way that may be remembered.
        case open
        case one(Choice)
        /// Several have the labels; the second question says which.
        case several
    }

    private var table = WordTable()
    private var answers: [Answer] = []
    /// The key of the question that is being put together.
    var key = KeyWords()

    subscript(_ question: Int) -> Answer {
        get { answers[question] }
        set { answers[question] = newValue }
    }

    /// The number of the question whose key has been put together.
    mutating func question() -> Int {
        if let known = table.find(key) { return known }
        answers.append(.open)
        return table.insert(key)
    }
}
