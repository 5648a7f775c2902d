import LDLParser
import Testing

@testable import LDLCompiler

/// Overloads that are passed over by their labels, before their types are known.
@Suite struct PassingOverTests {
    /// All overloaded functions of the catalogue, each set under its type and name.
    private func overloads(_ checker: Checker) -> [String: [FunctionSymbol]] {
        var result: [String: [FunctionSymbol]] = [:]
        for type in checker.builtInTypeNames {
            guard let symbol = checker.builtInNominal(type) else { continue }
            for name in checker.memberNames(of: symbol) {
                let functions = checker.ownMembers(name, of: symbol).compactMap { member -> FunctionSymbol? in
                    if case .function(let function) = member { function } else { nil }
                }
                if functions.count > 1 { result["\(type).\(name)"] = functions }
            }
        }
        return result
    }

    /// Calls that a function takes: with all that it has, with what it needs, and with closures behind the parentheses.
    private func calls(of function: FunctionSymbol, _ checker: Checker) -> [String] {
        func text(_ parameters: [ParameterSymbol]) -> String {
            let arguments = parameters.map { ($0.label.map { "\($0): " } ?? "") + "0" }
            return "f(" + arguments.joined(separator: ", ") + ")"
        }
        let needed = function.parameters.filter { !$0.hasDefault && !$0.isVariadic }
        var result = [text(function.parameters), text(needed)]
        if let last = needed.last, checker.isFunctionParameter(last) {
            result.append(text(needed.dropLast()) + " { }")
        }
        return result
    }

    private func arguments(_ text: String) throws -> [CallArgument] {
        let tree = parse(SourceFile(name: "call", bytes: Array(text.utf8)))
        for statement in tree.sourceFile.statements {
            guard case .expression(let expression) = statement.form, case .postfix(let postfix) = expression.form,
                let suffix = postfix.suffixes.first, case .call(let call) = suffix.form
            else { continue }
            return CallArguments(call).arguments
        }
        Issue.record("no call: \(text)")
        return []
    }

    @Test func `an overload is passed over only where its parameters cannot take the arguments`() throws {
        let fresh = Checker()
        let known = Checker()
        let unread = overloads(fresh)
        let resolved = overloads(known)
        var passedOver = 0
        for (name, functions) in resolved {
            let same = try #require(unread[name])
            try #require(same.count == functions.count)
            functions.forEach { known.resolveSignature($0) }
            for text in functions.flatMap({ calls(of: $0, known) }) {
                let arguments = try arguments(text)
                for (function, unread) in zip(functions, same) where fresh.isPassedOver(unread, arguments) {
                    passedOver += 1
                    let match = ArgumentMatching.match(
                        arguments, function.parameters, isFunction: { known.isFunctionParameter($0) })
                    if case .success = match { Issue.record("\(name) takes \(text)") }
                }
            }
        }
        #expect(passedOver > 1000)
    }

    @Test func `the types of overloads that cannot be meant are not read`() {
        let program = Compilation(
            files: [SourceFile(name: "text.ldl", bytes: Array(#"Text("a").lineLimit(2)"#.utf8))])
        #expect(program.diagnostics.isEmpty)
        let read = program.checker.builtIns.types
        #expect(read["LocalizedStringKey"] != nil)
        for type in ["IntegerFormatStyle", "ListFormatStyle", "DurationFormatStyle"] { #expect(read[type] == nil) }
    }

    @Test func `a call that no overload takes still names those that were passed over`() {
        let program = Compilation(files: [SourceFile(name: "text.ldl", bytes: Array(#"Text(1, 2, 3)"#.utf8))])
        let notes = program.diagnostics.flatMap(\.notes).map(\.message)
        #expect(notes.contains { $0.contains("format:") }, "\(notes)")
    }
}
