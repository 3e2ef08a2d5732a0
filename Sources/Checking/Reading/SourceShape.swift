/// How a file starts, as far as its text tells.
public struct SourceShape: Sendable, Equatable {
  /// The line of an `@main`, if there is one.
  public let mainAttributeLine: Int?
  /// The line of the first statement outside all declarations, if there is one.
  ///
  /// Global variables count as declarations: both kinds of files have them.
  public let topLevelLine: Int?

  /// Whether a type is marked as the program's start.
  public var hasMainAttribute: Bool { mainAttributeLine != nil }
  /// Whether there are statements outside all declarations.
  public var hasTopLevelCode: Bool { topLevelLine != nil }

  /// Looks at a file.
  public init(_ source: SwiftSource) {
    mainAttributeLine =
      source.tokens.indices.first {
        source.isToken($0, "@") && source.isToken($0 + 1, "main")
      }.map { source.tokens[$0].line }
    topLevelLine =
      source.tokens.indices.first {
        source.depths[$0] == 0 && Self.startsStatement($0, in: source)
          && !Self.startsDeclaration($0, in: source)
      }.map { source.tokens[$0].line }
  }

  private static func startsStatement(_ index: Int, in source: SwiftSource) -> Bool {
    let token = source.tokens[index]
    guard let before = source.token(index - 1) else { return true }
    if before.is(";") { return true }
    guard token.startsLine, !continues(token) else { return false }
    return !expectsMore(before, at: index - 1, in: source)
  }

  /// Whether a token at the start of a line belongs to the line before.
  private static func continues(_ token: SwiftToken) -> Bool {
    switch token.kind {
    case .punctuation: ["{", "}", ")", "]", ".", ",", ":"].contains(token.text)
    case .sign: token.isSpacedAfter
    case .word:
      ["else", "where", "throws", "rethrows", "async", "as", "is", "catch"]
        .contains(token.text)
    case .quotedWord, .number, .string, .regex: false
    }
  }

  /// Whether the line that a token ends goes on below.
  private static func expectsMore(_ token: SwiftToken, at index: Int, in source: SwiftSource)
    -> Bool
  {
    switch token.kind {
    case .punctuation: return ["(", "[", "{", ",", ":", ".", "@"].contains(token.text)
    case .sign: return token.isSpacedBefore || token.text == "<"
    case .word: return starters.contains(token.text) || isAttribute(index, in: source)
    case .quotedWord, .number, .string, .regex: return false
    }
  }

  private static func isAttribute(_ index: Int, in source: SwiftSource) -> Bool {
    source.isToken(index - 1, "@")
  }

  private static let directives: Set = [
    "if", "elseif", "else", "endif", "warning", "error", "sourceLocation", "line",
  ]
  private static let declarations: Set = [
    "import", "let", "var", "func", "struct", "class", "enum", "protocol", "extension", "actor",
    "typealias", "operator", "precedencegroup", "macro", "init", "deinit", "subscript",
  ]
  private static let modifiers: Set = [
    "public", "private", "fileprivate", "internal", "package", "open", "final", "static", "lazy",
    "weak", "unowned", "indirect", "nonisolated", "isolated", "distributed", "dynamic", "prefix",
    "postfix", "infix", "mutating", "nonmutating", "override", "required", "convenience",
    "borrowing", "consuming", "sending",
  ]
  private static let starters = declarations.union(modifiers)

  /// Skips attributes and modifiers, and sees whether a declaration follows.
  private static func startsDeclaration(_ index: Int, in source: SwiftSource) -> Bool {
    var at = index
    if source.isToken(at, "#") { return directives.contains(source.token(at + 1)?.text ?? "") }
    while let token = source.token(at) {
      if token.is("@") {
        at += 2
        while source.isToken(at, "."), source.isName(at + 1) { at += 2 }
      } else if token.kind == .word, modifiers.contains(token.text) {
        at += 1
      } else {
        return token.kind == .word && declarations.contains(token.text)
          && (token.text != "actor" || source.isName(at + 1))
      }
      if source.isToken(at, "("), let closing = source.partners[at],
        source.token(at).map({ !$0.isSpacedBefore }) ?? false
      {
        at = closing + 1
      }
    }
    return true
  }
}
