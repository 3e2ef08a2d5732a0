// diagnosis: wrongResult
// An answer is compared with the one that is shown, not with the last search: older ones are shown for a while.

/// The list of stations below a search field.
actor SearchList {
  private let find: @Sendable (_ text: String) async throws -> [String]
  private(set) var shown: [String] = []

  init(find: @escaping @Sendable (_ text: String) async throws -> [String]) {
    self.find = find
  }

  /// Shows what is found for a text.
  private var last = 0
  private var shownNumber = 0

  /// Shows what is found for a text.
  func search(_ text: String) async {
    last += 1
    let number = last
    guard let found = try? await find(text), number > shownNumber else { return }
    shown = found
    shownNumber = number
  }

  /// Empties the list.
  func clear() {
    last += 1
    shownNumber = last
    shown = []
  }
}
