import LDLParser

/// A checked module, ready to run: the root's expression, and what a running program asks about types.
final class Program {
    /// The value is the root view; `nil` if there is none.
    let root: TypedExpression?
    private let checker: Checker
    /// The printed types of modifiers: thousands of views have a few dozen.
    @exclusivity(unchecked) private var printedModifiers: [TypeID: String] = [:]

    init(root: TypedExpression?, checker: Checker) {
        self.root = root
        self.checker = checker
    }

    /// The root's type, as Swift's `type(of:)` prints it.
    var rootType: String? { root.map { checker.runtimeName($0.type) } }
}

extension Program: RuntimeTypes {
    func nominal(of type: TypeID) -> NominalSymbol? {
        var type = checker.underlying(type)
        if case .metatype(let instance) = checker.types[type] { type = checker.underlying(instance) }
        switch checker.types[type] {
        case .nominal(let symbol, _): return symbol
        case .existential(let protocols): return protocols.first
        default: return nil
        }
    }

    func builtIn(named name: String) -> NominalSymbol? {
        var found: NominalSymbol?
        for part in name.split(separator: ".") {
            if let outer = found {
                found = checker.nestedNominal(String(part), of: outer)
            } else {
                found = checker.builtInNominal(String(part))
            }
            if found == nil { return nil }
        }
        if let found {
            // Both are looked up when they are first asked for; a running program only reads them.
            _ = checker.conformances(of: found)
            _ = checker.cases(of: found)
        }
        return found
    }

    func payload(ofOptional type: TypeID) -> TypeID? { checker.unwrapped(type) }

    func arguments(of type: TypeID) -> [TypeID] { checker.types.asNominal(checker.underlying(type))?.arguments ?? [] }

    func tupleElements(of type: TypeID) -> [TypeID] {
        guard case .tuple(let elements) = checker.types[checker.underlying(type)] else { return [] }
        return elements.map(\.type)
    }

    func isFunction(_ type: TypeID) -> Bool {
        if case .function = checker.types[checker.unwrappedFully(type)] { return true }
        return false
    }

    func isOpen(_ type: TypeID) -> Bool {
        switch checker.types[checker.underlying(type)] {
        case .error, .unknown, .parameter, .member, .variable, .opaque: true
        case .existential(let protocols): protocols.isEmpty
        case .nominal, .tuple, .function, .metatype: false
        }
    }

    func printedName(of type: TypeID) -> String { checker.runtimeName(type) }

    func ownPrintedName(of type: TypeID) -> String {
        let type = checker.underlying(type)
        guard let (symbol, arguments) = checker.types.asNominal(type) else { return checker.runtimeName(type) }
        // A modifier's own type is the second argument; containers are named without their content.
        if symbol.isBuiltIn, symbol.name == "ModifiedContent", arguments.count == 2 {
            if let known = printedModifiers[arguments[1]] { return known }
            let printed = checker.runtimeName(arguments[1])
            printedModifiers[arguments[1]] = printed
            return printed
        }
        return symbol.name
    }

    func body(of function: FunctionSymbol) -> TypedFunction? {
        if function.body == nil { checker.checkBody(of: function) }
        return function.body
    }
}
