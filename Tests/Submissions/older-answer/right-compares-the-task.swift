/// The list of stations below a search field.
actor SearchList {
  private let find: @Sendable (_ text: String) async throws -> [String]
  private(set) var shown: [String] = []
  private var current: Task<[String], any Error>?

  init(find: @escaping @Sendable (_ text: String) async throws -> [String]) {
    self.find = find
  }

  /// Shows what is found for a text.
  func search(_ text: String) async {
    current?.cancel()
    let task = Task { try await find(text) }
    current = task
    let answer = await withTaskCancellationHandler {
      await task.result
    } onCancel: {
      task.cancel()
    }
    guard case .success(let found) = answer, current == task else { return }
    shown = found
  }

  /// Empties the list.
  func clear() {
    current?.cancel()
    current = nil
    shown = []
  }
}
