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
        "listRowBackground": { call throws(EvaluationError) in
            let background = try call.views(0).first.map(Value.view) ?? .none
            return try call.modified(.environment { $0[ListLook.rowBackgroundKey] = background })
        },
        "listRowSeparator": { call throws(EvaluationError) in
            try EnvironmentFactories.keyed(call, ListLook.separatorKey)
        },
        "scrollContentBackground": { call throws(EvaluationError) in
            try EnvironmentFactories.keyed(call, ListLook.backgroundKey)
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
            unavailable(call, try call.label(0), description: try call.views(1), actions: try call.views(2))
        },
        "contentUnavailable.title": { call throws(EvaluationError) in
            let label = ControlFactories.label(call, title: call.maker.title(call[0]), symbol: call.text(1))
            return unavailable(call, label, description: try call.views(2), actions: [])
        },
    ]

    /// The rows that a function makes for elements.
    private static func rows(_ call: NodeCall, content: Int) throws(EvaluationError) -> [ViewValue] {
        guard case .view(let views) = try GroupFactories.forEach(call, content: content) else { return [] }
        return [views]
    }

    /// In the surroundings of a list's rows: the controls in them stand at the row's end.
    static let rowKey = "ldl.isListRow"

    /// Rows in a column that scrolls; each at least as high as a finger needs.
    private static func list(_ call: NodeCall, _ views: [ViewValue]) -> Value {
        let maker = call.maker
        return call.special { context throws(EvaluationError) in
            let look = ListLook(maker: maker, environment: context.environment)
            context.environment[rowKey] = .bool(true)
            let column = ViewValue(
                .lazyContainer(
                    { _ in .lazyStack(.vertical, alignment: .leading, spacing: look.spacing) },
                    try look.rows(of: views), []
                ),
                origin: maker.origin.renamed("List"))
            let nodes = try context.lower(look.isPlain ? column : maker.padded(column, ListLook.margins))
            let scroll = try context.append(.scrollView(.vertical), children: Array(nodes.prefix(1)))
            guard let background = look.background else { return [scroll] }
            return [
                try context.append(
                    .backgroundStyle(background.resolved(in: context.environment), ignoresSafeAreaEdges: .all),
                    children: [scroll], origin: context.origin.renamed("background", type: "_BackgroundStyleModifier"))
            ]
        }
    }

    private static func groupBox(_ call: NodeCall, _ label: ViewValue?, _ views: [ViewValue]) -> Value {
        let maker = call.maker
        var parts = [maker.column(views)]
        if let label { parts.insert(maker.surrounded(label) { $0.font = .headline }, at: 0) }
        let column = maker.framed(
            maker.column(parts, alignment: .leading), FlexibleFrame(maxWidth: .infinity, alignment: .leading))
        let padded = maker.padded(column, EdgeInsets(.all, ControlMetrics.groupBoxPadding))
        let corner = Size(width: ControlMetrics.groupBoxCorner, height: ControlMetrics.groupBoxCorner)
        return .view(
            ViewValue(
                .modified(
                    padded,
                    .layout { context in
                        .backgroundShape(
                            .color(SystemColors.gray6.resolved(in: context.environment)),
                            .roundedRectangle(cornerSize: corner))
                    }), origin: call.origin))
    }

    private static func disclosure(_ call: NodeCall, _ label: ViewValue, _ views: [ViewValue]) -> Value {
        let maker = call.maker
        let arrow = maker.styled(maker.symbol(views.isEmpty ? "chevron.right" : "chevron.down"), .tint)
        let heading = maker.row([label, maker.spacer, arrow])
        return .view(maker.column([heading] + views, alignment: .leading, name: "DisclosureGroup"))
    }

    /// A large symbol, a title, a description and what can be done, in the middle of all the room there is.
    private static func unavailable(
        _ call: NodeCall, _ label: ViewValue, description: [ViewValue], actions: [ViewValue]
    ) -> Value {
        let maker = call.maker
        let style = Value.boxed(NamedStyle("ldl.unavailable"), "Style")
        let heading = maker.modified(
            label, .environment { $0["ldl.labelStyle"] = style }, "environment", "_EnvironmentKeyWritingModifier")
        let words = description.map { view in
            maker.surrounded(maker.set(view, in: .subheadline, level: 1)) { $0.text.alignment = .center }
        }
        let column = maker.column([heading] + words + actions, spacing: 8)
        return .view(
            ViewValue(
                .modified(
                    column,
                    .layout { _ in
                        .flexibleFrame(FlexibleFrame(maxWidth: .infinity, maxHeight: .infinity))
                    }), origin: call.origin))
    }
}
