import LDLCompiler
import LDLParser
import LayoutRuntime

/// The tree of boxes as JSON, version 1; docs/layout.schema.json describes it.
enum LayoutJSON {
    static func write(_ layout: LaidOutModule, to output: OutputSink) {
        var json = JSONWriter()
        json.beginObject()
        json.key("version")
        json.integer(1)
        json.key("proposal")
        write(layout.canvas.proposal, to: &json)
        json.key("size")
        write(layout.rootSize, to: &json)
        json.key("root")
        layout.walk { visit in
            switch visit {
            case .enter(let node, let depth):
                if depth > 0 { json.lineBreak(indentation: min(depth, 40)) }
                json.beginObject()
                writeMembers(of: node, in: layout, to: &json)
                json.key("children")
                json.beginArray()
            case .leave:
                json.endArray()
                json.endObject()
            }
            if json.bytes.count > 1 << 16 { output.write(json.drain()) }
        }
        json.endObject()
        output.write(json.drain())
        output.write("\n")
    }

    private static func writeMembers(of node: NodeID, in layout: LaidOutModule, to json: inout JSONWriter) {
        let info = layout.info(of: node)
        json.key("view")
        json.string(info?.view ?? "")
        json.key("id")
        if let id = info?.id { json.string(id) } else { json.null() }
        json.key("type")
        json.string(info?.type ?? "")
        json.key("label")
        json.string(info?.label ?? "")
        json.key("proposal")
        write(layout.tree.proposal(of: node), to: &json)
        json.key("frame")
        let frame = layout.tree.frame(of: node)
        json.beginObject()
        json.key("x")
        json.number(frame.minX)
        json.key("y")
        json.number(frame.minY)
        json.key("width")
        json.number(frame.width)
        json.key("height")
        json.number(frame.height)
        json.endObject()
        if let lazy = layout.tree.realization(of: node) {
            json.key("realized")
            json.integer(lazy.realized)
            json.key("count")
            json.integer(lazy.count)
        }
        guard let info, let place = layout.place(of: info) else { return }
        json.key("source")
        json.beginObject()
        if layout.files.count > 1 {
            json.key("file")
            json.string(place.name)
        }
        json.key("line")
        json.integer(place.start.line)
        json.key("column")
        json.integer(place.start.column)
        json.key("endLine")
        json.integer(place.end.line)
        json.key("endColumn")
        json.integer(place.end.column)
        json.endObject()
    }

    private static func write(_ proposal: ProposedViewSize, to json: inout JSONWriter) {
        json.beginObject()
        json.key("width")
        if let width = proposal.width { json.number(width) } else { json.null() }
        json.key("height")
        if let height = proposal.height { json.number(height) } else { json.null() }
        json.endObject()
    }

    private static func write(_ size: Size, to json: inout JSONWriter) {
        json.beginObject()
        json.key("width")
        json.number(size.width)
        json.key("height")
        json.number(size.height)
        json.endObject()
    }
}
