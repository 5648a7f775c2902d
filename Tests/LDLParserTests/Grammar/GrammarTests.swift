import Foundation
import LDLParser
import TestSupport
import Testing

@Suite struct `The grammar` {
    private static let grammar: Grammar = {
        let url = Repository.root.appendingPathComponent("grammar.ebnf")
        return Grammar(text: (try? String(contentsOf: url, encoding: .utf8)) ?? "")
    }()

    /// The classes of characters that the generator knows, beside the marks of the legend.
    private static let specials: Set<String> = [
        "glued", "space", "same line", "newline", "letter", "character of a string", "character of a comment",
        "line end character", "tab",
    ]

    /// What programs begin with: files, and now and then what random choices reach too seldom.
    private static let starts = ["file", "file", "file", "enum", "protocol", "struct", "switch", "function", "actor"]

    /// The number of programs; more with `LDL_LONG=1`.
    private static let programs = ProcessInfo.processInfo.environment["LDL_LONG"] == "1" ? 4_000 : 160

    @Test func `is well-formed`() {
        #expect(Self.grammar.problems == [])
        #expect(Self.grammar.order.first == "file")
        #expect(Self.grammar.productions.count > 100)
    }

    @Test func `defines every name that it uses`() {
        for (name, production) in Self.grammar.productions {
            let unknown = Grammar.names(in: production).filter { Self.grammar.productions[$0] == nil }
            #expect(unknown == [], "in \(name)")
            let marks = Grammar.specials(in: production).filter { special in
                !Self.specials.contains(special) && !["with ", "when ", "unless "].contains { special.hasPrefix($0) }
            }
            #expect(marks == [], "in \(name)")
        }
    }

    @Test func `reaches every name from a file`() {
        var reached: Set<String> = []
        var pending = ["file"]
        while let name = pending.popLast() {
            guard reached.insert(name).inserted, let production = Self.grammar.productions[name] else { continue }
            pending += Grammar.names(in: production)
        }
        #expect(Set(Self.grammar.order).subtracting(reached) == [])
    }

    @Test func `describes only what the parser accepts`() {
        var used: Set<String> = []
        var failures = 0
        for seed in 0..<Self.programs where failures < 12 {
            var generator = ProgramGenerator(Self.grammar, seed: UInt64(seed))
            let program = generator.program(Self.starts[seed % Self.starts.count])
            used.formUnion(generator.used)
            let tree = parseLosslessly(program)
            if !tree.diagnostics.isEmpty {
                failures += 1
                Issue.record("the program of seed \(seed)\n\(tree.report)")
            }
        }
        let unused = Set(Self.grammar.order).subtracting(used)
        #expect(unused.count < 4, "\(unused) were used by no program")
    }
}
