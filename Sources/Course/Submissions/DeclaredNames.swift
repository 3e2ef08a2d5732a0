import Checking

/// What a file declares where others can see it.
struct DeclaredNames {
  /// A name and the line on which it is declared.
  typealias Name = (name: String, line: Int)

  /// Names at the top level.
  private(set) var topLevel: [Name] = []
  /// Names in extensions of types that are not the file's own.
  private(set) var inForeignExtensions: [Name] = []

  private let source: SwiftSource

  /// Not protocols: an extension of one may reach types of others.
  private static let types: Set = ["class", "struct", "enum", "actor"]
  private static let introducers = types.union([
    "protocol", "func", "var", "let", "typealias", "macro",
  ])
  /// Members without a name of their own, which take precedence over those of the type's module.
  private static let nameless: Set = ["init", "subscript"]

  init(_ source: SwiftSource) {
    self.source = source
    var own: Set<String> = []
    var protocols: Set<String> = []
    for index in source.tokens.indices where source.depths[index] == 0 {
      let names = names(introducedAt: index)
      topLevel += names
      if Self.types.contains(source.tokens[index].text) { own.formUnion(names.map(\.name)) }
      if source.isToken(index, "protocol") { protocols.formUnion(names.map(\.name)) }
    }
    if !protocols.isDisjoint(with: adopted(byTypesBeside: own)) { own.subtract(protocols) }
    for index in source.tokens.indices where source.isToken(index, "extension") {
      guard let type = source.token(index + 1), let body = source.body(from: index) else {
        continue
      }
      // A name with a dot can lead anywhere, and so can another name for a type.
      if own.contains(type.text), !source.isToken(index + 2, ".") { continue }
      for member in source.members(inside: body) {
        let token = source.tokens[member]
        inForeignExtensions += names(introducedAt: member)
        if token.kind == .word, Self.nameless.contains(token.text),
          !source.isToken(member - 1, ".")
        {
          inForeignExtensions.append((token.text, token.line))
        }
      }
    }
  }

  /// What types of others are made to adopt: through it their members can be replaced.
  private func adopted(byTypesBeside own: Set<String>) -> Set<String> {
    var names: Set<String> = []
    for index in source.tokens.indices where source.isToken(index, "extension") {
      guard let type = source.token(index + 1), let body = source.body(from: index),
        !own.contains(type.text) || source.isToken(index + 2, ".")
      else { continue }
      names.formUnion(source.tokens[index + 2..<body].map(\.name))
    }
    return names
  }

  /// The names that a declaration introduces, if a keyword that begins one stands at an index.
  private func names(introducedAt index: Int) -> [Name] {
    guard source.tokens[index].kind == .word,
      Self.introducers.contains(source.tokens[index].text), !source.isToken(index - 1, "."),
      // `class func` introduces a function, not a class.
      let next = source.token(index + 1), !Self.introducers.contains(next.text)
    else { return [] }
    let isVariable = source.isToken(index, "let") || source.isToken(index, "var")
    guard isVariable else { return [name(next)] }
    return pattern(at: index + 1) + furtherPatterns(after: index)
  }

  private func name(_ token: SwiftToken) -> Name {
    (token.name, token.line)
  }

  /// A name, or the names in a tuple.
  private func pattern(at index: Int) -> [Name] {
    guard let token = source.token(index) else { return [] }
    guard token.is("("), let end = source.partners[index] else { return [name(token)] }
    return source.tokens[index..<end].filter { $0.kind == .word || $0.kind == .quotedWord }
      .map(name)
  }

  /// What is declared after commas: `let first = 1, second = 2`.
  private func furtherPatterns(after start: Int) -> [Name] {
    let depth = source.depths[start]
    var names: [Name] = []
    var index = start + 1
    while let token = source.token(index), source.depths[index] >= depth {
      if source.depths[index] == depth {
        if token.kind == .word, Self.introducers.contains(token.text) { break }
        if token.is(","), source.token(index + 1) != nil {
          // Commas are between generic arguments, too; a variable has a type or a value.
          let end = source.partners[index + 1] ?? index + 1
          if isSign(end + 1, ":") || isSign(end + 1, "=") { names += pattern(at: index + 1) }
        }
      }
      index += 1
    }
    return names
  }

  private func isSign(_ index: Int, _ text: String) -> Bool { source.token(index)?.text == text }
}

extension SwiftToken {
  /// The name that a word or a word between backticks stands for.
  var name: String { text.filter { $0 != "`" } }
}
