import Checking
import SwiftReading

/// What a submission may not do, found in its text before anything runs.
///
/// The check and the submission are one module. So a submission must not declare what the check means
/// to take from elsewhere, nor reach around the language to the explorer itself. Unsafe uses of
/// memory are reported by the compiler itself, which knows them better (`UnsafeUse`).
package struct FairPlay {
  let source: SwiftSource
  private let reserved: ReservedNames
  private let isAboutTime: Bool
  /// What the file itself declares, wherever that is.
  private let own: Set<String>

  /// - Throws: An error of the tool that reads the exercise's starter, or ``CourseError`` for its check.
  package init(_ source: SwiftSource, of exercise: Exercise) throws {
    let starter = try SwiftSource(path: exercise.fileName, text: exercise.starter)
    self.source = source
    reserved = try ReservedNames(check: exercise.check, starter: starter)
    isAboutTime = starter.tokens.contains { Self.sleeping.contains($0.text) }
    own = Set(source.outline.declarations.map { source.name(at: $0.name) })
  }

  /// A line that does what is not allowed, and why it is not, as a sentence.
  package struct Violation: Equatable {
    package let line: Int
    package let sentence: String
  }

  package var violations: [Violation] {
    // A text that can be read in two ways is not read at all.
    let ambiguous = AmbiguousText(source).violations
    guard ambiguous.isEmpty else { return ambiguous }
    var found: [Violation] = []
    for index in source.tokens.indices {
      if let sentence = sentence(at: index) {
        found.append(Violation(line: source.tokens[index].line, sentence: sentence))
      }
    }
    for declaration in source.outline.declarations where declaration.kind == .import {
      if let sentence = Self.importing(source.name(at: declaration.name)) {
        let line = source.line(at: declaration.name.lowerBound)
        found.append(Violation(line: line, sentence: sentence))
      }
    }
    let declared = DeclaredNames(source)
    for (name, line) in declared.seenByOthers where reserved.words.contains(name) {
      found.append(.init(line: line, sentence: Self.taken(name)))
    }
    for (name, line) in declared.inForeignExtensions
    where reserved.members.contains(name) || reserved.words.contains(name)
      || ReservedNames.unspoken.contains(name)
    {
      found.append(.init(line: line, sentence: Self.taken(name)))
    }
    // In a type of the check's own, what it inherits comes before what stands outside.
    for (name, line) in declared.members(inheritedFrom: reserved.inherited)
    where reserved.words.contains(name) {
      let violation = Violation(line: line, sentence: Self.taken(name))
      if !found.contains(violation) { found.append(violation) }
    }
    return found.sorted { $0.line < $1.line }
  }

  private static func taken(_ name: String) -> String {
    "'\(name)' is a name that the check uses; rename your declaration."
  }

  /// The parameters and patterns of the file, which are no declarations of their own.
  private var names: Set<String> {
    Set(
      source.tokens.indices.filter { index in
        isToken(index + 1, ":") || isToken(index + 1, "in")
          || ["let", "var", "for"].contains { isToken(index - 1, $0) }
      }.map { source.tokens[$0].name })
  }

  func token(_ index: Int) -> SwiftToken? { source.token(index) }

  func isToken(_ index: Int, _ text: String) -> Bool { source.isToken(index, text) }

  private func sentence(at index: Int) -> String? {
    let token = source.tokens[index]
    guard token.kind == .word || token.kind == .quotedWord else { return nil }
    let word = token.name
    if isToken(index - 1, "@") {
      // The language's own begin with a small letter, and come before a type of that name.
      let isOwn = own.contains(word) && word.first?.isUppercase == true
      return Self.attributes.contains(word) || isOwn
        ? nil : "@\(word) bypasses the rules of the language; no exercise needs it."
    }
    if word == "func", self.token(index + 1)?.kind == .sign {
      return "A custom operator could change what the check compares; no exercise needs one."
    }
    if ["operator", "precedencegroup"].contains(word), self.token(index + 1)?.kind != .punctuation {
      return "A custom operator could change what the check compares; no exercise needs one."
    }
    if isToken(index - 1, "#"), Self.directives.contains(word) {
      return "#\(word) is not allowed in a submission."
    }
    if Self.isUnsafe(word) || word == "unsafe" && !isArgument(index) {
      return "\(word) bypasses Swift's memory safety; no exercise needs it."
    }
    if word.hasPrefix("ExpressibleBy") {
      return "\(word): what the check writes down must stay what it is; no exercise needs it."
    }
    if isInternal(word) {
      return "\(word) is an internal name of a library; a submission cannot use it."
    }
    if Self.hidden.contains(word) && !(Self.common.contains(word) && own.contains(word))
      || word.hasPrefix("Modeled") || word.hasPrefix("_modeled")
    {
      return "\(word) belongs to the grader; a submission cannot use it."
    }
    if Self.files.contains(word) || isLoading(index) {
      return "\(word): a submission cannot load files or use a server."
    }
    if Self.places.contains(word) || isPlace(index) {
      return
        "\(word): a submission does the same wherever it runs, and need not know where that is."
    }
    if Self.sleeping.contains(word), !isAboutTime, !isOwnSleep(at: index) {
      return
        "\(word): no sleep is long enough to guarantee an order; wait for the event itself."
    }
    return nil
  }

  /// `nonisolated(unsafe)` is about threads; the keyword before an expression is about memory.
  private func isArgument(_ index: Int) -> Bool {
    isToken(index - 2, "nonisolated") && isToken(index - 1, "(") && isToken(index + 1, ")")
  }

  /// `Data(contentsOf:)` loads something; `append(contentsOf:)` does not.
  private func isLoading(_ index: Int) -> Bool {
    guard isToken(index, "contentsOf"), isToken(index - 1, "("), let called = token(index - 2)
    else {
      return false
    }
    // Another name for a type may begin with a small letter.
    return !Self.appending.contains(called.name) && !isFunction(called.name)
  }

  /// Whether something is asked of the process or the machine, other than how many processors it has.
  private func isPlace(_ index: Int) -> Bool {
    if isToken(index, "ProcessInfo") {
      return !(isToken(index + 1, ".") && isToken(index + 2, "processInfo"))
    }
    guard isToken(index, "processInfo"), isToken(index - 2, "ProcessInfo") else { return false }
    let member = isToken(index + 1, ".") ? token(index + 2)?.name : nil
    return !Self.ofMachine.contains(member ?? "")
  }

  private func isFunction(_ name: String) -> Bool {
    source.outline.declarations.contains {
      $0.kind == .function && source.name(at: $0.name) == name
    }
  }

  /// Whether a name is one that libraries keep for themselves, and none of the file's own or of a wrapper's storage.
  private func isInternal(_ word: String) -> Bool {
    guard word.hasPrefix("_"), word.contains(where: { $0 != "_" }) else { return false }
    // These have such names for everybody.
    guard !["_Concurrency", "_exit", "_Exit"].contains(word) else { return false }
    return !own.contains(word) && !own.contains(String(word.dropFirst())) && !names.contains(word)
  }

  private static func importing(_ module: String) -> String? {
    modules.contains(module)
      ? nil
      : "import \(module): a submission may import \(modules.sorted().joined(separator: ", "))."
  }
}
