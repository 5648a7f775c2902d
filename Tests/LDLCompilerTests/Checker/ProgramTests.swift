import Foundation
import LDLParser
import LayoutRuntime
import TestSupport
import Testing

@testable import LDLCompiler

/// Whole programs: those that Swift runs too print the same, and whole view files are accepted as they stand.
@Suite struct ProgramTests {
    static let folder = GoldenFolder("../Fixtures/Programs")

    /// `NAME.swift` declares `run()`; `NAME.txt` is what Swift's own compiler makes it print.
    @Test(arguments: ["statements-and-types"])
    func `a program prints what Swift prints`(_ name: String) throws {
        let text = try Self.text(name + ".swift") + "\nlet ran: Void = run()\nText(\"\\(ran)\")\n"
        let compilation = compile(text)
        #expect(
            !compilation.hasErrors, "\(describe(compilation.diagnostics, in: compilation.files[0]))")
        var options = LoweringOptions()
        options.recordsConversation = true
        let module = try #require(compilation.lower(options))
        _ = try? module.layout(ProposedViewSize(width: 100, height: 100))
        let printed = module.tree.conversation.watchLines().joined(separator: "\n") + "\n"
        #expect(printed == (try Self.text(name + ".txt")))
    }

    @Test(arguments: try ProgramTests.folder.names(withExtension: "swift").filter { $0.hasSuffix(".view.swift") })
    func `a view file of an app has no mistakes`(_ name: String) throws {
        let compilation = compile(try Self.text(name))
        let errors = compilation.diagnostics.filter { $0.severity == .error }
        #expect(errors.isEmpty, "\(describe(errors, in: compilation.files[0]))")
        #expect(compilation.rootType != nil)
    }

    /// Words taken out, doubled or exchanged at fixed random places: whatever comes of it is checked to an end.
    @Test func `damaged programs are checked to an end`() throws {
        var random = SplitMix64(seed: 7)
        for name in try Self.folder.names(withExtension: "swift") {
            let words = try Self.text(name).split(separator: " ", omittingEmptySubsequences: false).map { String($0) }
            for _ in 0..<12 {
                var damaged = words
                for _ in 0..<4 {
                    let place = Int(random.next() % UInt64(damaged.count))
                    let other = Int(random.next() % UInt64(damaged.count))
                    switch random.next() % 4 {
                    case 0: damaged.remove(at: place)
                    case 1: damaged.insert(damaged[other], at: place)
                    case 2: damaged.swapAt(place, other)
                    default: damaged[place] = String(damaged[place].dropLast())
                    }
                }
                let compilation = compile(damaged.joined(separator: " "))
                #expect(compilation.diagnostics == compilation.diagnostics.sorted())
            }
        }
    }

    @Test func `the catalogue is bound without a complaint`() {
        let checker = Checker()
        checker.checkCatalogue()
        let problems = checker.diagnostics.map {
            "\($0.file) \($0.range): \($0.message)"
        }
        #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
    }

    private static func text(_ name: String) throws -> String {
        String(decoding: try Data(contentsOf: folder.url.appendingPathComponent(name)), as: UTF8.self)
    }
}
