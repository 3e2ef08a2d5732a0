import SwiftReading

/// Gives every actor an executor that the model controls.
///
/// A default actor's jobs run wherever the runtime likes; one with an executor of its own asks it.
struct ActorSubstitution {
  private let source: SwiftSource
  private let withOwnExecutor: Set<String>
  private let preference: ExecutorPreference?

  /// - Parameters:
  ///   - withOwnExecutor: Actors that an extension in any file gives an executor, and protocols.
  ///   - preference: Where a task is given an executor of the program's, in any file.
  init(_ source: SwiftSource, withOwnExecutor: Set<String>, preference: ExecutorPreference? = nil) {
    self.source = source
    self.withOwnExecutor = withOwnExecutor
    self.preference = preference
  }

  private static func members(isPublic: Bool) -> String {
    " nonisolated let _modeledExecutor = ModeledConcurrency.ModeledActorExecutor();"
      + " \(isPublic ? "public " : "")nonisolated var unownedExecutor:"
      + " _Concurrency.UnownedSerialExecutor"
      + " { _modeledExecutor.asUnownedSerialExecutor() };"
  }

  func edits() throws(UnsupportedAPI) -> [SourceEdit] {
    var edits: [SourceEdit] = []
    for (index, actor) in source.outline.declarations.enumerated() where actor.kind == .actor {
      let modifiers = Set(actor.modifiers.map(source.text))
      guard !modifiers.contains("distributed") else {
        throw UnsupportedAPI(
          name: "distributed actor \(source.text(of: actor.name))", path: source.path,
          line: source.line(at: actor.name.lowerBound),
          reason: "distributed actors live in other processes, which the model does not control")
      }
      guard let body = actor.body, !Self.declaresExecutor(index, of: source),
        !withOwnExecutor.contains(source.name(at: actor.name)),
        !source.inherited(by: actor).contains(where: withOwnExecutor.contains)
      else { continue }
      if let preference { throw preference.refusal(besides: source.text(of: actor.name)) }
      let isPublic = modifiers.contains("public") || modifiers.contains("package")
      edits.append(
        SourceEdit(
          range: body.lowerBound..<body.lowerBound, replacement: Self.members(isPublic: isPublic)))
    }
    return edits
  }

  /// The names of the types and protocols that an extension in a file gives an executor.
  static func extensionsWithExecutor(in source: SwiftSource) -> Set<String> {
    Set(
      source.outline.declarations.enumerated().filter { index, declaration in
        declaration.kind == .extension && declaresExecutor(index, of: source)
      }.map { source.name(at: $1.name) })
  }

  private static func declaresExecutor(_ type: Int, of source: SwiftSource) -> Bool {
    source.outline.declarations.contains {
      $0.kind == .variable && $0.container == .type(type)
        && source.text(of: $0.name) == "unownedExecutor"
    }
  }
}

/// Where a program gives a task an executor of its own.
///
/// An actor without an executor takes that one for the task's calls (SE-0417), which one that the model gives it
/// does not.
struct ExecutorPreference {
  let path: String
  let line: Int

  /// The first one in a file.
  init?(in source: SwiftSource) {
    let words = ["executorPreference", "withTaskExecutorPreference"]
    guard let token = source.tokens.first(where: { words.contains($0.text) }) else { return nil }
    (path, line) = (source.path, source.line(at: token.range.lowerBound))
  }

  func refusal(besides actor: String) -> UnsupportedAPI {
    UnsupportedAPI(
      name: "a task executor beside the actor \(actor)", path: path, line: line,
      reason: "the model gives that actor an executor of its own, where the task's would run it."
        + " Give the actor an unownedExecutor, or the task none")
  }
}

extension SwiftSource {
  /// The words between a declaration's name and its body: what it inherits from or conforms to, among others.
  fileprivate func inherited(by declaration: SourceOutline.Declaration) -> [String] {
    guard let body = declaration.body else { return [] }
    let requirements = declaration.name.upperBound..<body.lowerBound
    return tokens.filter { $0.kind == .word && requirements.contains($0.range.lowerBound) }
      .map(\.text)
  }

  /// The protocols that inherit from one of some names, and the types that an extension makes conform.
  func conforming(to names: Set<String>) -> Set<String> {
    Set(
      outline.declarations.filter {
        [.protocol, .extension].contains($0.kind)
          && inherited(by: $0).contains(where: names.contains)
      }.map { name(at: $0.name) })
  }
}
