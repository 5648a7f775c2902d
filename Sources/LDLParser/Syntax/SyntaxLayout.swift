/// What one slot of a node holds.
public struct SyntaxSlot: Hashable, Sendable {
    /// The name of the slot, which is also the name of the typed view's accessor.
    public var name: String
    /// What stands in the slot.
    public var content: SyntaxSlotContent
    /// Whether the slot may be absent.
    public var isOptional: Bool
}

/// What may stand in a slot.
public enum SyntaxSlotContent: Hashable, Sendable {
    /// A token.
    case token
    /// A node of exactly this kind.
    case node(SyntaxKind)
    /// A node of one of several kinds.
    case category(SyntaxCategory)
}

/// A group of kinds that may stand in the same place.
public enum SyntaxCategory: String, Hashable, Sendable {
    /// Expressions.
    case expression
    /// Types.
    case type
    /// Patterns.
    case pattern
    /// Whatever the named view says.
    case any
}

/// The slots of a kind, or that it is a list.
public enum SyntaxLayout: Hashable, Sendable {
    /// Exactly these children, in this order.
    case slots([SyntaxSlot])
    /// Any number of children.
    case list

    /// The layout of a kind.
    public static func of(_ kind: SyntaxKind) -> SyntaxLayout { table[kind] ?? .list }
}

private func required(_ name: String, _ content: SyntaxSlotContent) -> SyntaxSlot {
    SyntaxSlot(name: name, content: content, isOptional: false)
}

private func optional(_ name: String, _ content: SyntaxSlotContent) -> SyntaxSlot {
    SyntaxSlot(name: name, content: content, isOptional: true)
}

/// The one table of all kinds: dumps, checks and typed views follow it.
private let table: [SyntaxKind: SyntaxLayout] = [
    // Files and lists of statements.
    .sourceFile: .slots([required("statements", .node(.statementList)), required("endOfFile", .token)]),
    .statementList: .list,
    .unexpected: .list,
    .codeBlock: .slots([
        required("leftBrace", .token), required("statements", .node(.statementList)), required("rightBrace", .token),
    ]),
    // Expressions.
    .identifierExpr: .slots([
        required("name", .token), optional("argumentNames", .node(.declNameArguments)),
        optional("genericArguments", .node(.genericArgumentClause)),
    ]),
    .integerLiteral: .slots([required("literal", .token)]),
    .floatLiteral: .slots([required("literal", .token)]),
    .booleanLiteral: .slots([required("literal", .token)]),
    .nilLiteral: .slots([required("literal", .token)]),
    .regexLiteral: .slots([required("literal", .token)]),
    .stringLiteral: .slots([
        required("open", .token), required("segments", .node(.stringSegmentList)), required("close", .token),
    ]),
    .arrayLiteral: .slots([
        required("leftSquare", .token), required("elements", .node(.exprList)), required("rightSquare", .token),
    ]),
    .dictionaryLiteral: .slots([
        required("leftSquare", .token), required("elements", .node(.dictionaryElementList)),
        required("rightSquare", .token),
    ]),
    .tupleExpr: .slots([
        required("leftParen", .token), required("elements", .node(.argumentList)), required("rightParen", .token),
    ]),
    .closureExpr: .slots([
        required("leftBrace", .token), optional("signature", .node(.closureSignature)),
        required("statements", .node(.statementList)), required("rightBrace", .token),
    ]),
    .keyPathExpr: .slots([
        required("backslash", .token), optional("root", .category(.type)), required("components", .node(.suffixList)),
    ]),
    .implicitMember: .slots([
        required("period", .token), required("name", .token), optional("argumentNames", .node(.declNameArguments)),
        optional("genericArguments", .node(.genericArgumentClause)),
    ]),
    .postfixExpr: .slots([required("base", .category(.expression)), required("suffixes", .node(.suffixList))]),
    .prefixExpr: .slots([required("operatorToken", .token), required("operand", .category(.expression))]),
    .inOutExpr: .slots([required("ampersand", .token), required("operand", .category(.expression))]),
    .infixExpr: .list,
    .ternaryExpr: .slots([
        required("condition", .category(.expression)), required("question", .token),
        required("thenValue", .category(.expression)), required("colon", .token),
        required("elseValue", .category(.expression)),
    ]),
    .castExpr: .slots([
        required("operand", .category(.expression)), required("keyword", .token), optional("mark", .token),
        required("type", .category(.type)),
    ]),
    .arrowExpr: .slots([
        required("parameters", .category(.expression)), optional("effects", .node(.effectSpecifiers)),
        required("arrow", .token), required("result", .category(.expression)),
    ]),
    .tryExpr: .slots([
        required("keyword", .token), optional("mark", .token), required("operand", .category(.expression)),
    ]),
    .awaitExpr: .slots([required("keyword", .token), required("operand", .category(.expression))]),
    .keywordExpr: .slots([required("keyword", .token), required("operand", .category(.expression))]),
    .macroExpr: .slots([
        required("pound", .token), required("name", .token),
        optional("genericArguments", .node(.genericArgumentClause)), optional("leftParen", .token),
        optional("arguments", .node(.argumentList)), optional("rightParen", .token),
        optional("trailingClosure", .node(.closureExpr)), optional("additionalClosures", .node(.labeledClosureList)),
    ]),
    .ifExpr: .slots([required("clauses", .node(.ifClauseList))]),
    .switchExpr: .slots([
        required("keyword", .token), required("subject", .category(.expression)), required("leftBrace", .token),
        required("cases", .node(.switchCaseList)), required("rightBrace", .token),
    ]),
    .doExpr: .slots([
        required("keyword", .token), optional("throwsClause", .node(.throwsClause)),
        required("body", .node(.codeBlock)), required("catchClauses", .node(.catchClauseList)),
    ]),
    .discardExpr: .slots([required("wildcard", .token)]),
    .typeExpr: .slots([required("type", .category(.type))]),
    .patternExpr: .slots([required("pattern", .category(.pattern))]),
    .missingExpr: .slots([optional("skipped", .category(.any))]),
    // Parts of expressions.
    .argument: .slots([
        optional("label", .token), optional("colon", .token), required("value", .category(.expression)),
    ]),
    .argumentList: .list,
    .exprList: .list,
    .dictionaryElement: .slots([
        required("key", .category(.expression)), required("colon", .token), required("value", .category(.expression)),
    ]),
    .dictionaryElementList: .list,
    .declNameArguments: .slots([
        required("leftParen", .token), required("labels", .node(.declNameLabelList)), required("rightParen", .token),
    ]),
    .declNameLabelList: .list,
    .stringSegmentList: .list,
    .interpolation: .slots([
        required("open", .token), required("arguments", .node(.argumentList)), required("rightParen", .token),
    ]),
    .closureSignature: .slots([
        optional("attributes", .node(.attributeList)), optional("captures", .node(.captureClause)),
        optional("parameters", .category(.any)), optional("effects", .node(.effectSpecifiers)),
        optional("result", .node(.returnClause)), required("inKeyword", .token),
    ]),
    .closureNames: .list,
    .captureClause: .slots([
        required("leftSquare", .token), required("captures", .node(.captureList)), required("rightSquare", .token),
    ]),
    .captureList: .list,
    .capture: .slots([
        optional("specifier", .node(.modifierList)), required("name", .token), optional("equal", .token),
        optional("value", .category(.expression)),
    ]),
    .labeledClosure: .slots([
        required("label", .token), required("colon", .token), required("closure", .node(.closureExpr)),
    ]),
    .labeledClosureList: .list,
    .ifClauseList: .list,
    .ifClause: .slots([
        optional("elseKeyword", .token), optional("ifKeyword", .token), optional("conditions", .node(.conditionList)),
        required("body", .node(.codeBlock)),
    ]),
    .conditionList: .list,
    .bindingCondition: .slots([
        required("keyword", .token), required("pattern", .category(.pattern)),
        optional("typeAnnotation", .node(.typeAnnotation)), optional("initializer", .node(.initializerClause)),
    ]),
    .caseCondition: .slots([
        required("keyword", .token), required("pattern", .category(.pattern)),
        optional("typeAnnotation", .node(.typeAnnotation)), required("initializer", .node(.initializerClause)),
    ]),
    .availabilityCondition: .slots([
        required("keyword", .token), required("leftParen", .token),
        required("arguments", .node(.availabilityArgumentList)), required("rightParen", .token),
    ]),
    .availabilityArgumentList: .list,
    .availabilityArgument: .list,
    .switchCaseList: .list,
    .switchCase: .slots([
        optional("attributes", .node(.attributeList)), required("label", .category(.any)),
        required("statements", .node(.statementList)),
    ]),
    .caseLabel: .slots([
        required("keyword", .token), required("items", .node(.caseItemList)), required("colon", .token),
    ]),
    .defaultLabel: .slots([required("keyword", .token), required("colon", .token)]),
    .caseItemList: .list,
    .caseItem: .slots([required("pattern", .category(.pattern)), optional("whereClause", .node(.whereExprClause))]),
    .whereExprClause: .slots([required("keyword", .token), required("condition", .category(.expression))]),
    .catchClauseList: .list,
    .catchClause: .slots([
        required("keyword", .token), required("items", .node(.caseItemList)), required("body", .node(.codeBlock)),
    ]),
    .suffixList: .list,
    // Suffixes.
    .memberSuffix: .slots([
        required("period", .token), required("name", .token), optional("argumentNames", .node(.declNameArguments)),
        optional("genericArguments", .node(.genericArgumentClause)),
    ]),
    .callSuffix: .slots([
        optional("leftParen", .token), required("arguments", .node(.argumentList)), optional("rightParen", .token),
        optional("trailingClosure", .node(.closureExpr)), optional("additionalClosures", .node(.labeledClosureList)),
    ]),
    .subscriptSuffix: .slots([
        required("leftSquare", .token), required("arguments", .node(.argumentList)), required("rightSquare", .token),
        optional("trailingClosure", .node(.closureExpr)), optional("additionalClosures", .node(.labeledClosureList)),
    ]),
    .optionalChainSuffix: .slots([required("mark", .token)]),
    .forceUnwrapSuffix: .slots([required("mark", .token)]),
    .postfixOperatorSuffix: .slots([required("operatorToken", .token)]),
    .ifConfigSuffix: .slots([required("config", .node(.ifConfig))]),
    // Statements.
    .returnStmt: .slots([required("keyword", .token), optional("value", .category(.expression))]),
    .throwStmt: .slots([required("keyword", .token), required("value", .category(.expression))]),
    .breakStmt: .slots([required("keyword", .token), optional("label", .token)]),
    .continueStmt: .slots([required("keyword", .token), optional("label", .token)]),
    .fallthroughStmt: .slots([required("keyword", .token)]),
    .yieldStmt: .slots([required("keyword", .token), required("value", .category(.expression))]),
    .discardStmt: .slots([required("keyword", .token), required("value", .category(.expression))]),
    .deferStmt: .slots([required("keyword", .token), required("body", .node(.codeBlock))]),
    .guardStmt: .slots([
        required("keyword", .token), required("conditions", .node(.conditionList)), required("elseKeyword", .token),
        required("body", .node(.codeBlock)),
    ]),
    .whileStmt: .slots([
        required("keyword", .token), required("conditions", .node(.conditionList)),
        required("body", .node(.codeBlock)),
    ]),
    .repeatStmt: .slots([
        required("keyword", .token), required("body", .node(.codeBlock)), required("whileKeyword", .token),
        required("condition", .category(.expression)),
    ]),
    .forStmt: .slots([
        required("keyword", .token), optional("tryKeyword", .token), optional("awaitKeyword", .token),
        optional("unsafeKeyword", .token), optional("caseKeyword", .token), required("pattern", .category(.pattern)),
        optional("typeAnnotation", .node(.typeAnnotation)), required("inKeyword", .token),
        required("sequence", .category(.expression)), optional("whereClause", .node(.whereExprClause)),
        required("body", .node(.codeBlock)),
    ]),
    .labeledStmt: .slots([
        required("label", .token), required("colon", .token), required("statement", .category(.any)),
    ]),
    // Declarations.
    .importDecl: .slots([
        optional("attributes", .node(.attributeList)), optional("modifiers", .node(.modifierList)),
        required("keyword", .token), optional("kind", .token), required("path", .node(.importPath)),
    ]),
    .variableDecl: .slots([
        optional("attributes", .node(.attributeList)), optional("modifiers", .node(.modifierList)),
        required("keyword", .token), required("bindings", .node(.patternBindingList)),
    ]),
    .functionDecl: .slots([
        optional("attributes", .node(.attributeList)), optional("modifiers", .node(.modifierList)),
        required("keyword", .token), required("name", .token),
        optional("genericParameters", .node(.genericParameterClause)),
        required("parameters", .node(.parameterClause)), optional("effects", .node(.effectSpecifiers)),
        optional("result", .node(.returnClause)), optional("whereClause", .node(.whereClause)),
        optional("body", .node(.codeBlock)),
    ]),
    .initializerDecl: .slots([
        optional("attributes", .node(.attributeList)), optional("modifiers", .node(.modifierList)),
        required("keyword", .token), optional("mark", .token),
        optional("genericParameters", .node(.genericParameterClause)),
        required("parameters", .node(.parameterClause)), optional("effects", .node(.effectSpecifiers)),
        optional("result", .node(.returnClause)), optional("whereClause", .node(.whereClause)),
        optional("body", .node(.codeBlock)),
    ]),
    .deinitializerDecl: .slots([
        optional("attributes", .node(.attributeList)), optional("modifiers", .node(.modifierList)),
        required("keyword", .token), optional("effects", .node(.effectSpecifiers)),
        optional("body", .node(.codeBlock)),
    ]),
    .subscriptDecl: .slots([
        optional("attributes", .node(.attributeList)), optional("modifiers", .node(.modifierList)),
        required("keyword", .token), optional("genericParameters", .node(.genericParameterClause)),
        required("parameters", .node(.parameterClause)), optional("effects", .node(.effectSpecifiers)),
        required("result", .node(.returnClause)), optional("whereClause", .node(.whereClause)),
        optional("accessors", .node(.accessorBlock)),
    ]),
    .structDecl: .slots([
        optional("attributes", .node(.attributeList)), optional("modifiers", .node(.modifierList)),
        required("keyword", .token), required("name", .token),
        optional("genericParameters", .node(.genericParameterClause)),
        optional("inheritance", .node(.inheritanceClause)), optional("whereClause", .node(.whereClause)),
        required("members", .node(.memberBlock)),
    ]),
    .classDecl: .slots([
        optional("attributes", .node(.attributeList)), optional("modifiers", .node(.modifierList)),
        required("keyword", .token), required("name", .token),
        optional("genericParameters", .node(.genericParameterClause)),
        optional("inheritance", .node(.inheritanceClause)), optional("whereClause", .node(.whereClause)),
        required("members", .node(.memberBlock)),
    ]),
    .enumDecl: .slots([
        optional("attributes", .node(.attributeList)), optional("modifiers", .node(.modifierList)),
        required("keyword", .token), required("name", .token),
        optional("genericParameters", .node(.genericParameterClause)),
        optional("inheritance", .node(.inheritanceClause)), optional("whereClause", .node(.whereClause)),
        required("members", .node(.memberBlock)),
    ]),
    .actorDecl: .slots([
        optional("attributes", .node(.attributeList)), optional("modifiers", .node(.modifierList)),
        required("keyword", .token), required("name", .token),
        optional("genericParameters", .node(.genericParameterClause)),
        optional("inheritance", .node(.inheritanceClause)), optional("whereClause", .node(.whereClause)),
        required("members", .node(.memberBlock)),
    ]),
    .protocolDecl: .slots([
        optional("attributes", .node(.attributeList)), optional("modifiers", .node(.modifierList)),
        required("keyword", .token), required("name", .token),
        optional("genericParameters", .node(.genericParameterClause)),
        optional("inheritance", .node(.inheritanceClause)), optional("whereClause", .node(.whereClause)),
        required("members", .node(.memberBlock)),
    ]),
    .extensionDecl: .slots([
        optional("attributes", .node(.attributeList)), optional("modifiers", .node(.modifierList)),
        required("keyword", .token), required("type", .category(.type)),
        optional("inheritance", .node(.inheritanceClause)), optional("whereClause", .node(.whereClause)),
        required("members", .node(.memberBlock)),
    ]),
    .enumCaseDecl: .slots([
        optional("attributes", .node(.attributeList)), optional("modifiers", .node(.modifierList)),
        required("keyword", .token), required("elements", .node(.enumCaseElementList)),
    ]),
    .typealiasDecl: .slots([
        optional("attributes", .node(.attributeList)), optional("modifiers", .node(.modifierList)),
        required("keyword", .token), required("name", .token),
        optional("genericParameters", .node(.genericParameterClause)), required("equal", .token),
        required("type", .category(.type)), optional("whereClause", .node(.whereClause)),
    ]),
    .associatedtypeDecl: .slots([
        optional("attributes", .node(.attributeList)), optional("modifiers", .node(.modifierList)),
        required("keyword", .token), required("name", .token), optional("inheritance", .node(.inheritanceClause)),
        optional("equal", .token), optional("type", .category(.type)), optional("whereClause", .node(.whereClause)),
    ]),
    .operatorDecl: .slots([
        optional("attributes", .node(.attributeList)), optional("modifiers", .node(.modifierList)),
        required("keyword", .token), required("name", .token), optional("colon", .token), optional("group", .token),
    ]),
    .precedenceGroupDecl: .slots([
        optional("attributes", .node(.attributeList)), optional("modifiers", .node(.modifierList)),
        required("keyword", .token), required("name", .token), required("leftBrace", .token),
        required("properties", .node(.precedenceGroupPropertyList)), required("rightBrace", .token),
    ]),
    .macroDecl: .slots([
        optional("attributes", .node(.attributeList)), optional("modifiers", .node(.modifierList)),
        required("keyword", .token), required("name", .token),
        optional("genericParameters", .node(.genericParameterClause)),
        required("parameters", .node(.parameterClause)), optional("effects", .node(.effectSpecifiers)),
        optional("result", .node(.returnClause)), optional("definition", .node(.initializerClause)),
        optional("whereClause", .node(.whereClause)),
    ]),
    .macroExpansionDecl: .slots([
        optional("attributes", .node(.attributeList)), optional("modifiers", .node(.modifierList)),
        required("expansion", .node(.macroExpr)),
    ]),
    .usingDecl: .slots([
        optional("attributes", .node(.attributeList)), optional("modifiers", .node(.modifierList)),
        required("keyword", .token), required("value", .category(.any)),
    ]),
    .missingDecl: .slots([
        optional("attributes", .node(.attributeList)), optional("modifiers", .node(.modifierList)),
        optional("skipped", .category(.any)),
    ]),
    .ifConfig: .slots([required("clauses", .node(.ifConfigClauseList)), required("poundEndif", .token)]),
    .sourceLocation: .slots([
        required("keyword", .token), required("leftParen", .token), required("arguments", .node(.argumentList)),
        required("rightParen", .token),
    ]),
    // Parts of declarations.
    .attributeList: .list,
    .attribute: .slots([
        required("atSign", .token), required("name", .category(.type)), optional("leftParen", .token),
        optional("arguments", .category(.any)), optional("rightParen", .token),
    ]),
    .tokenRun: .list,
    .modifierList: .list,
    .modifier: .slots([
        required("name", .token), optional("leftParen", .token), optional("detail", .token),
        optional("rightParen", .token),
    ]),
    .importPath: .list,
    .patternBindingList: .list,
    .patternBinding: .slots([
        required("pattern", .category(.pattern)), optional("typeAnnotation", .node(.typeAnnotation)),
        optional("initializer", .node(.initializerClause)), optional("accessors", .node(.accessorBlock)),
    ]),
    .typeAnnotation: .slots([required("colon", .token), required("type", .category(.type))]),
    .initializerClause: .slots([required("equal", .token), required("value", .category(.expression))]),
    .accessorBlock: .slots([
        required("leftBrace", .token), optional("accessors", .node(.accessorList)),
        optional("statements", .node(.statementList)), required("rightBrace", .token),
    ]),
    .accessorList: .list,
    .accessor: .slots([
        optional("attributes", .node(.attributeList)), optional("modifiers", .node(.modifierList)),
        required("name", .token), optional("leftParen", .token), optional("parameter", .token),
        optional("rightParen", .token), optional("effects", .node(.effectSpecifiers)),
        optional("body", .node(.codeBlock)),
    ]),
    .parameterClause: .slots([
        required("leftParen", .token), required("parameters", .node(.parameterList)), required("rightParen", .token),
    ]),
    .parameterList: .list,
    .parameter: .slots([
        optional("attributes", .node(.attributeList)), optional("modifiers", .node(.modifierList)),
        optional("firstName", .token), optional("secondName", .token), optional("colon", .token),
        optional("type", .category(.type)), optional("ellipsis", .token),
        optional("defaultValue", .node(.initializerClause)),
    ]),
    .effectSpecifiers: .list,
    .throwsClause: .slots([
        required("keyword", .token), optional("leftParen", .token), optional("type", .category(.type)),
        optional("rightParen", .token),
    ]),
    .returnClause: .slots([required("arrow", .token), required("type", .category(.type))]),
    .memberBlock: .slots([
        required("leftBrace", .token), required("members", .node(.memberList)), required("rightBrace", .token),
    ]),
    .memberList: .list,
    .enumCaseElementList: .list,
    .enumCaseElement: .slots([
        required("name", .token), optional("parameters", .node(.parameterClause)),
        optional("rawValue", .node(.initializerClause)),
    ]),
    .inheritanceClause: .slots([required("colon", .token), required("types", .node(.typeList))]),
    .typeList: .list,
    .genericParameterClause: .slots([
        required("leftAngle", .token), required("parameters", .node(.genericParameterList)),
        optional("whereClause", .node(.whereClause)), required("rightAngle", .token),
    ]),
    .genericParameterList: .list,
    .genericParameter: .slots([
        optional("attributes", .node(.attributeList)), optional("specifier", .token), required("name", .token),
        optional("colon", .token), optional("constraint", .category(.type)),
    ]),
    .genericArgumentClause: .slots([
        required("leftAngle", .token), required("arguments", .node(.genericArgumentList)),
        required("rightAngle", .token),
    ]),
    .genericArgumentList: .list,
    .whereClause: .slots([required("keyword", .token), required("requirements", .node(.requirementList))]),
    .requirementList: .list,
    .conformanceRequirement: .slots([
        required("type", .category(.type)), required("colon", .token), required("constraint", .category(.type)),
    ]),
    .sameTypeRequirement: .slots([
        required("left", .category(.any)), required("equality", .token), required("right", .category(.any)),
    ]),
    .precedenceGroupPropertyList: .list,
    .precedenceGroupProperty: .list,
    .ifConfigClauseList: .list,
    .ifConfigClause: .slots([
        required("keyword", .token), optional("condition", .category(.expression)),
        required("elements", .category(.any)),
    ]),
    // Types.
    .simpleType: .slots([required("name", .token), optional("genericArguments", .node(.genericArgumentClause))]),
    .postfixType: .slots([required("base", .category(.type)), required("suffixes", .node(.typeSuffixList))]),
    .arrayType: .slots([
        required("leftSquare", .token), required("element", .category(.type)), required("rightSquare", .token),
    ]),
    .dictionaryType: .slots([
        required("leftSquare", .token), required("key", .category(.type)), required("colon", .token),
        required("value", .category(.type)), required("rightSquare", .token),
    ]),
    .inlineArrayType: .slots([
        required("leftSquare", .token), required("count", .category(.any)), required("ofKeyword", .token),
        required("element", .category(.type)), required("rightSquare", .token),
    ]),
    .tupleType: .slots([
        required("leftParen", .token), required("elements", .node(.tupleTypeElementList)),
        required("rightParen", .token),
    ]),
    .functionType: .slots([
        required("leftParen", .token), required("parameters", .node(.tupleTypeElementList)),
        required("rightParen", .token), optional("effects", .node(.effectSpecifiers)), required("arrow", .token),
        required("result", .category(.type)),
    ]),
    .attributedType: .slots([required("specifiers", .node(.typeSpecifierList)), required("type", .category(.type))]),
    .constrainedType: .slots([required("keyword", .token), required("constraint", .category(.type))]),
    .compositionType: .list,
    .suppressedType: .slots([required("tilde", .token), required("type", .category(.type))]),
    .packElementType: .slots([required("keyword", .token), required("type", .category(.type))]),
    .packExpansionType: .slots([required("keyword", .token), required("type", .category(.type))]),
    .missingType: .slots([optional("skipped", .category(.any))]),
    // Parts of types.
    .typeSuffixList: .list,
    .memberTypeSuffix: .slots([
        required("period", .token), required("name", .token),
        optional("genericArguments", .node(.genericArgumentClause)),
    ]),
    .optionalTypeSuffix: .slots([required("mark", .token)]),
    .unwrappedTypeSuffix: .slots([required("mark", .token)]),
    .tupleTypeElementList: .list,
    .tupleTypeElement: .slots([
        optional("firstName", .token), optional("secondName", .token), optional("colon", .token),
        required("type", .category(.type)), optional("ellipsis", .token),
        optional("defaultValue", .node(.initializerClause)),
    ]),
    .typeSpecifierList: .list,
    // Patterns.
    .identifierPattern: .slots([required("name", .token)]),
    .wildcardPattern: .slots([required("wildcard", .token)]),
    .tuplePattern: .slots([
        required("leftParen", .token), required("elements", .node(.tuplePatternElementList)),
        required("rightParen", .token),
    ]),
    .valueBindingPattern: .slots([required("keyword", .token), required("pattern", .category(.pattern))]),
    .isPattern: .slots([required("keyword", .token), required("type", .category(.type))]),
    .expressionPattern: .slots([required("expression", .category(.expression))]),
    .missingPattern: .slots([optional("skipped", .category(.any))]),
    // Parts of patterns.
    .tuplePatternElementList: .list,
    .tuplePatternElement: .slots([
        optional("label", .token), optional("colon", .token), required("pattern", .category(.pattern)),
    ]),
]
