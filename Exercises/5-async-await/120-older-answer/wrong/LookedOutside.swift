// diagnosis: wrongResult
// The task looks whether it is cancelled before it goes to the actor, and may be cancelled on the way there.

/// The list of stations below a search field.
actor SearchList {
  private let find: @Sendable (_ text: String) async throws -> [String]
  private(set) var shown: [String] = []

  init(find: @escaping @Sendable (_ text: String) async throws -> [String]) {
    self.find = find
  }

  /// Shows what is found for a text.
  private var current: Task<Void, Never>?

  /// Shows what is found for a text.
  func search(_ text: String) async {
    current?.cancel()
    let task = Task.detached { [find] in
      guard let found = try? await find(text), !Task.isCancelled else { return }
      await self.show(found)
    }
    current = task
    await task.value
  }

  private func show(_ found: [String]) {
    shown = found
  }

  /// Empties the list.
  func clear() {
    current?.cancel()
    shown = []
  }
}
