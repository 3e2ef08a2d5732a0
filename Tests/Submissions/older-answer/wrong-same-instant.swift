// expected: wrongResult
// Searches of the same instant are taken for the same one.

/// The list of stations below a search field.
actor SearchList {
  private let find: @Sendable (_ text: String) async throws -> [String]
  private(set) var shown: [String] = []
  private var latest = ContinuousClock.now

  init(find: @escaping @Sendable (_ text: String) async throws -> [String]) {
    self.find = find
  }

  /// Shows what is found for a text.
  func search(_ text: String) async {
    let started = ContinuousClock.now
    latest = started
    guard let found = try? await find(text) else { return }
    guard started >= latest else { return }
    shown = found
  }

  /// Empties the list.
  func clear() {
    latest = .now
    shown = []
  }
}
