import SwiftReading
import SwiftSyntax

/// What a node of the tree declares.
enum DeclarationReading {
  typealias Declaration = SourceOutline.Declaration

  /// The declarations of a node: none for most, several for a variable of several names.
  static func declarations(of node: Syntax, in context: OutlineWalk.Context) -> [Declaration] {
    let declarations = kinds(of: node).map { kind, name in
      Declaration(kind, name: name.places, in: context.container)
    }
    guard !declarations.isEmpty else { return [] }
    let modifiers = node.asProtocol((any WithModifiersSyntax).self)?.modifiers
    let attributes = node.asProtocol((any WithAttributesSyntax).self)?.attributes
    return declarations.map { declaration in
      var declaration = declaration
      declaration.isConditional = context.isConditional
      // Lazily: the parser's own `filter` makes a new tree of the whole file.
      declaration.modifiers =
        modifiers?.lazy.filter { $0.detail == nil }.map { $0.name.places } ?? []
      declaration.attributes = attributes.map(names) ?? []
      declaration.body = body(of: node)
      complete(&declaration, from: node)
      return declaration
    }
  }

  private static func kinds(of node: Syntax) -> [(Declaration.Kind, TokenSyntax)] {
    switch node.as(SyntaxEnum.self) {
    case .importDecl(let node): node.path.first.map { [(.import, $0.name)] } ?? []
    case .classDecl(let node): [(.class, node.name)]
    case .structDecl(let node): [(.struct, node.name)]
    case .enumDecl(let node): [(.enum, node.name)]
    case .actorDecl(let node): [(.actor, node.name)]
    case .protocolDecl(let node): [(.protocol, node.name)]
    case .extensionDecl(let node):
      [(.extension, name(of: node.extendedType) ?? node.extensionKeyword)]
    case .functionDecl(let node): [(.function, node.name)]
    case .variableDecl(let node):
      node.bindings.flatMap { names(in: $0.pattern) }.map { (.variable, $0) }
    case .typeAliasDecl(let node): [(.typeAlias, node.name)]
    case .associatedTypeDecl(let node): [(.associatedType, node.name)]
    case .initializerDecl(let node): [(.initializer, node.initKeyword)]
    case .deinitializerDecl(let node): [(.deinit, node.deinitKeyword)]
    case .subscriptDecl(let node): [(.subscript, node.subscriptKeyword)]
    case .operatorDecl(let node): [(.operator, node.name)]
    case .precedenceGroupDecl(let node): [(.precedenceGroup, node.name)]
    case .macroDecl(let node): [(.macro, node.name)]
    case .enumCaseDecl(let node): node.elements.map { (.enumCase, $0.name) }
    default: []
    }
  }

  private static func complete(_ declaration: inout Declaration, from node: Syntax) {
    if let node = node.as(ExtensionDeclSyntax.self) {
      declaration.isQualified = !node.extendedType.is(IdentifierTypeSyntax.self)
      let brace = node.memberBlock.leftBrace.positionAfterSkippingLeadingTrivia.utf8Offset
      declaration.requirements = node.extendedType.places.upperBound..<brace
    } else if let node = node.as(ImportDeclSyntax.self) {
      let start = node.importKindSpecifier?.places.lowerBound ?? node.path.places.lowerBound
      declaration.detail = start..<node.path.places.upperBound
    } else if let node = node.as(FunctionDeclSyntax.self) {
      let effects = node.signature.effectSpecifiers
      declaration.isAsync = effects?.asyncSpecifier != nil
      declaration.throws = effects?.throwsClause?.throwsSpecifier.tokenKind == .keyword(.throws)
      declaration.needsArguments =
        !node.signature.parameterClause.parameters.isEmpty || node.genericParameterClause != nil
      declaration.detail = node.signature.returnClause?.type.places
    }
  }

  private static func body(of node: Syntax) -> Range<Int>? {
    let braces: (open: TokenSyntax, close: TokenSyntax)
    if let block = node.asProtocol((any DeclGroupSyntax).self)?.memberBlock {
      braces = (block.leftBrace, block.rightBrace)
    } else if let block = node.as(FunctionDeclSyntax.self)?.body {
      braces = (block.leftBrace, block.rightBrace)
    } else {
      return nil
    }
    guard braces.open.presence == .present else { return nil }
    return braces.open.places
      .upperBound..<max(
        braces.open.places.upperBound, braces.close.places.lowerBound)
  }

  /// The names of attributes, also of those in an `#if`.
  private static func names(of attributes: AttributeListSyntax) -> [Range<Int>] {
    attributes.flatMap { element -> [Range<Int>] in
      if let attribute = element.as(AttributeSyntax.self) {
        return name(of: attribute.attributeName).map { [$0.places] } ?? []
      }
      guard let conditional = element.as(IfConfigDeclSyntax.self) else { return [] }
      return conditional.clauses.flatMap { clause in
        clause.elements?.as(AttributeListSyntax.self).map(names) ?? []
      }
    }
  }

  /// The last name of a type, such as `Lock` of `Library.Lock<Int>`.
  private static func name(of type: TypeSyntax) -> TokenSyntax? {
    type.as(IdentifierTypeSyntax.self)?.name ?? type.as(MemberTypeSyntax.self)?.name
  }

  private static func names(in pattern: PatternSyntax) -> [TokenSyntax] {
    if let pattern = pattern.as(IdentifierPatternSyntax.self) { return [pattern.identifier] }
    guard let tuple = pattern.as(TuplePatternSyntax.self) else { return [] }
    return tuple.elements.flatMap { names(in: $0.pattern) }
  }
}
