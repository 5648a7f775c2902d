import LDLParser

/// Where a view was made, for the side table. One for each call in the program's text, shared by all the views that
/// the call makes.
///
/// Every view has one and few are asked for more than a place, so the rest is put together when somebody asks.
final class ViewOrigin {
    /// From the first byte of the view's expression to the last of the call that made it.
    let span: SourceSpan
    /// `Text`, `padding`.
    let name: String
    /// Where the last call begins, or white space in front of it.
    private let callStart: UInt32
    private let typeID: TypeID
    private let program: ProgramText?
    private var knownType: String?
    /// What the side table calls the node; made when it is first needed.
    var label: String?

    /// - Parameter call: The last call alone; ends where the whole span does.
    init(span: SourceSpan, call: SourceSpan, name: String, type: String) {
        self.span = span
        self.name = name
        callStart = call.range.start
        typeID = TypeID(rawValue: 0)
        program = nil
        knownType = type
    }

    /// - Parameters:
    ///   - callStart: Where the last call begins, or white space in front of it.
    ///   - type: The type of the whole expression.
    init(span: SourceSpan, callStart: UInt32, name: String, type: TypeID, in program: ProgramText) {
        self.span = span
        self.name = name
        self.callStart = callStart
        self.typeID = type
        self.program = program
    }

    /// The last call alone: `.padding(10)`, for the label.
    var call: SourceSpan {
        var call = span
        call.range.start = callStart
        guard let program, callStart != span.range.start else { return call }
        return program.withoutLeadingSpace(call)
    }

    /// The node's own type without its content, as Swift prints it.
    var type: String {
        if let knownType { return knownType }
        let made = program?.types.ownPrintedName(of: typeID) ?? name
        knownType = made
        return made
    }

    /// The same place under another name: an implicit container, or what a factory adds of its own.
    func renamed(_ name: String, type: String? = nil) -> ViewOrigin {
        ViewOrigin(span: span, call: call, name: name, type: type ?? name)
    }
}

/// A program's text and types, for what is told of its views.
final class ProgramText {
    let types: any RuntimeTypes
    private let files: [SourceFile]

    init(types: any RuntimeTypes, files: [SourceFile]) {
        self.types = types
        self.files = files
    }

    /// A place without the spaces and line breaks that it begins with.
    func withoutLeadingSpace(_ span: SourceSpan) -> SourceSpan {
        guard files.indices.contains(Int(span.file.rawValue)) else { return span }
        let bytes = files[Int(span.file.rawValue)].bytes
        var span = span
        while span.range.start < span.range.end, Int(span.range.start) < bytes.count {
            switch bytes[Int(span.range.start)] {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): span.range.start += 1
            default: return span
            }
        }
        return span
    }
}
