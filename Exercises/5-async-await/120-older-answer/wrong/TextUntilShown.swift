// diagnosis: wrongResult
// The text is compared until an answer to it is shown; that may be the older one.

/// The list of stations below a search field.
actor SearchList {
  private let find: @Sendable (_ text: String) async throws -> [String]
  private(set) var shown: [String] = []

  init(find: @escaping @Sendable (_ text: String) async throws -> [String]) {
    self.find = find
  }

  private var wanted: String?

  /// Shows what is found for a text.
  func search(_ text: String) async {
    wanted = text
    guard let found = try? await find(text), wanted == text else { return }
    wanted = nil
    shown = found
  }

  /// Empties the list.
  func clear() {
    wanted = nil
    shown = []
  }
}
