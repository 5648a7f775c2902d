import LDLParser
import LayoutRuntime

/// Views put together, views for elements, and modifiers without a part in layout.
enum GroupFactories {
    static let table: NamedTable<NodeFactory> = [
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
        "section": { call throws(EvaluationError) in section(call, try call.lazyViews(0)) },
        "section.headerFooter": { call throws(EvaluationError) in
            section(call, try call.lazyViews(0), header: try call.views(1), footer: try call.views(2))
        },
        "section.header": { call throws(EvaluationError) in
            section(call, try call.lazyViews(0), header: try call.views(1))
        },
        "section.footer": { call throws(EvaluationError) in
            section(call, try call.lazyViews(0), footer: try call.views(1))
        },
        "section.headerView": { call throws(EvaluationError) in
            section(call, try call.lazyViews(1), header: try call.views(0))
        },
        "section.headerFooterView": { call throws(EvaluationError) in
            section(call, try call.lazyViews(2), header: try call.views(0), footer: try call.views(1))
        },
        "section.footerView": { call throws(EvaluationError) in
            section(call, try call.lazyViews(1), footer: try call.views(0))
        },
        "section.title": { call throws(EvaluationError) in
            let title = TextFactories.view(TextValue(call.text(0)), origin: call.origin.renamed("Text"))
            return section(call, try call.lazyViews(1), header: [title])
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

    /// A section: its views, from the header to the footer; lists and lazy containers read its parts.
    private static func section(
        _ call: NodeCall, _ content: [ViewValue], header: [ViewValue] = [], footer: [ViewValue] = []
    ) -> Value {
        .view(
            ViewValue(
                .group(header + content + footer), origin: call.origin,
                payload: .section(header: header, content: content, footer: footer)))
    }

    /// A view for each element, made when somebody comes to it.
    static func forEach(_ call: NodeCall, content: Int) throws(EvaluationError) -> Value {
        // Data of which nothing is known is a placeholder already; it stands for the views as well.
        if case .view = call[0] { return call[0] }
        let types = call.evaluator.types
        let view = call.resultType.flatMap { types.arguments(of: $0).last }
        let elements = try ElementViews(
            call[0], try call.function(content), evaluator: call.evaluator, origin: call.origin,
            hasItems: view.flatMap { types.hasItems($0) })
        return .view(ViewValue(.elements(elements), origin: call.origin))
    }

    /// Several views in a Watch are a column, as at the root.
    private static func watch(
        _ call: NodeCall, _ name: String, _ views: [ViewValue], _ origin: ViewOrigin
    ) -> Value {
        if views.count == 1, !views[0].isGroup {
            return .view(ViewValue(.stack(.watch(name: name), views), origin: origin))
        }
        return .view(
            ViewValue(
                .special { context throws(EvaluationError) in
                    guard let child = try context.lowerStacked(views) else { return [] }
                    return [try context.append(.watch(name: name), children: [child])]
                }, origin: origin))
    }
}
