import LDLParser
import Testing

@testable import LDLCompiler

@Suite struct StatementTests {
    private let x = variable("x", slot: 0)
    private let i = variable("i", slot: 1)

    private func range(_ lower: Int, _ upper: Int) -> TypedExpression {
        operation("range.halfOpen", integer(lower), integer(upper))
    }

    @Test func `while goes on as long as its condition holds`() throws {
        let body: [TypedStatement] = [
            .bind(.variable(x), integer(0)),
            .whileLoop(
                condition(operation("less", read(x), integer(10))), body: [increase(read(x), by: integer(3))],
                span: span()),
            .returnValue(read(x)),
        ]
        #expect(try Run().printed(body) == "12")
    }

    @Test func `continue skips the rest of a round and break ends the loop with its label`() throws {
        let sum = variable("sum", slot: 2)
        let outer = TypedStatement.labelled(
            "outer",
            .forIn(
                .variable(x), sequence: expression(.array([integer(1), integer(2), integer(3), integer(4)])),
                where: nil,
                body: [
                    .forIn(
                        .variable(i), sequence: expression(.array([integer(10), integer(20)])), where: nil,
                        body: [
                            .ifElse(
                                condition(operation("equal", read(x), integer(3))), then: [.breakLoop(label: "outer")],
                                else: []),
                            .ifElse(
                                condition(operation("equal", read(i), integer(10))), then: [.continueLoop(label: nil)],
                                else: []),
                            increase(read(sum), by: operation("number.multiply", read(x), read(i))),
                        ], span: span())
                ], span: span()))
        #expect(try Run().printed([.bind(.variable(sum), integer(0)), outer, .returnValue(read(sum))]) == "60")
    }

    @Test func `a deferred block runs last and does not change what is returned`() throws {
        let body: [TypedStatement] = [
            .bind(.variable(x), integer(1)),
            .deferred([increase(read(x), by: integer(100))]),
            .returnValue(read(x)),
        ]
        #expect(try Run().printed(body) == "1")
    }

    @Test func `switch takes the first case that matches, and fallthrough the one after it`() throws {
        func body(_ value: Int) -> [TypedStatement] {
            let subject = variable("subject", slot: 5)
            func pattern(_ value: Int) -> TypedPattern {
                .expression(operation("equal", read(subject), integer(value)), subject: subject)
            }
            let choice = TypedSwitch(
                subject: integer(value),
                cases: [
                    .init(
                        patterns: [(pattern(1), where: nil)],
                        body: [increase(read(x), by: integer(1)), .fallthroughCase], span: span()),
                    .init(
                        patterns: [(pattern(2), where: nil)], body: [increase(read(x), by: integer(10))], span: span()),
                    .init(patterns: [], body: [increase(read(x), by: integer(100))], span: span()),
                ], span: span())
            return [.bind(.variable(x), integer(0)), .switchOver(choice), .returnValue(read(x))]
        }
        #expect(try Run().printed(body(1)) == "11")
        #expect(try Run().printed(body(2)) == "10")
        #expect(try Run().printed(body(7)) == "100")
    }

    @Test func `a loop without an end is stopped when the budget is used up`() throws {
        let place = span(4, 9)
        let failure = Run(steps: 1_000).failure([
            .whileLoop(condition(expression(.boolean(true))), body: [], span: place)
        ])
        #expect(failure?.code == "limit-exceeded")
        #expect(failure?.span == place)
        #expect(failure?.message == "the program ran for more than 1000 steps and was stopped here")
    }
}
