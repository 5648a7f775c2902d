import LDLParser

/// A call as it is written, but for the values of its literals: what is called, each label, and of each value whether it
/// is a number, a text, which implicit member, or a closure after the parentheses.
///
/// At most six arguments; where there are more, or others, there is no such key.
struct CallPatternKey {
    private(set) var words: EightWords
    /// The nodes of the arguments' values.
    private(set) var values = SIMD8<UInt32>()
    private(set) var count = 0
    private(set) var hasClosure = false

    /// A key that nothing has, until one is made in its place.
    init() { words = EightWords(0, 0) }

    /// - Parameter symbol: The word of the type that a method is called on, or that an initialiser makes.
    /// - Parameter name: The number of the method's name; `nil` for an initialiser.
    init(symbol: UInt64, name: Int?) {
        words = EightWords(symbol, name.map { UInt64($0) << 1 } ?? 1)
    }

    enum Kind: UInt64 {
        case integer = 1, float, string, implicitMember, closure
    }

    /// - Parameter label: The number of the label plus one; 0 without a label.
    /// - Returns: Whether there was room.
    mutating func append(_ kind: Kind, member: Int = 0, label: Int, value: NodeID) -> Bool {
        guard count < 6, member < 1 << 28, label < 1 << 28 else { return false }
        words.set(count + 2, kind.rawValue | UInt64(member) << 4 | UInt64(label) << 32)
        values[count] = value.rawValue
        count += 1
        if kind == .closure { hasClosure = true }
        return true
    }
}

/// What a call of one form becomes.
///
/// The form says which overload is meant (``CallMemory``: its two questions ask for no more than the form holds), so that
/// the types of the parameters, what a literal or an implicit member is there, and what the function's generic parameters
/// stand for are found once. Only calls are put down that are plain, have no hint and took no mistake to understand.
final class CallPattern {
    enum Value {
        case integer(PlainLiterals.Entry)
        case float(PlainLiterals.Entry)
        case string(PlainLiterals.Entry)
        /// A constant, a computed constant or a case.
        case member(TypedExpression.Kind, TypeID)
        /// Checked anew each time.
        case closure
    }

    /// An object, so that going through the steps copies nothing.
    final class Step {
        let parameter: Int
        let argument: Int
        /// The parameter's type; it speaks of generic parameters only for closures.
        let type: TypeID
        let isViewBuilder: Bool
        let value: Value

        init(_ step: CallMemory.Step, _ value: Value) {
            parameter = step.parameter
            argument = step.argument
            type = step.type
            isViewBuilder = step.isViewBuilder
            self.value = value
        }
    }

    struct ResultShape {
        enum Part {
            /// The type that the function is called on.
            case base
            /// The type of the views in the closure.
            case content
            case known(TypeID)
        }

        let symbol: NominalSymbol
        let parts: [Part]
    }

    let choice: CallMemory.Choice
    /// `nil` for a form that has to be looked at anew each time.
    let steps: [Step]?
    /// What implicit members say of the function's generic parameters.
    let bound: [(parameter: GenericParameter, type: TypeID)]
    /// Whether the result depends on nothing but the type that the function is called on.
    let isFixed: Bool
    /// What the type of the views in the one closure is for, if nothing else depends on them: `Content` of a stack.
    let content: GenericParameter?
    /// The result's type in parts, where it is so simple: `ModifiedContent<Self, …>`, `VStack<Content>`.
    let shape: ResultShape?
    /// Results by the type that the function is called on, where that alone matters.
    let results = LastResults()

    init(
        _ choice: CallMemory.Choice, steps: [Step]?, bound: [(parameter: GenericParameter, type: TypeID)] = [],
        isFixed: Bool = false, content: GenericParameter? = nil, shape: ResultShape? = nil
    ) {
        self.choice = choice
        self.steps = steps
        self.bound = bound
        self.isFixed = isFixed
        self.content = content
        self.shape = shape
    }
}
