import Testing

@testable import LDLCompiler

@Suite struct NumberTests {
    @Test(arguments: [
        ("1 + 2 * 3", "7"), ("7 / 2", "3"), ("-7 / 2", "-3"), ("-7 % 3", "-1"), ("7.0 / 2", "3.5"),
        ("Int(2.9)", "2"), ("Int(-2.9)", "-2"), ("Int(\"42\") ?? 0", "42"), ("Int(\"4x\") ?? -1", "-1"),
        ("Double(3)", "3.0"), ("Double(\"1.5\") ?? 0", "1.5"), ("10 / 3.0", "3.3333333333333335"),
        ("abs(-3)", "3"), ("min(3, 1, 2)", "1"), ("max(3, 1, 2)", "3"), ("max(1, 2.5)", "2.5"),
        ("12.isMultiple(of: 4)", "true"), ("5 & 3", "1"), ("5 | 3", "7"), ("1 << 4", "16"),
        ("Int.max &+ 1 == Int.min", "true"), ("UInt8(200)", "200"),
    ])
    func `integers compute as in Swift`(_ expression: String, _ expected: String) {
        #expect(printed(expression) == expected)
    }

    @Test(arguments: [
        ("(2.5).rounded()", "3.0"), ("(-2.5).rounded()", "-3.0"), ("(2.5).rounded(.toNearestOrEven)", "2.0"),
        ("(2.1).rounded(.up)", "3.0"), ("(2.9).rounded(.down)", "2.0"), ("(9.0).squareRoot()", "3.0"),
        ("sqrt(2.0)", "1.4142135623730951"), ("pow(2.0, 10.0)", "1024.0"), ("floor(-1.5)", "-2.0"),
        ("ceil(1.2)", "2.0"), ("Double.infinity", "inf"), ("(5.5).truncatingRemainder(dividingBy: 2)", "1.5"),
        ("Double.pi", "3.141592653589793"), ("(0.1 + 0.2)", "0.30000000000000004"), ("1e20", "1e+20"),
        ("CGFloat(8)", "8.0"), ("1.0 / 0 == Double.infinity", "true"),
    ])
    func `numbers with a fraction compute and print as in Swift`(_ expression: String, _ expected: String) {
        #expect(printed(expression) == expected)
    }

    @Test(arguments: [
        ("Int.max + 1", "the result does not fit into a whole number of 64 bits"),
        ("Int(Double.nan)", "nan cannot be made a whole number, because it is infinite or no number"),
        ("Int(1e30)", "1e+30 does not fit into a whole number of 64 bits"),
        ("[0].map { 1 / $0 }", "a whole number is divided by zero"),
        ("[0].map { 1 % $0 }", "a whole number is divided by zero"),
        ("UInt8([300][0])", "300 does not fit into 'UInt8'"),
        ("-Int.min", "the result does not fit into a whole number of 64 bits"),
    ])
    func `what ends a program on a device is an error`(_ expression: String, _ message: String) {
        #expect(printed(expression) == "error: \(message)")
    }
}
