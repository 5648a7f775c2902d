import Foundation

/// A row of Scripts/text/measured.csv: how wide a device made a string.
struct PublishedMeasurement: Sendable {
    let text: String
    let size: Double
    let weight: Int
    let lines: Int
    let offer: Double?
    let platform: String
    /// What the rounding of the published number leaves for the width itself.
    let low: Double
    let high: Double

    var isFromALesson: Bool { platform.contains("lesson") }
    /// A Mac tracks its fonts differently from a phone.
    var isFromAMac: Bool { platform.contains("Catalyst") }

    /// How far a width is from the interval.
    func distance(to width: Double) -> Double {
        max(low - width, width - high, 0)
    }

    /// How far a width is from the interval's middle.
    func error(of width: Double) -> Double {
        abs(width - (low + high) / 2)
    }

    static let all: [PublishedMeasurement] = {
        let file = URL(filePath: #filePath).appending(path: "../../../../Scripts/text/measured.csv").standardized
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
        return text.split(whereSeparator: \.isNewline).dropFirst().compactMap { PublishedMeasurement(fields(of: $0)) }
    }()

    private init?(_ fields: [String]) {
        let weights = ["regular": 400, "medium": 500, "semibold": 600, "bold": 700]
        guard fields.count == 12, let size = Double(fields[1]), let weight = weights[fields[2]],
            let lines = Int(fields[5]), let low = Double(fields[10]), let high = Double(fields[11])
        else { return nil }
        self.text = fields[0]
        self.size = size
        self.weight = weight
        self.lines = lines
        self.offer = Double(fields[6].filter { $0.isNumber || $0 == "." })
        self.platform = fields[7]
        self.low = low
        self.high = high
    }

    private static func fields(of line: Substring) -> [String] {
        var fields = [""]
        var isQuoted = false
        for character in line {
            switch character {
            case "\"": isQuoted.toggle()
            case "," where !isQuoted: fields.append("")
            default: fields[fields.count - 1].append(character)
            }
        }
        return fields
    }
}
