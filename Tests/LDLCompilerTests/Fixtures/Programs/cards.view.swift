import SwiftUI

enum Theme: String, CaseIterable, Identifiable {
    case light, dark, system
    var id: String { rawValue }
    var colors: (background: Color, text: Color) {
        switch self {
        case .light: return (.white, .black)
        case .dark: return (.black, .white)
        case .system: return (Color(.systemBackground), .primary)
        }
    }
}

protocol Themed {
    associatedtype Style
    var theme: Theme { get }
    var style: Style { get }
    func describe() -> String
}
extension Themed {
    func describe() -> String { "\(theme.rawValue.capitalized) theme" }
}

struct CardStyle: Equatable {
    var cornerRadius: CGFloat = 12
    var padding: EdgeInsets = .init(top: 8, leading: 12, bottom: 8, trailing: 12)
    var shadow: (radius: CGFloat, y: CGFloat) { (4, 2) }
    static let compact = CardStyle(cornerRadius: 6)
}

struct Card<Header: View, Content: View>: View, Themed {
    let theme: Theme
    var style = CardStyle()
    @ViewBuilder let header: () -> Header
    @ViewBuilder let content: () -> Content

    init(
        theme: Theme = .system, @ViewBuilder header: @escaping () -> Header,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.theme = theme
        self.header = header
        self.content = content
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            header()
                .font(.headline)
            Divider()
            content()
        }
        .padding(style.padding)
        .background {
            RoundedRectangle(cornerRadius: style.cornerRadius, style: .continuous)
                .fill(theme.colors.background)
                .shadow(radius: style.shadow.radius, y: style.shadow.y)
        }
    }
}

extension Card where Header == Text {
    init(_ title: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(header: { Text(title) }, content: content)
    }
}

struct WidthKey: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
        value = max(value, nextValue())
    }
}

private struct IsCompactKey: EnvironmentKey {
    static let defaultValue = false
}
extension EnvironmentValues {
    var isCompact: Bool {
        get { self[IsCompactKey.self] }
        set { self[IsCompactKey.self] = newValue }
    }
}

struct Stepper2: View {
    @Binding var value: Int
    let range: ClosedRange<Int>
    var onChange: ((Int) -> Void)? = nil
    @State private var isEditing = false
    @Environment(\.isCompact) private var isCompact
    @Environment(\.colorScheme) var colorScheme
    @Environment(\.dismiss) private var dismiss
    @GestureState private var dragOffset: CGSize = .zero
    @Namespace private var ns
    @FocusState private var focused: Bool
    @ScaledMetric(relativeTo: .body) var iconSize: CGFloat = 20

    private var fraction: Double {
        guard range.upperBound > range.lowerBound else { return 0 }
        return Double(value - range.lowerBound) / Double(range.upperBound - range.lowerBound)
    }

    var body: some View {
        HStack(spacing: isCompact ? 4 : 8) {
            button("minus", disabled: value <= range.lowerBound) { value -= 1 }
            Text(value, format: .number)
                .monospacedDigit()
                .frame(minWidth: 40)
                .contentTransition(.numericText())
                .onTapGesture(count: 2) { withAnimation(.spring()) { isEditing.toggle() } }
            button("plus", disabled: value >= range.upperBound) {
                value = min(value + 1, range.upperBound)
                onChange?(value)
            }
            ProgressView(value: fraction)
                .progressViewStyle(.linear)
                .tint(colorScheme == .dark ? .orange : .blue)
        }
        .sheet(isPresented: $isEditing) {
            TextField("Value", value: $value, format: .number)
                .textFieldStyle(.roundedBorder)
                .focused($focused)
                .padding()
        }
        .onChange(of: value) { oldValue, newValue in
            onChange?(newValue)
        }
        .gesture(
            DragGesture()
                .updating($dragOffset) { value, state, _ in state = value.translation }
                .onEnded { _ in dismiss() }
        )
    }

    @ViewBuilder
    private func button(_ icon: String, disabled: Bool, action: @escaping () -> Void) -> some View {
        if disabled {
            Image(systemName: icon).foregroundStyle(.tertiary)
        } else {
            Button(action: action) {
                Image(systemName: icon)
                    .frame(width: iconSize, height: iconSize)
            }
            .buttonStyle(.bordered)
        }
    }
}

struct PrimaryButtonStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding(.horizontal, 16)
            .padding(.vertical, 10)
            .background(isEnabled ? Color.accentColor : .gray, in: .capsule)
            .foregroundStyle(.white)
            .scaleEffect(configuration.isPressed ? 0.97 : 1)
            .animation(.easeOut(duration: 0.2), value: configuration.isPressed)
    }
}
extension ButtonStyle where Self == PrimaryButtonStyle {
    static var primary: PrimaryButtonStyle { PrimaryButtonStyle() }
}

struct Triangle: Shape {
    var inset: CGFloat = 0
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.midX, y: rect.minY + inset))
        path.addLine(to: CGPoint(x: rect.maxX - inset, y: rect.maxY))
        path.addLine(to: .init(x: rect.minX, y: rect.maxY))
        path.closeSubpath()
        return path
    }
}

@Observable class Counter {
    var count = 0
    @ObservationIgnored private var cache: [Int: String] = [:]
    func title(for key: Int) -> String {
        if let known = cache[key] { return known }
        let made = key.isMultiple(of: 2) ? "even" : "odd"
        cache[key, default: ""] += made
        return made
    }
    static func fibonacci(_ n: Int) -> Int { n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2) }
    lazy var squares: [Int] = (0..<10).map { $0 * $0 }
}

struct Item: Identifiable, Hashable, Comparable {
    let id: UUID
    var title: String
    var tags: Set<String> = []
    var due: Date?
    static func < (lhs: Item, rhs: Item) -> Bool { lhs.title < rhs.title }
    init(id: UUID = .init(), title: String, tags: Set<String> = [], due: Date? = nil) {
        self.id = id
        self.title = title
        self.tags = tags
        self.due = due
    }
}

struct ContentView: View {
    @State private var value = 3
    @State private var items: [Item] = [
        .init(title: "One", tags: ["a", "b"]),
        Item(title: "Two", due: .now.addingTimeInterval(3600)),
    ]
    @State private var counter = Counter()
    @State private var widths: [String: CGFloat] = [:]
    @State private var selection: Item.ID?
    @State private var path = NavigationPath()
    private let columns = [GridItem(.adaptive(minimum: 80), spacing: 8)]
    private let grid = Array(repeating: GridItem(.flexible()), count: 3)

    private var grouped: [(key: Int, values: [Item])] {
        Dictionary(grouping: items, by: \.title.count)
            .map { (key: $0.key, values: $0.value) }
            .sorted { $0.key < $1.key }
    }
    private var total: Double { items.map { Double($0.title.count) }.reduce(0, +) }

    var body: some View {
        NavigationStack(path: $path) {
            ScrollView(.vertical, showsIndicators: false) {
                LazyVGrid(columns: columns, alignment: .leading, spacing: 12, pinnedViews: [.sectionHeaders]) {
                    Section {
                        ForEach(items.sorted().reversed()) { item in
                            Text(item.title)
                                .bold(item.tags.contains("a"))
                                .padding(8)
                                .background(Color.blue.opacity(0.2), in: RoundedRectangle(cornerRadius: 8))
                                .contextMenu {
                                    Button("Delete", role: .destructive) { items.removeAll { $0.id == item.id } }
                                }
                        }
                    } header: {
                        Text("Items").font(.title2.bold())
                    }
                }
                ForEach($items) { $item in
                    TextField("Title", text: $item.title)
                    if let due = item.due { Text(due, style: .relative) }
                }
                ForEach(grouped, id: \.key) { group in
                    VStack {
                        Text("\(group.key): \(group.values.map(\.title).joined(separator: ", "))")
                    }
                }
                Stepper2(value: $value, range: 0...10) { print("now \($0)") }
                    .environment(\.isCompact, true)
                Card("Hello") {
                    Text("Total \(total, specifier: "%.1f")")
                    Text(counter.title(for: value))
                    Button("Primary") { counter.count += 1 }.buttonStyle(.primary)
                    Triangle(inset: 2).stroke(.red, style: StrokeStyle(lineWidth: 2, dash: [4, 2])).frame(
                        width: 50, height: 50)
                }
                Group {
                    switch (value, items.isEmpty) {
                    case (0, _): Text("zero")
                    case (let n, false) where n > 5: Text("many \(n)")
                    case (1...5, false): EmptyView()
                    default: Color.clear
                    }
                }
                .frame(maxWidth: .infinity)
                .overlay(alignment: .bottomTrailing) {
                    GeometryReader { proxy in
                        Color.clear.preference(key: WidthKey.self, value: proxy.size.width)
                    }
                }
                .onPreferenceChange(WidthKey.self) { widths["row"] = $0 }
                let padded = Text("local").padding()
                padded
                if #available(iOS 17, *) { Text("new") } else { Text("old") }
                AsyncImage(url: URL(string: "https://example.com")) { image in
                    image.resizable().scaledToFit()
                } placeholder: {
                    ProgressView()
                }
                .frame(width: 100, height: 100)
            }
            .safeAreaInset(edge: .bottom) { Text("bottom") }
            .searchable(text: .constant(""))
            .refreshable { try? await Task.sleep(nanoseconds: 1_000_000) }
            .navigationDestination(for: Item.self) { Text($0.title) }
            .alert("Error", isPresented: .constant(false), actions: { Button("OK") {} }, message: { Text("m") })
        }
    }
}

#Preview("Light") { ContentView() }
#Preview("Card", traits: .sizeThatFitsLayout) {
    Card(theme: .light) {
        Text("h")
    } content: {
        Text("c")
    }
    .padding()
}
