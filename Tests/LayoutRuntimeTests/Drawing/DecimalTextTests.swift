import LayoutRuntime
import Testing

@Suite struct DecimalTextTests {
    @Test(arguments: [
        (402.0, "402"), (53.333333333, "53.33"), (-0.0, "0"), (0.004, "0"), (-0.004, "0"), (0.005, "0.01"),
        (-1.5, "-1.5"), (97.30, "97.3"), (20.05, "20.05"), (1e15, "1000000000000000"), (-0.996, "-1"),
        (.infinity, "inf"), (-.infinity, "-inf"), (.nan, "nan"), (1e300, "1e+300"),
    ])
    func `two places, no trailing zeros, no minus before zero`(_ value: Double, _ text: String) {
        #expect(DecimalText.string(value, decimals: 2) == text)
    }

    @Test func `the number of places can be chosen`() {
        #expect(DecimalText.string(1.0 / 3, decimals: 0) == "0")
        #expect(DecimalText.string(1.0 / 3, decimals: 3) == "0.333")
        #expect(DecimalText.string(1.0 / 3, decimals: 100) == "0.333333333")
        #expect(DecimalText.string(2.5, decimals: -1) == "3")
    }
}
