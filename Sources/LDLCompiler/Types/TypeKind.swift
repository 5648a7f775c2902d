/// What a type is made of. Equal kinds are interned to equal `TypeID`s, so comparing types is comparing numbers.
enum TypeKind: Equatable {
    /// Something that has been reported already; it fits everywhere, so that one mistake gives one message.
    case error
    /// A type that neither the module nor the catalogue declares; it fits everywhere and has every member.
    case unknown(String)
    case nominal(NominalSymbol, [TypeID])
    /// `()` is the empty tuple.
    case tuple([TupleElement])
    case function(FunctionType)
    /// The type of a type written as a value: `Int.self`, `Text`.
    case metatype(TypeID)
    /// A generic parameter inside its own declaration, `Self` of a protocol among them.
    case parameter(GenericParameter)
    /// An associated type of a type that is not known yet: `Data.Element`.
    case member(TypeID, String)
    /// `some P` as the result of a declaration, with the declaration's generic arguments.
    case opaque(OpaqueDeclaration, [TypeID])
    /// `any P`, or a protocol's bare name.
    case existential([NominalSymbol])
    /// An unknown of a running inference.
    case variable(Int)
}

extension TypeKind {
    /// A hash for the table of types, made of the numbers and addresses of the parts: types are interned several times
    /// an expression, and a hash that withstands attacks costs ten times as much. Its order is nowhere visible.
    var tableHash: UInt {
        switch self {
        case .error: return TypeKind.mix(1, 0)
        case .unknown(let name): return TypeKind.mix(2, name.utf8.reduce(5381) { $0 &* 33 &+ UInt($1) })
        case .nominal(let symbol, let arguments):
            return arguments.reduce(TypeKind.hash(nominal: symbol)) { TypeKind.mix($0, UInt($1.rawValue)) }
        case .tuple(let elements):
            return elements.reduce(TypeKind.mix(4, 0)) {
                TypeKind.mix($0, UInt($1.type.rawValue) &* 2 &+ ($1.label == nil ? 0 : 1))
            }
        case .function(let function):
            return function.parameters.reduce(TypeKind.mix(5, UInt(function.result.rawValue))) {
                TypeKind.mix($0, UInt($1.type.rawValue) &* 2 &+ ($1.isInOut ? 1 : 0))
            }
        case .metatype(let instance): return TypeKind.mix(6, UInt(instance.rawValue))
        case .parameter(let parameter): return TypeKind.mix(7, TypeKind.address(parameter))
        case .member(let base, let name):
            return name.utf8.reduce(TypeKind.mix(8, UInt(base.rawValue))) { $0 &* 33 &+ UInt($1) }
        case .opaque(let declaration, let arguments):
            return arguments.reduce(TypeKind.mix(9, TypeKind.address(declaration))) {
                TypeKind.mix($0, UInt($1.rawValue))
            }
        case .existential(let protocols):
            return protocols.reduce(TypeKind.mix(10, 0)) { TypeKind.mix($0, TypeKind.address($1)) }
        case .variable(let number): return TypeKind.mix(11, UInt(bitPattern: number))
        }
    }

    /// The hash of a nominal type before its arguments are mixed in one after the other.
    static func hash(nominal symbol: NominalSymbol) -> UInt { mix(3, address(symbol)) }

    static func mix(_ hash: UInt, _ value: UInt) -> UInt {
        let product = (hash ^ value) &* 0x9E37_79B9_7F4A_7C15
        return product ^ (product >> 29)
    }

    private static func address(_ object: AnyObject) -> UInt { UInt(bitPattern: ObjectIdentifier(object)) }
}

/// An element of a tuple type.
struct TupleElement: Equatable {
    var label: String?
    var type: TypeID
}

/// The type of a function value.
struct FunctionType: Equatable {
    struct Parameter: Equatable {
        var type: TypeID
        var isInOut = false
    }

    var parameters: [Parameter]
    var result: TypeID
}

/// One `some P` in the result of a declaration: its own type, known only through its protocols.
final class OpaqueDeclaration {
    let name: String
    @exclusivity(unchecked) var protocols: [NominalSymbol]
    /// The parameters that the declaration's own generic arguments stand for, `Self` among them.
    let parameters: [GenericParameter]
    /// The function or accessor whose body says what the type is; `nil` in the catalogue.
    weak var function: FunctionSymbol?
    weak var variable: VariableSymbol?
    /// What the body turned out to return; `nil` until the body has been checked.
    var underlying: TypeID?

    init(name: String, protocols: [NominalSymbol], parameters: [GenericParameter]) {
        self.name = name
        self.protocols = protocols
        self.parameters = parameters
    }
}

// Symbols are compared by identity: two declarations of one name are two things.
extension NominalSymbol: Hashable {
    static func == (left: NominalSymbol, right: NominalSymbol) -> Bool { left === right }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension GenericParameter: Hashable {
    static func == (left: GenericParameter, right: GenericParameter) -> Bool { left === right }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension OpaqueDeclaration: Hashable {
    static func == (left: OpaqueDeclaration, right: OpaqueDeclaration) -> Bool { left === right }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
