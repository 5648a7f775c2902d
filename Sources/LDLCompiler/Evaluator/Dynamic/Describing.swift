import LDLParser
import LayoutRuntime

// What `print` and string interpolation show, as Swift prints it.

extension Evaluator {
    /// A value as `print` and `\(…)` show it.
    func describe(_ value: Value, span: SourceSpan) throws(EvaluationError) -> String {
        switch value {
        case .string(let text): return text
        case .int(let number): return String(number)
        case .double(let number): return number.description
        case .bool(let flag): return flag ? "true" : "false"
        default: return try describe(value, isNested: false, depth: 0, span: span)
        }
    }

    /// A value whose static type is known: an optional shows itself as one.
    func describe(_ value: Value, type: TypeID, span: SourceSpan) throws(EvaluationError) -> String {
        guard types.payload(ofOptional: type) != nil else { return try describe(value, span: span) }
        if case .none = value { return "nil" }
        return "Optional(\(try describe(value, isNested: true, depth: 0, span: span)))"
    }

    /// As `debugPrint` and collections show it: strings in quotes.
    func describeNested(_ value: Value, span: SourceSpan) throws(EvaluationError) -> String {
        try describe(value, isNested: true, depth: 0, span: span)
    }

    private func describe(
        _ value: Value, isNested: Bool, depth: Int, span: SourceSpan
    ) throws(EvaluationError) -> String {
        guard depth < 64 else { return "…" }
        try step(at: span)
        switch value {
        case .void: return "()"
        case .none: return "nil"
        case .bool(let flag): return flag ? "true" : "false"
        case .int(let number): return String(number)
        case .double(let number): return number.description
        case .string(let text): return isNested ? text.debugDescription : text
        case .array(let values):
            return "[" + (try list(values, depth: depth, span: span)) + "]"
        case .tuple(let values):
            return "(" + (try list(values, depth: depth, span: span)) + ")"
        case .dictionary(let dictionary):
            return try describe(dictionary, depth: depth, span: span)
        case .structure(let instance), .object(let instance):
            return try describe(instance, of: value, depth: depth, span: span)
        case .enumeration(let enumCase, let values):
            return try describe(enumCase, values, of: value, depth: depth, span: span)
        case .function: return "(Function)"
        case .view(let view): return view.payload?.words ?? view.origin.type
        case .metatype(let type): return types.printedName(of: type)
        case .range(let range):
            let lower = try range.lower.map { value throws(EvaluationError) in
                try describe(value, isNested: true, depth: depth + 1, span: span)
            }
            let upper = try range.upper.map { value throws(EvaluationError) in
                try describe(value, isNested: true, depth: depth + 1, span: span)
            }
            return (lower ?? "") + (range.isClosed ? "..." : "..<") + (upper ?? "")
        case .keyPath(let components, _): return "\\" + components.map { "." + $0.name }.joined()
        case .native(let native): return describe(native, isNested: isNested)
        case .box(let box): return try describe(box.value, isNested: isNested, depth: depth + 1, span: span)
        }
    }

    private func list(_ values: [Value], depth: Int, span: SourceSpan) throws(EvaluationError) -> String {
        var text = ""
        for (index, value) in values.enumerated() {
            if index > 0 { text += ", " }
            text += try describe(value, isNested: true, depth: depth + 1, span: span)
        }
        try countText(text.utf8.count, at: span)
        return text
    }

    private func describe(
        _ dictionary: DictionaryValue, depth: Int, span: SourceSpan
    ) throws(EvaluationError) -> String {
        if dictionary.count == 0 { return "[:]" }
        var text = "["
        for (index, key) in dictionary.keys.enumerated() {
            if index > 0 { text += ", " }
            text += try describe(key, isNested: true, depth: depth + 1, span: span)
            // A set's values are void.
            guard index < dictionary.values.count else { continue }
            if case .void = dictionary.values[index] { continue }
            text += ": "
            text += try describe(dictionary.values[index], isNested: true, depth: depth + 1, span: span)
        }
        return text + "]"
    }

    private func describe(
        _ instance: StructValue, of value: Value, depth: Int, span: SourceSpan
    ) throws(EvaluationError) -> String {
        if let own = try ownDescription(of: value, symbol: instance.symbol, span: span) { return own }
        if instance.symbol.kind == .classType { return instance.symbol.name }
        var text = instance.symbol.name + "("
        for (index, property) in instance.symbol.storedProperties.enumerated() where index < instance.fields.count {
            if index > 0 { text += ", " }
            text += property.name + ": "
            let field = instance.fields[index]
            if types.payload(ofOptional: property.type) != nil, !field.isNone {
                text += "Optional(\(try describe(field, isNested: true, depth: depth + 1, span: span)))"
            } else {
                text += try describe(field, isNested: true, depth: depth + 1, span: span)
            }
        }
        return text + ")"
    }

    private func describe(
        _ enumCase: EnumCaseSymbol, _ values: [Value], of value: Value, depth: Int, span: SourceSpan
    ) throws(EvaluationError) -> String {
        if let own = try ownDescription(of: value, symbol: enumCase.owner, span: span) { return own }
        guard !values.isEmpty else { return enumCase.name }
        var text = enumCase.name + "("
        for (index, value) in values.enumerated() {
            if index > 0 { text += ", " }
            if index < enumCase.parameters.count, let label = enumCase.parameters[index].label { text += label + ": " }
            text += try describe(value, isNested: true, depth: depth + 1, span: span)
        }
        return text + ")"
    }

    /// What a type of the program says of itself, as `CustomStringConvertible`.
    private func ownDescription(
        of value: Value, symbol: NominalSymbol, span: SourceSpan
    ) throws(EvaluationError) -> String? {
        guard symbol.conforms(toBuiltIn: "CustomStringConvertible"),
            let getter = symbol.member(named: "description")
        else { return nil }
        guard case .string(let text) = try call(getter, receiver: value, arguments: [], span: span) else { return nil }
        return text
    }

    private func describe(_ native: NativeValue, isNested: Bool) -> String {
        switch native {
        case .size(let size): "(\(size.width), \(size.height))"
        case .point(let point): "(\(point.x), \(point.y))"
        case .rect(let rect): "(\(rect.minX), \(rect.minY), \(rect.width), \(rect.height))"
        case .insets(let insets):
            "EdgeInsets(top: \(insets.top), leading: \(insets.leading), bottom: \(insets.bottom), "
                + "trailing: \(insets.trailing))"
        case .unitPoint(let point): "UnitPoint(x: \(point.x), y: \(point.y))"
        case .proposal(let proposal):
            "ProposedViewSize(width: \(optional(proposal.width)), height: \(optional(proposal.height)))"
        case .angle(let degrees): "Angle(degrees: \(degrees))"
        case .other(_, let object): (object as? any CustomStringConvertible)?.description ?? native.typeName
        default: native.typeName
        }
    }

    private func optional(_ length: Double?) -> String {
        length.map { "Optional(\($0))" } ?? "nil"
    }
}

extension Value {
    /// Whether it is an optional without a value.
    var isNone: Bool {
        if case .none = self { return true }
        return false
    }
}

extension KeyPathComponent {
    fileprivate var name: String {
        switch self {
        case .`self`: "self"
        case .field(let variable): variable.name
        case .getter(let function): function.name
        case .element(let index): "\(index)"
        case .index: "subscript"
        case .unwrap: "?"
        }
    }
}
