// What libFuzzer calls: one subject of Tests/Robustness, chosen when it is compiled.
#if FUZZ_PARSER
    private let subject = Subject.parser
#elseif FUZZ_FORMATTER
    private let subject = Subject.formatter
#elseif FUZZ_LAYOUT
    private let subject = Subject.layout
#else
    private let subject = Subject.server
#endif

@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: data, count: size))
    if let complaint = subject.complaint(about: bytes) { fatalError(complaint) }
    return 0
}
