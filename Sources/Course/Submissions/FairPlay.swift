import Checking

/// What a submission may not do, found in its text before anything runs.
///
/// The check and the submission are one module. So a submission must not declare what the check means
/// to take from elsewhere, nor reach around the language to the explorer itself.
package struct FairPlay {
  private let source: SwiftSource
  private let reserved: ReservedNames

  package init(_ source: SwiftSource, of exercise: Exercise) {
    self.source = source
    reserved = ReservedNames(
      check: exercise.check, starter: SwiftSource(path: exercise.fileName, text: exercise.starter))
  }

  /// A line that does what is not allowed, and why it is not, as a sentence.
  package struct Violation: Equatable {
    package let line: Int
    package let sentence: String
  }

  package var violations: [Violation] {
    var found: [Violation] = []
    for (index, token) in source.tokens.enumerated() {
      if let sentence = sentence(at: index) {
        found.append(Violation(line: token.line, sentence: sentence))
      }
    }
    let declared = DeclaredNames(source)
    for (name, line) in declared.topLevel where reserved.words.contains(name) {
      found.append(.init(line: line, sentence: Self.taken(name)))
    }
    for (name, line) in declared.inForeignExtensions {
      if name == "init" || name == "subscript" {
        found.append(.init(line: line, sentence: Self.foreign(name)))
      } else if reserved.members.contains(name) {
        found.append(.init(line: line, sentence: Self.taken(name)))
      }
    }
    return found.sorted { $0.line < $1.line }
  }

  private static func taken(_ name: String) -> String {
    "'\(name)' is a name that the check uses; give your declaration another one."
  }

  private static func foreign(_ name: String) -> String {
    "'\(name)' for a type that is not yours could change what the check does; no task needs it."
  }

  private func sentence(at index: Int) -> String? {
    let word = source.tokens[index].text.filter { $0 != "`" }
    if source.isToken(index - 1, "@"), source.tokens[index].kind != .punctuation {
      return word.hasPrefix("_") || Self.attributes.contains(word)
        ? "@\(word) reaches around the language; no task needs it." : nil
    }
    guard source.tokens[index].kind == .word || source.tokens[index].kind == .quotedWord else {
      return nil
    }
    let isKeyword = source.tokens[index].kind == .word
    if isKeyword, word == "import", source.isName(index + 1) { return importing(index) }
    if isKeyword, word == "func", source.token(index + 1)?.kind == .sign {
      return "An operator of your own could change what the check compares; no task needs one."
    }
    if word == "precedencegroup"
      || (word == "operator"
        && Self.fixities.contains { source.isToken(index - 1, $0) })
    {
      return "Operators of your own could change what the check compares; no task needs one."
    }
    if Self.literals.contains(word) {
      return "\(word) changes what every literal means, also in the check; no task needs it."
    }
    if source.isToken(index - 1, "#"), Self.directives.contains(word) {
      return "#\(word) is not for a submission."
    }
    if Self.isUnsafe(word) {
      return "\(word) goes past what Swift makes sure of; no task needs it."
    }
    if Self.hidden.contains(word) || word.hasPrefix("Modeled") {
      return "\(word) belongs to the judge, not to a submission."
    }
    return nil
  }

  private func importing(_ index: Int) -> String? {
    var at = index + 1
    // A kind may stand between: import class Foundation.Thread
    if source.isName(at + 1), !(source.token(at + 1)?.startsLine ?? true) { at += 1 }
    guard let module = source.token(at)?.text.filter({ $0 != "`" }), !Self.modules.contains(module)
    else { return nil }
    return
      "import \(module): a submission may import \(Self.modules.sorted().joined(separator: ", "))."
  }

  private static let modules: Set = [
    "Dispatch", "Foundation", "FoundationEssentials", "Observation", "Swift", "Synchronization",
  ]
  private static let attributes: Set = [
    "main", "c", "cdecl", "objc", "implementation", "testable", "section", "used", "freestanding",
    "attached", "extern",
  ]
  private static let directives: Set = ["sourceLocation", "externalMacro", "line"]
  private static let literals: Set = [
    "IntegerLiteralType", "FloatLiteralType", "BooleanLiteralType", "StringLiteralType",
    "ExtendedGraphemeClusterType", "UnicodeScalarType",
  ]
  private static let fixities = ["infix", "prefix", "postfix"]
  private static let hidden: Set = [
    "Exploration", "CExploration", "Grading", "GradedRun", "Builtin", "Worker", "Checking",
  ]
  private static let permitted: Set = [
    "unsafe", "withUnsafeContinuation", "withUnsafeThrowingContinuation", "UnsafeContinuation",
    "withUnsafeCurrentTask", "UnsafeCurrentTask",
  ]

  private static func isUnsafe(_ word: String) -> Bool {
    if permitted.contains(word) { return false }
    return word.hasPrefix("Unsafe") || word.hasPrefix("unsafe") || word.hasPrefix("withUnsafe")
      || ["dlopen", "dlsym", "Unmanaged", "OpaquePointer"].contains(word)
  }
}
