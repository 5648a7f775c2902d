import LDLParser
import LayoutRuntime

/// Buttons and what looks like one: links, menus, navigation links.
enum ButtonFactories {
    static let table: NamedTable<NodeFactory> = [
        "button": { call throws(EvaluationError) in try button(call, try call.label(1)) },
        "button.title": { call throws(EvaluationError) in try button(call, call.maker.title(call[0])) },
        "button.image": { call throws(EvaluationError) in
            try button(call, ControlFactories.label(call, title: call.maker.title(call[0]), symbol: call.text(1)))
        },
        "button.titleRole": { call throws(EvaluationError) in
            try button(call, call.maker.title(call[0]), role: call[1])
        },
        "button.imageRole": { call throws(EvaluationError) in
            try button(
                call, ControlFactories.label(call, title: call.maker.title(call[0]), symbol: call.text(1)),
                role: call[2])
        },
        "button.role": { call throws(EvaluationError) in try button(call, try call.label(2), role: call[0]) },
        "link": { call throws(EvaluationError) in try button(call, try call.label(1)) },
        "link.title": { call throws(EvaluationError) in try button(call, call.maker.title(call[0])) },
        "shareLink": { call throws(EvaluationError) in
            try button(
                call, ControlFactories.label(call, title: call.maker.text("Share…"), symbol: "square.and.arrow.up"))
        },
        "menu": { call throws(EvaluationError) in try button(call, try call.label(1)) },
        "menu.title": { call throws(EvaluationError) in try button(call, call.maker.title(call[0])) },
        "menu.image": { call throws(EvaluationError) in
            try button(call, ControlFactories.label(call, title: call.maker.title(call[0]), symbol: call.text(1)))
        },
        "editButton": { call throws(EvaluationError) in try button(call, call.maker.text("Edit")) },
        "navigationLink": { call throws(EvaluationError) in try navigationLink(call, try call.label(1)) },
        "navigationLink.value": { call throws(EvaluationError) in try navigationLink(call, try call.label(1)) },
        "navigationLink.title": { call throws(EvaluationError) in
            try navigationLink(call, call.maker.title(call[0]))
        },
        "buttonStyle": { call throws(EvaluationError) in try EnvironmentFactories.keyed(call, "ldl.buttonStyle") },
        "buttonBorderShape": { call throws(EvaluationError) in
            try EnvironmentFactories.keyed(call, "ldl.buttonBorderShape")
        },
    ]

    /// A button: its label in the look that the surroundings say.
    static func button(
        _ call: NodeCall, _ label: ViewValue, role: Value = .none
    ) throws(EvaluationError) -> Value {
        let maker = call.maker
        let roleName = role.unboxed(NamedStyle.self)?.name
        return call.special { context throws(EvaluationError) in
            let style = context.environment["ldl.buttonStyle"] ?? .none
            // Buttons inside a button's label have the usual look again.
            context.environment["ldl.buttonStyle"] = nil
            let view = try look(of: label, style, role: roleName, maker, &context)
            guard let node = try context.lowerStacked([view], axis: .horizontal) else { return [] }
            // A plain button, and one in a look of the program's own, answers where something is drawn.
            let isPlain = style.unboxed(NamedStyle.self)?.name == "plain"
            let isOwn = context.evaluator.customSymbol(style) != nil
            return [
                try context.append(
                    .interaction(.button(takesWholeLabel: !isPlain && !isOwn)), children: [node])
            ]
        }
    }

    /// A button that leads to another screen. In a list it is the whole row, in the colour of text, with an arrow at its end.
    private static func navigationLink(_ call: NodeCall, _ label: ViewValue) throws(EvaluationError) -> Value {
        let maker = call.maker
        guard case .view(let usual) = try button(call, label) else { return .none }
        return call.special { context throws(EvaluationError) in
            guard case .bool(true)? = context.environment[ListFactories.rowKey] else {
                return try context.lower(usual)
            }
            // What is in the label is no row of its own.
            context.environment[ListFactories.rowKey] = nil
            let arrow = maker.set(maker.symbol("chevron.right"), in: .footnote.weight(.semibold), level: 2)
            let row = maker.row([label, maker.spacer, arrow])
            guard let node = try context.lowerStacked([row], axis: .horizontal) else { return [] }
            return [try context.append(.interaction(.button(takesWholeLabel: true)), children: [node])]
        }
    }

    private static func look(
        of label: ViewValue, _ style: Value, role: String?, _ maker: ViewMaker, _ context: inout LoweringContext
    ) throws(EvaluationError) -> ViewValue {
        let environment = context.environment
        if let own = try ownLook(of: label, style, role: role, context) { return own }
        // A button that does not answer is pale.
        let tint: StyleValue =
            !environment.values.isEnabled ? .level(2) : role == "destructive" ? .color(SystemColors.red) : .tint
        let controlSize = environment["controlSize"]?.caseName ?? "regular"
        switch style.unboxed(NamedStyle.self)?.name ?? "automatic" {
        case "plain": return label
        case "borderedProminent", "glassProminent":
            let padded = maker.padded(
                maker.styled(label, .color(.fixed(.white))), ControlMetrics.buttonPadding(controlSize: controlSize))
            return background(padded, tint, maker, environment)
        case "bordered", "glass":
            let padded = maker.padded(
                maker.styled(label, tint), ControlMetrics.buttonPadding(controlSize: controlSize))
            return background(padded, .opacity(tint, 0.15), maker, environment)
        default: return maker.styled(label, tint)
        }
    }

    private static func background(
        _ view: ViewValue, _ style: StyleValue, _ maker: ViewMaker, _ environment: EnvironmentValues
    ) -> ViewValue {
        let shape: Shape =
            switch environment["ldl.buttonBorderShape"]?.unboxed(NamedStyle.self)?.name {
            case "roundedRectangle"?: .roundedRectangle(cornerSize: Size(width: 8, height: 8))
            case "circle"?: .circle
            default: .capsule
            }
        return maker.modified(
            view, .layout { context in .backgroundShape(style.resolved(in: context.environment), shape) },
            "background", "_BackgroundShapeModifier")
    }

    /// What a style of the program's own makes of the label.
    private static func ownLook(
        of label: ViewValue, _ style: Value, role: String?, _ context: LoweringContext
    ) throws(EvaluationError) -> ViewValue? {
        guard let symbol = context.evaluator.customSymbol(style),
            let method = symbol.member(named: "makeBody", labels: ["configuration"])
        else { return nil }
        let configuration = Value.native(
            .other(typeName: "ButtonStyleConfiguration", StyleConfiguration(label: label, role: role)))
        let value = try context.evaluator.call(
            method, receiver: style, arguments: [configuration], span: context.origin.span)
        return try context.evaluator.view(of: value, origin: context.origin)
    }
}
