/// Something that takes any bytes at all and must neither crash nor hang nor answer nonsense.
///
/// `Scripts/fuzz` feeds each with bytes that a fuzzer thinks of; the tests here feed it with what is on file: examples,
/// fixtures, cases and every input that once broke something.
enum Subject: String, CaseIterable, Sendable {
    /// Bytes to a syntax tree.
    case parser
    /// Bytes to a formatted file.
    case formatter
    /// Bytes to boxes, a picture and a conversation, through the command.
    case layout
    /// Bytes from an editor to the language server.
    case server

    /// What is wrong with what came of the bytes; nil if nothing is.
    func complaint(about bytes: [UInt8]) -> String? {
        switch self {
        case .parser: ParserSubject.complaint(about: bytes)
        case .formatter: FormatterSubject.complaint(about: bytes)
        case .layout: LayoutSubject.complaint(about: bytes)
        case .server: ServerSubject.complaint(about: bytes)
        }
    }
}
