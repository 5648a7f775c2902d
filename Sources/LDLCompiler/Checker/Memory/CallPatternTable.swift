/// The patterns of calls by their keys, each with a number.
///
/// What a survey of bodies needs of a pattern lies beside the patterns in plain numbers: a pattern is an object, and
/// counting who holds it costs more than all that is asked of it (a tenth of the time of checking generated code).
final class CallPatternTable {
    /// What of a value has to be looked at to see that a call of the form is right, where nobody needs the value itself.
    struct Look {
        enum Kind { case digits, text, views }

        let argument: Int
        let kind: Kind
    }

    /// How to tell what a call gives.
    struct Plan {
        let looks: Range<Int>
        /// Whether the result depends on nothing but the type that the function is called on.
        let isFixed: Bool
    }

    private let patterns = WordMap<CallPattern>()
    @exclusivity(unchecked) private var plans: [Plan] = []
    @exclusivity(unchecked) private(set) var looks: [Look] = []
    /// The last results of fixed patterns, by the pattern and the type that the function is called on.
    private let results = LastResults(bits: 10)

    var isEmpty: Bool { plans.isEmpty }

    subscript(_ number: Int) -> CallPattern { patterns[number: number] }

    func plan(_ number: Int) -> Plan { plans[number] }

    /// The number of the pattern of a form; `nil` if there is none or calls of the form have to be looked at anew each
    /// time.
    func number(of key: CallPatternKey) -> Int? {
        guard let number = patterns.number(of: key.words), plans[number].looks.upperBound >= 0 else { return nil }
        return number
    }

    /// Whether a form has been met before.
    func contains(_ key: CallPatternKey) -> Bool { patterns.number(of: key.words) != nil }

    func insert(_ pattern: CallPattern, for key: CallPatternKey) {
        patterns.insert(pattern, for: key.words)
        guard let steps = pattern.steps else {
            plans.append(Plan(looks: -1..<(-1), isFixed: false))
            return
        }
        let start = looks.count
        for step in steps {
            switch step.value {
            case .integer: looks.append(Look(argument: step.argument, kind: .digits))
            case .string: looks.append(Look(argument: step.argument, kind: .text))
            case .closure: looks.append(Look(argument: step.argument, kind: .views))
            case .float, .member: break
            }
        }
        plans.append(Plan(looks: start..<looks.count, isFixed: pattern.isFixed))
    }

    /// What a call of a fixed pattern gives on a type, made once as long as no other takes its place.
    func result(_ number: Int, on base: TypeID, _ make: (CallPattern) -> TypeID) -> TypeID {
        results.result(UInt64(number) << 32 | UInt64(base.rawValue)) { make(self[number]) }
    }
}
