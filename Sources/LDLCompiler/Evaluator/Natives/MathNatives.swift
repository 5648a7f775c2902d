#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#endif

/// Functions of the C library.
enum MathNatives {
    static let table: NamedTable<NativeFunction> = [
        "math.sin": unary { sin($0) },
        "math.cos": unary { cos($0) },
        "math.tan": unary { tan($0) },
        "math.asin": unary { asin($0) },
        "math.acos": unary { acos($0) },
        "math.atan": unary { atan($0) },
        "math.atan2": binary { atan2($0, $1) },
        "math.pow": binary { pow($0, $1) },
        "math.exp": unary { exp($0) },
        "math.log": unary { log($0) },
        "math.log2": unary { log2($0) },
        "math.log10": unary { log10($0) },
        "math.hypot": binary { hypot($0, $1) },
        "math.floor": unary { $0.rounded(.down) },
        "math.ceil": unary { $0.rounded(.up) },
        "math.trunc": unary { $0.rounded(.towardZero) },
    ]

    static func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }

    static func tangent(_ angle: Double) -> Double { tan(angle) }

    static func sineAndCosine(_ angle: Double) -> (sine: Double, cosine: Double) { (sin(angle), cos(angle)) }

    private static func unary(_ function: @escaping @Sendable (Double) -> Double) -> NativeFunction {
        { call throws(EvaluationError) in .double(function(try call.double(0))) }
    }

    private static func binary(_ function: @escaping @Sendable (Double, Double) -> Double) -> NativeFunction {
        { call throws(EvaluationError) in .double(function(try call.double(0), try call.double(1))) }
    }
}
