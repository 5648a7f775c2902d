import Combine
import MapKit
import SwiftUI

// The screens of a small timetable for ferries, with what an app has besides its layout.

struct Crossing: Codable, Hashable, Identifiable {
    var id: Int
    var harbour: String
    var minutes: Int
    var carriesCars: Bool
    var kind: Kind
    private var position: Position

    enum Kind: String, CaseIterable, Codable, Identifiable {
        case fast = "Fast"
        case night = "Night"
        var id: String { rawValue }
    }

    struct Position: Codable, Hashable {
        var north: Double
        var east: Double
    }

    var coordinate: CLLocationCoordinate2D {
        CLLocationCoordinate2D(latitude: position.north, longitude: position.east)
    }
}

final class Timetable: ObservableObject {
    @Published var crossings: [Crossing] = read("crossings.json")
    @Published var marked: Set<Int> = []

    var byKind: [String: [Crossing]] {
        Dictionary(grouping: crossings, by: { $0.kind.rawValue })
    }
}

func read<Value: Decodable>(_ name: String) -> Value {
    guard let place = Bundle.main.url(forResource: name, withExtension: nil) else {
        fatalError("no \(name) in the bundle")
    }
    do {
        return try JSONDecoder().decode(Value.self, from: try Data(contentsOf: place))
    } catch {
        fatalError("\(name): \(error)")
    }
}

struct CrossingRow: View {
    var crossing: Crossing
    var isMarked: Bool

    var body: some View {
        HStack {
            Image(systemName: "ferry")
                .frame(width: 44, height: 44)
            VStack(alignment: .leading) {
                Text(crossing.harbour)
                Text("\(crossing.minutes) minutes")
                    .font(.caption)
                    .foregroundStyle(.secondary)
            }
            Spacer()
            if isMarked {
                Image(systemName: "star.fill")
                    .foregroundStyle(.yellow)
            }
        }
    }
}

struct CrossingList: View {
    @EnvironmentObject var timetable: Timetable
    @State private var carsOnly = false
    @State private var shown: Shown = .everything

    enum Shown: String, CaseIterable, Identifiable {
        case everything = "Everything"
        case fast = "Fast"
        case night = "Night"
        var id: Shown { self }
    }

    var crossings: [Crossing] {
        timetable.crossings.filter { crossing in
            (!carsOnly || crossing.carriesCars) && (shown == .everything || shown.rawValue == crossing.kind.rawValue)
        }
    }

    var body: some View {
        NavigationStack {
            List {
                Toggle("With cars", isOn: $carsOnly)
                ForEach(crossings) { crossing in
                    NavigationLink {
                        CrossingDetail(crossing: crossing)
                    } label: {
                        CrossingRow(crossing: crossing, isMarked: timetable.marked.contains(crossing.id))
                    }
                }
            }
            .animation(.default, value: crossings)
            .navigationTitle("Crossings")
            .toolbar {
                ToolbarItem {
                    Menu {
                        Picker("Kind", selection: $shown) {
                            ForEach(Shown.allCases) { kind in
                                Text(kind.rawValue).tag(kind)
                            }
                        }
                    } label: {
                        Label("Kind", systemImage: "line.3.horizontal.decrease")
                    }
                }
            }
        }
    }
}

struct CrossingDetail: View {
    let crossing: Crossing
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        ScrollView {
            Compass(heading: .degrees(35))
                .frame(height: 220)
                .ignoresSafeArea(edges: .top)
            VStack(alignment: .leading, spacing: 12) {
                Text(crossing.harbour).font(.title)
                HStack {
                    Text(crossing.kind.rawValue)
                    Spacer()
                    Text("\(crossing.minutes) minutes")
                }
                .font(.subheadline)
                Divider()
                Button("Close") { dismiss() }
            }
            .padding()
        }
        .task { await refresh() }
    }

    @MainActor
    private func refresh() async {}
}

struct Compass: View {
    var heading: Angle
    private static let marks = 12

    var body: some View {
        GeometryReader { proxy in
            let side = min(proxy.size.width, proxy.size.height)
            ZStack {
                ForEach(0..<Self.marks, id: \.self) { mark in
                    Capsule()
                        .fill(.gray)
                        .frame(width: 2, height: side / 8)
                        .offset(y: -side / 2.4)
                        .rotationEffect(.degrees(Double(mark) * 360 / Double(Self.marks)))
                }
                Path { path in
                    let middle = side / 2
                    path.move(to: CGPoint(x: middle, y: side * 0.1))
                    for corner in [(0.6, 0.5), (0.4, 0.5)] {
                        path.addLine(to: CGPoint(x: side * corner.0, y: side * corner.1))
                    }
                    path.closeSubpath()
                }
                .fill(.red)
                .rotationEffect(heading)
                .frame(width: side, height: side)
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
    }
}

#if DEBUG
    struct CrossingListPreviews: PreviewProvider {
        static var previews: some View {
            CrossingList()
                .environmentObject(Timetable())
        }
    }
#endif

#Preview("Compass", traits: .sizeThatFitsLayout) {
    Compass(heading: .zero)
        .padding()
}
