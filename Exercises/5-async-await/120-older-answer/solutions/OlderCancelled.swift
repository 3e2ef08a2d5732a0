// The search that is no longer wanted is cancelled, and looks at that after its answer has come.

/// The list of stations below a search field.
actor SearchList {
  private let find: @Sendable (_ text: String) async throws -> [String]
  private(set) var shown: [String] = []
  private var current: Task<Void, Never>?

  init(find: @escaping @Sendable (_ text: String) async throws -> [String]) {
    self.find = find
  }

  /// Shows what is found for a text.
  func search(_ text: String) async {
    current?.cancel()
    let task = Task {
      guard let found = try? await find(text), !Task.isCancelled else { return }
      shown = found
    }
    current = task
    await task.value
  }

  /// Empties the list.
  func clear() {
    current?.cancel()
    shown = []
  }
}
