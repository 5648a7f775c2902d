import LayoutRuntime

/// Pictures and symbols.
enum ImageFactories {
    static let table: NamedTable<NodeFactory> = [
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
        "image.renderingMode": { call in
            var image = image(call)
            image.isTemplate = call[0].caseName.map { $0 == "template" } ?? image.isTemplate
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
            // Forms add up from the outside in.
            let variant = call[0].unboxed(String.self) ?? ""
            return try call.modified(
                .environment { environment in
                    let outer = environment["symbolVariants"]?.unboxed(String.self) ?? ""
                    environment["symbolVariants"] = .boxed(variant.isEmpty ? "" : outer + variant, "SymbolVariants")
                })
        },
    ]

    /// A view of a picture.
    static func view(_ image: ImageValue, origin: ViewOrigin) -> ViewValue {
        ViewValue(
            .leaf { context in
                let image = image.inVariants(context.environment["symbolVariants"]?.unboxed(String.self) ?? "")
                warnIfUnknown(image, context)
                return image.element(in: context.environment)
            }, origin: origin, payload: .image(image))
    }

    /// Says that a picture's size is not known. Where nobody looked for pictures that matters only if the size is taken
    /// as it is: what is resizable usually has a frame.
    private static func warnIfUnknown(_ image: ImageValue, _ context: LoweringContext) {
        guard !image.isSymbol else { return }
        let box = "a box of 100 × 100 points stands for it"
        guard let assets = context.environment.values.assets else {
            if !image.isResizable {
                context.warn(
                    "the size of the picture '\(image.name)' is not known, and \(box); '--assets' names a folder with "
                        + "pictures", code: .missingAsset)
            }
            return
        }
        guard assets.pictures[image.name] == nil else { return }
        if let reason = assets.unreadable[image.name] {
            return context.warn(
                "the size of the picture '\(image.name)' is not known: \(reason); \(box)", code: .missingAsset)
        }
        context.warn(
            "there is no picture named '\(image.name)' among the assets, and \(box)"
                + AssetCatalogue.question(about: image.name, among: assets.pictures.keys), code: .missingAsset)
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
