import LDLParser
import LayoutRuntime
import Testing

@testable import LDLCompiler

/// Functions and factories are given what the checker would never let through: they answer or throw, and never trap.
@Suite struct HostileArgumentTests {
    @Test func `no function traps, whatever it is given`() {
        for name in NativeFunctions.families.flatMap({ $0().keys }).sorted() {
            guard let function = NativeFunctions.function(named: name) else { continue }
            var values = HostileValues(seed: name)
            let run = HostileRun()
            for _ in 0..<60 {
                var call = NativeCall(
                    receiver: values.next(3) == 0 ? nil : values.value(), arguments: values.arguments(), span: span(),
                    evaluator: run.evaluator, resultType: HandMadeTypes.any)
                _ = try? function(&call)
            }
        }
    }

    @Test func `no view traps when it is made, lowered and laid out, whatever it is given`() {
        for name in NodeFactories.families.flatMap({ $0().keys }).sorted() {
            guard let factory = NodeFactories.factory(named: name) else { continue }
            var values = HostileValues(seed: name)
            for _ in 0..<20 {
                let run = HostileRun()
                let origin = ViewOrigin(span: span(), call: span(), name: "View", type: "View")
                var call = NodeCall(
                    receiver: values.next(3) == 0 ? run.leaf : values.value(),
                    arguments: CallValues(values.arguments()),
                    origin: origin, evaluator: run.evaluator)
                guard let value = try? factory(&call), case .view(let view) = value,
                    let nodes = try? run.lowering.lower(view, EnvironmentValues()), let first = nodes.first
                else { continue }
                _ = try? run.tree.layout(root: first, proposal: ProposedViewSize(width: 300, height: nil))
            }
        }
    }
}

/// An evaluator and a tree that give up early.
private final class HostileRun {
    let tree = LayoutTree()
    let evaluator: Evaluator
    let lowering: Lowering

    init() {
        var limits = EvaluationLimits()
        limits.steps = 100_000
        limits.nodes = 10_000
        evaluator = Evaluator(types: HandMadeTypes(), limits: limits) { _ in }
        evaluator.tree = tree
        lowering = Lowering(evaluator: evaluator, tree: tree, files: [])
    }

    var leaf: Value {
        let origin = ViewOrigin(span: span(), call: span(), name: "Text", type: "Text")
        return .view(TextFactories.view(TextValue("Seattle"), origin: origin))
    }
}

/// Values of every kind, in an order that is the same on every run.
private struct HostileValues {
    private var state: UInt64

    init(seed: String) {
        state = seed.utf8.reduce(0x9E37_79B9_7F4A_7C15) { ($0 &* 31) ^ UInt64($1) }
    }

    mutating func next(_ bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(bound))
    }

    mutating func arguments() -> [Value] { (0..<next(8)).map { _ in value() } }

    mutating func value(depth: Int = 0) -> Value {
        switch next(depth > 1 ? 18 : 23) {
        case 0: return .void
        case 1: return .none
        case 2: return .bool(next(2) == 0)
        case 3: return .int([0, 1, -1, 7, .max, .min, 1_000_000_007][next(7)])
        case 4: return .double([0, 1, -1, .nan, .infinity, -.infinity, 1e300, -0.0, 2.5e-308, 44][next(10)])
        case 5: return .string(["", "a", "%99999d%.99999f%@", "**_`[~^[", "日本語 👩‍👩‍👧", "en\nds", "1e999"][next(7)])
        case 6: return .range(RangeValue(lower: .int(.min), upper: .int(.max), isClosed: true))
        case 7: return .range(RangeValue(lower: nil, upper: .double(.nan), isClosed: false))
        case 8: return .range(RangeValue(lower: .int(0), upper: .int(3), isClosed: next(2) == 0))
        case 9: return .native(.size(Size(width: number(), height: number())))
        case 10: return .native(.point(Point(x: number(), y: number())))
        case 11: return .native(.rect(Rect(x: number(), y: number(), width: number(), height: number())))
        case 12: return .native(.proposal(ProposedViewSize(width: number(), height: nil)))
        case 13: return .native(.insets(EdgeInsets(.all, number())))
        case 14: return .native(.color(.accent))
        case 15: return .native(.date(number()))
        case 16: return .native(.angle(number()))
        case 17: return .native(.shape(ShapeValue(.path([.line(Point(x: number(), y: number()))]), "Path")))
        case 18: return .array((0..<next(4)).map { _ in value(depth: depth + 1) })
        case 19: return .tuple((0..<next(3)).map { _ in value(depth: depth + 1) })
        case 20: return .dictionary(DictionaryValue(keys: [.int(1)], values: [value(depth: depth + 1)]))
        case 21: return .native(.font(FontValue(font: .system(size: number()))))
        default:
            let result = value(depth: depth + 1)
            return .function(FunctionValue(.native { _, _, _ in result }))
        }
    }

    private mutating func number() -> Double {
        [0, 1, -1, .nan, .infinity, -.infinity, 1e300, -1e300, 2.5e-308, 44, 1e18][next(11)]
    }
}
