import Terminal

/// A function that `--call` can name.
public struct ScenarioFunction: Sendable, Equatable {
  /// Its name.
  public let name: String
  /// The file that declares it.
  public let path: String
  /// The line of its declaration, from 1.
  public let line: Int
  /// Whether it has to be awaited.
  public let isAsync: Bool
  /// Whether it can throw.
  public let `throws`: Bool
  /// Whether it returns something other than `Void` or `Never`.
  public let returnsValue: Bool
  /// Whether it has to run on a global actor, such as the main one.
  public let hasGlobalActor: Bool
  /// Whether it has parameters or is generic, so that nobody can call it just so.
  let needsArguments: Bool
  /// Whether it stands inside a type or another function.
  let isNested: Bool
  /// Whether other files cannot see it.
  let isPrivate: Bool
}

/// A name after `--call` for which there is not exactly one function.
public struct ScenarioError: Error, Sendable, Equatable, CustomStringConvertible {
  /// One sentence, with the nearest name or the place.
  public let description: String
}

extension ScenarioFunction {
  /// Finds the function of each name, in the order of the names.
  ///
  /// - Throws: ``ScenarioError`` for a name that no function has, that several have, or whose
  ///   function cannot be called from outside and without arguments.
  public static func find(
    _ names: [String], in sources: [SwiftSource]
  ) throws(ScenarioError) -> [ScenarioFunction] {
    let functions = sources.flatMap { all(in: $0) }
    var found: [ScenarioFunction] = []
    for name in names { found.append(try find(name, among: functions)) }
    return found
  }

  private static func find(
    _ name: String, among functions: [ScenarioFunction]
  ) throws(ScenarioError) -> ScenarioFunction {
    let candidates = functions.filter { $0.name == name }
    let callable = candidates.filter { !$0.isNested && !$0.needsArguments && !$0.isPrivate }
    if let only = callable.first, callable.count == 1 { return only }
    let problem: String
    if callable.count > 1 {
      let places = callable.map { "\($0.path):\($0.line)" }.joined(separator: " and ")
      problem = "--call \(name) is ambiguous: it is declared at \(places)"
    } else if let near = candidates.first(where: { !$0.isNested }) ?? candidates.first {
      let reason =
        near.isNested
        ? "it is declared inside of something else; give it a global function"
        : near.needsArguments ? "it takes arguments" : "it is private"
      problem = "cannot call \(name) (\(near.path):\(near.line)): \(reason)"
    } else {
      let choices = functions.filter { !$0.isNested && !$0.needsArguments }.map(\.name)
      problem =
        Suggestion.nearest(to: name, among: choices).map {
          "there is no function \(name)(); did you mean '\($0)'?"
        } ?? "there is no function \(name)() in the files"
    }
    throw ScenarioError(description: problem)
  }

  /// The functions of a file that can be called from outside and without arguments.
  public static func callable(in source: SwiftSource) -> [ScenarioFunction] {
    all(in: source).filter { !$0.isNested && !$0.needsArguments && !$0.isPrivate }
  }

  /// Every function that a file declares with a body.
  public static func all(in source: SwiftSource) -> [ScenarioFunction] {
    source.tokens.indices.compactMap { index in
      guard source.isToken(index, "func"), source.isName(index + 1) else { return nil }
      return ScenarioFunction(declaredAt: index, in: source)
    }
  }

  private init?(declaredAt index: Int, in source: SwiftSource) {
    guard let body = source.body(from: index),
      let open = (index + 2..<body).first(where: { source.isToken($0, "(") }),
      let close = source.partners[open]
    else { return nil }
    let name = source.tokens[index + 1]
    self.name = name.text.filter { $0 != "`" }
    path = source.path
    line = name.line
    let after = (close + 1..<body).map { source.tokens[$0] }
    let arrow = after.firstIndex { $0.is("->") } ?? after.endIndex
    isAsync = after[..<arrow].contains { $0.is("async") }
    self.throws = after[..<arrow].contains { $0.is("throws") }
    let result = after[arrow...].dropFirst().prefix { !$0.is("where") }.map(\.text)
      .joined()
    returnsValue = !["", "Void", "Swift.Void", "()", "Never"].contains(result)
    needsArguments = close > open + 1 || open > index + 2
    isNested = source.depths[index] > 0
    let (modifiers, attributes) = Self.prefix(before: index, in: source)
    isPrivate = !modifiers.isDisjoint(with: ["private", "fileprivate"])
    // Attributes of the language begin in lower case, but for this one.
    hasGlobalActor = attributes.contains { $0 != "Sendable" && $0.first?.isUppercase == true }
  }

  /// What stands before a declaration, on its line and the lines before.
  private static func prefix(
    before index: Int, in source: SwiftSource
  ) -> (modifiers: Set<String>, attributes: Set<String>) {
    var modifiers: Set<String> = []
    var attributes: Set<String> = []
    var at = index - 1
    while let token = source.token(at) {
      if token.is(")"), let opening = source.partners[at] {
        at = opening
      } else if token.kind == .word {
        var first = at
        while source.isToken(first - 1, "."), source.isName(first - 2) { first -= 2 }
        if source.isToken(first - 1, "@") {
          attributes.insert(token.text)
        } else {
          modifiers.insert(token.text)
        }
      } else if !token.is("@"), !token.is(".") {
        break
      }
      at -= 1
    }
    return (modifiers, attributes)
  }
}
