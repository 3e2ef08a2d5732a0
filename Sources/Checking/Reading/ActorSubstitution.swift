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
    for index in source.tokens.indices where Self.isActor(index, in: source) {
      let token = source.tokens[index]
      let modifiers = modifiers(before: index)
      guard !modifiers.contains("distributed") else {
        throw UnsupportedAPI(
          name: "distributed actor \(source.tokens[index + 1].text)", path: source.path,
          line: token.line,
          reason: "distributed actors live in other processes, which the model does not control")
      }
      guard let body = source.body(from: index),
        !Self.declaresExecutor(inside: body, of: source),
        !withOwnExecutor.contains(source.tokens[index + 1].text)
      else { continue }
      let end = source.tokens[body].range.upperBound
      let isPublic = modifiers.contains("public") || modifiers.contains("package")
      edits.append(SourceEdit(range: end..<end, replacement: Self.members(isPublic: isPublic)))
    }
    return edits
  }

  /// The names of the types that an extension in a file gives an executor.
  static func extensionsWithExecutor(in source: SwiftSource) -> Set<String> {
    var names: Set<String> = []
    for index in source.tokens.indices
    where source.isToken(index, "extension") && source.isName(index + 1) {
      var name = index + 1
      while source.isToken(name + 1, "."), source.isName(name + 2) { name += 2 }
      if let body = source.body(from: name), declaresExecutor(inside: body, of: source) {
        names.insert(source.tokens[name].text)
      }
    }
    return names
  }

  /// `actor` is a keyword only before a name, on the same line, that a declaration goes on after.
  private static func isActor(_ index: Int, in source: SwiftSource) -> Bool {
    guard source.isToken(index, "actor"), !source.isToken(index - 1, "."),
      source.isName(index + 1), source.tokens[index + 1].line == source.tokens[index].line
    else { return false }
    return ["{", ":", "<", "where"].contains { source.isToken(index + 2, $0) }
  }

  private static func declaresExecutor(inside body: Int, of source: SwiftSource) -> Bool {
    source.members(inside: body).contains {
      source.isToken($0, "unownedExecutor") && source.isToken($0 - 1, "var")
    }
  }

  private func modifiers(before index: Int) -> Set<String> {
    var words: Set<String> = []
    var at = index - 1
    while let token = source.token(at), token.kind == .word {
      words.insert(token.text)
      at -= 1
    }
    return words
  }
}
