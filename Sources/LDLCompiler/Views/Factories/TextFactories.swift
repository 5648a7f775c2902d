import LDLParser
import LayoutRuntime

/// Words: how they are made, what is put on them, and what their surroundings say of them.
enum TextFactories {
    static let table: NamedTable<NodeFactory> = [
        "text.string": { call throws(EvaluationError) in
            made(call, TextValue(try call.evaluator.describe(call[0], span: call.origin.span)))
        },
        "text.key": { call throws(EvaluationError) in
            made(call, Markdown.text(try call.evaluator.describe(call[0], span: call.origin.span)))
        },
        "text.format": { call throws(EvaluationError) in
            made(
                call,
                TextValue(
                    try NativeFunctions.text(
                        for: call[0], call[1], evaluator: call.evaluator, span: call.origin.span)))
        },
        "text.dateStyle": { call in
            let seconds = call[0].asDate ?? 0
            switch call[1].caseName {
            case "time"?:
                return made(call, TextValue(DateFormatNatives.format(day: nil, time: "shortened").format(seconds)))
            case "date"?: return made(call, TextValue(DateFormatNatives.format(day: "long", time: nil).format(seconds)))
            default: return made(call, TextValue(relative(seconds - DateNatives.now)))
            }
        },
        "text.dateRange": { call in
            guard case .range(let range) = call[0] else { return made(call, TextValue("")) }
            let format = DateFormatNatives.format(day: "numeric", time: "shortened")
            let start = format.format(range.lower?.asDate ?? 0)
            let end = format.format(range.upper?.asDate ?? 0)
            return made(call, TextValue("\(start) – \(end)"))
        },
        // A picture in a line of words is as wide as a wide letter.
        "text.image": { call in made(call, TextValue("\u{FFFC}")) },
        "text.concatenate": { call throws(EvaluationError) in
            let more = text(call[1]).pieces
            var pieces = pieces(of: call.arguments.take(0))
            let place = pieces.withUnsafeBufferPointer { $0.baseAddress }
            pieces += more
            let isSame = pieces.withUnsafeBufferPointer { $0.baseAddress == place }
            // Where a variable holds the same text, or where it grows out of its room, all its pieces move.
            try call.evaluator.step((isSame ? more.count : pieces.count) / 4, at: call.origin.span)
            return made(call, TextValue(pieces: pieces))
        },
        "text.font": { call in
            let font = call[0].asFont
            return changed(call) { $0.font = $0.font ?? font }
        },
        "text.fontWeight": { call in
            let weight = call[0].asWeight
            return changed(call) { $0.weight = $0.weight ?? weight }
        },
        "text.fontDesign": { call in
            let design = call[0].asDesign
            return changed(call) { $0.design = $0.design ?? design }
        },
        "text.bold": { call in
            let isBold = call.flag(0)
            return changed(call) { $0.isBold = $0.isBold ?? isBold }
        },
        "text.italic": { call in
            let isItalic = call.flag(0)
            return changed(call) { $0.isItalic = $0.isItalic ?? isItalic }
        },
        "text.monospaced": { call in
            let isMonospaced = call.flag(0)
            return changed(call) { $0.isMonospaced = $0.isMonospaced ?? isMonospaced }
        },
        "text.monospacedDigit": { call in changed(call) { $0.hasMonospacedDigits = true } },
        "text.foregroundColor": { call in
            let style = call[0].asStyle
            return changed(call) { $0.style = $0.style ?? style }
        },
        "text.foregroundStyle": { call in
            let style = call[0].asStyle
            return changed(call) { $0.style = $0.style ?? style }
        },
        "text.underline": { call in
            let line = line(call)
            return changed(call) { $0.underline = $0.underline ?? line }
        },
        "text.strikethrough": { call in
            let line = line(call)
            return changed(call) { $0.strikethrough = $0.strikethrough ?? line }
        },
        "underline": { call throws(EvaluationError) in
            let line = line(call)
            return try call.modified(
                .environment { environment in
                    let resolved = line.resolved(in: environment)
                    environment.update { $0.underline = resolved }
                })
        },
        "strikethrough": { call throws(EvaluationError) in
            let line = line(call)
            return try call.modified(
                .environment { environment in
                    let resolved = line.resolved(in: environment)
                    environment.update { $0.strikethrough = resolved }
                })
        },
        "text.kerning": { call in
            let points = call.number(0)
            return changed(call) { $0.tracking = $0.tracking ?? points }
        },
        "text.ignored": { call in changed(call) { _ in } },
        "font": { call throws(EvaluationError) in
            let font = call[0].asFont
            return try call.environment { $0.font = font }
        },
        "fontWeight": { call throws(EvaluationError) in
            let weight = call[0].asWeight
            return try call.environment { $0.fontWeight = weight }
        },
        "fontDesign": { call throws(EvaluationError) in
            let design = call[0].asDesign
            return try call.environment { $0.fontDesign = design }
        },
        "bold": { call throws(EvaluationError) in
            let isBold = call.flag(0)
            return try call.environment { $0.isBold = isBold }
        },
        "italic": { call throws(EvaluationError) in
            let isItalic = call.flag(0)
            return try call.environment { $0.isItalic = isItalic }
        },
        "monospaced": { call throws(EvaluationError) in
            let isMonospaced = call.flag(0)
            return try call.environment { $0.fontDesign = isMonospaced ? .monospaced : nil }
        },
        "monospacedDigit": { call throws(EvaluationError) in
            try call.environment { $0.hasMonospacedDigits = true }
        },
        "kerning": { call throws(EvaluationError) in
            let points = call.number(0) ?? 0
            return try call.environment { $0.tracking = points }
        },
        "textCase": { call throws(EvaluationError) in
            let name = call[0].caseName
            return try call.environment { $0.isUppercase = name.map { $0 == "uppercase" } }
        },
        "lineLimit": { call throws(EvaluationError) in
            let maximum = call[0].asInt
            return try call.environment { $0.text.lineLimit = LineLimit(maximum: maximum.map { max($0, 1) }) }
        },
        "lineLimit.range": { call throws(EvaluationError) in
            guard case .range(let range) = call[0] else { return .view(try call.content()) }
            let minimum = range.lower?.asInt ?? 1
            let maximum = range.upper?.asInt
            return try call.environment {
                $0.text.lineLimit = LineLimit(minimum: max(minimum, 1), maximum: maximum.map { max($0, 1) })
            }
        },
        "lineLimit.reserves": { call throws(EvaluationError) in
            let limit = max(call[0].asInt ?? 1, 1)
            let reserves = call.flag(1)
            return try call.environment {
                $0.text.lineLimit = LineLimit(minimum: reserves ? limit : 1, maximum: limit)
            }
        },
        "lineSpacing": { call throws(EvaluationError) in
            let points = call.number(0) ?? 0
            return try call.environment { $0.text.lineSpacing = points }
        },
        "multilineTextAlignment": { call throws(EvaluationError) in
            let alignment = TextAlignment(rawValue: call[0].caseName ?? "") ?? .leading
            return try call.environment { $0.text.alignment = alignment }
        },
        "truncationMode": { call throws(EvaluationError) in
            let mode = TextTruncationMode(rawValue: call[0].caseName ?? "") ?? .tail
            return try call.environment { $0.text.truncationMode = mode }
        },
        "minimumScaleFactor": { call throws(EvaluationError) in
            let factor = call.number(0) ?? 1
            return try call.environment { $0.text.minimumScaleFactor = factor }
        },
    ]

    /// A line under or through words, from a call's arguments: whether there is one, its pattern, its colour.
    private static func line(_ call: NodeCall) -> TextValue.Piece.Line {
        TextValue.Piece.Line(
            isOn: call.flag(0),
            pattern: call[1].caseName.flatMap { TextDecoration.Pattern(rawValue: $0) } ?? .solid,
            color: call[2].asColor)
    }

    /// A view of words.
    static func view(_ text: TextValue, origin: ViewOrigin) -> ViewValue {
        ViewValue(.text(text), origin: origin)
    }

    private static func made(_ call: NodeCall, _ text: TextValue) -> Value {
        .view(view(text, origin: call.origin))
    }

    /// The runs of words that a value holds; those of a text that nobody else holds are moved out of it.
    private static func pieces(of value: consuming Value) -> [TextValue.Piece] {
        switch consume value {
        case .view(var view): ViewValue.takeText(&view)?.pieces ?? text(.view(view)).pieces
        case let other: text(other).pieces
        }
    }

    /// The words that a value holds.
    static func text(_ value: Value) -> TextValue {
        if case .view(let view) = value, case .text(let text)? = view.payload { return text }
        return TextValue(value.asString ?? "")
    }

    /// A text modifier gives a text, which is still called what it was made as: `Text("Seattle")`.
    private static func changed(_ call: NodeCall, _ change: (inout TextValue.Piece) -> Void) -> Value {
        let changed = text(call.receiver ?? .none).changed(change)
        guard case .view(let original)? = call.receiver else { return made(call, changed) }
        return .view(view(changed, origin: original.origin))
    }

    /// How long ago or ahead, in the largest unit.
    private static func relative(_ seconds: Double) -> String {
        let units: [(Double, String)] = [
            (31_536_000, "year"), (2_592_000, "month"), (86_400, "day"), (3600, "hour"), (60, "minute"), (1, "second"),
        ]
        let length = abs(seconds)
        guard let (unit, name) = units.first(where: { length >= $0.0 }), length < 1e12 else { return "0 seconds" }
        let count = Int(length / unit)
        return "\(count) \(count == 1 ? name : name + "s")"
    }
}
