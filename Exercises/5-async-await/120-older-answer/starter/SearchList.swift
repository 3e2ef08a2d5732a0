/// The list of stations below a search field.
actor SearchList {
  private let find: @Sendable (_ text: String) async throws -> [String]
  private(set) var shown: [String] = []

  init(find: @escaping @Sendable (_ text: String) async throws -> [String]) {
    self.find = find
  }

  /// Shows what is found for a text.
  func search(_ text: String) async {
    guard let found = try? await find(text) else { return }
    shown = found
  }

  /// Empties the list.
  func clear() {
    shown = []
  }
}
