/// What a running program asks about types: for casts, for `type(of:)`, for the names in the side table.
protocol RuntimeTypes: AnyObject {
    /// The struct, class, enum or protocol that a type is; the instance's for a metatype; `nil` for any other type.
    func nominal(of type: TypeID) -> NominalSymbol?
    /// A type that the catalogue declares.
    func builtIn(named name: String) -> NominalSymbol?
    /// What is inside an optional type; `nil` for other types.
    func payload(ofOptional type: TypeID) -> TypeID?
    /// A collection's element type, a dictionary's key and value; empty for other types.
    func arguments(of type: TypeID) -> [TypeID]
    /// The types of a tuple's elements; empty for other types.
    func tupleElements(of type: TypeID) -> [TypeID]
    func isFunction(_ type: TypeID) -> Bool
    /// Whether the type stands for any value: `Any`, a generic parameter, a type that is not known.
    func isOpen(_ type: TypeID) -> Bool
    /// As Swift's `type(of:)` prints it.
    func printedName(of type: TypeID) -> String
    /// The same without the content: for `ModifiedContent<Text, _PaddingLayout>`, `_PaddingLayout`.
    func ownPrintedName(of type: TypeID) -> String
    /// The checked body of a function of the program; `nil` where it has none.
    func body(of function: FunctionSymbol) -> TypedFunction?
}

extension RuntimeTypes {
    func tupleElements(of type: TypeID) -> [TypeID] { [] }
}
