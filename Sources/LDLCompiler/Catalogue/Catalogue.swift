import LDLParser

/// Reading parts of the interface of everything built in.
enum Catalogue {
    /// File numbers from here on belong to the catalogue; each part that is read is a file of its own.
    static let firstFile: UInt32 = 0x8000_0000

    /// A part as a file.
    static func file(_ number: Int, name: String, bytes: [UInt8]) -> SourceFile {
        SourceFile(id: FileID(firstFile &+ UInt32(truncatingIfNeeded: number)), name: "catalogue/\(name)", bytes: bytes)
    }
}
