import Foundation
import Testing

/// What may import what, and what only the command may do. ARCHITECTURE.md states the same rules in words.
@Suite struct LayersTests {
    /// The modules that the files of a target may import. The system's C library is there for mathematics and threads.
    static let allowed: [String: Set<String>] = [
        "LDLParser": [],
        "LayoutRuntime": [],
        "LDLCompiler": ["LDLParser", "LayoutRuntime"],
        "ldlc": ["LDLParser", "LDLCompiler", "LayoutRuntime"],
    ]
    /// What single files may import besides. The whole of Foundation is for systems that have no part of it to import.
    static let exceptions: [String: Set<String>] = [
        "Sources/ldlc/Support/JSONReader.swift": ["FoundationEssentials", "Foundation"]
    ]
    private static let systemLibraries: Set<String> = ["Glibc", "Musl", "Darwin"]

    @Test(arguments: allowed.keys.sorted())
    func `a target imports only what lies below it`(_ target: String) throws {
        let files = try Repository.sources(of: target)
        #expect(!files.isEmpty)
        let allowed = try #require(Self.allowed[target]).union(Self.systemLibraries)
        for file in files {
            let exceptions = Self.exceptions[file.path] ?? []
            for (number, line) in file.lines.enumerated() {
                guard let module = Self.importedModule(line), !exceptions.contains(module) else { continue }
                #expect(allowed.contains(module), "\(file.path):\(number + 1): import \(module)")
            }
        }
    }

    @Test func `a file with an exception needs it, and prefers the smaller part of Foundation`() throws {
        let files = try Self.allowed.keys.sorted().flatMap(Repository.sources)
        for (path, modules) in Self.exceptions {
            let file = try #require(files.first { $0.path == path })
            #expect(Set(file.lines.compactMap(Self.importedModule)) == modules)
            let directives = file.lines.filter { $0.hasPrefix("#") }
            #expect(directives == ["#if canImport(FoundationEssentials)", "#else", "#endif"])
        }
    }

    @Test func `the command uses nothing that brings the whole of Foundation`() throws {
        for file in try Repository.sources(of: "ldlc") {
            for (number, line) in file.lines.enumerated() where !Self.isComment(line) {
                for word in ["String(format:", "FileHandle", "NumberFormatter", "JSONSerialization", "NSString"] {
                    #expect(!line.contains(word), "\(file.path):\(number + 1) uses \(word)")
                }
            }
        }
    }

    @Test func `the parser needs no C library`() throws {
        for file in try Repository.sources(of: "LDLParser") {
            for line in file.lines { #expect(Self.importedModule(line) == nil, "\(file.path)") }
        }
    }

    @Test(arguments: ["LDLParser", "LayoutRuntime", "LDLCompiler"])
    func `a library reads no file, prints nothing and asks no environment`(_ target: String) throws {
        let forbidden = [
            "fopen(", "FileManager", "FileHandle", "fputs(", "getenv(", "readLine(", "ProcessInfo", "CommandLine.",
            "Swift.print(", "debugPrint(",
        ]
        for file in try Repository.sources(of: target) {
            for (number, line) in file.lines.enumerated() where !Self.isComment(line) {
                for word in forbidden where line.contains(word) && !line.contains("func \(word)") {
                    // A method of that name on a value of our own is not the library's function.
                    if line.contains(".\(word)") { continue }
                    Issue.record("\(file.path):\(number + 1) uses \(word)")
                }
            }
        }
    }

    private static func importedModule(_ line: String) -> String? {
        let words = line.split(separator: " ").map(String.init)
        guard let index = words.firstIndex(of: "import"), index + 1 < words.count,
            words[..<index].allSatisfy({
                $0.hasPrefix("@") || ["public", "internal", "package", "private"].contains($0)
            })
        else { return nil }
        let kinds = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
        let name = kinds.contains(words[index + 1]) && index + 2 < words.count ? words[index + 2] : words[index + 1]
        return name.split(separator: ".").first.map(String.init)
    }

    private static func isComment(_ line: String) -> Bool {
        line.drop { $0 == " " }.hasPrefix("//")
    }
}
