import LDLParser
import LayoutRuntime

/// Lists, forms and boxes of views.
enum ListFactories {
    static let table: NamedTable<NodeFactory> = [
        "list": { call throws(EvaluationError) in list(call, try call.lazyViews(0)) },
        "list.data": { call throws(EvaluationError) in list(call, try rows(call, content: 1)) },
        "list.id": { call throws(EvaluationError) in list(call, try rows(call, content: 2)) },
        "list.selection": { call throws(EvaluationError) in list(call, try call.lazyViews(1)) },
        "list.dataSelection": { call throws(EvaluationError) in list(call, try rows(call, content: 2)) },
        "list.idSelection": { call throws(EvaluationError) in list(call, try rows(call, content: 3)) },
        "form": { call throws(EvaluationError) in list(call, try call.lazyViews(0)) },
        "listStyle": { call throws(EvaluationError) in try EnvironmentFactories.keyed(call, "ldl.listStyle") },
        "listRowInsets": { call throws(EvaluationError) in
            try EnvironmentFactories.keyed(call, "ldl.listRowInsets")
        },
        "listRowSpacing": { call throws(EvaluationError) in
            try EnvironmentFactories.keyed(call, "ldl.listRowSpacing")
        },
        "groupBox": { call throws(EvaluationError) in groupBox(call, nil, try call.views(0)) },
        "groupBox.title": { call throws(EvaluationError) in
            groupBox(call, call.maker.title(call[0]), try call.views(1))
        },
        "groupBox.label": { call throws(EvaluationError) in groupBox(call, try call.label(1), try call.views(0)) },
        "groupBox.labelView": { call throws(EvaluationError) in
            groupBox(call, try call.label(0), try call.views(1))
        },
        // Folded away, as they begin.
        "disclosureGroup": { call throws(EvaluationError) in disclosure(call, try call.label(1), []) },
        "disclosureGroup.title": { call in disclosure(call, call.maker.title(call[0]), []) },
        "disclosureGroup.titleExpanded": { call throws(EvaluationError) in
            disclosure(call, call.maker.title(call[0]), call.flag(1) ? try call.views(2) : [])
        },
        "disclosureGroup.expanded": { call throws(EvaluationError) in
            disclosure(call, try call.label(2), call.flag(0) ? try call.views(1) : [])
        },
        "controlGroup": { call throws(EvaluationError) in
            .view(call.maker.row(try call.views(0), name: "ControlGroup"))
        },
        "contentUnavailable": { call throws(EvaluationError) in
            let parts = [try call.label(0)] + (try call.views(1)) + (try call.views(2))
            return unavailable(call, parts)
        },
        "contentUnavailable.title": { call throws(EvaluationError) in
            let maker = call.maker
            let parts = [maker.symbol(call.text(1)), maker.title(call[0])] + (try call.views(2))
            return unavailable(call, parts)
        },
    ]

    /// The rows that a function makes for elements.
    private static func rows(_ call: NodeCall, content: Int) throws(EvaluationError) -> [ViewValue] {
        guard case .view(let views) = try GroupFactories.forEach(call, content: content) else { return [] }
        return [views]
    }

    /// Rows in a column that scrolls; each at least as high as a finger needs.
    private static func list(_ call: NodeCall, _ views: [ViewValue]) -> Value {
        let maker = call.maker
        return call.special { context throws(EvaluationError) in
            let insets = context.environment["ldl.listRowInsets"]?.asInsets ?? ControlMetrics.rowInsets
            let spacing = context.environment["ldl.listRowSpacing"]?.asDouble ?? 0
            let isPlain = context.environment["ldl.listStyle"]?.unboxed(NamedStyle.self)?.name == "plain"
            let rows = views.map { view in
                maker.framed(
                    maker.padded(view, insets),
                    FlexibleFrame(
                        maxWidth: .infinity, minHeight: ControlMetrics.rowHeight, alignment: .leading))
            }
            let column = ViewValue(
                .lazyContainer({ _ in .lazyStack(.vertical, alignment: .leading, spacing: spacing) }, rows, []),
                origin: maker.origin.renamed("List"))
            let content =
                isPlain
                ? column
                : maker.padded(
                    column,
                    EdgeInsets(
                        top: ControlMetrics.groupSpacing, leading: ControlMetrics.groupMargin,
                        bottom: ControlMetrics.groupSpacing, trailing: ControlMetrics.groupMargin))
            let nodes = try context.lower(content)
            return [try context.append(.scrollView(.vertical), children: Array(nodes.prefix(1)))]
        }
    }

    private static func groupBox(_ call: NodeCall, _ label: ViewValue?, _ views: [ViewValue]) -> Value {
        let maker = call.maker
        var parts = [maker.column(views)]
        if let label { parts.insert(label, at: 0) }
        let column = maker.framed(
            maker.column(parts, alignment: .leading), FlexibleFrame(maxWidth: .infinity, alignment: .leading))
        let padded = maker.padded(column, EdgeInsets(.all, ControlMetrics.groupBoxPadding))
        return .view(
            ViewValue(
                .modified(
                    padded,
                    .layout { context in
                        .backgroundShape(
                            .color(SystemColors.gray6.resolved(in: context.environment)),
                            .roundedRectangle(cornerSize: Size(width: 8, height: 8)))
                    }), origin: call.origin))
    }

    private static func disclosure(_ call: NodeCall, _ label: ViewValue, _ views: [ViewValue]) -> Value {
        let maker = call.maker
        let heading = maker.row([label, maker.spacer, maker.symbol("chevron.right")])
        return .view(maker.column([heading] + views, alignment: .leading, name: "DisclosureGroup"))
    }

    private static func unavailable(_ call: NodeCall, _ parts: [ViewValue]) -> Value {
        let maker = call.maker
        let column = maker.column(parts, spacing: 8)
        return .view(
            ViewValue(
                .modified(
                    column,
                    .layout { _ in
                        .flexibleFrame(FlexibleFrame(maxWidth: .infinity, maxHeight: .infinity))
                    }), origin: call.origin))
    }
}
