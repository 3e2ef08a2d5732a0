import Checking

/// What a file declares where others can see it.
struct DeclaredNames {
  private(set) var topLevel: [(name: String, line: Int)] = []
  /// Members that it gives to types that it has not made itself.
  private(set) var inForeignExtensions: [(name: String, line: Int)] = []
  /// Lines that declare several global variables at once.
  private(set) var patterns: [Int] = []

  private static let types: Set = ["class", "struct", "enum", "actor"]
  private static let introducers = types.union([
    "func", "var", "let", "protocol", "typealias", "macro",
  ])

  init(_ source: SwiftSource) {
    for index in source.tokens.indices where source.depths[index] == 0 {
      findTopLevel(index, source)
    }
    // A protocol's extension, or one of another name for a type, may reach types of others.
    let own = Set(
      source.tokens.indices.filter { index in
        Self.types.contains(source.tokens[index].text) && source.tokens[index].kind == .word
      }.compactMap { source.token($0 + 1)?.name })
    for index in source.tokens.indices
    where source.isToken(index, "extension") && source.depths[index] == 0 {
      guard let type = source.token(index + 1)?.name, !own.contains(type),
        let body = source.body(from: index)
      else { continue }
      findMembers(body, source)
    }
  }

  private mutating func findTopLevel(_ index: Int, _ source: SwiftSource) {
    let word = source.tokens[index]
    // `class func` introduces a function, not a class.
    if word.kind == .word, Self.introducers.contains(word.text), let next = source.token(index + 1),
      !Self.introducers.contains(next.text)
    {
      topLevel.append((next.name, next.line))
      if next.is("("), ["let", "var"].contains(word.text) { patterns.append(word.line) }
    }
    // `let first = 1, second = 2`
    let isAnother =
      source.isToken(index - 1, ",")
      && (source.isToken(index + 1, "=") || source.isToken(index + 1, ":")
        || source.isToken(index + 1, ",") || source.isToken(index + 1, "{"))
    if isAnother, word.kind == .quotedWord || word.name.first?.isLowercase == true {
      topLevel.append((word.name, word.line))
    }
    if isAnother, source.isToken(index + 1, "=") { patterns.append(word.line) }
  }

  private mutating func findMembers(_ body: Int, _ source: SwiftSource) {
    for index in source.members(inside: body) {
      let token = source.tokens[index]
      if ["init", "subscript"].contains(token.text), token.kind == .word,
        !source.isToken(index - 1, ".")
      {
        inForeignExtensions.append((token.text, token.line))
      }
      guard Self.introducers.contains(token.text), let name = source.token(index + 1),
        !Self.introducers.contains(name.text)
      else { continue }
      inForeignExtensions.append((name.name, name.line))
      if name.is("(") { patterns.append(name.line) }
    }
  }
}

extension SwiftToken {
  /// The name that a word or a word between backticks stands for.
  var name: String { text.filter { $0 != "`" } }
}
