import Foundation

/// Checks a JSON value against the part of JSON Schema that this project's schemas use.
public struct JSONSchema {
    private let root: [String: Any]

    /// Reads a schema.
    public init(contentsOf url: URL) throws {
        root = try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any] ?? [:]
    }

    /// The first fault of a document, with its path; nil if it fits.
    public func fault(in json: String) throws -> String? {
        let value = try JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed)
        return fault(value, root, "$")
    }

    private func fault(_ value: Any, _ schema: [String: Any], _ path: String) -> String? {
        if let reference = schema["$ref"] as? String {
            guard let name = reference.split(separator: "/").last, let definitions = root["$defs"] as? [String: Any],
                let target = definitions[String(name)] as? [String: Any]
            else { return "\(path): no definition \(reference)" }
            return fault(value, target, path)
        }
        if let type = schema["type"] as? String, !Self.isOf(type, value) { return "\(path): not \(type)" }
        if let constant = schema["const"], !Self.equal(constant, value) { return "\(path): not \(constant)" }
        if let choices = schema["enum"] as? [Any], !choices.contains(where: { Self.equal($0, value) }) {
            return "\(path): none of \(choices)"
        }
        if let minimum = schema["minimum"] as? Double, let number = value as? Double, number < minimum {
            return "\(path): below \(minimum)"
        }
        if let pattern = schema["pattern"] as? String, let text = value as? String,
            text.range(of: pattern, options: .regularExpression) == nil
        {
            return "\(path): does not match \(pattern)"
        }
        for part in schema["allOf"] as? [[String: Any]] ?? [] {
            if let fault = fault(value, part, path) { return fault }
        }
        if let parts = schema["oneOf"] as? [[String: Any]] {
            let fitting = parts.count { fault(value, $0, path) == nil }
            if fitting != 1 { return "\(path): fits \(fitting) of the alternatives" }
        }
        if let object = value as? [String: Any] {
            for key in schema["required"] as? [String] ?? [] where object[key] == nil { return "\(path): no '\(key)'" }
            for (key, part) in schema["properties"] as? [String: [String: Any]] ?? [:] {
                if let member = object[key], let fault = fault(member, part, "\(path).\(key)") { return fault }
            }
        }
        if let parts = schema["anyOf"] as? [[String: Any]], !parts.contains(where: { fault(value, $0, path) == nil }) {
            return "\(path): fits none of the alternatives"
        }
        if let object = value as? [String: Any], schema["additionalProperties"] as? Bool == false {
            let known = schema["properties"] as? [String: Any] ?? [:]
            if let key = object.keys.sorted().first(where: { known[$0] == nil }) {
                return "\(path): '\(key)' is not known"
            }
        }
        if let array = value as? [Any] {
            if let least = schema["minItems"] as? Int, array.count < least { return "\(path): fewer than \(least)" }
            if schema["uniqueItems"] as? Bool == true, Set(array.map { "\($0)" }).count < array.count {
                return "\(path): the same twice"
            }
        }
        if let array = value as? [Any], let part = schema["items"] as? [String: Any] {
            for (index, element) in array.enumerated() {
                if let fault = fault(element, part, "\(path)[\(index)]") { return fault }
            }
        }
        return nil
    }

    private static func isOf(_ type: String, _ value: Any) -> Bool {
        switch type {
        case "object": value is [String: Any]
        case "array": value is [Any]
        case "string": value is String
        case "number": value is NSNumber && !(value is String)
        case "integer": (value as? NSNumber).map { $0.doubleValue == $0.doubleValue.rounded() } ?? false
        case "null": value is NSNull
        default: false
        }
    }

    private static func equal(_ a: Any, _ b: Any) -> Bool {
        if let a = a as? String, let b = b as? String { return a == b }
        if let a = a as? NSNumber, let b = b as? NSNumber { return a == b }
        return false
    }
}
