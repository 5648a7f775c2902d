import LDLParser

/// Structs that are stored in themselves, directly or through others.
extension Checker {
    func checkEndlessValues() {
        var done: Set<ObjectIdentifier> = []
        for symbol in userNominals where symbol.kind == .structure { walk(from: symbol, &done) }
    }

    /// A struct whose fields are being looked at, and those that are left.
    private struct Visit {
        let symbol: NominalSymbol
        var fields: ArraySlice<(place: SourceSpan, holds: NominalSymbol)>

        init(_ symbol: NominalSymbol, _ fields: [(place: SourceSpan, holds: NominalSymbol)]) {
            self.symbol = symbol
            self.fields = fields[...]
        }
    }

    /// Looks at a struct and all that it stores, each struct once, in a loop: chains of structs can be long.
    private func walk(from start: NominalSymbol, _ done: inout Set<ObjectIdentifier>) {
        guard done.insert(ObjectIdentifier(start)).inserted else { return }
        var path = [Visit(start, storedStructs(of: start))]
        var places = [ObjectIdentifier(start): 0]
        while let visit = path.last {
            guard let field = visit.fields.first else {
                places[ObjectIdentifier(visit.symbol)] = nil
                path.removeLast()
                continue
            }
            path[path.count - 1].fields.removeFirst()
            if let place = places[ObjectIdentifier(field.holds)] {
                let between = path[place...].dropLast().map(\.symbol.name)
                let through = between.isEmpty ? "" : ", through \(alternatives(Array(between.prefix(3)), "and"))"
                report(
                    .recursiveValue, at: field.place,
                    "a value of '\(visit.symbol.name)' would contain another '\(visit.symbol.name)'\(through), "
                        + "without end")
            } else if done.insert(ObjectIdentifier(field.holds)).inserted {
                places[ObjectIdentifier(field.holds)] = path.count
                path.append(Visit(field.holds, storedStructs(of: field.holds)))
            }
        }
    }

    private func storedStructs(of symbol: NominalSymbol) -> [(place: SourceSpan, holds: NominalSymbol)] {
        fields(of: symbol).flatMap { field in structs(in: field.type).map { (field.span, $0) } }
    }

    /// The program's structs that a value of a type holds itself. What an array or a class holds lies elsewhere.
    private func structs(in type: TypeID) -> [NominalSymbol] {
        switch types[unwrappedFully(type)] {
        case .tuple(let elements): elements.flatMap { structs(in: $0.type) }
        case .nominal(let symbol, _): symbol.kind == .structure && !symbol.isBuiltIn ? [symbol] : []
        default: []
        }
    }
}
