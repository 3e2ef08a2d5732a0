import SwiftParser
import SwiftReading
import SwiftSyntax

/// Goes through the tree of a file once, and notes its tokens, declarations and statements.
///
/// It keeps what is open in an array and not on the stack: a chain of a hundred thousand calls is a tree of
/// that depth.
struct OutlineWalk {
  private(set) var outline = SourceOutline()
  private var open: [Level] = []
  /// Whether a statement outside of all declarations has begun, whose first token is still to come.
  private var awaitsStatement = false

  private struct Level {
    var children: SyntaxChildren.Iterator
    let context: Context
  }

  /// What is true of the children of a node.
  struct Context {
    var container: SourceOutline.Declaration.Container
    /// The declaration whose parts they are.
    var owner: Int?
    /// The list of statements that they belong to, if it stands between braces.
    var block: Int?
    var isConditional = false
    /// How many interpolations are open.
    var strings = 0
  }

  /// Parses a text.
  init(of text: UnsafeBufferPointer<UInt8>) {
    let tree = Parser.parse(source: text)
    outline.hasErrors = tree.hasError
    open.append(
      Level(
        children: tree.children(viewMode: .sourceAccurate).makeIterator(),
        context: Context(container: .file)))
    while let last = open.indices.last {
      if let node = open[last].children.next() {
        visit(node, open[last].context)
      } else {
        open.removeLast()
      }
    }
  }

  private mutating func visit(_ node: Syntax, _ context: Context) {
    if let token = node.as(TokenSyntax.self) {
      note(token, context)
      return
    }
    var inner = context
    noteStatements(node, &inner)
    switch node.kind {
    case .codeBlockItem:
      if context.container == .file, Self.isStatement(node), outline.firstStatement == nil {
        awaitsStatement = true
      }
    case .codeBlockItemList, .memberBlockItemList, .memberBlockItem, .unexpectedNodes,
      .ifConfigClauseList, .ifConfigClause:
      break
    case .ifConfigDecl:
      inner.isConditional = true
    case .memberBlock:
      if let owner = context.owner { inner.container = .type(owner) }
    case .expressionSegment:
      inner.container = .code
      inner.strings += 1
    default:
      inner.container = .code
      if node.kind == .attribute { noteMain(node) }
      let declarations = DeclarationReading.declarations(of: node, in: context)
      outline.declarations += declarations
      inner.owner = declarations.isEmpty ? nil : outline.declarations.count - 1
    }
    open.append(
      Level(children: node.children(viewMode: .sourceAccurate).makeIterator(), context: inner))
  }

  private mutating func noteStatements(_ node: Syntax, _ context: inout Context) {
    if node.kind == .codeBlockItemList, let parent = node.parent, parent.kind != .sourceFile {
      outline.blocks.append(.init(node.places, isClosure: parent.kind == .closureExpr))
      context.block = outline.blocks.count - 1
    } else if node.kind == .codeBlockItem, let block = context.block {
      outline.statements.append(.init(node.places, in: block))
    }
  }

  private static func isStatement(_ item: Syntax) -> Bool {
    guard let item = item.as(CodeBlockItemSyntax.self)?.item else { return false }
    // The compiler takes these for declarations.
    if let macro = Syntax(item).as(MacroExpansionExprSyntax.self) {
      return !["warning", "error"].contains(macro.macroName.text)
    }
    return !Syntax(item).isProtocol((any DeclSyntaxProtocol).self)
  }

  private mutating func noteMain(_ node: Syntax) {
    guard outline.mainAttribute == nil, let attribute = node.as(AttributeSyntax.self),
      attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.text == "main"
    else { return }
    outline.mainAttribute = attribute.atSign.positionAfterSkippingLeadingTrivia.utf8Offset
  }

  private mutating func note(_ token: TokenSyntax, _ context: Context) {
    guard token.presence == .present, let kind = TokenReading.kind(of: token) else { return }
    let range = token.places
    guard !range.isEmpty else { return }
    if awaitsStatement {
      awaitsStatement = false
      outline.firstStatement = range.lowerBound
    }
    if TokenReading.isDirective(token) {
      // As the compiler's directives, so `#` and a word are two tokens everywhere.
      let word = range.lowerBound + 1
      outline.tokens.append(.init(.punctuation, range.lowerBound..<word, strings: context.strings))
      outline.tokens.append(.init(.word, word..<range.upperBound, strings: context.strings))
    } else {
      outline.tokens.append(.init(kind, range, strings: context.strings))
    }
  }
}

extension SyntaxProtocol {
  /// Where it stands, without the space and comments around it.
  var places: Range<Int> {
    let start = positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<max(start, endPositionBeforeTrailingTrivia.utf8Offset)
  }
}
