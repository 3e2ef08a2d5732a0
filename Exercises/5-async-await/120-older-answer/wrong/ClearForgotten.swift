// diagnosis: wrongResult
// Searches are counted, but clearing the list is not: a search from before fills it again.

/// The list of stations below a search field.
actor SearchList {
  private let find: @Sendable (_ text: String) async throws -> [String]
  private(set) var shown: [String] = []

  init(find: @escaping @Sendable (_ text: String) async throws -> [String]) {
    self.find = find
  }

  /// Shows what is found for a text.
  private var last = 0

  /// Shows what is found for a text.
  func search(_ text: String) async {
    last += 1
    let number = last
    guard let found = try? await find(text), number == last else { return }
    shown = found
  }

  /// Empties the list.
  func clear() {
    shown = []
  }
}
