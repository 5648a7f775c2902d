import LayoutRuntime

/// What lies over or under a view, and how views are cut.
enum LayerFactories {
    static let table: NamedTable<NodeFactory> = [
        "background.style": { call throws(EvaluationError) in
            try call.modified(.background(call.style(0), call.edges(1)))
        },
        "background.default": { call throws(EvaluationError) in
            let edges = call.edges(0)
            return try call.layout { context in
                .backgroundStyle(
                    StyleValue.background.resolved(in: context.environment), ignoresSafeAreaEdges: edges)
            }
        },
        "background.insettable": { call throws(EvaluationError) in try backgroundShape(call) },
        "background.shape": { call throws(EvaluationError) in try backgroundShape(call) },
        "background.defaultInsettable": { call throws(EvaluationError) in
            let shape = call.shape(0)
            return try call.layout { context in
                .backgroundShape(StyleValue.background.resolved(in: context.environment), shape)
            }
        },
        "background.content": { call throws(EvaluationError) in
            let alignment = call.alignment(0)
            return try call.modified(.secondary({ _ in .background(alignment) }, try call.views(1), alignment))
        },
        "background.view": { call throws(EvaluationError) in
            let alignment = call.alignment(1)
            return try call.modified(.secondary({ _ in .background(alignment) }, try call.views(0), alignment))
        },
        "overlay.style": { call throws(EvaluationError) in
            let style = call.style(0)
            let edges = call.edges(1)
            return try call.layout { context in
                .overlayStyle(style.resolved(in: context.environment), ignoresSafeAreaEdges: edges)
            }
        },
        "overlay.shape": { call throws(EvaluationError) in
            let style = call.style(0)
            let shape = call.shape(1)
            return try call.layout { context in .overlayShape(style.resolved(in: context.environment), shape) }
        },
        "overlay.content": { call throws(EvaluationError) in
            let alignment = call.alignment(0)
            return try call.modified(.secondary({ _ in .overlay(alignment) }, try call.views(1), alignment))
        },
        "overlay.view": { call throws(EvaluationError) in
            let alignment = call.alignment(1)
            return try call.modified(.secondary({ _ in .overlay(alignment) }, try call.views(0), alignment))
        },
        "border": { call throws(EvaluationError) in
            let style = call.style(0)
            let width = call.number(1) ?? 1
            return try call.layout { context in .border(style.resolved(in: context.environment), width: width) }
        },
        "clipShape": { call throws(EvaluationError) in try call.layout(.clip(call.shape(0))) },
        "clipped": { call throws(EvaluationError) in try call.layout(.clip(.rectangle)) },
        "cornerRadius": { call throws(EvaluationError) in
            let radius = call.number(0) ?? 0
            return try call.layout(.clip(.roundedRectangle(cornerSize: Size(width: radius, height: radius))))
        },
        "mask": { call throws(EvaluationError) in
            let alignment = call.alignment(0)
            return try call.modified(.secondary({ _ in .mask(alignment) }, try call.views(1), alignment))
        },
        "mask.view": { call throws(EvaluationError) in
            try call.modified(.secondary({ _ in .mask(.center) }, try call.views(0), .center))
        },
    ]

    private static func backgroundShape(_ call: NodeCall) throws(EvaluationError) -> Value {
        let style = call.style(0)
        let shape = call.shape(1)
        return try call.layout { context in .backgroundShape(style.resolved(in: context.environment), shape) }
    }
}
