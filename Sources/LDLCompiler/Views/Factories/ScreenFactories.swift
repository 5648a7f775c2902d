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
        "tab.empty": { call throws(EvaluationError) in tab(call, try call.views(0), label: []) },
        "tab.labelled": { call throws(EvaluationError) in
            tab(call, try call.views(0), label: try call.views(1))
        },
        "tabSection": { call throws(EvaluationError) in GroupFactories.group(call, try call.views(1)) },
        "tabItem": { call throws(EvaluationError) in
            .view(
                ViewValue(
                    .modified(try call.content(), .inert), origin: call.origin,
                    payload: .tab(label: try call.views(0))))
        },
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
            let top = try context.lower(view(of: bar, maker))
            return [
                try context.append(
                    .safeAreaInset(.top, alignment: .horizontalCenter, spacing: 0), children: [screen] + top)
            ]
        }
    }

    /// The bar with its title: large ones stand under the bar, at its beginning.
    private static func view(of bar: NavigationBar, _ maker: ViewMaker) -> ViewValue {
        let isLarge = bar.height > ControlMetrics.navigationBar
        let title = maker.surrounded(maker.text(bar.title ?? "")) { values in
            values.font = isLarge ? .largeTitle.bold() : .headline
            values.text.lineLimit = LineLimit(maximum: 1)
        }
        let insets = EdgeInsets(
            top: 0, leading: 16, bottom: isLarge ? ControlMetrics.largeTitleBottom : 0, trailing: 16)
        return ViewValue(
            .modified(
                maker.padded(title, insets),
                .layout { _ in
                    .flexibleFrame(
                        FlexibleFrame(
                            maxWidth: .infinity, minHeight: bar.height, maxHeight: bar.height,
                            alignment: isLarge ? .bottomLeading : .center))
                }), origin: maker.origin.renamed("NavigationBar"))
    }

    /// The bar that chooses among screens: what stands for each of them, the first one chosen.
    private static func bar(of screens: [ViewValue], _ maker: ViewMaker) -> ViewValue {
        let style = Value.boxed(NamedStyle("ldl.tab"), "Style")
        let items = screens.enumerated().map { index, screen in
            let label = maker.column(label(of: screen), spacing: 2)
            let styled = maker.styled(
                maker.surrounded(label) { $0.font = .system(size: 10, weight: .medium) }, index == 0 ? .tint : .level(1)
            )
            return maker.framed(
                maker.modified(
                    styled, .environment { $0["ldl.labelStyle"] = style }, "environment",
                    "_EnvironmentKeyWritingModifier"), FlexibleFrame(maxWidth: .infinity))
        }
        let height = ControlMetrics.tabBar
        let row = maker.framed(
            maker.row(items, spacing: 0), FlexibleFrame(maxWidth: .infinity, minHeight: height, maxHeight: height))
        return ViewValue(
            .modified(
                row, .layout { _ in .backgroundStyle(.material(thickness: 2), ignoresSafeAreaEdges: .all) }),
            origin: maker.origin.renamed("TabBar"))
    }

    /// What stands for a screen in the bar.
    private static func label(of screen: ViewValue) -> [ViewValue] {
        var view = screen
        while true {
            if case .tab(let label)? = view.payload { return label }
            guard case .modified(let content, _) = view.kind else { return [] }
            view = content
        }
    }

    /// The first screen, over the bar that chooses among them; a paged view has no bar.
    private static func tabs(_ call: NodeCall, _ views: [ViewValue]) -> Value {
        let maker = call.maker
        return call.special { context throws(EvaluationError) in
            let isPaged = context.environment["ldl.tabViewStyle"]?.unboxed(NamedStyle.self)?.name == "page"
            let screens = screens(in: views)
            guard let tab = try context.lower(Array(screens.prefix(1))).first else { return [] }
            let first = try context.append(
                .relativeContainer, children: [tab], origin: context.origin.renamed("screen"))
            let screen = try context.append(
                .flexibleFrame(FlexibleFrame(maxWidth: .infinity, maxHeight: .infinity)),
                children: [first], origin: context.origin.renamed("frame", type: "_FlexFrameLayout"))
            if isPaged { return [try context.append(.inert, children: [screen])] }
            let bottom = try context.lower(bar(of: screens, maker))
            return [
                try context.append(
                    .safeAreaInset(.bottom, alignment: .horizontalCenter, spacing: 0), children: [screen] + bottom)
            ]
        }
    }

    /// The screens of a tab view, those of its sections among them.
    private static func screens(in views: [ViewValue]) -> [ViewValue] {
        views.flatMap { view in
            if case .group(let inner) = view.kind { screens(in: inner) } else { [view] }
        }
    }

    /// A screen of a tab view: several views are a column.
    private static func tab(_ call: NodeCall, _ views: [ViewValue]) -> Value {
        let label = ControlFactories.label(call, title: call.maker.title(call[0]), symbol: call.text(1))
        return tab(call, views, label: [label])
    }

    private static func tab(_ call: NodeCall, _ views: [ViewValue], label: [ViewValue]) -> Value {
        .view(
            ViewValue(
                .special { context throws(EvaluationError) in
                    guard let node = try context.lowerStacked(views) else { return [] }
                    return [try context.append(.inert, children: [node])]
                }, origin: call.origin, payload: .tab(label: label)))
    }
}
