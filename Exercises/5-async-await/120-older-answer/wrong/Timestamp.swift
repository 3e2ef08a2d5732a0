// diagnosis: wrongResult
// The time at which it began is to tell one search from another; two can begin at the same time.

/// The list of stations below a search field.
actor SearchList {
  private let find: @Sendable (_ text: String) async throws -> [String]
  private(set) var shown: [String] = []

  init(find: @escaping @Sendable (_ text: String) async throws -> [String]) {
    self.find = find
  }

  /// Shows what is found for a text.
  private var latest: ContinuousClock.Instant?

  /// Shows what is found for a text.
  func search(_ text: String) async {
    let begun = ContinuousClock.now
    latest = begun
    guard let found = try? await find(text), latest == begun else { return }
    shown = found
  }

  /// Empties the list.
  func clear() {
    latest = nil
    shown = []
  }
}
