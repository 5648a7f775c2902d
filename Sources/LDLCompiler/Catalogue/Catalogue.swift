import LDLParser

/// The interface of everything built in, parsed once a process.
enum Catalogue {
    /// File numbers from here on belong to the catalogue.
    static let firstFile: UInt32 = 0x8000_0000

    static let trees: [SyntaxTree] = CatalogueInterface.files.enumerated().map { index, file in
        parse(
            SourceFile(
                id: FileID(firstFile + UInt32(truncatingIfNeeded: index)), name: "catalogue/\(file.name)",
                text: file.text))
    }
}
