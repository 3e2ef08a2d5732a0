// Searches are counted: an answer is shown only if its number is still the last one.

/// The list of stations below a search field.
actor SearchList {
  private let find: @Sendable (_ text: String) async throws -> [String]
  private(set) var shown: [String] = []
  private var last = 0

  init(find: @escaping @Sendable (_ text: String) async throws -> [String]) {
    self.find = find
  }

  /// Shows what is found for a text.
  func search(_ text: String) async {
    last += 1
    let number = last
    guard let found = try? await find(text), number == last else { return }
    shown = found
  }

  /// Empties the list.
  func clear() {
    last += 1
    shown = []
  }
}
