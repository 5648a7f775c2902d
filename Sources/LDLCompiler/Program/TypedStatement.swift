import LDLParser

/// A statement after checking.
indirect enum TypedStatement {
    case expression(TypedExpression)
    /// `let` and `var`: the pattern's variables are set. `nil`: declared without a value yet.
    case bind(TypedPattern, TypedExpression?)
    case ifElse(TypedCondition, then: [TypedStatement], else: [TypedStatement])
    case guardElse(TypedCondition, else: [TypedStatement])
    case switchOver(TypedSwitch)
    case forIn(
        TypedPattern, sequence: TypedExpression, where: TypedExpression?, body: [TypedStatement], span: SourceSpan)
    case whileLoop(TypedCondition, body: [TypedStatement], span: SourceSpan)
    case repeatLoop(body: [TypedStatement], TypedExpression, span: SourceSpan)
    case returnValue(TypedExpression?)
    case breakLoop(label: String?)
    case continueLoop(label: String?)
    case fallthroughCase
    case labelled(String, TypedStatement)
    case deferred([TypedStatement])
    case block([TypedStatement])
    /// In a builder: the value is one more view.
    case yield(TypedExpression)
}

/// Conditions joined by commas, in order; each may bind variables for the next.
struct TypedCondition {
    enum Clause {
        case boolean(TypedExpression)
        /// `let x = optional`: true when there is a value.
        case unwrap(LocalVariable, TypedExpression)
        case pattern(TypedPattern, TypedExpression)
        /// `#available(…)`: true.
        case available(Bool)
    }

    var clauses: [Clause]
    let span: SourceSpan
}

/// What a value is matched against.
indirect enum TypedPattern {
    case wildcard
    case variable(LocalVariable)
    case tuple([TypedPattern])
    case enumCase(EnumCaseSymbol, [TypedPattern])
    /// `x?`, and any pattern for a non-optional matched against an optional.
    case some(TypedPattern)
    case none
    case isType(TypeID, TypedPattern)
    /// `~=`: equality, or a range that contains the value. The expression is evaluated with the value in `subject`.
    case expression(TypedExpression, subject: LocalVariable)
}

/// `switch`, as a statement or an expression.
final class TypedSwitch {
    struct Case {
        /// No patterns: `default`.
        var patterns: [(TypedPattern, where: TypedExpression?)]
        var body: [TypedStatement]
        var span: SourceSpan
    }

    let subject: TypedExpression
    var cases: [Case]
    let span: SourceSpan

    init(subject: TypedExpression, cases: [Case], span: SourceSpan) {
        self.subject = subject
        self.cases = cases
        self.span = span
    }
}

/// The body of a view builder: statements in which `yield` adds a view, run in the frame of the function round it.
final class TypedBuilder {
    @exclusivity(unchecked) var statements: [TypedStatement]
    let span: SourceSpan

    init(statements: [TypedStatement], span: SourceSpan) {
        self.statements = statements
        self.span = span
    }
}
