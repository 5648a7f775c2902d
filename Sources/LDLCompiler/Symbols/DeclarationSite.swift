import LDLParser

/// Where a declaration stands.
struct DeclarationSite {
    let syntax: Syntax

    /// The `///` lines before the declaration, without slashes. Read only when somebody asks.
    var documentation: String {
        guard let first = syntax.firstToken else { return "" }
        let file = syntax.tree.file
        var lines: [String] = []
        var line = file.lineIndex.line(at: first.range.start)
        while line > 0 {
            line -= 1
            var text = Substring(file.text(ofLine: line))
            while text.first == " " || text.first == "\t" { text.removeFirst() }
            guard text.hasPrefix("///") else { break }
            text.removeFirst(3)
            if text.first == " " { text.removeFirst() }
            lines.append(String(text))
        }
        return lines.reversed().joined(separator: "\n")
    }
}

/// A member that has been indexed by name but not looked at.
struct MemberSite {
    enum Form {
        case function, initializer, subscripted, alias
        case variable(PatternBindingSyntax, tupleIndex: Int?)
        case enumCase(EnumCaseElementSyntax, index: Int)
    }

    let form: Form
    let declaration: DeclSyntax
    let scope: TypeScope
    /// Declared between a protocol's own braces.
    let isRequirement: Bool
    let nameSpan: SourceSpan
    let name: String
}

/// The names of types that are visible at a place, and what is known about the generic parameters there.
final class TypeScope {
    let parent: TypeScope?
    /// The type whose braces, or whose extension's braces, these are.
    let nominal: NominalSymbol?
    /// Generic parameters and what they stand for here (an extension may fix them).
    @exclusivity(unchecked) var generics: [(name: String, type: TypeID)] = []
    /// `Self`.
    @exclusivity(unchecked) var selfType: TypeID?
    /// Conformances that hold here beyond those of the parameters: `where Element: Comparable`.
    @exclusivity(unchecked) var constraints: [(type: TypeID, protocolSymbol: NominalSymbol)] = []
    /// Types that are the same here: `where Self.Element == Int`.
    @exclusivity(unchecked) var equalities: [(left: TypeID, right: TypeID)] = []
    /// What a use from outside must fulfil; an extension's `where`.
    var requirements: [Requirement] = []
    /// The extension that opens it; of the catalogue's, only those with clauses, once these are needed.
    @exclusivity(unchecked) var extensionSyntax: ExtensionDeclSyntax?
    /// The number of a built-in extension whose clauses have not been read.
    @exclusivity(unchecked) var unreadExtension: Int?
    /// Whether it opens a built-in extension that is known to have no inheritance clause.
    @exclusivity(unchecked) var inheritsNothing = false
    @exclusivity(unchecked) var isPrepared = true
    let isBuiltIn: Bool

    init(parent: TypeScope?, nominal: NominalSymbol?, isBuiltIn: Bool) {
        self.parent = parent
        self.nominal = nominal
        self.isBuiltIn = isBuiltIn
    }
}

/// A condition of a `where` clause.
enum Requirement {
    case conforms(TypeID, NominalSymbol)
    case same(TypeID, TypeID)
}

/// An associated type as its protocol declares it.
struct AssociatedType {
    let name: String
    let syntax: AssociatedtypeDeclSyntax
}
