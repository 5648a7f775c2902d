import LDLParser
import LayoutRuntime

/// Alignment guides, and what views say of them.
enum AlignmentNatives {
    static let table: NamedTable<NativeFunction> = {
        var table: NamedTable<NativeFunction> = [
            "guide.horizontal": { call in guide(call, axis: .horizontal) },
            "guide.vertical": { call in guide(call, axis: .vertical) },
            "alignment.init": { call in
                .native(
                    .alignment(
                        Alignment(
                            horizontal: call[0].asGuide ?? .horizontalCenter,
                            vertical: call[1].asGuide ?? .verticalCenter)))
            },
            "alignment.horizontal": { call in .native(.guide(alignment(call).horizontal)) },
            "alignment.vertical": { call in .native(.guide(alignment(call).vertical)) },
            "alignment.horizontal.set": { call in
                var own = alignment(call)
                own.horizontal = call[0].asGuide ?? own.horizontal
                call.receiver = .native(.alignment(own))
                return .void
            },
            "alignment.vertical.set": { call in
                var own = alignment(call)
                own.vertical = call[0].asGuide ?? own.vertical
                call.receiver = .native(.alignment(own))
                return .void
            },
            "dimensions.width": { call in .double(call.this.asDimensions?.width ?? 0) },
            "dimensions.height": { call in .double(call.this.asDimensions?.height ?? 0) },
            "dimensions.guide": { call in
                guard let dimensions = call.this.asDimensions, let guide = call[0].asGuide else { return .double(0) }
                return .double(dimensions[guide])
            },
            "dimensions.explicit": { call in
                guard let dimensions = call.this.asDimensions, let guide = call[0].asGuide else { return .none }
                return .optional(dimensions[explicit: guide])
            },
        ]
        let horizontal: [(String, AlignmentKey)] = [
            ("leading", .leading), ("horizontalCenter", .horizontalCenter), ("trailing", .trailing),
            ("listRowSeparatorLeading", .listRowSeparatorLeading),
            ("listRowSeparatorTrailing", .listRowSeparatorTrailing),
        ]
        let vertical: [(String, AlignmentKey)] = [
            ("top", .top), ("verticalCenter", .verticalCenter), ("bottom", .bottom),
            ("firstTextBaseline", .firstTextBaseline), ("lastTextBaseline", .lastTextBaseline),
        ]
        for (name, key) in horizontal + vertical { table["guide.\(name)"] = { _ in .native(.guide(key)) } }
        let places: [(String, Alignment)] = [
            ("center", .center), ("leading", .leading), ("trailing", .trailing), ("top", .top), ("bottom", .bottom),
            ("topLeading", .topLeading), ("topTrailing", .topTrailing), ("bottomLeading", .bottomLeading),
            ("bottomTrailing", .bottomTrailing),
        ]
        for (name, place) in places { table["alignment.\(name)"] = { _ in .native(.alignment(place)) } }
        let columns: [(String, AlignmentKey)] = [
            ("center", .horizontalCenter), ("leading", .leading), ("trailing", .trailing),
        ]
        for (name, key) in columns {
            let first = Alignment(horizontal: key, vertical: .firstTextBaseline)
            let last = Alignment(horizontal: key, vertical: .lastTextBaseline)
            table["alignment.\(name)FirstTextBaseline"] = { _ in .native(.alignment(first)) }
            table["alignment.\(name)LastTextBaseline"] = { _ in .native(.alignment(last)) }
        }
        return table
    }()

    private static func alignment(_ call: NativeCall) -> Alignment { call.this.asAlignment ?? .center }

    /// A line of the program's own.
    private static func guide(_ call: NativeCall, axis: Axis) -> Value {
        guard case .metatype(let type) = call[0] else {
            return .native(.guide(axis == .horizontal ? .horizontalCenter : .verticalCenter))
        }
        return .native(.guide(call.evaluator.guideKey(type, axis: axis, span: call.span)))
    }
}

extension Value {
    var asGuide: AlignmentKey? {
        if case .native(.guide(let key)) = self { return key }
        return nil
    }
    var asAlignment: Alignment? {
        if case .native(.alignment(let alignment)) = self { return alignment }
        return nil
    }
    var asDimensions: ViewDimensions? {
        if case .native(.dimensions(let dimensions)) = self { return dimensions }
        return nil
    }
}
