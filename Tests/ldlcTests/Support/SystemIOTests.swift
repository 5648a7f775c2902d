import LDLCompiler
import LDLParser
import Testing

@testable import ldlc

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Files that have no end, or that nobody writes to.
@Suite struct SystemIOTests {
    /// Runs with a folder that has a pipe, a link to a device and a source file in it.
    private func withFolder(_ body: (String) throws -> Void) throws {
        var template = Array("/tmp/ldlc-test-XXXXXX".utf8CString)
        let made = template.withUnsafeMutableBufferPointer { buffer in
            buffer.baseAddress.flatMap { mkdtemp($0) }.map { String(cString: $0) }
        }
        let folder = try #require(made)
        let names = ["pipe.png", "zero.png", "pipe.ldl", "zero.ldl", "view.ldl"]
        defer {
            for name in names { unlink("\(folder)/\(name)") }
            rmdir(folder)
        }
        for name in names where name.hasPrefix("pipe") { #expect(mkfifo("\(folder)/\(name)", 0o600) == 0) }
        for name in names where name.hasPrefix("zero") { #expect(symlink("/dev/zero", "\(folder)/\(name)") == 0) }
        try SystemIO().writeFile("\(folder)/view.ldl", Array("Image(\"zero\")\nImage(\"pipe\")".utf8))
        try body(folder)
    }

    @Test func `an input without an end is refused`() {
        let io = SystemIO(inputLimit: 1 << 20)
        let failure = #expect(throws: IOFailure.self) { () throws in _ = try io.readFile("/dev/zero") }
        #expect(failure?.reason == "it has more than 1 MB, or no end")
    }

    @Test func `a long file is refused before it is read`() throws {
        try withFolder { folder in
            #expect(throws: IOFailure.self) { () throws in
                _ = try SystemIO(inputLimit: 3).readFile("\(folder)/view.ldl")
            }
            let all = try SystemIO(inputLimit: 27).readFile("\(folder)/view.ldl")
            #expect(all.count == 27)
        }
    }

    @Test func `of a folder only regular files are read, and no pipe is waited for`() throws {
        try withFolder { folder in
            let io = SystemIO()
            let sources = try SourceLoader.load([folder], io: io)
            #expect(sources.map(\.name) == ["\(folder)/view.ldl"])
            let assets = try AssetLoader.load(folder, scale: 3, io: io)
            #expect(assets.pictures.isEmpty)
            #expect(assets.unreadable["zero"] == "'zero.png' cannot be read, it is not a regular file")
            #expect(assets.unreadable["pipe"] == "'pipe.png' cannot be read, it is not a regular file")
        }
    }

    @Test func `no more is read of a picture than is asked for`() throws {
        try withFolder { folder in
            let start = try SystemIO().readRegularFile("\(folder)/view.ldl", atMost: 5)
            #expect(start == Array("Image".utf8))
        }
    }
}
