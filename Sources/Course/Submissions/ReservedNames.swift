import Checking

/// The names that a check takes from the language, its libraries and `Grading`.
///
/// A submission that declared one of them would put its own in their place.
struct ReservedNames {
  /// Names that stand for themselves: types, functions.
  let words: Set<String>
  /// Names after a dot: members of types that the submission has not made.
  let members: Set<String>

  init(check: [SwiftSource], starter: SwiftSource) {
    let own = Set(starter.tokens.filter { $0.kind != .string }.map(\.text))
    var words: Set<String> = []
    var members: Set<String> = []
    for source in check {
      var declared: Set<String> = []
      for index in source.tokens.indices where Self.isDeclared(index, in: source) {
        declared.insert(source.tokens[index].text)
      }
      for (index, token) in source.tokens.enumerated()
      where token.kind == .word || token.kind == .quotedWord {
        if source.isToken(index - 1, ".") {
          members.insert(token.text)
        } else if !declared.contains(token.text), !source.isToken(index + 1, ":") {
          words.insert(token.text)
        }
      }
    }
    // What the starter declares is what the check wants from the submission.
    let wanted = Set(DeclaredNames(starter).topLevel.map(\.name))
    self.words = words.subtracting(wanted)
    self.members = members.subtracting(own.intersection(members).filter { wanted.contains($0) })
  }

  private static func isDeclared(_ index: Int, in source: SwiftSource) -> Bool {
    ["let", "var", "func", "class", "struct", "enum", "actor"].contains {
      source.isToken(index - 1, $0)
    } || source.isToken(index + 1, "in")
  }
}

/// What a file declares where others can see it.
struct DeclaredNames {
  private(set) var topLevel: [(name: String, line: Int)] = []
  private(set) var inForeignExtensions: [(name: String, line: Int)] = []

  private static let introducers: Set = [
    "func", "var", "let", "class", "struct", "enum", "actor", "protocol", "typealias", "macro",
  ]

  init(_ source: SwiftSource) {
    var extensions: [(type: String, body: Int)] = []
    for index in source.tokens.indices {
      if source.isToken(index, "extension"), let type = source.token(index + 1),
        let body = source.body(from: index)
      {
        extensions.append((type.text, body))
      }
      // `class func` introduces a function, not a class.
      guard source.tokens[index].kind == .word,
        Self.introducers.contains(source.tokens[index].text), source.depths[index] == 0,
        let name = source.token(index + 1), !Self.introducers.contains(name.text)
      else { continue }
      topLevel.append((name.text.filter { $0 != "`" }, name.line))
    }
    let own = Set(topLevel.map(\.name))
    for (type, body) in extensions where !own.contains(type) {
      for index in source.members(inside: body)
      where Self.introducers.contains(source.tokens[index].text) {
        guard let name = source.token(index + 1), !Self.introducers.contains(name.text) else {
          continue
        }
        inForeignExtensions.append((name.text.filter { $0 != "`" }, name.line))
      }
    }
  }
}
