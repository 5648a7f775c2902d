extension NominalSymbol {
    /// A built-in type or protocol that the language's own rules speak of.
    enum Role: Sendable {
        case other
        /// Protocols without members that say something about threads or memory only.
        case marker
        case integerLiteral, floatLiteral, floatingPoint
        case double, cgFloat, otherFraction
        case never, anyHashable, keyPath
        case optional, binding, view

        init(_ name: String) { self = Role.special[name] ?? .other }

        private static let special: NamedTable<Role> = [
            "Codable": .marker, "Encodable": .marker, "Decodable": .marker, "Any": .marker, "AnyObject": .marker,
            "Sendable": .marker, "Copyable": .marker, "Escapable": .marker, "BitwiseCopyable": .marker,
            "SendableMetatype": .marker, "ExpressibleByIntegerLiteral": .integerLiteral,
            "ExpressibleByFloatLiteral": .floatLiteral, "FloatingPoint": .floatingPoint, "Double": .double,
            "CGFloat": .cgFloat, "Float": .otherFraction, "Decimal": .otherFraction, "Never": .never,
            "AnyHashable": .anyHashable, "KeyPath": .keyPath, "WritableKeyPath": .keyPath,
            "ReferenceWritableKeyPath": .keyPath, "Optional": .optional, "Binding": .binding,
            "View": .view,
        ]
    }
}
