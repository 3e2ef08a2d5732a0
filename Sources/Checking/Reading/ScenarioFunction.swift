import SwiftReading
import Terminal

/// A function that `--call` can name.
package struct ScenarioFunction: Sendable, Equatable {
  /// Its name.
  package let name: String
  /// The file that declares it.
  package let path: String
  /// The line of its declaration, from 1.
  package let line: Int
  /// Whether it has to be awaited.
  package let isAsync: Bool
  /// Whether it can throw.
  package let `throws`: Bool
  /// Whether it returns something other than `Void` or `Never`.
  package let returnsValue: Bool
  /// Whether it has to run on a global actor, such as the main one.
  package let hasGlobalActor: Bool
  /// Whether it has parameters or is generic, so that it cannot be called as it is.
  let needsArguments: Bool
  /// Whether it stands inside a type or another function.
  let isNested: Bool
  /// Whether other files cannot see it.
  let isPrivate: Bool
}

/// A name after `--call` for which there is not exactly one function.
package struct ScenarioError: Error, Sendable, Equatable, CustomStringConvertible {
  /// One sentence, with the nearest name or the place.
  package let description: String
}

extension ScenarioFunction {
  /// Finds the function of each name, in the order of the names.
  ///
  /// - Throws: ``ScenarioError`` for a name that no function has, that several have, or whose
  ///   function cannot be called from outside and without arguments.
  package static func find(
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
  package static func callable(in source: SwiftSource) -> [ScenarioFunction] {
    all(in: source).filter { !$0.isNested && !$0.needsArguments && !$0.isPrivate }
  }

  /// Every function that a file declares with a body.
  package static func all(in source: SwiftSource) -> [ScenarioFunction] {
    source.outline.declarations.compactMap { ScenarioFunction($0, in: source) }
  }

  private init?(_ declaration: SourceOutline.Declaration, in source: SwiftSource) {
    guard declaration.kind == .function, declaration.body != nil else { return nil }
    name = source.name(at: declaration.name)
    path = source.path
    line = source.line(at: declaration.name.lowerBound)
    isAsync = declaration.isAsync
    self.throws = declaration.throws
    let result = declaration.detail.map { source.tokens(in: $0).map(\.text).joined() } ?? ""
    returnsValue = !["", "Void", "Swift.Void", "()", "Never"].contains(result)
    needsArguments = declaration.needsArguments
    isNested = declaration.container != .file
    isPrivate = declaration.modifiers.contains {
      ["private", "fileprivate"].contains(source.text(of: $0))
    }
    // Attributes of the language begin in lower case, but for this one.
    hasGlobalActor = declaration.attributes.map(source.name).contains {
      $0 != "Sendable" && $0.first?.isUppercase == true
    }
  }
}
