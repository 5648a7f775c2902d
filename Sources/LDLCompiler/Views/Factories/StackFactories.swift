import LayoutRuntime

/// Rows, columns, layers, spacers and lines.
enum StackFactories {
    static let table: NamedTable<NodeFactory> = [
        "hstack": { call throws(EvaluationError) in
            let alignment = call[0].asGuide ?? .verticalCenter
            let spacing = call.number(1)
            return call.stack(try call.views(2), .stack(.horizontal, alignment: alignment, spacing: spacing))
        },
        "vstack": { call throws(EvaluationError) in
            let alignment = call[0].asGuide ?? .horizontalCenter
            let spacing = call.number(1)
            return call.stack(try call.views(2), .stack(.vertical, alignment: alignment, spacing: spacing))
        },
        "zstack": { call throws(EvaluationError) in
            let alignment = call.alignment(0)
            return call.stack(try call.views(1), .zstack(alignment))
        },
        "spacer": { call in call.leaf(.spacer(minLength: call.number(0))) },
        "divider": { call in call.leaf(.divider) },
    ]
}
