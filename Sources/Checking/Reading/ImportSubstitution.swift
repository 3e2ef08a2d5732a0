import SwiftReading

/// Where a file imports real modules, and what it is to import instead.
struct ImportSubstitution {
  private let source: SwiftSource
  private let importsFoundation: Bool
  private let statements: [Statement]

  private struct Statement {
    let module: String
    let line: Int
    /// From the kind or module to the end of the path.
    let path: Range<Int>
  }

  init(_ source: SwiftSource) {
    self.source = source
    statements = source.outline.declarations.compactMap { declaration in
      guard declaration.kind == .import, let path = declaration.detail else { return nil }
      return Statement(
        module: source.name(at: declaration.name), line: source.line(at: path.lowerBound),
        path: path)
    }
    importsFoundation = statements.contains { Self.foundations.contains($0.module) }
  }

  private static let foundations: Set = ["Foundation", "FoundationEssentials"]

  /// Modules whose work the model cannot see, and why.
  private static let refused = [
    "FoundationNetworking": "it waits for real servers, which the model does not control",
    "FoundationXML": "it may wait for real files and servers, which the model does not control",
    "CDispatch": "its functions go round the model; import Dispatch instead",
    "Distributed": "distributed actors live in other processes, which the model does not control",
    "Testing": "a test runs its cases itself; name a function of your own with --call",
    "XCTest": "a test runs its cases itself; name a function of your own with --call",
  ]

  /// Of these, the modules of which individual calls can be refused instead.
  private static let refusedByCall: Set = ["FoundationNetworking"]

  /// The edits that put the models in place.
  ///
  /// - Parameter isOfLibrary: Whether the file may have more in it than is called: then it may import what
  ///   is refused where it is called.
  func edits(isOfLibrary: Bool) throws(UnsupportedAPI) -> [SourceEdit] {
    var edits: [SourceEdit] = []
    for statement in statements {
      if isOfLibrary, Self.refusedByCall.contains(statement.module) { continue }
      if let reason = Self.refused[statement.module] {
        throw UnsupportedAPI(
          name: "import \(statement.module)", path: source.path, line: statement.line,
          reason: reason)
      }
      guard let model = model(of: statement.module) else { continue }
      edits.append(SourceEdit(range: statement.path, replacement: model + byName(statement)))
    }
    return edits + qualifiedNames()
  }

  /// Queues by their name, which both models have.
  ///
  /// Only where one of them comes first does the compiler know that a closure for `DispatchQueue.main.async`
  /// belongs to the main actor.
  private func byName(_ statement: Statement) -> String {
    guard statement.module == "Dispatch", importsFoundation,
      let first = source.tokens.firstIndex(where: {
        $0.range.lowerBound == statement.path.lowerBound
      })
    else { return "" }
    let level = Self.levels.first { source.isToken(first - 2, $0) }.map { $0 + " " } ?? ""
    return "; \(level)import class ModeledDispatch.DispatchQueue"
  }

  /// What is imported twice has to have the same level.
  private static let levels = ["public", "package", "internal", "fileprivate", "private"]

  private func model(of module: String) -> String? {
    switch module {
    case "Foundation", "FoundationEssentials": "ModeledFoundation"
    // Also beside Foundation, which brings it along: only in a file that imports Dispatch by name does the
    // compiler check where closures run that belong to an actor and are handed to Dispatch.
    case "Dispatch": "ModeledDispatch"
    case "Synchronization": "ModeledSynchronization"
    default: nil
    }
  }

  /// `Foundation.Thread` would otherwise be the real one.
  private func qualifiedNames() -> [SourceEdit] {
    let imported = Set(statements.map(\.module))
    return source.tokens.indices.compactMap { index in
      let token = source.tokens[index]
      guard token.kind == .word, let model = model(of: token.text),
        imported.contains(token.text) || importsFoundation,
        !statements.contains(where: { $0.path.contains(token.range.lowerBound) }),
        source.isToken(index + 1, ".") || source.isToken(index + 1, "::"),
        !source.isToken(index - 1, "."),
        !declares(token.text)
      else { return nil }
      return SourceEdit(range: token.range, replacement: model)
    }
  }

  /// Whether the file has something of its own by a module's name.
  private func declares(_ name: String) -> Bool {
    source.tokens.indices.contains { index in
      source.isToken(index, name)
        && ["let", "var", "enum", "struct", "class", "actor", "typealias", "case"].contains {
          source.isToken(index - 1, $0)
        }
    }
  }
}
