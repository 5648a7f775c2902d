import LayoutRuntime

/// Shapes, and shapes made from others.
enum ShapeNatives {
    static let table: NamedTable<NativeFunction> = [
        "shape.rectangle": { _ in shape(.rectangle, "Rectangle") },
        "shape.roundedRectangle": { call throws(EvaluationError) in
            let radius = try call.double(0)
            return shape(.roundedRectangle(cornerSize: Size(width: radius, height: radius)), "RoundedRectangle")
        },
        "shape.roundedRectangleSize": { call in
            shape(.roundedRectangle(cornerSize: call[0].asSize ?? .zero), "RoundedRectangle")
        },
        "shape.unevenRoundedRectangle": { call throws(EvaluationError) in
            shape(
                .unevenRoundedRectangle(
                    topLeading: try call.double(0), bottomLeading: try call.double(1),
                    bottomTrailing: try call.double(2), topTrailing: try call.double(3)), "UnevenRoundedRectangle")
        },
        "shape.unevenRoundedRectangleRadii": { call in
            .native(
                .shape(
                    ShapeValue(call[0].unboxed(Shape.self) ?? .rectangle, "UnevenRoundedRectangle")))
        },
        "cornerRadii.init": { call throws(EvaluationError) in
            .boxed(
                Shape.unevenRoundedRectangle(
                    topLeading: try call.double(0), bottomLeading: try call.double(1),
                    bottomTrailing: try call.double(2), topTrailing: try call.double(3)), "RectangleCornerRadii")
        },
        "shape.capsule": { _ in shape(.capsule, "Capsule") },
        "shape.circle": { _ in shape(.circle, "Circle") },
        "shape.ellipse": { _ in shape(.ellipse, "Ellipse") },
        "shape.containerRelative": { _ in shape(.containerRelative, "ContainerRelativeShape") },
        "shape.any": { call in
            var own = call[0].asShape ?? ShapeValue(.rectangle, "AnyShape")
            own.typeName = "AnyShape"
            return .native(.shape(own))
        },
        // What a shape takes of an offer is asked where it is laid out; here for a layout of the program's own.
        "shape.sizeThatFits": { call in
            let offer = (call[0].asProposal ?? .unspecified).replacingUnspecifiedDimensions()
            guard call.this.asShape?.shape == .circle else { return .native(.size(offer)) }
            let side = min(offer.width, offer.height)
            return .native(.size(Size(width: side, height: side)))
        },
        "shape.stroked": { call throws(EvaluationError) in
            stroked(call, StrokeStyle(lineWidth: try call.double(0)))
        },
        "shape.strokedStyle": { call in stroked(call, call[0].asStroke ?? StrokeStyle()) },
        "shape.trim": { call throws(EvaluationError) in
            changed(call, "_TrimmedShape", .trim(own(call).shape, from: try call.double(0), to: try call.double(1)))
        },
        "shape.offset": { call throws(EvaluationError) in
            changed(
                call, "OffsetShape",
                .offset(own(call).shape, by: Size(width: try call.double(0), height: try call.double(1))))
        },
        "shape.offsetSize": { call in
            changed(call, "OffsetShape", .offset(own(call).shape, by: call[0].asSize ?? .zero))
        },
        "shape.rotation": { call in
            changed(
                call, "RotatedShape",
                .rotation(
                    own(call).shape, degrees: call[0].asAngle ?? 0, anchor: call[1].asUnitPoint ?? .center))
        },
        "shape.scale": { call throws(EvaluationError) in
            let factor = try call.double(0)
            return changed(
                call, "ScaledShape",
                .scale(own(call).shape, x: factor, y: factor, anchor: call[1].asUnitPoint ?? .center))
        },
        "shape.scaleXY": { call throws(EvaluationError) in
            changed(
                call, "ScaledShape",
                .scale(
                    own(call).shape, x: try call.double(0), y: try call.double(1),
                    anchor: call[2].asUnitPoint ?? .center))
        },
        "shape.size": { call throws(EvaluationError) in
            changed(
                call, "_SizedShape",
                .sized(own(call).shape, Size(width: try call.double(0), height: try call.double(1))))
        },
        "shape.inset": { call throws(EvaluationError) in
            changed(call, "_Inset", .inset(own(call).shape, by: try call.double(0)))
        },
        "fillStyle.init": { _ in .boxed("fill", "FillStyle") },
        "strokeStyle.init": { call throws(EvaluationError) in
            var dash: [Double] = []
            if case .array(let lengths) = call[4] { dash = lengths.compactMap(\.asDouble) }
            return .native(
                .stroke(
                    StrokeStyle(
                        lineWidth: try call.double(0), dash: dash, dashPhase: try call.double(5),
                        cap: call[1].caseName.flatMap { StrokeStyle.Cap(rawValue: $0) } ?? .butt,
                        join: call[2].caseName.flatMap { StrokeStyle.Join(rawValue: $0) } ?? .miter,
                        miterLimit: try call.double(3))))
        },
    ]

    private static func shape(_ shape: Shape, _ typeName: String) -> Value {
        .native(.shape(ShapeValue(shape, typeName)))
    }

    private static func own(_ call: NativeCall) -> ShapeValue {
        call.this.asShape ?? ShapeValue(.rectangle, "Rectangle")
    }

    private static func changed(_ call: NativeCall, _ wrapper: String, _ shape: Shape) -> Value {
        .native(.shape(own(call).changed(to: shape, wrapper)))
    }

    private static func stroked(_ call: NativeCall, _ stroke: StrokeStyle) -> Value {
        var stroked = own(call).changed(to: own(call).shape, "_StrokedShape")
        stroked.stroke = stroke
        return .native(.shape(stroked))
    }
}

extension Value {
    var asStroke: StrokeStyle? {
        if case .native(.stroke(let stroke)) = self { return stroke }
        return nil
    }
}
