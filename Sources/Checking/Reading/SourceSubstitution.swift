/// Puts the models in the place of the real modules: text in, text out, every line on its line.
package struct SourceSubstitution: Sendable {
  private let withOwnExecutor: Set<String>
  private let preference: ExecutorPreference?
  private let isLibrary: Bool

  /// - Parameters:
  ///   - sources: All files of the module, since an extension may stand in another one.
  ///   - isLibrary: Whether there may be more in them than is called.
  package init(module sources: [SwiftSource], isLibrary: Bool = false) {
    self.isLibrary = isLibrary
    var names: Set<String> = sources.reduce(into: []) {
      $0.formUnion(ActorSubstitution.extensionsWithExecutor(in: $1))
    }
    var before: Set<String> = []
    while names != before {
      before = names
      for source in sources { names.formUnion(source.conforming(to: names)) }
    }
    withOwnExecutor = names
    preference = sources.lazy.compactMap(ExecutorPreference.init).first
  }

  /// The text that the compiler gets for a file.
  ///
  /// - Throws: ``UnsupportedAPI`` for a module, or a kind of declaration, that has no model.
  package func substitute(_ source: SwiftSource) throws(UnsupportedAPI) -> SubstitutedSource {
    var edits = try ImportSubstitution(source).edits(isOfLibrary: isLibrary)
    edits += try ActorSubstitution(source, withOwnExecutor: withOwnExecutor, preference: preference)
      .edits()
    if source.text.hasPrefix("#!") {
      // No longer the first line of what is compiled, where alone it may stand.
      edits.append(SourceEdit(range: 0..<2, replacement: "//"))
    }
    return SubstitutedSource(source, edits: edits)
  }
}
