// diagnosis: wrongResult
// A task that is kept for each text loads it once; who asks again gets what was true before.

/// The list of stations below a search field.
actor SearchList {
  private let find: @Sendable (_ text: String) async throws -> [String]
  private(set) var shown: [String] = []

  init(find: @escaping @Sendable (_ text: String) async throws -> [String]) {
    self.find = find
  }

  /// Shows what is found for a text.
  private var last = 0
  private var loads: [String: Task<[String], any Error>] = [:]

  /// Shows what is found for a text.
  func search(_ text: String) async {
    last += 1
    let number = last
    let load = loads[text] ?? Task { [find] in try await find(text) }
    loads[text] = load
    guard let found = try? await load.value, number == last else { return }
    shown = found
  }

  /// Empties the list.
  func clear() {
    last += 1
    shown = []
  }
}
