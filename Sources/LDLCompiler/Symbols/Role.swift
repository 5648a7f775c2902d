extension NominalSymbol {
    /// A built-in type or protocol that the language's own rules speak of.
    enum Role {
        case other
        /// Protocols without members that say something about threads or memory only.
        case marker
        case integerLiteral, floatLiteral, floatingPoint
        case double, cgFloat, otherFraction
        case never, anyHashable, keyPath

        init(_ name: String) {
            switch name {
            case "Codable", "Encodable", "Decodable": self = .marker
            case "Any", "AnyObject", "Sendable", "Copyable", "Escapable", "BitwiseCopyable", "SendableMetatype":
                self = .marker
            case "ExpressibleByIntegerLiteral": self = .integerLiteral
            case "ExpressibleByFloatLiteral": self = .floatLiteral
            case "FloatingPoint": self = .floatingPoint
            case "Double": self = .double
            case "CGFloat": self = .cgFloat
            case "Float", "Decimal": self = .otherFraction
            case "Never": self = .never
            case "AnyHashable": self = .anyHashable
            case "KeyPath", "WritableKeyPath", "ReferenceWritableKeyPath": self = .keyPath
            default: self = .other
            }
        }
    }
}
