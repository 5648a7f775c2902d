import Foundation
import LDLCompiler
import LDLParser
import LayoutRuntime

/// A module that was compiled, run and laid out: what the tests of whole programs look at.
struct ProgramRun {
    /// What the compiler and the run complained of, one line each, without places.
    let complaints: [String]
    /// What the program's layouts and its `Watch`es printed, in order.
    let console: [String]
    /// What the root takes, in points.
    let size: Size
    /// The frames of the views that have an id, in points from the canvas's top leading corner.
    let frames: [String: Rect]

    /// Lays out the files as one module, offered `width` by `height`; `nil` offers nothing on the axis.
    init(_ files: [(name: String, text: String)], root: String? = nil, width: Double? = 402, height: Double? = 778) {
        let sources = files.enumerated().map { index, file in
            SourceFile(id: FileID(UInt32(index)), name: file.name, text: file.text)
        }
        let compilation = Compilation(files: sources, root: root)
        var options = LoweringOptions()
        options.recordsConversation = true
        var found = compilation.diagnostics
        var run: (console: [String], size: Size, frames: [String: Rect])?
        if !compilation.hasErrors, let module = compilation.lower(options) {
            do {
                try module.layout(ProposedViewSize(width: width, height: height))
                var frames: [String: Rect] = [:]
                for (index, info) in module.nodes.enumerated() {
                    let node = LayoutRuntime.NodeID(rawValue: UInt32(index))
                    if let id = info.id, module.tree.isPlaced(node) { frames[id] = module.tree.frame(of: node) }
                }
                run = (module.tree.conversation.watchLines(), module.tree.frame(of: module.root).size, frames)
            } catch {
                run = nil
            }
            found += module.diagnostics
        }
        complaints = found.map { "\($0.severity): \($0.message)" }
        console = run?.console ?? []
        size = run?.size ?? .zero
        frames = run?.frames ?? [:]
    }

    /// Lays out one text.
    init(_ text: String, root: String? = nil, width: Double? = 402, height: Double? = 778) {
        self.init([(name: "program.ldl", text: text)], root: root, width: width, height: height)
    }

    /// Lays out a folder of the repository as one module.
    init(folder: String, root: String? = nil, width: Double? = 402, height: Double? = 778) throws {
        let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent(folder)
        let names = try FileManager.default.contentsOfDirectory(atPath: url.path).filter { $0.hasSuffix(".ldl") }
        let files = try names.sorted().map { name in
            (name: name, text: try String(contentsOf: url.appendingPathComponent(name), encoding: .utf8))
        }
        self.init(files, root: root, width: width, height: height)
    }

    /// The frame of the view with this id, or an empty one far away, which no test expects.
    subscript(_ id: String) -> Rect {
        frames[id] ?? Rect(x: -9_999, y: -9_999, width: 0, height: 0)
    }

    /// Conversation, size and frames as text, rounded to hundredths of a point, for golden files.
    var summary: String {
        var lines = complaints + console
        lines.append("takes \(Self.text(size.width)) x \(Self.text(size.height))")
        for (id, frame) in frames.sorted(by: { $0.key < $1.key }) {
            let numbers = [frame.minX, frame.minY, frame.size.width, frame.size.height].map(Self.text)
            lines.append("\(id): \(numbers.joined(separator: " "))")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func text(_ length: Double) -> String {
        guard length.isFinite else { return "\(length)" }
        let rounded = (length * 100).rounded() / 100
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
}
