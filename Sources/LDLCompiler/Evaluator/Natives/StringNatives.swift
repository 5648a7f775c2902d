import LDLParser

/// Texts.
enum StringNatives {
    static let table: NamedTable<NativeFunction> = [
        "string.empty": { _ in .string("") },
        "string.uppercased": { call throws(EvaluationError) in .string(try call.string(call.this).uppercased()) },
        "string.lowercased": { call throws(EvaluationError) in .string(try call.string(call.this).lowercased()) },
        "string.capitalized": { call throws(EvaluationError) in .string(capitalized(try call.string(call.this))) },
        "string.hasPrefix": { call throws(EvaluationError) in
            .bool(try call.string(call.this).hasPrefix(try call.string(0)))
        },
        "string.hasSuffix": { call throws(EvaluationError) in
            .bool(try call.string(call.this).hasSuffix(try call.string(0)))
        },
        "string.contains": { call throws(EvaluationError) in
            .bool(occurs(try call.string(0), in: try call.string(call.this)))
        },
        "string.containsIgnoringCase": { call throws(EvaluationError) in
            .bool(occurs(try call.string(0).lowercased(), in: try call.string(call.this).lowercased()))
        },
        "string.components": { call throws(EvaluationError) in
            let parts = components(of: try call.string(call.this), separatedBy: try call.string(0))
            try call.evaluator.step(parts.count, at: call.span)
            return .array(parts.map { .string($0) })
        },
        "string.replacing": { call throws(EvaluationError) in
            let parts = components(of: try call.string(call.this), separatedBy: try call.string(0))
            let replacement = try call.string(1)
            try call.checkLength(parts.count, times: replacement.utf8.count)
            return .string(parts.joined(separator: replacement))
        },
        "string.trimming": { call throws(EvaluationError) in
            let set = call[0].unboxed(CharacterSetValue.self) ?? .whitespacesAndNewlines
            let text = try call.string(call.this)
            guard let first = text.firstIndex(where: { !set.contains($0) }),
                let last = text.lastIndex(where: { !set.contains($0) })
            else { return .string("") }
            return .string(String(text[first...last]))
        },
        "string.lines": { call throws(EvaluationError) in
            let lines = try call.string(call.this).split(omittingEmptySubsequences: false) { $0.isNewline }
            return .array(lines.map { .string(String($0)) })
        },
        "string.padding": { call throws(EvaluationError) in
            let text = try call.string(call.this)
            let length = max(try call.int(0), 0)
            let pad = Array(try call.string(1))
            try call.checkLength(length, times: 1)
            if text.count >= length || pad.isEmpty { return .string(String(text.prefix(length))) }
            let start = max(try call.int(2), 0) % pad.count
            let missing = length - text.count
            return .string(text + String((0..<missing).map { pad[(start + $0) % pad.count] }))
        },
        "string.utf8": { call throws(EvaluationError) in
            let text = try call.string(call.this)
            try call.checkCount(text.utf8.count)
            return .array(text.utf8.map { .int(Int($0)) })
        },
        "string.utf16": { call throws(EvaluationError) in
            let text = try call.string(call.this)
            try call.checkCount(text.utf8.count)
            return .array(text.utf16.map { .int(Int($0)) })
        },
        "string.repeating": { call throws(EvaluationError) in
            let text = try call.string(0)
            let count = try call.int(1)
            if count < 0 { throw call.failure(.runtimeError, "a text cannot be repeated \(count) times") }
            try call.checkLength(count, times: text.utf8.count)
            return .string(repeated(text, count))
        },
        "string.radix": { call throws(EvaluationError) in
            let radix = try call.int(1)
            guard (2...36).contains(radix) else {
                throw call.failure(.runtimeError, "a base is a number from 2 to 36, not \(radix)")
            }
            return .string(String(try call.int(0), radix: radix, uppercase: call.bool(2)))
        },
        "string.concatenate": { call throws(EvaluationError) in
            let first = try call.string(0)
            let second = try call.string(1)
            try call.checkLength(first.utf8.count + second.utf8.count, times: 1)
            return .string(first + second)
        },
        "string.concatenate.assign": { call throws(EvaluationError) in
            guard call.arguments.count == 2 else { return .void }
            let addition = try call.string(1)
            var text = try call.string(0)
            call.arguments[0] = .void
            try call.checkLength(text.utf8.count + addition.utf8.count, times: 1)
            text += addition
            call.arguments[0] = .string(text)
            return .void
        },
        "string.append": { call throws(EvaluationError) in
            let addition = try call.string(0)
            guard case .string(var text)? = call.receiver else { return .void }
            call.receiver = nil
            try call.checkLength(text.utf8.count + addition.utf8.count, times: 1)
            text += addition
            call.receiver = .string(text)
            return .void
        },
        "string.removeAll": { call in
            call.receiver = .string("")
            return .void
        },
        "string.character": { call throws(EvaluationError) in
            let text = try call.string(0)
            guard text.count == 1 else {
                throw call.failure(.runtimeError, "a character is made from one character, not from \(text.count)")
            }
            return .string(text)
        },
    ]

    /// A text so many times. By bytes: by characters it takes ten times as long.
    private static func repeated(_ text: String, _ count: Int) -> String {
        let unit = Array(text.utf8)
        if unit.count == 1 { return String(decoding: [UInt8](repeating: unit[0], count: count), as: UTF8.self) }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(unit.count * count)
        for _ in 0..<count { bytes += unit }
        return String(decoding: bytes, as: UTF8.self)
    }

    static func occurs(_ needle: String, in text: String) -> Bool {
        if needle.isEmpty { return true }
        return components(of: text, separatedBy: needle).count > 1
    }

    /// The parts of a text between the occurrences of a separator, compared byte by byte.
    static func components(of text: String, separatedBy separator: String) -> [String] {
        let bytes = Array(text.utf8)
        let pattern = Array(separator.utf8)
        guard let first = pattern.first, bytes.count >= pattern.count else { return [text] }
        var parts: [String] = []
        var start = 0
        var index = 0
        while index + pattern.count <= bytes.count {
            if bytes[index] == first, bytes[index..<index + pattern.count].elementsEqual(pattern) {
                parts.append(String(decoding: bytes[start..<index], as: UTF8.self))
                index += pattern.count
                start = index
            } else {
                index += 1
            }
        }
        parts.append(String(decoding: bytes[start...], as: UTF8.self))
        return parts
    }

    private static func capitalized(_ text: String) -> String {
        var result = ""
        var isInside = false
        for character in text {
            if character.isLetter || character.isNumber || character == "'" {
                result += isInside ? character.lowercased() : character.uppercased()
                isInside = true
            } else {
                result.append(character)
                isInside = false
            }
        }
        return result
    }
}

extension NativeCall {
    /// Refuses a text or a list that would be longer than memory should be used for.
    func checkLength(_ count: Int, times size: Int) throws(EvaluationError) {
        let (length, overflow) = count.multipliedReportingOverflow(by: max(size, 1))
        try evaluator.countText(overflow ? .max : length, at: span)
    }
}
