import LDLParser

/// Text to be inserted, with places that are filled in one after the other.
public struct Insertion: Hashable, Sendable {
    /// A part of the text.
    public enum Piece: Hashable, Sendable {
        /// Text as it stands.
        case text(String)
        /// Something to be replaced, with what it says until then.
        case placeholder(String)
        /// An empty line's place, where a block's content goes.
        case body
    }

    /// The parts in order.
    public var pieces: [Piece]

    /// Makes an insertion of plain text.
    public init(_ text: String) { pieces = [.text(text)] }

    /// Makes an insertion of parts.
    public init(_ pieces: [Piece]) { self.pieces = pieces }

    /// The text with what placeholders say.
    public var plainText: String {
        pieces.map { piece in
            switch piece {
            case .text(let text), .placeholder(let text): text
            case .body: ""
            }
        }.joined()
    }

    /// Whether there is anything to fill in.
    public var hasPlaceholders: Bool {
        pieces.contains { if case .text = $0 { false } else { true } }
    }
}

/// A call that completion writes: its name, then values for its parameters.
struct CallForm {
    /// How the call is shown in a list: `frame(width: CGFloat?, height: CGFloat?)`.
    var label: String
    var insertion: Insertion
}

extension SemanticModel {
    /// The ways to write a call: with what must be given, and with everything that can be.
    func callForms(_ name: String, _ function: FunctionSymbol) -> [CallForm] {
        checker.resolveSignature(function)
        let all = function.parameters
        let required = all.filter { !$0.hasDefault && !$0.isVariadic }
        var forms = [callForm(name, function, required)]
        if required.count < all.count { forms.append(callForm(name, function, all)) }
        return forms
    }

    private func callForm(_ name: String, _ function: FunctionSymbol, _ parameters: [ParameterSymbol]) -> CallForm {
        // Closures at the end are written after the parentheses.
        var inside = parameters
        var trailing: [ParameterSymbol] = []
        while let last = inside.last, takesBlock(last, in: function) {
            trailing.insert(last, at: 0)
            inside.removeLast()
        }
        let list = parameters.map { text(of: $0, in: function) }.joined(separator: ", ")
        var pieces: [Insertion.Piece] = [.text(name)]
        if trailing.isEmpty || !inside.isEmpty {
            pieces.append(.text("("))
            for (index, parameter) in inside.enumerated() {
                if index > 0 { pieces.append(.text(", ")) }
                if let label = parameter.label { pieces.append(.text(label + ": ")) }
                pieces += value(for: parameter, in: function)
            }
            pieces.append(.text(")"))
        }
        for (index, parameter) in trailing.enumerated() {
            pieces.append(.text(index == 0 ? " {" : " \(parameter.label ?? parameter.name): {"))
            if let names = closureParameterNames(parameter) {
                pieces += [.text(" "), .placeholder(names), .text(" in")]
            }
            pieces += [.text("\n\t"), .body, .text("\n}")]
        }
        return CallForm(label: "\(name)(\(list))", insertion: Insertion(pieces))
    }

    /// Whether a parameter takes a closure.
    private func takesBlock(_ parameter: ParameterSymbol, in function: FunctionSymbol) -> Bool {
        if parameter.isAutoclosure { return false }
        if parameter.isUnchecked { return (parameterSyntax(parameter, in: function)?.type?.text ?? "").contains("->") }
        return checker.isFunctionParameter(parameter)
    }

    private func closureParameterNames(_ parameter: ParameterSymbol) -> String? {
        guard case .function(let type) = checker.types[checker.unwrappedFully(parameter.type)] else { return nil }
        switch type.parameters.count {
        case 0: return nil
        case 1: return "item"
        default: return (1...type.parameters.count).map { "value\($0)" }.joined(separator: ", ")
        }
    }

    private func value(for parameter: ParameterSymbol, in function: FunctionSymbol) -> [Insertion.Piece] {
        if let written = parameter.defaultSyntax?.text, written != "nil" { return [.placeholder(written)] }
        let type = typeText(of: parameter, in: function)
        if type == "String" || type == "LocalizedStringKey" || isText(parameter.type) {
            return [.text("\""), .placeholder(parameter.name == "_" ? "text" : parameter.name), .text("\"")]
        }
        return [.placeholder(parameter.name == "_" ? type : parameter.name)]
    }

    /// Whether a type is a generic parameter for texts.
    private func isText(_ type: TypeID) -> Bool {
        guard case .parameter(let parameter) = checker.types[type] else { return false }
        return parameter.constraints.contains { $0.name == "StringProtocol" }
    }

    /// A parameter as it is declared, without its default: `_ edges: Edge.Set`.
    func text(of parameter: ParameterSymbol, in function: FunctionSymbol) -> String {
        let name = parameter.label == parameter.name ? parameter.name : "\(parameter.label ?? "_") \(parameter.name)"
        return "\(name): \(typeText(of: parameter, in: function))\(parameter.isVariadic ? "..." : "")"
    }

    /// A parameter's type as it is written, on one line.
    func typeText(of parameter: ParameterSymbol, in function: FunctionSymbol) -> String {
        guard let written = parameterSyntax(parameter, in: function)?.type else {
            return checker.describe(parameter.type)
        }
        var type = written
        if case .attributed(let attributed) = written.form { type = attributed.type }
        return type.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// Where a parameter is declared; `nil` for those of the initialisers that the compiler makes.
    private func parameterSyntax(_ parameter: ParameterSymbol, in function: FunctionSymbol) -> ParameterSyntax? {
        guard let syntax = function.declaration?.syntax else { return nil }
        let clause: ParameterClauseSyntax?
        switch syntax.kind {
        case .functionDecl: clause = FunctionDeclSyntax(unchecked: syntax).parameters
        case .initializerDecl: clause = InitializerDeclSyntax(unchecked: syntax).parameters
        case .enumCaseElement: clause = EnumCaseElementSyntax(unchecked: syntax).parameters
        default: clause = nil
        }
        guard parameter.span.file == syntax.tree.file.id else { return nil }
        return clause?.parameters.first { $0.range.contains(parameter.span.range) }
    }
}
