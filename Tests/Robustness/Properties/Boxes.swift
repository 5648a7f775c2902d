@testable import ldlc

/// A box of the command's JSON.
struct Box {
    let view: String
    let x, y, width, height: Double
    let children: [Box]

    var all: [Box] { [self] + children.flatMap(\.all) }

    init?(_ value: JSONValue) {
        let frame = value["frame"], children = value["children"].elements
        guard let view = value["view"].string, let x = frame["x"].number, let y = frame["y"].number,
            let width = frame["width"].number, let height = frame["height"].number
        else { return nil }
        (self.view, self.x, self.y, self.width, self.height) = (view, x, y, width, height)
        self.children = children.compactMap { Box($0) }
        if self.children.count != children.count { return nil }
    }

    /// What `ldlc layout` makes of a text; nil if it complains.
    static func layout(_ text: String, width: String = "402", height: String = "nil") -> Box? {
        let io = MemoryIO(standardInput: text)
        let status = LDLC.run(
            arguments: ["layout", "-", "--format", "json", "--width", width, "--height", height], io: io)
        guard status == 0, let document = JSONReader.value(of: Array(io.outputText.utf8)) else { return nil }
        return Box(document["root"])
    }
}
