// diagnosis: wrongResult
// The older search is cancelled, and that is trusted to stop it; its answer may come all the same.

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
    let task = Task {
      guard let found = try? await find(text) else { return }
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
