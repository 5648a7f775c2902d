import LDLParser
import LayoutRuntime

/// The containers of an app's screens: navigation, tabs, split views.
enum ScreenFactories {
    static let table: NamedTable<NodeFactory> = [
        "navigationStack": { call throws(EvaluationError) in navigation(call, try call.views(0)) },
        "navigationStack.path": { call throws(EvaluationError) in navigation(call, try call.views(1)) },
        // On a phone the list is what is seen.
        "navigationSplit": { call throws(EvaluationError) in navigation(call, try call.views(0)) },
        "navigationSplit.three": { call throws(EvaluationError) in navigation(call, try call.views(0)) },
        "navigationTitle": { call throws(EvaluationError) in
            let title = TextFactories.text(call[0]).string
            return try bar(call) { $0.title = title }
        },
        "navigationBarTitleDisplayMode": { call throws(EvaluationError) in
            let isInline = call[0].caseName == "inline"
            return try bar(call) { $0.isInline = isInline }
        },
        "navigationBarHidden": { call throws(EvaluationError) in
            let isHidden = call.flag(0)
            return try bar(call) { $0.isHidden = isHidden }
        },
        "tabView": { call throws(EvaluationError) in tabs(call, try call.views(0)) },
        "tabView.selection": { call throws(EvaluationError) in tabs(call, try call.views(1)) },
        "tab": { call throws(EvaluationError) in tab(call, try call.views(2)) },
        "tab.value": { call throws(EvaluationError) in tab(call, try call.views(3)) },
        "tabSection": { call throws(EvaluationError) in GroupFactories.group(call, try call.views(1)) },
        "tabItem": { call throws(EvaluationError) in try call.modified(.inert) },
        "tabViewStyle": { call throws(EvaluationError) in try EnvironmentFactories.keyed(call, "ldl.tabViewStyle") },
        "toolbarItem": { call throws(EvaluationError) in GroupFactories.group(call, try call.views(1)) },
    ]

    private static let barKey = "ldl.navigationBar"

    /// What a screen says of the bar at its top, collected while its views are lowered.
    private final class NavigationBar {
        var title: String?
        var isInline = false
        var isHidden = false

        var height: Double {
            if isHidden { return 0 }
            return title == nil || isInline ? ControlMetrics.navigationBar : ControlMetrics.largeTitleBar
        }
    }

    private static func bar(
        _ call: NodeCall, _ change: @escaping (NavigationBar) -> Void
    ) throws(EvaluationError) -> Value {
        try call.modified(
            .environment { environment in
                if case .native(.other(_, let object))? = environment[barKey], let bar = object as? NavigationBar {
                    change(bar)
                }
            })
    }

    /// A screen with a bar at its top, by which the safe area inside becomes smaller.
    private static func navigation(_ call: NodeCall, _ views: [ViewValue]) -> Value {
        let maker = call.maker
        return call.special { context throws(EvaluationError) in
            let bar = NavigationBar()
            context.environment[barKey] = .native(.other(typeName: "NavigationBar", bar))
            guard let views = try context.lowerStacked(views) else { return [] }
            let content = try context.append(
                .relativeContainer, children: [views], origin: context.origin.renamed("screen"))
            let screen = try context.append(
                .flexibleFrame(FlexibleFrame(maxWidth: .infinity, maxHeight: .infinity)), children: [content],
                origin: context.origin.renamed("frame", type: "_FlexFrameLayout"))
            guard bar.height > 0 else { return [try context.append(.inert, children: [screen])] }
            let size = Size(width: 100, height: bar.height)
            let top = try context.lower(
                maker.control(bar.title ?? "NavigationBar", size, stretches: .horizontal))
            return [
                try context.append(
                    .safeAreaInset(.top, alignment: .horizontalCenter, spacing: 0), children: [screen] + top)
            ]
        }
    }

    /// The first screen, over the bar that chooses among them; a paged view has no bar.
    private static func tabs(_ call: NodeCall, _ views: [ViewValue]) -> Value {
        let maker = call.maker
        return call.special { context throws(EvaluationError) in
            let isPaged = context.environment["ldl.tabViewStyle"]?.unboxed(NamedStyle.self)?.name == "page"
            guard let tab = try context.lower(Array(views.prefix(1))).first else { return [] }
            let first = try context.append(
                .relativeContainer, children: [tab], origin: context.origin.renamed("screen"))
            let screen = try context.append(
                .flexibleFrame(FlexibleFrame(maxWidth: .infinity, maxHeight: .infinity)),
                children: [first], origin: context.origin.renamed("frame", type: "_FlexFrameLayout"))
            if isPaged { return [try context.append(.inert, children: [screen])] }
            let size = Size(width: 100, height: ControlMetrics.tabBar)
            let bottom = try context.lower(maker.control("TabBar", size, stretches: .horizontal))
            return [
                try context.append(
                    .safeAreaInset(.bottom, alignment: .horizontalCenter, spacing: 0), children: [screen] + bottom)
            ]
        }
    }

    /// A screen of a tab view: several views are a column.
    private static func tab(_ call: NodeCall, _ views: [ViewValue]) -> Value {
        call.special { context throws(EvaluationError) in
            guard let node = try context.lowerStacked(views) else { return [] }
            return [try context.append(.inert, children: [node])]
        }
    }
}
