// expected: wrongResult
// Clear does not count: an answer that comes after it fills the list again.

/// The list of stations below a search field.
actor SearchList {
  private let find: @Sendable (_ text: String) async throws -> [String]
  private(set) var shown: [String] = []
  private var generation = 0

  init(find: @escaping @Sendable (_ text: String) async throws -> [String]) {
    self.find = find
  }

  /// Shows what is found for a text.
  func search(_ text: String) async {
    generation += 1
    let mine = generation
    guard let found = try? await find(text) else { return }
    guard mine == generation else { return }
    shown = found
  }

  /// Empties the list.
  func clear() {
    shown = []
  }
}
