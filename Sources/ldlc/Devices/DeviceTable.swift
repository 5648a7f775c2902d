import LayoutRuntime

extension Device {
    /// Every device, upright and, as `NAME-landscape`, on its side. Screens and scales are those that Apple publishes;
    /// insets are those of the status bar, the camera housing and the home indicator.
    static let all: [Device] = phones + tablets

    private static let phones: [Device] =
        [
            phone("iphone-17", 402, 874, top: 62, isApproximate: false),
            phone("iphone-17-pro", 402, 874, top: 62),
            phone("iphone-17-pro-max", 440, 956, top: 62),
            phone("iphone-air", 420, 912, top: 68),
            phone("iphone-16", 393, 852, top: 59, isApproximate: false),
            phone("iphone-16-plus", 430, 932, top: 59, isApproximate: false),
            phone("iphone-16-pro", 402, 874, top: 62, isApproximate: false),
            phone("iphone-16-pro-max", 440, 956, top: 62, isApproximate: false),
            phone("iphone-16e", 390, 844, top: 47, isApproximate: false),
            phone("iphone-15", 393, 852, top: 59, isApproximate: false),
            phone("iphone-15-pro-max", 430, 932, top: 59, isApproximate: false),
            phone("iphone-14", 390, 844, top: 47, isApproximate: false),
            phone("iphone-13-mini", 375, 812, top: 50, isApproximate: false),
            phone("iphone-11", 414, 896, top: 48, scale: 2, isApproximate: false),
        ].flatMap { $0 } + buttonPhone("iphone-se", 375, 667)

    private static let tablets: [Device] = [
        tablet("ipad", 820, 1180), tablet("ipad-mini", 744, 1133), tablet("ipad-air-11", 820, 1180),
        tablet("ipad-air-13", 1024, 1366), tablet("ipad-pro-11", 834, 1210), tablet("ipad-pro-13", 1032, 1376),
    ].flatMap { $0 }

    /// A phone with a home indicator (34 points upright, 21 on its side). On its side the height of the camera housing
    /// is kept free on both sides.
    private static func phone(
        _ name: String, _ width: Double, _ height: Double, top: Double, scale: Double = 3, isApproximate: Bool = true
    ) -> [Device] {
        [
            Device(
                name: name, screen: Size(width: width, height: height),
                safeArea: EdgeInsets(top: top, leading: 0, bottom: 34, trailing: 0), scale: scale,
                isApproximate: isApproximate),
            Device(
                name: name + "-landscape", screen: Size(width: height, height: width),
                safeArea: EdgeInsets(top: 0, leading: top, bottom: 21, trailing: top), scale: scale,
                isApproximate: true),
        ]
    }

    /// A phone with a home button: a status bar of 20 points upright, nothing on its side.
    private static func buttonPhone(_ name: String, _ width: Double, _ height: Double) -> [Device] {
        [
            Device(
                name: name, screen: Size(width: width, height: height), safeArea: EdgeInsets(.top, 20), scale: 2,
                isApproximate: false),
            Device(
                name: name + "-landscape", screen: Size(width: height, height: width), safeArea: .zero, scale: 2,
                isApproximate: false),
        ]
    }

    /// A tablet: a status bar of 24 points and a home indicator of 20, whichever way it is held.
    private static func tablet(_ name: String, _ width: Double, _ height: Double) -> [Device] {
        let insets = EdgeInsets(top: 24, leading: 0, bottom: 20, trailing: 0)
        return [
            Device(
                name: name, screen: Size(width: width, height: height), safeArea: insets, scale: 2,
                isApproximate: true),
            Device(
                name: name + "-landscape", screen: Size(width: height, height: width), safeArea: insets, scale: 2,
                isApproximate: true),
        ]
    }
}
