import SwiftUI
import Vendor

/// A screen that shows what a framework without a model hands it.
struct Screen: View {
    @StateObject var model = VendorModel()

    var body: some View {
        VStack {
            Text("before")
            ForEach(model.items) { item in
                Text(item.name)
            }
            VendorChart(model.points)
            Text("after")
        }
    }
}
