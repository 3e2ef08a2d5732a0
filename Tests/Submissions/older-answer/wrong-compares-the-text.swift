// expected: wrongResult
// Compares texts: an older answer for the same text counts as the newest.

/// The list of stations below a search field.
actor SearchList {
  private let find: @Sendable (_ text: String) async throws -> [String]
  private(set) var shown: [String] = []
  private var wanted: String?

  init(find: @escaping @Sendable (_ text: String) async throws -> [String]) {
    self.find = find
  }

  /// Shows what is found for a text.
  func search(_ text: String) async {
    wanted = text
    guard let found = try? await find(text) else { return }
    guard wanted == text else { return }
    shown = found
  }

  /// Empties the list.
  func clear() {
    wanted = nil
    shown = []
  }
}
