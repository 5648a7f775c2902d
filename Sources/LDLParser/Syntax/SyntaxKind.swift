/// What a node is.
///
/// The kinds of one category stand together, so that a category is a range. What each slot of a kind holds is
/// said once, in ``SyntaxLayout``.
public enum SyntaxKind: UInt8, BitwiseCopyable, Sendable, CaseIterable {
    // Files and lists of statements.
    /// A whole file.
    case sourceFile
    /// Statements, declarations and expressions, with the semicolons between them.
    case statementList
    /// Tokens that were skipped because they fit nowhere.
    case unexpected
    /// Statements in braces.
    case codeBlock

    // Expressions.
    /// A name that is used: `title`, `Array<Int>`, `self`, `$0`, `move(to:)`.
    case identifierExpr
    /// A whole number.
    case integerLiteral
    /// A number with a fraction or an exponent.
    case floatLiteral
    /// `true` or `false`.
    case booleanLiteral
    /// `nil`.
    case nilLiteral
    /// A regular expression.
    case regexLiteral
    /// A text in quotes, of one or several lines, raw or not.
    case stringLiteral
    /// `[a, b]`.
    case arrayLiteral
    /// `[a: b]` or `[:]`.
    case dictionaryLiteral
    /// Expressions in parentheses; with one unlabelled element it only groups.
    case tupleExpr
    /// Statements in braces as a value, with or without a signature.
    case closureExpr
    /// A path to a property: `\.self`, `\Trip.name`.
    case keyPathExpr
    /// A member of the type that the context asks for: `.leading`.
    case implicitMember
    /// An expression with everything that follows it without a space: members, calls, subscripts. The list is flat
    /// however long the chain is.
    case postfixExpr
    /// An operator before its operand.
    case prefixExpr
    /// `&` before a variable that is passed as `inout`.
    case inOutExpr
    /// Operands with the operators of one precedence between them, in the order of the text: the list is flat, and
    /// the operators' associativity says how it groups.
    case infixExpr
    /// `condition ? value : other`.
    case ternaryExpr
    /// `value is Type`, `value as Type`, `as?`, `as!`.
    case castExpr
    /// A function type where an expression stands: `[(Int) -> Void]()`.
    case arrowExpr
    /// `try`, `try?` or `try!` and all that it covers.
    case tryExpr
    /// `await` and all that it covers.
    case awaitExpr
    /// A word that changes how the value after it is passed: `consume`, `copy`, `borrow`, `unsafe`, `each`, `repeat`.
    case keywordExpr
    /// A macro that is expanded: `#Preview { … }`, `#selector(run)`.
    case macroExpr
    /// `if`, with all its `else if` and its `else` in one flat list; a statement or an expression.
    case ifExpr
    /// `switch`; a statement or an expression.
    case switchExpr
    /// `do` with its `catch` clauses; a statement or an expression.
    case doExpr
    /// `_`, to which a value is assigned in order to forget it.
    case discardExpr
    /// A type that only a type's syntax can spell, where an expression stands: `any View`.
    case typeExpr
    /// A pattern that binds names within an expression pattern: `.some(let x)`.
    case patternExpr
    /// An expression that the grammar requires and the file does not have.
    case missingExpr

    // Parts of expressions.
    /// One argument of a call, subscript, tuple or attribute.
    case argument
    /// Arguments with the commas between them.
    case argumentList
    /// Expressions with the commas between them.
    case exprList
    /// A key and its value.
    case dictionaryElement
    /// Keys and values with the commas between them; a single colon when empty.
    case dictionaryElementList
    /// The labels in a function's full name: `(to:for:)`.
    case declNameArguments
    /// Labels and their colons.
    case declNameLabelList
    /// Segments and interpolations in the order of the text.
    case stringSegmentList
    /// A value within a text: `\(price)`.
    case interpolation
    /// What stands before `in` in a closure.
    case closureSignature
    /// A closure's parameters without parentheses: `a, b`.
    case closureNames
    /// The values a closure captures by name.
    case captureClause
    /// Captures with the commas between them.
    case captureList
    /// One captured value.
    case capture
    /// A trailing closure after the first, with its label.
    case labeledClosure
    /// Trailing closures after the first.
    case labeledClosureList
    /// The clauses of an `if`.
    case ifClauseList
    /// `if` or `else if` with conditions, or `else` without.
    case ifClause
    /// Conditions with the commas between them.
    case conditionList
    /// `let name = value`, or `let name` alone.
    case bindingCondition
    /// `case pattern = value`.
    case caseCondition
    /// `#available(iOS 17, *)`.
    case availabilityCondition
    /// Platforms, versions and labelled values with the commas between them.
    case availabilityArgumentList
    /// `iOS 17.0`, `*`, `introduced: 10.4`, `message: "…"`.
    case availabilityArgument
    /// The cases of a `switch`.
    case switchCaseList
    /// One case with its statements.
    case switchCase
    /// `case pattern, pattern where condition:`.
    case caseLabel
    /// `default:`.
    case defaultLabel
    /// Patterns of a case with the commas between them.
    case caseItemList
    /// A pattern with its condition.
    case caseItem
    /// `where condition`.
    case whereExprClause
    /// The `catch` clauses of a `do`.
    case catchClauseList
    /// `catch pattern { … }`.
    case catchClause
    /// The suffixes of a chain or the components of a key path.
    case suffixList

    // Suffixes.
    /// `.name`.
    case memberSuffix
    /// `(arguments) { … } label: { … }`; the parentheses are absent when only closures are passed.
    case callSuffix
    /// `[arguments]`, with trailing closures in rare cases.
    case subscriptSuffix
    /// `?`.
    case optionalChainSuffix
    /// `!`.
    case forceUnwrapSuffix
    /// An operator after its operand, such as `...`.
    case postfixOperatorSuffix
    /// Members that depend on a build condition.
    case ifConfigSuffix

    // Statements.
    /// `return value`.
    case returnStmt
    /// `throw error`.
    case throwStmt
    /// `break label`.
    case breakStmt
    /// `continue label`.
    case continueStmt
    /// `fallthrough`.
    case fallthroughStmt
    /// `yield value` in an accessor.
    case yieldStmt
    /// `discard self`.
    case discardStmt
    /// `defer { … }`.
    case deferStmt
    /// `guard conditions else { … }`.
    case guardStmt
    /// `while conditions { … }`.
    case whileStmt
    /// `repeat { … } while condition`.
    case repeatStmt
    /// `for pattern in sequence where condition { … }`.
    case forStmt
    /// `label: loop`.
    case labeledStmt

    // Declarations.
    /// `import struct Module.Name`.
    case importDecl
    /// `let` or `var` with its bindings.
    case variableDecl
    /// `func`.
    case functionDecl
    /// `init`.
    case initializerDecl
    /// `deinit`.
    case deinitializerDecl
    /// `subscript`.
    case subscriptDecl
    /// `struct`.
    case structDecl
    /// `class`.
    case classDecl
    /// `enum`.
    case enumDecl
    /// `actor`.
    case actorDecl
    /// `protocol`; its primary associated types stand in the place of generic parameters.
    case protocolDecl
    /// `extension`.
    case extensionDecl
    /// `case a, b(Int)` in an enum.
    case enumCaseDecl
    /// `typealias`.
    case typealiasDecl
    /// `associatedtype` in a protocol.
    case associatedtypeDecl
    /// `infix operator <>: Group`.
    case operatorDecl
    /// `precedencegroup`.
    case precedenceGroupDecl
    /// `macro`.
    case macroDecl
    /// A macro that is expanded where a declaration stands.
    case macroExpansionDecl
    /// `using @MainActor`: a default for the file.
    case usingDecl
    /// Attributes and modifiers without a declaration after them.
    case missingDecl
    /// `#if … #elseif … #else … #endif`.
    case ifConfig
    /// `#sourceLocation(file: "…", line: 1)`.
    case sourceLocation

    // Parts of declarations.
    /// Attributes.
    case attributeList
    /// `@Name(arguments)`.
    case attribute
    /// Tokens whose structure does not matter to layout, with balanced brackets.
    case tokenRun
    /// Modifiers.
    case modifierList
    /// `private(set)`.
    case modifier
    /// Names and the periods between them.
    case importPath
    /// Bindings with the commas between them.
    case patternBindingList
    /// One pattern with its type, value and accessors.
    case patternBinding
    /// `: Type`.
    case typeAnnotation
    /// `= value`.
    case initializerClause
    /// The body of a computed property, or its accessors and observers.
    case accessorBlock
    /// Accessors and observers.
    case accessorList
    /// `get`, `set(value)`, `willSet`, `didSet` …
    case accessor
    /// Parameters in parentheses.
    case parameterClause
    /// Parameters with the commas between them.
    case parameterList
    /// One parameter of a function, closure, macro or enum case; of an enum case the names may be absent.
    case parameter
    /// `async`, `throws`, `rethrows`.
    case effectSpecifiers
    /// `throws` or `throws(Error)`.
    case throwsClause
    /// `-> Type`.
    case returnClause
    /// Members in braces.
    case memberBlock
    /// Declarations with the semicolons between them.
    case memberList
    /// Cases with the commas between them.
    case enumCaseElementList
    /// One case of an enum.
    case enumCaseElement
    /// `: A, B`.
    case inheritanceClause
    /// Types with the commas between them.
    case typeList
    /// `<A, B: C>`.
    case genericParameterClause
    /// Generic parameters with the commas between them.
    case genericParameterList
    /// One generic parameter.
    case genericParameter
    /// `<A, B>`.
    case genericArgumentClause
    /// Types (or whole numbers) with the commas between them.
    case genericArgumentList
    /// `where A: B, C == D`.
    case whereClause
    /// Requirements with the commas between them.
    case requirementList
    /// `A: B`.
    case conformanceRequirement
    /// `A == B`.
    case sameTypeRequirement
    /// The lines of a precedence group.
    case precedenceGroupPropertyList
    /// `associativity: left`, `higherThan: A, B`, `assignment: true`.
    case precedenceGroupProperty
    /// The branches of a build condition.
    case ifConfigClauseList
    /// One branch.
    case ifConfigClause

    // Types.
    /// A name with its generic arguments: `Int`, `Array<Int>`, `Self`, `Any`, `_`.
    case simpleType
    /// A type with everything that follows it: `.Member`, `?`, `!`. The list is flat.
    case postfixType
    /// `[Element]`.
    case arrayType
    /// `[Key: Value]`.
    case dictionaryType
    /// `[3 of Element]`.
    case inlineArrayType
    /// `(A, name: B)`; with one unlabelled element it only groups.
    case tupleType
    /// `(A) async throws -> B`.
    case functionType
    /// A type with attributes or words such as `inout` before it.
    case attributedType
    /// `some P` or `any P`.
    case constrainedType
    /// `A & B`.
    case compositionType
    /// `~Copyable`.
    case suppressedType
    /// `each T`.
    case packElementType
    /// `repeat each T`.
    case packExpansionType
    /// A type that the grammar requires and the file does not have.
    case missingType

    // Parts of types.
    /// The suffixes of a type.
    case typeSuffixList
    /// `.Member<A>`, `.Type`.
    case memberTypeSuffix
    /// `?`.
    case optionalTypeSuffix
    /// `!`.
    case unwrappedTypeSuffix
    /// Elements with the commas between them.
    case tupleTypeElementList
    /// One element of a tuple or one parameter of a function type.
    case tupleTypeElement
    /// Attributes and words before a type.
    case typeSpecifierList

    // Patterns.
    /// A name that is bound.
    case identifierPattern
    /// `_`.
    case wildcardPattern
    /// Patterns in parentheses.
    case tuplePattern
    /// `let` or `var` before a pattern.
    case valueBindingPattern
    /// `is Type`.
    case isPattern
    /// An expression that is compared, or an enum case whose arguments are patterns.
    case expressionPattern
    /// A pattern that the grammar requires and the file does not have.
    case missingPattern

    // Parts of patterns.
    /// Elements with the commas between them.
    case tuplePatternElementList
    /// One element of a tuple pattern.
    case tuplePatternElement
}

extension SyntaxKind {
    /// Whether a node of this kind is an expression.
    @inlinable public var isExpr: Bool {
        rawValue >= SyntaxKind.identifierExpr.rawValue && rawValue <= SyntaxKind.missingExpr.rawValue
    }

    /// Whether a node of this kind is a suffix of a chain or a component of a key path.
    @inlinable public var isSuffix: Bool {
        rawValue >= SyntaxKind.memberSuffix.rawValue && rawValue <= SyntaxKind.ifConfigSuffix.rawValue
    }

    /// Whether a node of this kind is a statement that is neither a declaration nor an expression.
    @inlinable public var isStmt: Bool {
        rawValue >= SyntaxKind.returnStmt.rawValue && rawValue <= SyntaxKind.labeledStmt.rawValue
    }

    /// Whether a node of this kind is a declaration.
    @inlinable public var isDecl: Bool {
        rawValue >= SyntaxKind.importDecl.rawValue && rawValue <= SyntaxKind.sourceLocation.rawValue
    }

    /// Whether a node of this kind is a type.
    @inlinable public var isType: Bool {
        rawValue >= SyntaxKind.simpleType.rawValue && rawValue <= SyntaxKind.missingType.rawValue
    }

    /// Whether a node of this kind is a pattern.
    @inlinable public var isPattern: Bool {
        rawValue >= SyntaxKind.identifierPattern.rawValue && rawValue <= SyntaxKind.missingPattern.rawValue
    }

    /// Whether a node of this kind is a suffix of a type.
    @inlinable public var isTypeSuffix: Bool {
        rawValue >= SyntaxKind.memberTypeSuffix.rawValue && rawValue <= SyntaxKind.unwrappedTypeSuffix.rawValue
    }
}
