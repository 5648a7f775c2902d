import LDLParser
import LayoutRuntime

/// A colour that is written in a file.
public struct WrittenColor: Hashable, Sendable {
    /// The bytes that write it: `.red`, `Color(red: 1, green: 0, blue: 0)`.
    public let range: SourceRange
    public let color: Color
}

extension SemanticModel {
    /// The colours that a file writes by name or in numbers, in the order of the text; names as in light mode.
    public func writtenColors(in file: FileID) -> [WrittenColor] {
        asking {
            guard let tree = tree(of: file) else { return [] }
            var result: [WrittenColor] = []
            for (span, list) in symbols where span.file == file {
                switch list.last {
                case let variable as VariableSymbol:
                    guard variable.isStatic, isBuiltInColor(variable), let color = value(of: variable.name) else {
                        continue
                    }
                    result.append(WrittenColor(range: memberRange(span.range, in: tree), color: color))
                case let function as FunctionSymbol:
                    guard function.kind == .initializer, isBuiltInColor(function.owner),
                        let call = call(named: span.range, in: tree), let color = color(of: call)
                    else { continue }
                    let range = SourceRange(start: span.range.start, end: call.range.end)
                    result.append(WrittenColor(range: range, color: color))
                default: break
                }
            }
            return result.sorted { $0.range < $1.range }
        }
    }

    private func isBuiltInColor(_ owner: NominalSymbol?) -> Bool { owner?.isBuiltIn == true && owner?.name == "Color" }

    /// Whether a built-in constant is a colour, declared for colours or for every style.
    private func isBuiltInColor(_ variable: VariableSymbol) -> Bool {
        guard variable.span.file.rawValue >= Catalogue.firstFile else { return false }
        return isBuiltInColor(checker.types.asNominal(checker.resolve(variable.type))?.symbol)
    }

    /// A named colour's value, asked of the function that stands behind it.
    private func value(of name: String) -> Color? {
        guard !["primary", "secondary", "accentColor", "clear"].contains(name) else { return nil }
        let native = name == "white" ? "white.named" : name
        switch ColorNatives.named.first(where: { $0.0 == native })?.1 {
        case .fixed(let color): return color
        case .system(let light, _): return light
        default: return nil
        }
    }

    /// `.red` with its period, `Color.red` with what stands before it.
    private func memberRange(_ name: SourceRange, in tree: SyntaxTree) -> SourceRange {
        let owners = tree.owners(of: tree.token(at: name.start))
        guard let last = owners.last else { return name }
        if last.kind == .implicitMember { return last.range }
        if last.kind == .memberSuffix, owners.count >= 3, let chain = PostfixExprSyntax(owners[owners.count - 3]) {
            return SourceRange(start: chain.range.start, end: name.end)
        }
        return name
    }

    /// The colour of a call whose arguments are numbers.
    private func color(of call: CallSuffixSyntax) -> Color? {
        var values: [String: Double] = [:]
        for argument in call.arguments {
            guard let label = argument.label?.name else { continue }
            guard let number = Double(argument.value.text.filter { $0 != "_" }) else { return nil }
            values[label] = number
        }
        let opacity = values["opacity"] ?? 1
        if let red = values["red"], let green = values["green"], let blue = values["blue"] {
            return Color(red: red, green: green, blue: blue, opacity: opacity)
        }
        if let white = values["white"] { return Color(red: white, green: white, blue: white, opacity: opacity) }
        return nil
    }
}
