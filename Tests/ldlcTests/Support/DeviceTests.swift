import LDLCompiler
import LayoutRuntime
import Testing

@testable import ldlc

@Suite struct DeviceTests {
    @Test func `the device of the lessons offers 402 by 778`() throws {
        let device = try #require(Device.named("iphone-17"))
        #expect(device.screen == Size(width: 402, height: 874))
        #expect(device.offer == Size(width: 402, height: 778))
        #expect(device.scale == 3)
        #expect(!device.isApproximate)
    }

    @Test func `every device exists upright and on its side`() {
        let names = Set(Device.all.map(\.name))
        #expect(names.count == Device.all.count)
        for device in Device.all where !device.name.hasSuffix("-landscape") {
            #expect(device.screen.height > device.screen.width)
            let side = Device.named(device.name + "-landscape")
            #expect(side?.screen == Size(width: device.screen.height, height: device.screen.width))
        }
    }

    @Test(arguments: [
        ("iphone-17", SizeClass.compact, SizeClass.regular), ("iphone-17-landscape", .compact, .compact),
        ("iphone-17-pro-max-landscape", .regular, .compact), ("iphone-11-landscape", .regular, .compact),
        ("iphone-se-landscape", .compact, .compact), ("ipad", .regular, .regular),
        ("ipad-landscape", .regular, .regular),
    ])
    func `how much room there is depends on the device and how it is held`(
        _ name: String, _ horizontal: SizeClass, _ vertical: SizeClass
    ) throws {
        let device = try #require(Device.named(name))
        #expect(device.horizontalSizeClass == horizontal)
        #expect(device.verticalSizeClass == vertical)
    }

    @Test func `a device can be turned`() throws {
        let device = try #require(Device.named("iphone-17"))
        #expect(device.held(.landscape).name == "iphone-17-landscape")
        #expect(device.held(.landscape).held(.portrait) == device)
        #expect(device.held(.portrait) == device)
    }
}
