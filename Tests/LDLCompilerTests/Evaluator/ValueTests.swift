import LDLParser
import Testing

@testable import LDLCompiler

@Suite struct ValueTests {
    private let point: NominalSymbol = {
        let symbol = NominalSymbol(name: "Point", kind: .structure, span: span(), isBuiltIn: false)
        symbol.storedProperties = ["x", "y"].enumerated().map { index, name in
            VariableSymbol(name: name, type: HandMadeTypes.int, isMutable: true, storage: .field(index), span: span())
        }
        return symbol
    }()

    private func made(_ x: Int, _ y: Int) -> TypedExpression {
        expression(.memberwise(point, [integer(x), integer(y)]))
    }
    private func field(_ base: TypedExpression, _ index: Int) -> TypedExpression {
        expression(.field(base, point.storedProperties[index]), type: HandMadeTypes.int)
    }

    @Test func `a struct is copied before it changes`() throws {
        let p = variable("p", slot: 0)
        let q = variable("q", slot: 1)
        let body: [TypedStatement] = [
            .bind(.variable(p), made(1, 2)),
            .bind(.variable(q), read(p)),
            .expression(expression(.assign(field(read(q), 0), integer(10)))),
            .returnValue(expression(.tuple([read(p), read(q)]))),
        ]
        #expect(try Run().printed(body) == "(Point(x: 1, y: 2), Point(x: 10, y: 2))")
    }

    @Test func `an instance of a class is shared`() throws {
        let symbol = NominalSymbol(name: "Counter", kind: .classType, span: span(), isBuiltIn: false)
        let count = VariableSymbol(
            name: "count", type: HandMadeTypes.int, isMutable: true, storage: .field(0), span: span())
        symbol.storedProperties = [count]
        let p = variable("p", slot: 0)
        let q = variable("q", slot: 1)
        let body: [TypedStatement] = [
            .bind(.variable(p), expression(.memberwise(symbol, [integer(1)]))),
            .bind(.variable(q), read(p)),
            .expression(expression(.assign(expression(.field(read(q), count)), integer(10)))),
            .returnValue(expression(.field(read(p), count))),
        ]
        #expect(try Run().printed(body) == "10")
    }

    @Test func `an element of an array in a field changes where it is`() throws {
        let symbol = NominalSymbol(name: "Lines", kind: .structure, span: span(), isBuiltIn: false)
        let all = VariableSymbol(
            name: "all", type: HandMadeTypes.any, isMutable: true, storage: .field(0), span: span())
        symbol.storedProperties = [all]
        let element = FunctionSymbol(
            name: "subscript", kind: .subscriptGetter, resultType: HandMadeTypes.any,
            implementation: .native("collection.subscript"), span: span())
        let p = variable("p", slot: 0)
        func second(at place: SourceSpan = span(), _ index: Int = 1) -> TypedExpression {
            expression(
                .call(element, receiver: expression(.field(read(p), all)), arguments: [.value(integer(index))]),
                at: place)
        }
        let start = TypedStatement.bind(
            .variable(p), expression(.memberwise(symbol, [expression(.array([integer(1), integer(2)]))])))
        #expect(
            try Run().printed([start, increase(second(), by: integer(40)), .returnValue(read(p))])
                == "Lines(all: [1, 42])")
        let failure = Run().failure([start, increase(second(at: span(7, 12), 2), by: integer(40))])
        #expect(failure?.code == "index-out-of-range")
        #expect(failure?.message == "index 2 is out of range; the indices are 0 to 1")
        #expect(failure?.span == span(7, 12))
    }

    @Test func `forcing nil is an error at the place of the exclamation mark`() throws {
        let forced = expression(.forceUnwrap(expression(.none)), at: span(2, 7))
        let failure = Run().failure([.returnValue(forced)])
        #expect(failure?.code == "unexpected-nil")
        #expect(failure?.span == span(2, 7))
    }

    @Test func `values print as Swift prints them`() throws {
        let table: [(TypedExpression, String)] = [
            (expression(.double(8)), "8.0"),
            (expression(.double(10.0 / 3)), "3.3333333333333335"),
            (expression(.double(.infinity)), "inf"),
            (expression(.boolean(true)), "true"),
            (expression(.array([text("a"), text("b")])), "[\"a\", \"b\"]"),
            (expression(.tuple([integer(1), text("a")])), "(1, \"a\")"),
            (expression(.none), "nil"),
        ]
        for (value, printed) in table { #expect(try Run().printed([.returnValue(value)]) == printed) }
    }

    @Test func `an optional in a string shows that it is one`() throws {
        let some = expression(
            .interpolation([.literal("n: "), .value(expression(.integer(3), type: HandMadeTypes.optionalInt))]))
        #expect(try Run().printed([.returnValue(some)]) == "n: Optional(3)")
    }

    @Test func `a dictionary keeps the order in which its keys came`() throws {
        let entries = [
            (key: text("b"), value: integer(1)), (key: text("a"), value: integer(2)),
            (key: text("b"), value: integer(3)),
        ]
        #expect(try Run().printed([.returnValue(expression(.dictionary(entries)))]) == "[\"b\": 3, \"a\": 2]")
    }
}
