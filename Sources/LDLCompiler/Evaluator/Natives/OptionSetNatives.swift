import LayoutRuntime

/// Sets of flags: edges, axes, and those whose flags are bits of a number.
enum OptionSetNatives {
    static let table: NamedTable<NativeFunction> = {
        var table: NamedTable<NativeFunction> = [
            "optionSet.literal": { call in
                guard case .array(let members) = call[0] else { return call[0] }
                let empty: Value =
                    switch call.evaluator.types.printedName(of: call.resultType) {
                    case "Set" where call.evaluator.types.ownPrintedName(of: call.resultType).hasPrefix("Axis"),
                        "Axis.Set":
                        .native(.axes([]))
                    case "Edge.Set": .native(.edges([]))
                    default: .int(0)
                    }
                return members.isEmpty ? empty : members.dropFirst().reduce(members[0]) { combine($0, $1, |) }
            },
            "optionSet.contains": { call in
                let member = bits(call[0])
                return .bool(bits(call.this) & member == member)
            },
            "optionSet.isEmpty": { call in .bool(bits(call.this) == 0) },
            "optionSet.union": { call in combine(call.this, call[0], |) },
            "optionSet.intersection": { call in combine(call.this, call[0], &) },
            "optionSet.subtracting": { call in combine(call.this, call[0]) { $0 & ~$1 } },
            "optionSet.insert": { call in
                call.receiver = combine(call.this, call[0], |)
                return .void
            },
            "optionSet.remove": { call in
                call.receiver = combine(call.this, call[0]) { $0 & ~$1 }
                return .void
            },
            "axes.horizontal": { _ in .native(.axes(.horizontal)) },
            "axes.vertical": { _ in .native(.axes(.vertical)) },
            "edges.of": { call in .native(.edges(edge(named: call[0].caseName))) },
            "edges.top": { _ in .native(.edges(.top)) },
            "edges.leading": { _ in .native(.edges(.leading)) },
            "edges.bottom": { _ in .native(.edges(.bottom)) },
            "edges.trailing": { _ in .native(.edges(.trailing)) },
            "edges.horizontal": { _ in .native(.edges(.horizontal)) },
            "edges.vertical": { _ in .native(.edges(.vertical)) },
            "edges.all": { _ in .native(.edges(.all)) },
        ]
        for flag in [0, 1, 2, 3, 4, 8, 16, 32] { table["flags.\(flag)"] = { _ in .int(flag) } }
        return table
    }()

    static func edge(named name: String?) -> Edge.Set {
        switch name {
        case "top"?: .top
        case "leading"?: .leading
        case "bottom"?: .bottom
        case "trailing"?: .trailing
        default: []
        }
    }

    private static func bits(_ value: Value) -> Int {
        switch value {
        case .native(.edges(let edges)): Int(edges.rawValue)
        case .native(.axes(let axes)): Int(axes.rawValue)
        case .int(let bits): bits
        case .array(let members): members.reduce(0) { $0 | bits($1) }
        default: 0
        }
    }

    private static func combine(_ left: Value, _ right: Value, _ operation: (Int, Int) -> Int) -> Value {
        let result = operation(bits(left), bits(right))
        switch (left, right) {
        case (.native(.edges), _), (_, .native(.edges)):
            return .native(.edges(Edge.Set(rawValue: UInt8(truncatingIfNeeded: result))))
        case (.native(.axes), _), (_, .native(.axes)):
            return .native(.axes(Axis.Set(rawValue: UInt8(truncatingIfNeeded: result))))
        default:
            return .int(result)
        }
    }
}

extension Value {
    /// The bits of an option set that has no type of its own here; an array counts as one.
    var asFlags: Int {
        switch self {
        case .int(let bits): bits
        case .array(let members): members.reduce(0) { $0 | $1.asFlags }
        default: 0
        }
    }

    /// A set of edges; an array of them counts as one.
    var asEdges: Edge.Set? {
        switch self {
        case .native(.edges(let edges)): edges
        case .array(let members): members.reduce(into: Edge.Set()) { $0.formUnion($1.asEdges ?? []) }
        case .int(0): []
        default: nil
        }
    }

    /// A set of axes; an array of them counts as one.
    var asAxes: Axis.Set? {
        switch self {
        case .native(.axes(let axes)): axes
        case .array(let members): members.reduce(into: Axis.Set()) { $0.formUnion($1.asAxes ?? []) }
        case .int(0): []
        default: nil
        }
    }

    /// An axis by its case's name.
    var asAxis: Axis? {
        switch caseName {
        case "horizontal"?: .horizontal
        case "vertical"?: .vertical
        default: nil
        }
    }
}
