import LayoutRuntime

/// Pictures and symbols.
enum ImageFactories {
    static let table: [String: NodeFactory] = [
        "image.named": { call in made(call, ImageValue(name: call.text(0), isSymbol: false)) },
        "image.symbol": { call in made(call, ImageValue(name: call.text(0), isSymbol: true)) },
        "image.resource": { call in
            made(call, ImageValue(name: call[0].unboxed(NamedStyle.self)?.name ?? "", isSymbol: false))
        },
        "image.resizable": { call in
            var image = image(call)
            image.isResizable = true
            return made(call, image)
        },
        "image.same": { call in made(call, image(call)) },
        "asyncImage": { call in placeholder(call) },
        "asyncImage.placeholder": { call throws(EvaluationError) in
            // The picture is never there, so what is shown is what is shown until it is.
            let views = try call.views(3)
            return .view(ViewValue(.group(views), origin: call.origin))
        },
        "asyncImage.phase": { call throws(EvaluationError) in
            let phase = call.evaluator.enumValue("AsyncImagePhase", "empty") ?? .none
            let value = try call.evaluator.call(try call.function(2), [phase], span: call.origin.span)
            return .view(try call.evaluator.view(of: value, origin: call.origin))
        },
        "imageScale": { call throws(EvaluationError) in
            let name = call[0].caseName ?? "medium"
            return try call.environment { $0.imageScale = name }
        },
        "symbolVariant": { call throws(EvaluationError) in
            let variant = call[0]
            return try call.modified(.environment { $0["symbolVariants"] = variant })
        },
    ]

    /// A view of a picture.
    static func view(_ image: ImageValue, origin: ViewOrigin) -> ViewValue {
        ViewValue(
            .leaf { context in
                var image = image
                if image.isSymbol, let variant = context.environment["symbolVariants"]?.unboxed(String.self),
                    !image.name.contains(variant)
                {
                    image.name += variant
                }
                if !image.isSymbol, let known = context.environment.values.pictures, known[image.name] == nil {
                    context.warn("there is no picture named '\(image.name)'; a box of 100 × 100 points stands for it")
                }
                return image.element(in: context.environment)
            }, origin: origin, payload: .image(image))
    }

    /// An image modifier gives an image, which is still called what it was made as: `Image("map")`.
    private static func made(_ call: NodeCall, _ image: ImageValue) -> Value {
        guard case .view(let original)? = call.receiver else { return .view(view(image, origin: call.origin)) }
        return .view(view(image, origin: original.origin))
    }

    private static func image(_ call: NodeCall) -> ImageValue {
        if case .view(let view)? = call.receiver, case .image(let image)? = view.payload { return image }
        return ImageValue(name: "", isSymbol: false)
    }

    /// A grey box that takes what it is offered, as a picture from the net does until it is there.
    private static func placeholder(_ call: NodeCall) -> Value {
        call.leaf { context in
            .shape(.rectangle, .fill(.color(SystemColors.gray5.resolved(in: context.environment))))
        }
    }
}
