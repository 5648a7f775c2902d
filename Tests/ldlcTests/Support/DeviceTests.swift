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
}
