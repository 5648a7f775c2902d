import LDLParser

extension Evaluator {
    /// The type of a value, as far as a value knows it.
    func nominal(of value: Value) -> NominalSymbol? {
        switch value {
        case .structure(let value), .object(let value): value.symbol
        case .enumeration(let enumCase, _): enumCase.owner
        case .metatype(let type): types.nominal(of: type)
        case .bool: types.builtIn(named: "Bool")
        case .int: types.builtIn(named: "Int")
        case .double: types.builtIn(named: "Double")
        case .string: types.builtIn(named: "String")
        case .array: types.builtIn(named: "Array")
        case .dictionary: types.builtIn(named: "Dictionary")
        case .none: types.builtIn(named: "Optional")
        case .range(let range): types.builtIn(named: range.isClosed ? "ClosedRange" : "Range")
        case .native(let value): types.builtIn(named: value.typeName)
        case .view(let view): types.builtIn(named: view.origin.name)
        case .box(let box): nominal(of: box.value)
        case .void, .tuple, .function, .keyPath: nil
        }
    }

    /// What satisfies a protocol's requirement in a value's own type.
    func witness(for requirement: FunctionSymbol, in value: Value) -> FunctionSymbol? {
        guard let symbol = nominal(of: value) else { return nil }
        return witness(for: requirement, in: symbol)
    }

    func witness(for requirement: FunctionSymbol, in symbol: NominalSymbol) -> FunctionSymbol? {
        if let known = symbol.witnesses[ObjectIdentifier(requirement)] { return known }
        // A type that states no conformance of its own: the member of that name and those labels.
        let labels = requirement.kind == .method ? requirement.parameters.map { $0.label } : nil
        return symbol.member(named: requirement.name, labels: labels, isStatic: requirement.isStatic)
    }

    /// A value that is a view of the program's own, as a view; `nil` for every other value.
    func customView(_ value: Value, origin: @autoclosure () -> ViewOrigin) -> Value? {
        guard let symbol = customSymbol(value), info(symbol).isView else { return nil }
        if info(symbol).isShownWithoutBody { return NodeFactories.view(of: value, origin: origin()).map { .view($0) } }
        return .view(ViewValue(.custom(value, symbol), origin: customOrigin(value) ?? origin()))
    }

    /// The type of a value that the program declares.
    func customSymbol(_ value: Value) -> NominalSymbol? {
        switch value {
        case .structure(let value), .object(let value): value.symbol
        case .enumeration(let enumCase, _): enumCase.owner
        default: nil
        }
    }

    private func customOrigin(_ value: Value) -> ViewOrigin? {
        switch value {
        case .structure(let value), .object(let value): value.origin
        default: nil
        }
    }
}

extension NativeValue {
    /// The name of the type in the catalogue.
    var typeName: String {
        switch self {
        case .color: "Color"
        case .shapeStyle: "AnyShapeStyle"
        case .font: "Font"
        case .alignment: "Alignment"
        case .guide: "HorizontalAlignment"
        case .edges: "Edge.Set"
        case .axes: "Axis.Set"
        case .insets: "EdgeInsets"
        case .size: "CGSize"
        case .point: "CGPoint"
        case .rect: "CGRect"
        case .unitPoint: "UnitPoint"
        case .proposal: "ProposedViewSize"
        case .angle: "Angle"
        case .shape: "AnyShape"
        case .stroke: "StrokeStyle"
        case .dimensions: "ViewDimensions"
        case .date: "Date"
        case .other(let typeName, _): typeName
        }
    }
}
