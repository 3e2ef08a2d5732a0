import SwiftReading

/// Gives every actor an executor that the model controls.
///
/// A default actor's jobs run wherever the runtime likes; one with an executor of its own asks it.
struct ActorSubstitution {
  private let source: SwiftSource
  private let withOwnExecutor: Set<String>

  /// - Parameter withOwnExecutor: Actors that an extension in any file gives an executor.
  init(_ source: SwiftSource, withOwnExecutor: Set<String>) {
    self.source = source
    self.withOwnExecutor = withOwnExecutor
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
        !withOwnExecutor.contains(source.name(at: actor.name))
      else { continue }
      let isPublic = modifiers.contains("public") || modifiers.contains("package")
      edits.append(
        SourceEdit(
          range: body.lowerBound..<body.lowerBound, replacement: Self.members(isPublic: isPublic)))
    }
    return edits
  }

  /// The names of the types that an extension in a file gives an executor.
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
