import LayoutRuntime

/// Fonts and weights.
enum FontNatives {
    static let table: NamedTable<NativeFunction> = {
        var table: NamedTable<NativeFunction> = [
            "font.system": { call throws(EvaluationError) in
                checkSize(call, 0)
                return font(
                    .system(size: try call.double(0), weight: call[1].asWeight, design: call[2].asDesign))
            },
            "font.systemStyle": { call in
                font(.system(call[0].asTextStyle, design: call[1].asDesign, weight: call[2].asWeight))
            },
            "font.custom": { call throws(EvaluationError) in
                checkSize(call, 1)
                return font(.custom(try call.string(0), size: try call.double(1), relativeTo: call[2].asTextStyle))
            },
            "font.bold": { call in font(own(call).bold(!call[0].isFalse)) },
            "font.italic": { call in font(own(call).italic(!call[0].isFalse)) },
            "font.weight": { call in font(own(call).weight(call[0].asWeight)) },
            "font.monospaced": { call in font(own(call).monospaced(!call[0].isFalse)) },
            "font.monospacedDigit": { call in font(own(call).monospacedDigit()) },
            "font.leading": { call in
                font(own(call).leading(Font.Leading(rawValue: call[0].caseName ?? "") ?? .standard))
            },
            "font.same": { call in call.this },
        ]
        for style in Font.TextStyle.allCases {
            table["font.\(style.rawValue)"] = { _ in font(Font(.style(style))) }
        }
        let weights: [(String, Font.Weight)] = [
            ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular),
            ("medium", .medium), ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy), ("black", .black),
        ]
        for (name, weight) in weights { table["weight.\(name)"] = { _ in .boxed(weight, "Font.Weight") } }
        return table
    }()

    /// A font's size is a length that one can see; the font is made all the same, as on a device.
    private static func checkSize(_ call: NativeCall, _ index: Int) {
        let rule = ValueRule(index, "a font's size", .positive)
        guard let complaint = rule.complaint(about: call[index]) else { return }
        call.evaluator.warn(.invalidValue, complaint, at: call.span)
    }

    private static func font(_ font: Font) -> Value { .native(.font(FontValue(font: font))) }

    private static func own(_ call: NativeCall) -> Font { call.this.asFont ?? .body }
}

extension Value {
    var asFont: Font? {
        if case .native(.font(let font)) = self { return font.font }
        return nil
    }

    var asWeight: Font.Weight? { unboxed(Font.Weight.self) }

    var asDesign: Font.Design? { caseName.flatMap { Font.Design(rawValue: $0) } }

    var asTextStyle: Font.TextStyle { caseName.flatMap { Font.TextStyle(rawValue: $0) } ?? .body }
}
