/// What a worker tells besides the verdict, for code that shows more than a terminal has room for.
package struct ToldDetail: Sendable, Codable, Equatable {
  /// The most outcomes of which an execution is told, those with a mistake first.
  package var outcomes: Int
  /// The most executions of which a tree is made; `nil` for no tree.
  package var executions: Int?
  /// Whether nothing of it is told where nothing is wrong.
  package var isOnlyOfMistakes: Bool

  /// - Parameters:
  ///   - outcomes: The most outcomes of which an execution is told.
  ///   - executions: The most executions of which a tree is made.
  ///   - isOnlyOfMistakes: Whether nothing of it is told where nothing is wrong.
  package init(outcomes: Int, executions: Int? = nil, isOnlyOfMistakes: Bool = false) {
    self.outcomes = outcomes
    self.executions = executions
    self.isOnlyOfMistakes = isOnlyOfMistakes
  }
}

/// What keeps executions from being told as a tree.
package enum TreeObstacle: String, Sendable, Codable {
  /// There are more of them, or they are longer, than a tree is made of.
  case tooMany
  /// One does not end by itself.
  case endless
  /// The program does something else when the same schedule runs again.
  case unsteady
}
