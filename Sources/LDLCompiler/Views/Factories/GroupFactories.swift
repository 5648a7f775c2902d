import LDLParser
import LayoutRuntime

/// Views put together, views for elements, and modifiers without a part in layout.
enum GroupFactories {
    static let table: [String: NodeFactory] = [
        "emptyView": { call in .view(ViewValue(.empty, origin: call.origin)) },
        "group": { call throws(EvaluationError) in group(call, try call.views(0)) },
        "group.spaced": { call throws(EvaluationError) in group(call, try call.views(1)) },
        "placeholder": { call in .view(NodeFactories.placeholder(call.origin.name, origin: call.origin)) },
        "anyView": { call throws(EvaluationError) in
            .view(try call.evaluator.view(of: call[0], origin: call.origin))
        },
        "forEach": { call throws(EvaluationError) in try forEach(call, content: 1) },
        "forEach.id": { call throws(EvaluationError) in try forEach(call, content: 2) },
        "forEach.binding": { call throws(EvaluationError) in try forEach(call, content: 1) },
        "forEach.bindingID": { call throws(EvaluationError) in try forEach(call, content: 2) },
        "section": { call throws(EvaluationError) in group(call, try call.views(0)) },
        "section.headerFooter": { call throws(EvaluationError) in
            group(call, try call.views(1) + (try call.views(0)) + (try call.views(2)))
        },
        "section.header": { call throws(EvaluationError) in group(call, try call.views(1) + (try call.views(0))) },
        "section.footer": { call throws(EvaluationError) in group(call, try call.views(0) + (try call.views(1))) },
        "section.headerView": { call throws(EvaluationError) in
            group(call, try call.views(0) + (try call.views(1)))
        },
        "section.headerFooterView": { call throws(EvaluationError) in
            group(call, try call.views(0) + (try call.views(2)) + (try call.views(1)))
        },
        "section.footerView": { call throws(EvaluationError) in
            group(call, try call.views(1) + (try call.views(0)))
        },
        "section.title": { call throws(EvaluationError) in
            let title = TextFactories.view(TextValue(call.text(0)), origin: call.origin.renamed("Text"))
            return group(call, [title] + (try call.views(1)))
        },
        "watch": { call throws(EvaluationError) in
            let name = call.text(0)
            let origin = call.origin
            let views = try call.views(1)
            return watch(call, name, views, origin)
        },
        "measured": { call throws(EvaluationError) in
            watch(call, call.text(0), [try call.content()], call.origin.renamed("measured", type: "Watch"))
        },
        "modifier": { call throws(EvaluationError) in
            guard let symbol = call.evaluator.customSymbol(call[0]) else { return .view(try call.content()) }
            return try call.modified(.custom(call[0], symbol))
        },
        "modifier.init": { call throws(EvaluationError) in
            call.receiver = call[0]
            guard let symbol = call.evaluator.customSymbol(call[1]) else { return .view(try call.content()) }
            return try call.modified(.custom(call[1], symbol))
        },
        "id": { call throws(EvaluationError) in
            try call.modified(.id(try call.evaluator.describe(call[0], span: call.origin.span)))
        },
        "pass": { call throws(EvaluationError) in .view(try call.content()) },
        "inert": { call throws(EvaluationError) in try call.modified(.inert) },
        // The checker has warned that there is no model.
        "unmodelled": { call throws(EvaluationError) in try call.modified(.inert) },
    ]

    static func group(_ call: NodeCall, _ views: [ViewValue]) -> Value {
        .view(ViewValue(.group(views), origin: call.origin))
    }

    /// A view for each element. Elements are counted against the budget before views are made.
    static func forEach(_ call: NodeCall, content: Int) throws(EvaluationError) -> Value {
        // Data of which nothing is known is a placeholder already; it stands for the views as well.
        if case .view = call[0] { return call[0] }
        let function = try call.function(content)
        let evaluator = call.evaluator
        let span = call.origin.span
        let native = NativeCall(
            receiver: nil, arguments: [], span: span, evaluator: evaluator, resultType: TypeID(rawValue: 0))
        let count = try native.count(of: call[0])
        guard count <= evaluator.limits.nodes else {
            throw EvaluationError(
                code: .limitExceeded,
                message: "'ForEach' would make \(count) views; the layout has at most \(evaluator.limits.nodes)",
                span: span)
        }
        var views: [ViewValue] = []
        views.reserveCapacity(count)
        for element in try native.elements(of: call[0]) {
            let value = try evaluator.call(function, [element], span: span)
            views.append(try evaluator.view(of: value, origin: call.origin))
        }
        return group(call, views)
    }

    /// Several views in a Watch are a column, as at the root.
    private static func watch(
        _ call: NodeCall, _ name: String, _ views: [ViewValue], _ origin: ViewOrigin
    ) -> Value {
        if views.count == 1, !views[0].isGroup {
            return .view(ViewValue(.container({ _ in .watch(name: name) }, views), origin: origin))
        }
        return .view(
            ViewValue(
                .special { context throws(EvaluationError) in
                    guard let child = try context.lowerStacked(views) else { return [] }
                    return [try context.append(.watch(name: name), children: [child])]
                }, origin: origin))
    }
}
