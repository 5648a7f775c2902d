import LDLParser

/// A way to call what the cursor is in the parentheses of.
public struct CallSignature: Hashable, Sendable {
    /// The call with its parameters: `frame(width: CGFloat? = nil, height: CGFloat? = nil)`.
    public var label: String
    /// Each parameter as it stands in the label.
    public var parameters: [String]
    public var documentation: String
    /// The parameter that the argument at the cursor is for; `nil` where there is none.
    public var active: Int?
}

extension SemanticModel {
    /// The ways to call what an offset is in the parentheses of, with the one that fits what is written best.
    public func signatures(at offset: UInt32, in file: FileID) -> (signatures: [CallSignature], active: Int)? {
        asking {
            guard let tree = tree(of: file), !tree.isInComment(offset), let site = callSite(at: offset, in: tree) else {
                return nil
            }
            var signatures: [CallSignature] = []
            var best: (index: Int, score: Int)?
            for candidate in site.candidates {
                let function = candidate.function
                let active = nextParameter(of: function, at: site)
                let labels = Set(function.parameters.compactMap(\.label))
                let score = (site.otherLabels.isSubset(of: labels) ? 2 : 0) + (active == nil ? 0 : 1)
                if score > best?.score ?? -1 { best = (signatures.count, score) }
                signatures.append(signature(of: function, active: active))
            }
            guard let best else { return nil }
            return (signatures, best.index)
        }
    }

    private func signature(of function: FunctionSymbol, active: ParameterSymbol?) -> CallSignature {
        let isInitializer = function.kind == .initializer
        let name = isInitializer ? function.owner?.name ?? function.name : function.name
        let parameters = function.parameters.map { parameter in
            let written = text(of: parameter, in: function)
            return parameter.defaultSyntax.map { "\(written) = \($0.text)" } ?? written
        }
        let documentation =
            function.documentation.isEmpty && isInitializer
            ? function.owner?.documentation ?? "" : function.documentation
        return CallSignature(
            label: "\(name)(\(parameters.joined(separator: ", ")))", parameters: parameters,
            documentation: documentation, active: function.parameters.firstIndex { $0 === active })
    }
}
