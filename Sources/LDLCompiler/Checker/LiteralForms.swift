import LDLParser

/// Which literals a type can be written as, found once a type.
struct LiteralForms {
    var holdsInteger = false
    var holdsFloat = false
    var holdsString = false
    /// The initialisers that make values of literals, by ``LiteralLabel``, as far as they have been looked for.
    var initializers: [FunctionSymbol??] = [nil, nil, nil]
}

/// The labels of the initialisers that make values of literals.
enum LiteralLabel: Int {
    case integer, float, string

    var text: String {
        switch self {
        case .integer: "integerLiteral"
        case .float: "floatLiteral"
        case .string: "stringLiteral"
        }
    }
}

extension Checker {
    /// What a type's protocols say of literals.
    func literalForms(of symbol: NominalSymbol) -> LiteralForms {
        if let known = symbol.literalForms { return known }
        var forms = LiteralForms()
        for conformance in conformances(of: symbol) {
            if conformance.role == .integerLiteral { forms.holdsInteger = true }
            if conformance.role == .floatLiteral { forms.holdsFloat = true }
            let name = conformance.name
            if name.hasPrefix("ExpressibleByString") || name == "ExpressibleByUnicodeScalarLiteral"
                || name == "ExpressibleByExtendedGraphemeClusterLiteral"
            {
                forms.holdsString = true
            }
        }
        symbol.literalForms = forms
        return forms
    }

    func holdsString(_ symbol: NominalSymbol) -> Bool { literalForms(of: symbol).holdsString }

    /// The initialiser that makes a value of a literal, if a type has one; others are the literal's own value.
    func literalInitializer(_ label: LiteralLabel, of symbol: NominalSymbol) -> FunctionSymbol? {
        if let known = symbol.literalForms?.initializers[label.rawValue] { return known }
        var found: FunctionSymbol?
        for case .function(let function) in ownMembers("init", of: symbol) where function.declaration != nil {
            resolveSignature(function)
            if function.parameters.count == 1, function.parameters.first?.label == label.text {
                found = function
                break
            }
        }
        // Of a type of the program's own more initialisers may be on their way.
        if symbol.isBuiltIn, membersBeingMade == 0 { symbol.literalForms?.initializers[label.rawValue] = .some(found) }
        return found
    }
}
