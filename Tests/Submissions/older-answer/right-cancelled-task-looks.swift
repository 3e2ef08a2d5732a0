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
      guard let found = try? await find(text) else { return }
      // `find` may not have noticed, so look here as well.
      guard !Task.isCancelled else { return }
      shown = found
    }
    current = task
    await task.value
  }

  /// Empties the list.
  func clear() {
    current?.cancel()
    current = nil
    shown = []
  }
}
