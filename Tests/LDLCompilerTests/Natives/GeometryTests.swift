import Testing

@testable import LDLCompiler

@Suite struct GeometryTests {
    @Test(arguments: [
        ("CGSize(width: 3, height: 4).width", "3.0"), ("CGSize.zero", "(0.0, 0.0)"),
        ("CGPoint(x: 1, y: 2)", "(1.0, 2.0)"), ("CGRect(x: 1, y: 2, width: 3, height: 4).maxX", "4.0"),
        ("CGRect(x: 1, y: 2, width: 3, height: 4).midY", "4.0"),
        ("CGRect(x: 0, y: 0, width: 9, height: 9).insetBy(dx: 1, dy: 2).height", "5.0"),
        ("CGRect(x: 0, y: 0, width: 2, height: 2).intersects(CGRect(x: 1, y: 1, width: 2, height: 2))", "true"),
        ("ProposedViewSize(width: nil, height: 5).replacingUnspecifiedDimensions().width", "10.0"),
        ("ProposedViewSize.unspecified.width == nil", "true"),
        ("ProposedViewSize.infinity.height == .infinity", "true"),
        ("EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4).bottom", "3.0"), ("UnitPoint.center.x", "0.5"),
        ("Angle.degrees(180).radians == .pi", "true"), ("Axis.horizontal", "horizontal"),
    ])
    func `sizes, places and offers have their parts`(_ expression: String, _ expected: String) {
        #expect(printed(expression) == expected)
    }

    @Test func `a part of a size can be set`() {
        let program = """
            func grown() -> CGSize {
                var size = CGSize.zero
                size.width = 5
                size.height += 2
                return size
            }
            print(grown().width, grown().height)
            """
        #expect(output(of: program) == "5.0 2.0")
    }
}
