import LDLParser
import LayoutRuntime

/// Labels, switches, fields, pickers and other controls, as boxes of the device's sizes.
enum ControlFactories {
    static let table: NamedTable<NodeFactory> = [
        "label": { call throws(EvaluationError) in
            .view(label(call, title: try call.label(0), icon: try call.label(1)))
        },
        "label.symbol": { call in
            .view(label(call, title: call.maker.title(call[0]), symbol: call.text(1)))
        },
        "label.image": { call in
            let icon = ImageFactories.view(
                ImageValue(name: call.text(1), isSymbol: false), origin: call.origin.renamed("Image"))
            return .view(label(call, title: call.maker.title(call[0]), icon: icon))
        },
        "labelStyle": { call throws(EvaluationError) in try EnvironmentFactories.keyed(call, "ldl.labelStyle") },
        "labelsHidden": { call throws(EvaluationError) in
            try call.modified(.environment { $0["ldl.labelsHidden"] = .bool(true) })
        },
        "labelsVisibility": { call throws(EvaluationError) in
            let isHidden = call[0].caseName == "hidden"
            return try call.modified(.environment { $0["ldl.labelsHidden"] = .bool(isHidden) })
        },
        "toggle": { call throws(EvaluationError) in toggle(call, try call.label(1), isOn: call.flag(0)) },
        "toggle.title": { call in toggle(call, call.maker.title(call[0]), isOn: call.flag(1)) },
        "toggle.image": { call in
            toggle(call, label(call, title: call.maker.title(call[0]), symbol: call.text(1)), isOn: call.flag(2))
        },
        "textField": { call in field(call, "TextField") },
        "secureField": { call in field(call, "SecureField") },
        "textFieldStyle": { call throws(EvaluationError) in
            try EnvironmentFactories.keyed(call, "ldl.textFieldStyle")
        },
        "textEditor": { call in box(call, "TextEditor", ControlMetrics.textEditor, stretches: .all) },
        "slider": { call in .view(slider(call)) },
        "slider.labels": { call throws(EvaluationError) in
            .view(call.maker.row(try call.views(3) + [slider(call)] + (try call.views(4)), name: "Slider"))
        },
        "stepper": { call throws(EvaluationError) in
            labelled(call, "Stepper", ControlMetrics.stepper, try call.label(1))
        },
        "stepper.range": { call throws(EvaluationError) in
            labelled(call, "Stepper", ControlMetrics.stepper, try call.label(2))
        },
        "stepper.title": { call in labelled(call, "Stepper", ControlMetrics.stepper, call.maker.title(call[0])) },
        "picker": { call throws(EvaluationError) in picker(call, try call.label(2), try call.views(1)) },
        "picker.title": { call throws(EvaluationError) in
            picker(call, call.maker.title(call[0]), try call.views(2))
        },
        "pickerStyle": { call throws(EvaluationError) in try EnvironmentFactories.keyed(call, "ldl.pickerStyle") },
        "datePicker.title": { call in
            labelled(call, "DatePicker", ControlMetrics.datePicker, call.maker.title(call[0]))
        },
        "datePicker.titleRange": { call in
            labelled(call, "DatePicker", ControlMetrics.datePicker, call.maker.title(call[0]))
        },
        "colorPicker": { call in
            labelled(call, "ColorPicker", ControlMetrics.colorWell, call.maker.title(call[0]))
        },
        "progress.spinner": { call in spinner(call, title: nil) },
        "progress.spinnerTitle": { call in spinner(call, title: call.maker.title(call[0])) },
        "progress.bar": { call in progress(call, title: nil, value: part(call[0], of: call[1])) },
        "progress.barTitle": { call in
            progress(call, title: call.maker.title(call[0]), value: part(call[1], of: call[2]))
        },
        "progressViewStyle": { call throws(EvaluationError) in
            try EnvironmentFactories.keyed(call, "ldl.progressViewStyle")
        },
        "gauge": { call throws(EvaluationError) in
            let bar = call.maker.control("Gauge", ControlMetrics.gauge, stretches: .horizontal)
            return .view(call.maker.column([try call.label(2), bar], alignment: .leading, name: "Gauge"))
        },
        "labeledContent": { call throws(EvaluationError) in beside(call, try call.label(1), try call.label(0)) },
        "labeledContent.title": { call throws(EvaluationError) in
            beside(call, call.maker.title(call[0]), call.maker.styled(try call.label(1), .level(1)))
        },
        "labeledContent.value": { call in
            beside(call, call.maker.title(call[0]), call.maker.styled(call.maker.title(call[1]), .level(1)))
        },
    ]

    // MARK: Labels

    static func label(_ call: NodeCall, title: ViewValue, symbol: String) -> ViewValue {
        label(call, title: title, icon: call.maker.symbol(symbol))
    }

    /// A symbol and words, or one of them, or what a style of the program's own makes of them.
    static func label(_ call: NodeCall, title: ViewValue, icon: ViewValue) -> ViewValue {
        let maker = ViewMaker(origin: call.origin.renamed("Label"))
        return ViewValue(
            .special { context throws(EvaluationError) in
                let style = context.environment["ldl.labelStyle"] ?? .none
                context.environment["ldl.labelStyle"] = nil
                let view: ViewValue
                if let symbol = context.evaluator.customSymbol(style),
                    let method = symbol.member(named: "makeBody", labels: ["configuration"])
                {
                    let configuration = Value.native(
                        .other(typeName: "LabelStyleConfiguration", StyleConfiguration(label: title, icon: icon)))
                    let value = try context.evaluator.call(
                        method, receiver: style, arguments: [configuration], span: context.origin.span)
                    view = try context.evaluator.view(of: value, origin: context.origin)
                } else {
                    switch style.unboxed(NamedStyle.self)?.name {
                    case "titleOnly"?: view = title
                    case "iconOnly"?: view = icon
                    case "ldl.tab"?:
                        view = maker.column(
                            [maker.surrounded(icon) { $0.font = .system(size: 18) }, title], spacing: 2)
                    case "ldl.unavailable"?:
                        view = maker.column(
                            [
                                maker.set(icon, in: .system(size: 48), level: 1),
                                maker.set(title, in: .title2.bold()),
                            ], spacing: 16)
                    default: view = maker.row([icon, title], spacing: ControlMetrics.labelSpacing)
                    }
                }
                guard let node = try context.lowerStacked([view], axis: .horizontal) else { return [] }
                return [try context.append(.inert, children: [node])]
            }, origin: maker.origin)
    }

    /// A label, room, and something at the end.
    private static func beside(_ call: NodeCall, _ label: ViewValue, _ control: ViewValue) -> Value {
        .view(call.maker.row([label, call.maker.spacer, control], name: call.origin.name))
    }

    /// A control after its label; alone where labels are hidden.
    private static func labelled(
        _ call: NodeCall, _ name: String, _ size: Size, _ label: ViewValue, value: Double? = nil
    ) -> Value {
        let maker = call.maker
        return call.special { context throws(EvaluationError) in
            let control = maker.control(name, size, value: value)
            if case .bool(true)? = context.environment["ldl.labelsHidden"] { return try context.lower(control) }
            return try context.lower(maker.row([label, maker.spacer, control], name: name))
        }
    }

    // MARK: Controls

    private static func box(_ call: NodeCall, _ name: String, _ size: Size, stretches: Axis.Set = []) -> Value {
        call.leaf(.control(ControlContent(name: name, size: size, stretches: stretches)))
    }

    private static func toggle(_ call: NodeCall, _ label: ViewValue, isOn: Bool) -> Value {
        labelled(call, "Toggle", ControlMetrics.toggle, label, value: isOn ? 1 : 0)
    }

    private static func slider(_ call: NodeCall) -> ViewValue {
        var range = (lower: 0.0, upper: 1.0)
        if case .range(let bounds) = call[1] {
            range = (bounds.lower?.asDouble ?? 0, bounds.upper?.asDouble ?? 1)
        }
        let length = range.upper - range.lower
        let value = call.number(0).flatMap { length > 0 ? ($0 - range.lower) / length : nil }
        return call.maker.control("Slider", ControlMetrics.slider, stretches: .horizontal, value: value)
    }

    /// How much of a whole there is, from 0 to 1; `nil` where either is not known.
    private static func part(_ value: Value, of total: Value) -> Double? {
        guard let value = value.asDouble else { return nil }
        let total = total.asDouble ?? 1
        return total > 0 ? value / total : nil
    }

    private static func field(_ call: NodeCall, _ name: String) -> Value {
        let written = call[1].asString ?? ""
        let isPlaceholder = written.isEmpty
        let text = isPlaceholder ? call.text(0) : written
        return call.leaf { context in
            let style = context.environment["ldl.textFieldStyle"]?.unboxed(NamedStyle.self)?.name
            let size = style == "roundedBorder" ? ControlMetrics.roundedTextField : ControlMetrics.textField
            return .control(
                ControlContent(
                    name: name, size: size, stretches: .horizontal, text: text, isPlaceholder: isPlaceholder))
        }
    }

    private static func picker(_ call: NodeCall, _ label: ViewValue, _ views: [ViewValue]) -> Value {
        let maker = call.maker
        return call.special { context throws(EvaluationError) in
            switch context.environment["ldl.pickerStyle"]?.unboxed(NamedStyle.self)?.name {
            case "segmented"?, "palette"?:
                return try context.lower(
                    maker.control("Picker", ControlMetrics.segmentedPicker, stretches: .horizontal))
            case "wheel"?:
                return try context.lower(maker.control("Picker", ControlMetrics.wheelPicker))
            case "inline"?:
                return try context.lower(maker.column(views, alignment: .leading, name: "Picker"))
            default:
                // The chosen value and two small arrows.
                let arrows = maker.symbol("chevron.up.chevron.down")
                let value = views.first ?? maker.text("")
                var menu = maker.styled(maker.row([value, arrows], spacing: 4), .tint)
                // In a list the words stand before the choice.
                if case .bool(true)? = context.environment[ListFactories.rowKey] {
                    menu = maker.row([label, maker.spacer, menu])
                }
                guard let node = try context.lowerStacked([menu], axis: .horizontal) else { return [] }
                return [try context.append(.inert, children: [node])]
            }
        }
    }

    private static func spinner(_ call: NodeCall, title: ViewValue?) -> Value {
        let maker = call.maker
        return call.special { context throws(EvaluationError) in
            let isBar = context.environment["ldl.progressViewStyle"]?.unboxed(NamedStyle.self)?.name == "linear"
            let control =
                isBar
                ? maker.control("ProgressView", ControlMetrics.progressBar, stretches: .horizontal)
                : maker.control("ProgressView", ControlMetrics.spinner)
            guard let title else { return try context.lower(control) }
            return try context.lower(maker.column([control, title], name: "ProgressView"))
        }
    }

    private static func progress(_ call: NodeCall, title: ViewValue?, value: Double?) -> Value {
        let maker = call.maker
        return call.special { context throws(EvaluationError) in
            let isCircle = context.environment["ldl.progressViewStyle"]?.unboxed(NamedStyle.self)?.name == "circular"
            let control =
                isCircle
                ? maker.control("ProgressView", ControlMetrics.spinner)
                : maker.control("ProgressView", ControlMetrics.progressBar, stretches: .horizontal, value: value)
            guard let title else { return try context.lower(control) }
            return try context.lower(maker.column([title, control], alignment: .leading, name: "ProgressView"))
        }
    }
}
