import SwiftUI
struct Row<Leading: View, Trailing: View>: View {
    private let title: LocalizedStringKey
    private let leading: Leading
    private let trailing: Trailing
    init(_ title: LocalizedStringKey, @ViewBuilder leading: () -> Leading, @ViewBuilder trailing: () -> Trailing) {
        self.title = title
        self.leading = leading()
        self.trailing = trailing()
    }
    var body: some View {
        HStack {
            leading; Text(title); Spacer(); trailing
        }
    }
}
extension Row where Leading == EmptyView {
    init(_ title: LocalizedStringKey, @ViewBuilder trailing: () -> Trailing) {
        self.init(title, leading: { EmptyView() }, trailing: trailing)
    }
}
struct FlowLayout: Layout {
    struct Cache { var sizes: [CGSize] = [] }
    var alignment: HorizontalAlignment = .leading
    var spacing: CGFloat?
    func makeCache(subviews: Subviews) -> Cache { Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) }) }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        let width = proposal.replacingUnspecifiedDimensions().width
        let rows = rows(width: width, sizes: cache.sizes)
        let height = rows.map { row in row.map { cache.sizes[$0].height }.max() ?? 0 }.reduce(0, +)
        return CGSize(width: proposal.width ?? width, height: height + (spacing ?? 8) * CGFloat(max(rows.count - 1, 0)))
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        var y = bounds.minY
        for row in rows(width: bounds.width, sizes: cache.sizes) {
            var x = bounds.minX
            let height = row.reduce(0) { max($0, cache.sizes[$1].height) }
            for index in row {
                let size = cache.sizes[index]
                subviews[index].place(
                    at: CGPoint(x: x, y: y + (height - size.height) / 2), anchor: .topLeading,
                    proposal: ProposedViewSize(size))
                x += size.width + (spacing ?? 8)
            }
            y += height + (spacing ?? 8)
        }
    }
    private func rows(width: CGFloat, sizes: [CGSize]) -> [[Int]] {
        var rows: [[Int]] = [[]]
        var x: CGFloat = 0
        for (i, size) in sizes.enumerated() {
            if x + size.width > width, !(rows.last?.isEmpty ?? true) { rows.append([]); x = 0 }
            rows[rows.count - 1].append(i)
            x += size.width + (spacing ?? 8)
        }
        return rows
    }
}
struct Priority: LayoutValueKey { static let defaultValue: Int = 0 }
extension View {
    func flowPriority(_ p: Int) -> some View { layoutValue(key: Priority.self, value: p) }
    @ViewBuilder func visible(_ flag: Bool) -> some View { if flag { self } else { hidden() } }
    func apply<V: View>(@ViewBuilder _ block: (Self) -> V) -> V { block(self) }
}
extension HorizontalAlignment {
    private enum Label: AlignmentID {
        static func defaultValue(in d: ViewDimensions) -> CGFloat { d[HorizontalAlignment.center] }
    }
    static let formLabel = HorizontalAlignment(Label.self)
}
struct ContentView: View {
    @State var dict: [String: [Int]] = ["a": [1, 2], "b": []]
    @State private var flags = Array(repeating: false, count: 3)
    let formatter: (Double) -> String = { String(format: "%.2f", $0) }
    var layout: AnyLayout {
        dict.isEmpty ? AnyLayout(HStackLayout(spacing: 4)) : AnyLayout(VStackLayout(alignment: .leading))
    }
    var gradient: LinearGradient {
        LinearGradient(colors: [.red, .blue.opacity(0.5)], startPoint: .top, endPoint: .bottom)
    }
    var body: some View {
        let sorted = dict.sorted { $0.key < $1.key }
        VStack(alignment: .formLabel) {
            Row("Title") {
                Image(systemName: "star")
            } trailing: {
                Text("1")
            }
            Row("Only") { Text("2") }
            FlowLayout(spacing: 4) {
                ForEach(sorted, id: \.key) { key, values in
                    Text("\(key): \(values.map(String.init).joined(separator: ","))").flowPriority(values.count)
                }
                ForEach(Array(zip(flags.indices, flags)), id: \.0) { i, flag in
                    Toggle("f\(i)", isOn: $flags[i]).visible(flag)
                }
            }
            layout {
                Text(formatter(2)); Color.clear.frame(width: 2, height: 2)
            }
            Text("x").alignmentGuide(.formLabel) { $0[.trailing] - 4 }
                .apply { $0.padding().background(gradient) }
            ViewThatFits(in: .horizontal) {
                Text("long"); Text("s")
            }
            Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 4) {
                GridRow {
                    Text("a"); Text("b").gridCellColumns(2)
                }
                Divider().gridCellUnsizedAxes(.horizontal)
            }
            Text("a\(1 + 2, format: .number) \(0.5, format: .percent)") + Text("b").bold()
            Text(Date(timeIntervalSince1970: 0), format: .dateTime.day().month(.wide))
            Text(["a", "b"], format: .list(type: .and))
            Text(verbatim: "v").tracking(1).lineLimit(2...3).minimumScaleFactor(0.5)
            if let first = dict["a"]?.first, case let n = first * 2, n > 1 { Text("\(n)") }
            ForEach(0..<3, id: \.self) { (i: Int) -> Text in Text("\(i)") }
            Circle().fill(.blue.gradient).frame(width: 10).overlay { Circle().strokeBorder(.white, lineWidth: 2) }
            RoundedRectangle(cornerRadius: 4).fill(Color(red: 0.2, green: 0.3, blue: 0.4)).frame(
                maxWidth: .infinity, maxHeight: 2)
        }
        .padding(.init(top: 1, leading: 2, bottom: 3, trailing: 4))
        .foregroundStyle(.primary, .secondary)
        .environment(\.layoutDirection, .rightToLeft)
        .environment(\.font, .body)
        .transformEnvironment(\.lineLimit) { $0 = 2 }
    }
}
