actor SearchList {
  private let find: @Sendable (_ text: String) async throws -> [String]
  private(set) var shown: [String] = []
  private var latest: Task<[String], any Error>?

  init(find: @escaping @Sendable (_ text: String) async throws -> [String]) {
    self.find = find
  }

  func search(_ text: String) async {
    latest?.cancel()
    let task = Task { [find] in try await find(text) }
    latest = task
    guard case .success(let stations) = await task.result, !task.isCancelled else { return }
    shown = stations
  }

  func clear() {
    latest?.cancel()
    latest = nil
    shown = []
  }
}
