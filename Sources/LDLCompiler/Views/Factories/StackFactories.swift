import LayoutRuntime

/// Rows, columns, layers, spacers and lines.
enum StackFactories {
    static let table: NamedTable<NodeFactory> = [
        "hstack": { call throws(EvaluationError) in
            let alignment = call[0].asGuide ?? .verticalCenter
            let spacing = call.number(1)
            return call.container(try call.views(2)) { _ in
                .stack(.horizontal, alignment: alignment, spacing: spacing)
            }
        },
        "vstack": { call throws(EvaluationError) in
            let alignment = call[0].asGuide ?? .horizontalCenter
            let spacing = call.number(1)
            return call.container(try call.views(2)) { _ in
                .stack(.vertical, alignment: alignment, spacing: spacing)
            }
        },
        "zstack": { call throws(EvaluationError) in
            let alignment = call.alignment(0)
            return call.container(try call.views(1)) { _ in .zstack(alignment) }
        },
        "spacer": { call in call.leaf(.spacer(minLength: call.number(0))) },
        "divider": { call in call.leaf(.divider) },
    ]
}
