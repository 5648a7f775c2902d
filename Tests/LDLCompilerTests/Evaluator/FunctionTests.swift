import LDLParser
import Testing

@testable import LDLCompiler

@Suite struct FunctionTests {
    @Test func `arguments stand at their parameters and the result comes back`() throws {
        let a = variable("a", slot: 0)
        let b = variable("b", slot: 1)
        let difference = function("difference", [a, b], [.returnValue(operation("number.subtract", read(a), read(b)))])
        let result = call(difference, [.value(integer(10)), .value(integer(4))])
        #expect(try Run().printed([.returnValue(result)]) == "6")
    }

    @Test func `an inout argument comes back changed`() throws {
        let a = variable("a", slot: 0)
        let double = function("double", [a], [increase(read(a), by: read(a))], inOut: [0])
        let x = variable("x", slot: 0)
        let body: [TypedStatement] = [
            .bind(.variable(x), integer(21)),
            .expression(call(double, [.inOut(read(x))])),
            .returnValue(read(x)),
        ]
        #expect(try Run().printed(body) == "42")
    }

    @Test func `a closure shares the variable that it captures`() throws {
        let outer = variable("count", slot: 0, isBoxed: true)
        let inner = variable("count", slot: 0)
        let closure = TypedFunction(
            name: "closure", parameters: [], body: [increase(read(inner), by: integer(1))], frameSize: 0, span: span())
        closure.captures = [(outer: outer, inner: inner)]
        let increment = variable("increment", slot: 1)
        let body: [TypedStatement] = [
            .bind(.variable(outer), integer(0)),
            .bind(.variable(increment), expression(.closure(closure))),
            .expression(expression(.apply(read(increment), []))),
            .expression(expression(.apply(read(increment), []))),
            .returnValue(read(outer)),
        ]
        #expect(try Run().printed(body) == "2")
    }

    @Test func `a default argument is evaluated in the function's own context`() throws {
        let a = variable("a", slot: 0)
        let same = function("same", [a], [.returnValue(read(a))])
        same.parameters[0].defaultValue = operation("number.add", integer(1), integer(2))
        #expect(try Run().printed([.returnValue(call(same, [.defaultValue]))]) == "3")
        // It is no call of its own.
        #expect(try Run(depth: 2).printed([.returnValue(call(same, [.defaultValue]))]) == "3")
    }

    @Test func `recursion without an end is refused where it calls itself`() throws {
        let endless = function("endless", [], [])
        let place = span(30, 39)
        endless.body?.body = [.returnValue(call(endless, [], at: place))]
        let failure = Run(depth: 50).failure([.returnValue(call(endless, []))])
        #expect(failure?.code == "limit-exceeded")
        #expect(failure?.span == place)
        #expect(failure?.message == "'endless' is called more than 50 levels deep; it may never end")
    }

    @Test func `ten thousand calls inside one another fit on a large stack`() throws {
        let n = variable("n", slot: 0)
        let count = function("count", [n], [])
        count.body?.body = [
            .ifElse(
                condition(operation("equal", read(n), integer(0))), then: [.returnValue(integer(0))],
                else: [
                    .returnValue(
                        operation(
                            "number.add", integer(1),
                            call(count, [.value(operation("number.subtract", read(n), integer(1)))])))
                ])
        ]
        let printed = withLargeStack {
            try? Run(depth: 10_002).printed([.returnValue(call(count, [.value(integer(10_000))]))])
        }
        #expect(printed == "10000")
    }

    @Test func `deep recursion on a small stack ends with a diagnostic`() throws {
        let endless = function("endless", [], [])
        endless.body?.body = [.returnValue(operation("number.add", integer(1), call(endless, [])))]
        let failure = Run(depth: 1_000_000).failure([.returnValue(call(endless, []))])
        #expect(failure?.code == "limit-exceeded")
    }

    @Test func `a constant that depends on itself is an error at the place that reads it`() throws {
        let a = VariableSymbol(
            name: "a", type: HandMadeTypes.int, isMutable: false, storage: .global(0), span: span(4, 5))
        let b = VariableSymbol(
            name: "b", type: HandMadeTypes.int, isMutable: false, storage: .global(1), span: span(14, 15))
        a.initialValue = expression(.global(b), at: span(8, 9))
        b.initialValue = expression(.global(a), at: span(18, 19))
        let failure = Run().failure([.returnValue(expression(.global(a)))])
        #expect(failure?.message == "the value of 'a' depends on itself")
        #expect(failure?.span == span(18, 19))
    }
}
