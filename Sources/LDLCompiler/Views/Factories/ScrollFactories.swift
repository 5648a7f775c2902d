import LDLParser
import LayoutRuntime

/// Scroll views, readers, the safe area, and views that depend on the room there is.
enum ScrollFactories {
    static let table: NamedTable<NodeFactory> = [
        "scrollView": { call throws(EvaluationError) in
            let axes = call[0].asAxes ?? .vertical
            let views = try call.views(2)
            return scrolled(call, axes, views)
        },
        "geometryReader": { call throws(EvaluationError) in
            let function = try call.function(0)
            let origin = call.origin
            return call.leaf { context in
                let evaluator = context.evaluator
                return .geometryReader(
                    context.provider { geometry throws(EvaluationError) in
                        let proxy = Value.boxed(geometry, "GeometryProxy")
                        let value = try evaluator.call(function, [proxy], span: origin.span)
                        return try evaluator.views(of: value, origin: origin)
                    })
            }
        },
        "reader.content": { call throws(EvaluationError) in
            let proxy = Value.boxed(NamedStyle("proxy"), "ScrollViewProxy")
            let value = try call.evaluator.call(try call.function(0), [proxy], span: call.origin.span)
            return .view(try call.evaluator.view(of: value, origin: call.origin))
        },
        // What depends on the time is not shown.
        "reader.timeline": { call in .view(NodeFactories.placeholder("TimelineView", origin: call.origin)) },
        "canvas": { call in call.leaf(.shape(.rectangle, .fill(.color(.clear)))) },
        "viewThatFits": { call throws(EvaluationError) in
            let axes = call[0].asAxes ?? .all
            return call.container(try call.views(1)) { _ in .viewThatFits(axes) }
        },
        "ignoresSafeArea": { call throws(EvaluationError) in
            // The keyboard is never there.
            let isKeyboardOnly = call[0].asInt == 2
            return try call.layout(.ignoresSafeArea(isKeyboardOnly ? [] : call.edges(1)))
        },
        "edgesIgnoringSafeArea": { call throws(EvaluationError) in
            try call.layout(.ignoresSafeArea(call.edges(0)))
        },
        "safeAreaInset.vertical": { call throws(EvaluationError) in
            let edge: Edge = call[0].caseName == "top" ? .top : .bottom
            return try inset(call, edge, alignment: call[1].asGuide ?? .horizontalCenter)
        },
        "safeAreaInset.horizontal": { call throws(EvaluationError) in
            let edge: Edge = call[0].caseName == "leading" ? .leading : .trailing
            return try inset(call, edge, alignment: call[1].asGuide ?? .verticalCenter)
        },
        "safeAreaPadding.edges": { call throws(EvaluationError) in
            let length = call.number(1) ?? FrameFactories.standardPadding
            return try call.layout(.safeAreaPadding(EdgeInsets(call.edges(0), length)))
        },
        "safeAreaPadding.length": { call throws(EvaluationError) in
            try call.layout(.safeAreaPadding(EdgeInsets(.all, call.number(0) ?? 0)))
        },
        "safeAreaPadding.insets": { call throws(EvaluationError) in
            try call.layout(.safeAreaPadding(call[0].asInsets ?? .zero))
        },
        "containerRelativeFrame": { call throws(EvaluationError) in
            try relativeFrame(call, .whole, alignment: call.alignment(1))
        },
        "containerRelativeFrame.count": { call throws(EvaluationError) in
            let columns = ContainerRelativeFrame.Length.columns(
                count: max(call[1].asInt ?? 1, 1), span: call[2].asInt ?? 1, spacing: call.number(3) ?? 0)
            return try relativeFrame(call, columns, alignment: call.alignment(4))
        },
        "containerRelativeFrame.closure": { call throws(EvaluationError) in
            let length = RelativeLength(evaluator: call.evaluator, function: try call.function(2), origin: call.origin)
            return try relativeFrame(call, .computed { try length.value($0, $1) }, alignment: call.alignment(1))
        },
        "defaultScrollAnchor": { call throws(EvaluationError) in
            let anchor = call[0]
            let role = call[1].caseName
            return try call.modified(
                .environment { environment in
                    if role != "alignment", role != "sizeChanges" { environment[anchorKey] = anchor }
                    if role == nil || role == "alignment" { environment[shortAnchorKey] = anchor }
                })
        },
        "coordinateSpace": { call throws(EvaluationError) in try space(call, name: call[0]) },
        "coordinateSpace.space": { call throws(EvaluationError) in
            guard case .enumeration(_, let values) = call[0], let name = values.first else {
                return try call.modified(.inert)
            }
            return try space(call, name: name)
        },
        "onGeometryChange": { call throws(EvaluationError) in try geometryChange(call, takesBoth: false) },
        "onGeometryChange.both": { call throws(EvaluationError) in try geometryChange(call, takesBoth: true) },
        "contentMargins.edges": { call throws(EvaluationError) in
            let edges = call.edges(0)
            return try margins(call, edges, EdgeInsets(edges, call.number(1) ?? 0), placement: call[2])
        },
        "contentMargins.length": { call throws(EvaluationError) in
            try margins(call, .all, EdgeInsets(.all, call.number(0) ?? 0), placement: call[1])
        },
        "contentMargins.insets": { call throws(EvaluationError) in
            try margins(call, call.edges(0), call[1].asInsets ?? .zero, placement: call[2])
        },
    ]

    /// The key of the room that `contentMargins` puts round the content of scroll views inside.
    static let marginsKey = "ldl.contentMargins"

    /// The keys of the places from which scroll views inside are scrolled: where the content is longer, and shorter.
    private static let anchorKey = "ldl.scrollAnchor"
    private static let shortAnchorKey = "ldl.shortScrollAnchor"

    /// What `defaultScrollAnchor` says of a scroll view; of one only, not of those inside.
    private static func scrollAnchor(_ environment: inout EnvironmentValues) -> LayoutElement? {
        let longer = environment[anchorKey]?.asUnitPoint
        let shorter = environment[shortAnchorKey]?.asUnitPoint
        guard longer != nil || shorter != nil else { return nil }
        environment[anchorKey] = nil
        environment[shortAnchorKey] = nil
        return .scrollAnchor(longer: longer ?? .topLeading, shorter: shorter ?? .topLeading)
    }

    /// Several views in a scroll view are a column, or a row where it scrolls sideways only.
    static func scrolled(_ call: NodeCall, _ axes: Axis.Set, _ views: [ViewValue]) -> Value {
        call.special { context throws(EvaluationError) in
            let margins = context.environment[marginsKey]?.asInsets
            context.environment[marginsKey] = nil
            let anchor = scrollAnchor(&context.environment)
            let axis: Axis = axes == .horizontal ? .horizontal : .vertical
            var content =
                try context.lowerStacked(views, axis: axis)
                ?? context.append(
                    .stack(axis, alignment: axis == .vertical ? .horizontalCenter : .verticalCenter, spacing: nil),
                    origin: context.origin.renamed("EmptyView"))
            if let margins {
                content = try context.append(
                    .contentMargins(margins), children: [content], origin: context.origin.renamed("contentMargins"))
            }
            if let anchor {
                content = try context.append(
                    anchor, children: [content], origin: context.origin.renamed("scrollAnchor"))
            }
            return [try context.append(.scrollView(axes), children: [content])]
        }
    }

    /// Gives the coordinates of a view a name, by which readers inside ask for their place in it.
    private static func space(_ call: NodeCall, name: Value) throws(EvaluationError) -> Value {
        let name = try call.evaluator.describe(name, span: call.origin.span)
        return try call.modified(
            .special { context, content throws(EvaluationError) in
                var nodes = try context.lower(content)
                for index in nodes.indices {
                    nodes[index] = try context.append(.inert, children: [nodes[index]])
                    context.lowering.coordinateSpaces[nodes[index]] = name
                }
                return nodes
            })
    }

    private static func inset(
        _ call: NodeCall, _ edge: Edge, alignment: AlignmentKey
    ) throws(EvaluationError) -> Value {
        let spacing = call.number(2)
        let views = try call.views(3)
        let center = Alignment(
            horizontal: edge == .top || edge == .bottom ? alignment : .horizontalCenter,
            vertical: edge == .leading || edge == .trailing ? alignment : .verticalCenter)
        return try call.modified(
            .secondary({ _ in .safeAreaInset(edge, alignment: alignment, spacing: spacing) }, views, center))
    }

    private static func relativeFrame(
        _ call: NodeCall, _ length: ContainerRelativeFrame.Length, alignment: Alignment
    ) throws(EvaluationError) -> Value {
        try call.layout(
            .containerRelativeFrame(
                ContainerRelativeFrame(axes: call[0].asAxes ?? .all, length: length, alignment: alignment)))
    }

    private static func margins(
        _ call: NodeCall, _ edges: Edge.Set, _ insets: EdgeInsets, placement: Value
    ) throws(EvaluationError) -> Value {
        if placement.unboxed(NamedStyle.self)?.name == "indicators" { return try call.modified(.inert) }
        // Edges that are not named keep what was said of them further out.
        return try call.modified(
            .environment { environment in
                var all = environment[marginsKey]?.asInsets ?? .zero
                if edges.contains(.top) { all.top = insets.top }
                if edges.contains(.leading) { all.leading = insets.leading }
                if edges.contains(.bottom) { all.bottom = insets.bottom }
                if edges.contains(.trailing) { all.trailing = insets.trailing }
                environment[marginsKey] = .native(.insets(all))
            })
    }

    /// The action runs once, when everything has its place.
    private static func geometryChange(_ call: NodeCall, takesBoth: Bool) throws(EvaluationError) -> Value {
        let transform = try call.function(1)
        let action = try call.function(2)
        let span = call.origin.span
        return try call.modified(
            .special { context, content throws(EvaluationError) in
                let nodes = try context.lower(content)
                var results: [LayoutRuntime.NodeID] = []
                for node in nodes {
                    let outer = try context.append(.geometry, children: [node])
                    results.append(outer)
                    context.lowering.afterLayout.append(
                        (
                            outer,
                            { lowering throws(EvaluationError) in
                                // A lazy container may have made a view only to know its size.
                                guard lowering.tree.isPlaced(outer) else { return }
                                let insets = lowering.tree.safeAreaInsets(of: outer)
                                let geometry = try lowering.geometry(of: outer, safeAreaInsets: insets, at: span)
                                let proxy = Value.boxed(geometry, "GeometryProxy")
                                let value = try lowering.evaluator.call(transform, [proxy], span: span)
                                let arguments = takesBoth ? [value, value] : [value]
                                _ = try lowering.evaluator.call(action, arguments, span: span)
                            }
                        ))
                }
                return results
            })
    }
}

/// A closure of the program that computes a length from the container's.
///
/// A run is laid out by one thread at a time, like the tree it belongs to.
private final class RelativeLength: @unchecked Sendable {
    private let evaluator: Evaluator
    private let function: FunctionValue
    private let origin: ViewOrigin

    init(evaluator: Evaluator, function: FunctionValue, origin: ViewOrigin) {
        self.evaluator = evaluator
        self.function = function
        self.origin = origin
    }

    func value(_ length: Double, _ axis: Axis) throws -> Double {
        try evaluator.entering { () throws(EvaluationError) in
            let name = axis == .horizontal ? "horizontal" : "vertical"
            let axis = evaluator.enumValue("Axis", name) ?? .none
            let value = try evaluator.call(function, [.double(length), axis], span: origin.call)
            return value.asDouble ?? length
        }
    }
}
