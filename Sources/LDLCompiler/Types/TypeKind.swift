/// What a type is made of. Equal kinds are interned to equal `TypeID`s, so comparing types is comparing numbers.
enum TypeKind: Hashable {
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

/// An element of a tuple type.
struct TupleElement: Hashable {
    var label: String?
    var type: TypeID
}

/// The type of a function value.
struct FunctionType: Hashable {
    struct Parameter: Hashable {
        var type: TypeID
        var isInOut = false
    }

    var parameters: [Parameter]
    var result: TypeID
}

/// One `some P` in the result of a declaration: its own type, known only through its protocols.
final class OpaqueDeclaration {
    let name: String
    var protocols: [NominalSymbol]
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
