// expected: wrongResult
// Shows every answer that is newer than the one shown, so also one that is not wanted any more.

/// The list of stations below a search field.
actor SearchList {
  private let find: @Sendable (_ text: String) async throws -> [String]
  private(set) var shown: [String] = []
  private var started = 0
  private var shownNumber = 0

  init(find: @escaping @Sendable (_ text: String) async throws -> [String]) {
    self.find = find
  }

  /// Shows what is found for a text.
  func search(_ text: String) async {
    started += 1
    let number = started
    guard let found = try? await find(text) else { return }
    // Never go back to an older answer.
    guard number > shownNumber else { return }
    shownNumber = number
    shown = found
  }

  /// Empties the list.
  func clear() {
    started += 1
    shownNumber = started
    shown = []
  }
}
