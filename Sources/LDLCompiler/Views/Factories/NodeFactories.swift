import LDLParser
import LayoutRuntime

/// What stands behind the `@node` names of the catalogue. A test proves that each name has a factory and each factory
/// a name.
enum NodeFactories {
    /// The factory of a name; `nil` for a name that no declaration should have.
    static func factory(named name: String) -> NodeFactory? {
        NamedTable.first(name, in: families)
    }

    /// One table a subject, made when a name is first looked for in it. No name is in two of them; those that most
    /// programs need come first.
    static let families: [@Sendable () -> NamedTable<NodeFactory>] = [
        { StackFactories.table }, { TextFactories.table }, { FrameFactories.table }, { LayerFactories.table },
        { GroupFactories.table }, { ImageFactories.table }, { EffectFactories.table }, { ShapeFactories.table },
        { EnvironmentFactories.table }, { LayoutFactories.table }, { ScrollFactories.table }, { GridFactories.table },
        { ButtonFactories.table }, { ControlFactories.table }, { ListFactories.table }, { ScreenFactories.table },
        { GestureFactories.table },
    ]

    /// A box that stands for something of which nothing is known, and says what.
    static func placeholder(_ what: String, origin: ViewOrigin) -> ViewValue {
        ViewValue(.element(.placeholder(label: what, size: Size(width: 100, height: 44))), origin: origin)
    }

    /// A value that is also a view: a colour, a gradient, a shape. `nil` for a value that is none.
    static func view(of value: Value, origin: ViewOrigin) -> ViewValue? {
        switch value {
        case .view(let view):
            return view
        case .native(.color(let color)):
            return ViewValue(
                .leaf { context in .color(color.resolved(in: context.environment)) },
                origin: origin.renamed("Color"), payload: .style(.color(color)))
        case .native(.shapeStyle(let style)):
            return ViewValue(
                .leaf { context in .shape(.rectangle, .fill(style.resolved(in: context.environment))) },
                origin: origin, payload: .style(style))
        case .native(.shape(let shape)):
            return ShapeFactories.view(of: shape, origin: origin)
        case .structure(let structure) where structure.symbol.conforms(toBuiltIn: "Shape"):
            return value.asShape.map { ShapeFactories.view(of: $0, origin: structure.origin ?? origin) }
        case .structure(let structure) where structure.symbol.isRepresentable:
            return placeholder(structure.symbol.name, origin: structure.origin ?? origin)
        default:
            return nil
        }
    }
}

extension NominalSymbol {
    /// Whether it stands for a view of UIKit.
    var isRepresentable: Bool {
        conforms(toBuiltIn: "UIViewRepresentable") || conforms(toBuiltIn: "UIViewControllerRepresentable")
    }

    /// Whether a value is shown by what it is and not by a body of its own.
    var isShownWithoutBody: Bool { conforms(toBuiltIn: "Shape") || isRepresentable }
}
