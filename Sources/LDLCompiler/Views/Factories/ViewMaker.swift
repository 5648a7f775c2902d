import LDLParser
import LayoutRuntime

/// Makes the views that controls are put together from. All of them have the control's place.
struct ViewMaker {
    let origin: ViewOrigin

    func text(_ string: String) -> ViewValue { TextFactories.view(TextValue(string), origin: origin.renamed("Text")) }

    func title(_ value: Value) -> ViewValue {
        TextFactories.view(Markdown.text(value.asString ?? ""), origin: origin.renamed("Text"))
    }

    func symbol(_ name: String) -> ViewValue {
        ImageFactories.view(ImageValue(name: name, isSymbol: true), origin: origin.renamed("Image"))
    }

    func row(_ views: [ViewValue], spacing: Double? = nil, name: String? = nil) -> ViewValue {
        ViewValue(
            .stack(.stack(.horizontal, alignment: .verticalCenter, spacing: spacing), views),
            origin: origin.renamed(name ?? "HStack"))
    }

    func column(
        _ views: [ViewValue], alignment: AlignmentKey = .horizontalCenter, spacing: Double? = nil, name: String? = nil
    ) -> ViewValue {
        ViewValue(
            .stack(.stack(.vertical, alignment: alignment, spacing: spacing), views),
            origin: origin.renamed(name ?? "VStack"))
    }

    var spacer: ViewValue {
        ViewValue(.element(.spacer(minLength: nil)), origin: origin.renamed("Spacer"))
    }

    func control(_ name: String, _ size: Size, stretches: Axis.Set = [], value: Double? = nil) -> ViewValue {
        control(ControlContent(name: name, size: size, stretches: stretches, value: value))
    }

    func control(_ content: ControlContent) -> ViewValue {
        ViewValue(.element(.control(content)), origin: origin.renamed(content.name))
    }

    func padded(_ view: ViewValue, _ insets: EdgeInsets) -> ViewValue {
        modified(view, .element(.padding(insets)), "padding", "_PaddingLayout")
    }

    func framed(_ view: ViewValue, _ frame: FlexibleFrame) -> ViewValue {
        modified(view, .element(.flexibleFrame(frame)), "frame", "_FlexFrameLayout")
    }

    /// A view in front of a shape in a style.
    func backed(_ view: ViewValue, _ style: StyleValue, in shape: Shape = .rectangle) -> ViewValue {
        modified(
            view, .layout { context in .backgroundShape(style.resolved(in: context.environment), shape) },
            "background", "_BackgroundShapeModifier")
    }

    /// A view with another one over it.
    func overlaid(_ view: ViewValue, _ second: ViewValue, _ alignment: Alignment) -> ViewValue {
        modified(view, .secondary({ _ in .overlay(alignment) }, [second], alignment), "overlay", "_OverlayModifier")
    }

    /// A view in other surroundings.
    func surrounded(
        _ view: ViewValue, _ change: @escaping (inout EnvironmentValues.Defaults) -> Void
    ) -> ViewValue {
        modified(
            view, .environment { $0.update(change) }, "environment", "_EnvironmentKeyWritingModifier")
    }

    /// A view with a font, and a level of the foreground style.
    func set(_ view: ViewValue, in font: Font, level: Int = 0) -> ViewValue {
        styled(surrounded(view) { $0.font = font }, .level(level))
    }

    func modified(_ view: ViewValue, _ modifier: ModifierValue, _ name: String, _ type: String) -> ViewValue {
        ViewValue(.modified(view, modifier), origin: origin.renamed(name, type: type))
    }

    func styled(_ view: ViewValue, _ style: StyleValue) -> ViewValue {
        modified(
            view,
            .environment { environment in
                let resolved = style.resolved(in: environment)
                environment.update { $0.foreground = [resolved] }
            }, "foregroundStyle", "_ForegroundStyleModifier")
    }
}

extension NodeCall {
    /// Makes the views that this call's control is put together from.
    var maker: ViewMaker { ViewMaker(origin: origin) }

    /// Several views as one, in a row, for a control that has one label.
    func label(_ index: Int) throws(EvaluationError) -> ViewValue {
        let views = try views(index)
        if views.count == 1, !views[0].isGroup { return views[0] }
        return maker.row(views)
    }
}

extension ViewValue {
    /// Whether it may become any number of views.
    var isGroup: Bool {
        switch kind {
        case .group, .gridRow, .elements: true
        default: false
        }
    }
}
