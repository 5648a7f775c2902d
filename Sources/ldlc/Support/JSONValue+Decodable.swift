extension JSONValue: Decodable {
    /// How deep values may nest: reading recurses.
    static let deepestNesting = 200

    /// Reads whatever value a decoder has.
    ///
    /// An object's members are in the order of their names, since decoders promise none; of several with one name the
    /// decoder says which counts.
    init(from decoder: any Decoder) throws {
        var decoding = JSONDecoding()
        var place = WholeDocument(decoder: decoder)
        self = try decoding.value(at: &place, expecting: .object).value
    }
}

/// Finds out what stands at each place of a document.
///
/// A decoder cannot be asked what a value is, only to read it as one kind of value, and a wrong try costs a hundred times
/// what a right one costs: an error with a description and the whole path to the place. So each value is first taken for
/// what its like was: an element for what the element before it was, a member for what the last member of that name was.
/// A message with a thousand ranges then has a handful of wrong tries.
private struct JSONDecoding {
    enum Kind: CaseIterable { case string, number, object, array, bool }

    private struct NoValue: Error {}

    /// What the last member of each name was.
    private var kinds: [String: Kind] = [:]
    private var depth = 0

    /// The value at a place, and what it turned out to be; for `null` what was expected, since it is no evidence.
    mutating func value(at place: inout some DecodingPlace, expecting expected: Kind) throws
        -> (value: JSONValue, kind: Kind)
    {
        guard depth < JSONValue.deepestNesting else { throw NoValue() }
        depth += 1
        defer { depth -= 1 }
        if try place.isNull() { return (.null, expected) }
        if let value = try value(of: expected, at: &place) { return (value, expected) }
        for kind in Kind.allCases where kind != expected {
            if let value = try value(of: kind, at: &place) { return (value, kind) }
        }
        throw NoValue()
    }

    /// Nil if the value is of another kind. A mistake inside of an array or object is an error: trying further kinds at
    /// every level around it would find nothing.
    private mutating func value(of kind: Kind, at place: inout some DecodingPlace) throws -> JSONValue? {
        switch kind {
        case .string: (try? place.string()).map(JSONValue.string)
        case .number: (try? place.number()).map(JSONValue.number)
        case .bool: (try? place.bool()).map(JSONValue.bool)
        case .object: if let members = try? place.object() { try object(members) } else { nil }
        case .array: if let elements = try? place.array() { try array(elements) } else { nil }
        }
    }

    private mutating func object(_ container: KeyedDecodingContainer<MemberName>) throws -> JSONValue {
        var members: [JSONValue.Member] = []
        for key in container.allKeys {
            let name = key.stringValue
            let expected = kinds[name] ?? .string
            var place = MemberPlace(container: container, key: key)
            let (value, kind) = try value(at: &place, expecting: expected)
            if kind != expected { kinds[name] = kind }
            members.append(JSONValue.Member(name: name, value: value))
        }
        return .object(members.sorted { $0.name < $1.name })
    }

    private mutating func array(_ container: any UnkeyedDecodingContainer) throws -> JSONValue {
        var elements: [JSONValue] = []
        var place = ElementPlace(container: container)
        var expected = Kind.object
        while !place.container.isAtEnd {
            let (value, kind) = try value(at: &place, expecting: expected)
            expected = kind
            elements.append(value)
        }
        return .array(elements)
    }
}

/// Where a value stands. Each function throws if the value is of another kind, and may then be followed by another.
private protocol DecodingPlace {
    mutating func isNull() throws -> Bool
    mutating func string() throws -> String
    mutating func number() throws -> Double
    mutating func bool() throws -> Bool
    mutating func object() throws -> KeyedDecodingContainer<MemberName>
    mutating func array() throws -> any UnkeyedDecodingContainer
}

private struct MemberName: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}

private struct WholeDocument: DecodingPlace {
    let decoder: any Decoder

    func isNull() throws -> Bool { try decoder.singleValueContainer().decodeNil() }
    func string() throws -> String { try decoder.singleValueContainer().decode(String.self) }
    func number() throws -> Double { try decoder.singleValueContainer().decode(Double.self) }
    func bool() throws -> Bool { try decoder.singleValueContainer().decode(Bool.self) }
    func object() throws -> KeyedDecodingContainer<MemberName> { try decoder.container(keyedBy: MemberName.self) }
    func array() throws -> any UnkeyedDecodingContainer { try decoder.unkeyedContainer() }
}

/// The next element of an array. The container goes on when a value has been read, and stays when none has.
private struct ElementPlace: DecodingPlace {
    var container: any UnkeyedDecodingContainer

    mutating func isNull() throws -> Bool { try container.decodeNil() }
    mutating func string() throws -> String { try container.decode(String.self) }
    mutating func number() throws -> Double { try container.decode(Double.self) }
    mutating func bool() throws -> Bool { try container.decode(Bool.self) }
    mutating func object() throws -> KeyedDecodingContainer<MemberName> {
        try container.nestedContainer(keyedBy: MemberName.self)
    }
    mutating func array() throws -> any UnkeyedDecodingContainer { try container.nestedUnkeyedContainer() }
}

private struct MemberPlace: DecodingPlace {
    let container: KeyedDecodingContainer<MemberName>
    let key: MemberName

    func isNull() throws -> Bool { try container.decodeNil(forKey: key) }
    func string() throws -> String { try container.decode(String.self, forKey: key) }
    func number() throws -> Double { try container.decode(Double.self, forKey: key) }
    func bool() throws -> Bool { try container.decode(Bool.self, forKey: key) }
    func object() throws -> KeyedDecodingContainer<MemberName> {
        try container.nestedContainer(keyedBy: MemberName.self, forKey: key)
    }
    func array() throws -> any UnkeyedDecodingContainer { try container.nestedUnkeyedContainer(forKey: key) }
}
