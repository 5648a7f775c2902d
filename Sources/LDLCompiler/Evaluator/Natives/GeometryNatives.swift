import LayoutRuntime

/// Sizes, points, insets, fractions, offers and angles.
enum GeometryNatives {
    static let table: NamedTable<NativeFunction> = {
        var table: NamedTable<NativeFunction> = [
            "size.zero": { _ in .native(.size(.zero)) },
            "size.init": { call throws(EvaluationError) in
                .native(.size(Size(width: try call.double(0), height: try call.double(1))))
            },
            "point.zero": { _ in .native(.point(.zero)) },
            "point.init": { call throws(EvaluationError) in
                .native(.point(Point(x: try call.double(0), y: try call.double(1))))
            },
            "insets.zero": { _ in .native(.insets(.zero)) },
            "insets.init": { call throws(EvaluationError) in
                .native(
                    .insets(
                        EdgeInsets(
                            top: try call.double(0), leading: try call.double(1), bottom: try call.double(2),
                            trailing: try call.double(3))))
            },
            "unitPoint.init": { call throws(EvaluationError) in
                .native(.unitPoint(UnitPoint(x: try call.double(0), y: try call.double(1))))
            },
            "proposal.init": { call in
                .native(
                    .proposal(ProposedViewSize(width: call.optionalDouble(0), height: call.optionalDouble(1))))
            },
            "proposal.ofSize": { call in
                .native(.proposal(ProposedViewSize(call[0].asSize ?? .zero)))
            },
            "proposal.zero": { _ in .native(.proposal(.zero)) },
            "proposal.infinity": { _ in .native(.proposal(.infinity)) },
            "proposal.unspecified": { _ in .native(.proposal(.unspecified)) },
            "proposal.width": { call in .optional(call.this.asProposal?.width) },
            "proposal.height": { call in .optional(call.this.asProposal?.height) },
            "proposal.width.set": { call in
                if var proposal = call.this.asProposal {
                    proposal.width = call.optionalDouble(0)
                    call.receiver = .native(.proposal(proposal))
                }
                return .void
            },
            "proposal.height.set": { call in
                if var proposal = call.this.asProposal {
                    proposal.height = call.optionalDouble(0)
                    call.receiver = .native(.proposal(proposal))
                }
                return .void
            },
            "proposal.replacing": { call in
                let size = call[0].asSize ?? Size(width: 10, height: 10)
                return .native(
                    .size((call.this.asProposal ?? .unspecified).replacingUnspecifiedDimensions(by: size)))
            },
            "angle.zero": { _ in .native(.angle(0)) },
            "angle.degrees": { call throws(EvaluationError) in .native(.angle(try call.double(0))) },
            "angle.radians": { call throws(EvaluationError) in
                .native(.angle(try call.double(0) * 180 / .pi))
            },
            "angle.inDegrees": { call in .double(call.this.asAngle ?? 0) },
            "angle.inRadians": { call in .double((call.this.asAngle ?? 0) * .pi / 180) },
            "angle.inDegrees.set": { call throws(EvaluationError) in
                call.receiver = .native(.angle(try call.double(0)))
                return .void
            },
            "angle.inRadians.set": { call throws(EvaluationError) in
                call.receiver = .native(.angle(try call.double(0) * 180 / .pi))
                return .void
            },
            "angle.add": { call in .native(.angle((call[0].asAngle ?? 0) + (call[1].asAngle ?? 0))) },
            "angle.subtract": { call in .native(.angle((call[0].asAngle ?? 0) - (call[1].asAngle ?? 0))) },
            "angle.multiply": { call throws(EvaluationError) in
                .native(.angle((call[0].asAngle ?? 0) * (try call.double(1))))
            },
            "angle.negate": { call in .native(.angle(-(call[0].asAngle ?? 0))) },
            "transform.identity": { _ in .boxed(AffineTransform.identity, "CGAffineTransform") },
            "transform.translation": { call throws(EvaluationError) in
                .boxed(AffineTransform(tx: try call.double(0), ty: try call.double(1)), "CGAffineTransform")
            },
            "transform.scale": { call throws(EvaluationError) in
                .boxed(AffineTransform(a: try call.double(0), d: try call.double(1)), "CGAffineTransform")
            },
            "transform.rotation": { call throws(EvaluationError) in
                .boxed(
                    AffineTransform.rotation(degrees: try call.double(0) * 180 / .pi, about: .zero), "CGAffineTransform"
                )
            },
            "transform.init": { call throws(EvaluationError) in
                .boxed(
                    AffineTransform(
                        a: try call.double(0), b: try call.double(1), c: try call.double(2), d: try call.double(3),
                        tx: try call.double(4), ty: try call.double(5)), "CGAffineTransform")
            },
            "transform.translatedBy": { call throws(EvaluationError) in
                changed(call, by: AffineTransform(tx: try call.double(0), ty: try call.double(1)))
            },
            "transform.scaledBy": { call throws(EvaluationError) in
                changed(call, by: AffineTransform(a: try call.double(0), d: try call.double(1)))
            },
            "transform.rotatedBy": { call throws(EvaluationError) in
                changed(call, by: .rotation(degrees: try call.double(0) * 180 / .pi, about: .zero))
            },
            "transform.concatenating": { call in
                let second = call[0].unboxed(AffineTransform.self) ?? .identity
                return .boxed(
                    second.after(call.this.unboxed(AffineTransform.self) ?? .identity), "CGAffineTransform")
            },
        ]
        property(&table, "size.width", \.asSize, \.width) { .native(.size($0)) }
        property(&table, "size.height", \.asSize, \.height) { .native(.size($0)) }
        property(&table, "point.x", \.asPoint, \.x) { .native(.point($0)) }
        property(&table, "point.y", \.asPoint, \.y) { .native(.point($0)) }
        property(&table, "insets.top", \.asInsets, \.top) { .native(.insets($0)) }
        property(&table, "insets.leading", \.asInsets, \.leading) { .native(.insets($0)) }
        property(&table, "insets.bottom", \.asInsets, \.bottom) { .native(.insets($0)) }
        property(&table, "insets.trailing", \.asInsets, \.trailing) { .native(.insets($0)) }
        property(&table, "unitPoint.x", \.asUnitPoint, \.x) { .native(.unitPoint($0)) }
        property(&table, "unitPoint.y", \.asUnitPoint, \.y) { .native(.unitPoint($0)) }
        let unitPoints: [(String, UnitPoint)] = [
            ("topLeading", .topLeading), ("top", .top), ("topTrailing", .topTrailing), ("leading", .leading),
            ("center", .center), ("trailing", .trailing), ("bottomLeading", .bottomLeading), ("bottom", .bottom),
            ("bottomTrailing", .bottomTrailing),
        ]
        for (name, point) in unitPoints { table["unitPoint.\(name)"] = { _ in .native(.unitPoint(point)) } }
        return table
    }()

    /// A number that can be read and set.
    static func property<Whole>(
        _ table: inout NamedTable<NativeFunction>, _ name: String,
        _ read: any KeyPath<Value, Whole?> & Sendable, _ part: any WritableKeyPath<Whole, Double> & Sendable,
        _ write: @escaping @Sendable (Whole) -> Value
    ) {
        table[name] = { call in .double(call.this[keyPath: read]?[keyPath: part] ?? 0) }
        let setter: NativeFunction = { call throws(EvaluationError) in
            guard var whole = call.this[keyPath: read] else { return .void }
            whole[keyPath: part] = try call.double(0)
            call.receiver = write(whole)
            return .void
        }
        table["\(name).set"] = setter
    }

    /// The receiver's transform after another one.
    private static func changed(_ call: NativeCall, by first: AffineTransform) -> Value {
        .boxed((call.this.unboxed(AffineTransform.self) ?? .identity).after(first), "CGAffineTransform")
    }
}

extension Value {
    var asSize: Size? {
        if case .native(.size(let size)) = self { return size }
        return nil
    }
    var asPoint: Point? {
        if case .native(.point(let point)) = self { return point }
        return nil
    }
    var asRect: Rect? {
        if case .native(.rect(let rect)) = self { return rect }
        return nil
    }
    var asInsets: EdgeInsets? {
        if case .native(.insets(let insets)) = self { return insets }
        return nil
    }
    var asUnitPoint: UnitPoint? {
        if case .native(.unitPoint(let point)) = self { return point }
        return nil
    }
    var asProposal: ProposedViewSize? {
        if case .native(.proposal(let proposal)) = self { return proposal }
        return nil
    }
    /// In degrees.
    var asAngle: Double? {
        if case .native(.angle(let degrees)) = self { return degrees }
        return nil
    }
}
