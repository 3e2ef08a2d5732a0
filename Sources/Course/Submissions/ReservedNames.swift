import Checking
import SwiftReading

/// The names that a check takes from the language, its libraries and `Grading`.
///
/// A submission that declared one of them would put its own in their place.
package struct ReservedNames {
  /// Names that stand for themselves: types, functions.
  package let words: Set<String>
  /// Names after a dot: members of types that the submission has not made.
  package let members: Set<String>
  /// What the check's own types inherit from or conform to.
  let inherited: Set<String>

  package init(check: [SwiftSource], starter: SwiftSource) {
    let own = Set(starter.tokens.map(\.text))
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
        } else if !declared.contains(token.text), !Self.isLabel(index, in: source) {
          words.insert(token.text)
        }
      }
    }
    inherited = Set(
      check.flatMap { source in
        source.outline.declarations.flatMap { DeclaredNames.inherited(by: $0, in: source) }
      })
    // A helper of the check's own must not be met by a better overload, nor by a second type.
    for source in check { words.formUnion(DeclaredNames(source).topLevel.map(\.name)) }
    // What the starter declares is what the check wants from the submission.
    let wanted = Set(DeclaredNames(starter).topLevel.map(\.name))
    self.words = words.subtracting(wanted)
    self.members = members.subtracting(own.intersection(members).filter { wanted.contains($0) })
  }

  /// Members that the language calls without naming them: for each literal, loop and text of a check.
  static let unspoken: Set = [
    "init", "subscript", "appendInterpolation", "appendLiteral", "makeIterator", "next",
    "makeAsyncIterator", "callAsFunction", "description", "debugDescription", "hash", "hashValue",
    "encode", "write", "wrappedValue", "projectedValue", "buildBlock", "unownedExecutor",
    "sharedUnownedExecutor", "checkIsolated",
  ]

  /// Whether a name stands before a colon that does not belong to a choice or a dictionary.
  private static func isLabel(_ index: Int, in source: SwiftSource) -> Bool {
    source.isToken(index + 1, ":") && !source.isToken(index - 1, "?")
      && !source.isToken(index - 1, "[")
  }

  private static func isDeclared(_ index: Int, in source: SwiftSource) -> Bool {
    ["let", "var", "func", "class", "struct", "enum", "actor"].contains {
      source.isToken(index - 1, $0)
    } || source.isToken(index + 1, "in")
  }
}
