import TestSupport

@testable import ldlc

/// Whatever a file says, the command ends with boxes or with diagnostics, and what it writes is well-formed.
enum LayoutSubject {
    private static let canvas = ["-", "--width", "402", "--max-steps", "50000"]

    static func complaint(about bytes: [UInt8]) -> String? {
        let (boxes, status) = run(["layout", "--format", "json", "--diagnostics", "json"], bytes)
        guard status == 0 || status == 1 else { return "layout ends with \(status)" }
        let errors = boxes.errorText.split(separator: "\n")
        if status == 1, errors.isEmpty { return "layout fails and does not say why" }
        for line in errors where line.hasPrefix("{") && JSONReader.value(of: Array(line.utf8)) == nil {
            return "a diagnostic is no JSON: \(line)"
        }
        guard status == 0 else { return nil }
        let document = boxes.outputText
        guard JSONReader.value(of: Array(document.utf8)) != nil else { return "the boxes are no JSON" }
        if document.contains("nan") || document.contains("null,null,null,null") { return "a box has no numbers" }
        let (picture, drawn) = run(["svg", "--borders"], bytes)
        if drawn != 0 { return "there are boxes and no picture" }
        if let fault = XMLScanner.fault(in: picture.outputText) { return "the picture is no XML: \(fault)" }
        let (_, traced) = run(["trace", "--all"], bytes)
        if traced != 0 { return "there are boxes and no conversation" }
        return nil
    }

    private static func run(_ command: [String], _ bytes: [UInt8]) -> (MemoryIO, Int32) {
        let io = MemoryIO()
        io.standardInput = bytes
        let status = LDLC.run(arguments: command + canvas, io: io)
        return (io, status)
    }
}
