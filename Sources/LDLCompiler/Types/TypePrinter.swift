/// Prints types: for people as they would write them, and as Swift's `type(of:)` prints them.
struct TypePrinter {
    enum Style {
        /// `CGFloat?`, `[Int]`, `some View`.
        case source
        /// `Optional<Int>`, `Array<Int>`, and what stands behind `some View`.
        case runtime
    }

    let types: TypeTable
    let style: Style
    /// What a variable of the inference stands for, and what an opaque type is underneath.
    var resolve: (TypeID) -> TypeID = { $0 }
    /// Longer texts are cut with an ellipsis; the types of long chains are of no use in a message.
    var limit = Int.max

    private enum Piece {
        case type(TypeID)
        case text(String)
    }

    /// The text of a type. Works through a list instead of recursing, because types can be very deep.
    func print(_ id: TypeID) -> String {
        var result = ""
        var pending: [Piece] = [.type(id)]
        while let piece = pending.popLast() {
            switch piece {
            case .text(let text): result += text
            case .type(let type): pending.append(contentsOf: pieces(resolve(type)).reversed())
            }
            if result.utf8.count > limit { return String(result.prefix(limit)) + "…" }
        }
        return result
    }

    private func pieces(_ id: TypeID) -> [Piece] {
        switch types[id] {
        case .error: return [.text("_")]
        case .unknown(let name): return [.text(name)]
        case .nominal(let symbol, let arguments): return nominal(symbol, arguments)
        case .tuple(let elements) where elements.isEmpty && style == .source: return [.text("Void")]
        case .tuple(let elements):
            return [.text("(")]
                + separated(
                    elements.map { element in (element.label.map { [.text($0 + ": ")] } ?? []) + [.type(element.type)] }
                )
                + [.text(")")]
        case .function(let function):
            return [.text("(")]
                + separated(function.parameters.map { ($0.isInOut ? [.text("inout ")] : []) + [.type($0.type)] })
                + [.text(") -> "), .type(function.result)]
        case .metatype(let instance): return [.type(instance), .text(".Type")]
        case .parameter(let parameter): return [.text(parameter.name)]
        case .member(let base, let name): return [.type(base), .text("." + name)]
        case .opaque(let declaration, _):
            return [.text("some " + declaration.protocols.map(\.name).joined(separator: " & "))]
        case .existential(let protocols):
            if protocols.isEmpty { return [.text("Any")] }
            return [.text("any " + protocols.map(\.name).joined(separator: " & "))]
        case .variable: return [.text("_")]
        }
    }

    private func nominal(_ symbol: NominalSymbol, _ arguments: [TypeID]) -> [Piece] {
        if style == .source {
            if symbol.isBuiltIn, symbol.name == "Optional", let wrapped = arguments.first {
                if case .function = types[resolve(wrapped)] { return [.text("("), .type(wrapped), .text(")?")] }
                return [.type(wrapped), .text("?")]
            }
            if symbol.isBuiltIn, symbol.name == "Array", let element = arguments.first {
                return [.text("["), .type(element), .text("]")]
            }
            if symbol.isBuiltIn, symbol.name == "Dictionary", arguments.count == 2 {
                return [.text("["), .type(arguments[0]), .text(": "), .type(arguments[1]), .text("]")]
            }
        }
        let name = style == .source ? symbol.qualifiedName : symbol.name
        if arguments.isEmpty { return [.text(name)] }
        return [.text(name + "<")] + separated(arguments.map { [.type($0)] }) + [.text(">")]
    }

    private func separated(_ lists: [[Piece]]) -> [Piece] {
        var result: [Piece] = []
        for (index, list) in lists.enumerated() {
            if index > 0 { result.append(.text(", ")) }
            result += list
        }
        return result
    }
}
