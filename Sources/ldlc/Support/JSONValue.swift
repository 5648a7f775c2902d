/// A value of a JSON document, or of a message.
enum JSONValue: Equatable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    /// Its members in the order in which they are written; the ones of a document that was read are in the order of
    /// their names. Of several with one name the last counts.
    case object([Member])

    struct Member: Equatable, Sendable {
        let name: String
        let value: JSONValue
    }

    /// Objects are equal if they have the same members, in whatever order.
    static func == (left: JSONValue, right: JSONValue) -> Bool {
        switch (left, right) {
        case (.null, .null): true
        case (.bool(let left), .bool(let right)): left == right
        case (.number(let left), .number(let right)): left == right
        case (.string(let left), .string(let right)): left == right
        case (.array(let left), .array(let right)): left == right
        case (.object(let left), .object(let right)):
            left.count == right.count && left.sorted { $0.name < $1.name } == right.sorted { $0.name < $1.name }
        default: false
        }
    }

    // MARK: Reading

    /// A member of an object; `null` for other values and for names that it does not have.
    subscript(name: String) -> JSONValue {
        guard case .object(let members) = self else { return .null }
        return members.last { $0.name == name }?.value ?? .null
    }

    /// Whether it is an object with a member of that name.
    func has(_ name: String) -> Bool {
        guard case .object(let members) = self else { return false }
        return members.contains { $0.name == name }
    }

    var isNull: Bool { self == .null }

    var isObject: Bool {
        if case .object = self { return true }
        return false
    }

    /// The elements of an array; none for other values.
    var elements: [JSONValue] {
        if case .array(let elements) = self { return elements }
        return []
    }

    var string: String? {
        if case .string(let text) = self { return text }
        return nil
    }

    /// A number, or the number that a text is.
    var number: Double? {
        switch self {
        case .number(let number): number
        case .string(let text): Double(text)
        default: nil
        }
    }

    /// A whole number; one with a fraction, and one beyond 64 bits, is none.
    var integer: Int? {
        if case .number(let number) = self { return Int(exactly: number) }
        return nil
    }

    /// A number as a whole one, however large it is.
    var clampedInteger: Int? {
        guard case .number(let number) = self, number == number else { return nil }
        return Int(min(max(number, -1e15), 1e15))
    }

    var bool: Bool? {
        if case .bool(let flag) = self { return flag }
        return nil
    }

    var isTrue: Bool { self == .bool(true) }

    // MARK: Making

    static func integer(_ value: Int) -> JSONValue { .number(Double(value)) }

    /// An object with members in the order of their names.
    init(members: [String: JSONValue]) {
        self = .object(members.sorted { $0.key < $1.key }.map { Member(name: $0.key, value: $0.value) })
    }

    /// The value as a text.
    var bytes: [UInt8] {
        var writer = JSONWriter()
        write(to: &writer)
        return writer.bytes
    }

    private func write(to writer: inout JSONWriter) {
        switch self {
        case .null: writer.null()
        case .bool(let flag): writer.bool(flag)
        case .number(let number): writer.number(number)
        case .string(let text): writer.string(text)
        case .array(let elements):
            writer.beginArray()
            for element in elements { element.write(to: &writer) }
            writer.endArray()
        case .object(let members):
            writer.beginObject()
            for member in members {
                writer.key(member.name)
                member.value.write(to: &writer)
            }
            writer.endObject()
        }
    }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    init(stringLiteral value: String) { self = .string(value) }
    init(integerLiteral value: Int) { self = .integer(value) }
    init(booleanLiteral value: Bool) { self = .bool(value) }
    init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
    init(dictionaryLiteral elements: (String, JSONValue)...) {
        self = .object(elements.map { Member(name: $0.0, value: $0.1) })
    }
}
