/// The list of stations below a search field.
actor SearchList {
  private let find: @Sendable (_ text: String) async throws -> [String]
  private(set) var shown: [String] = []
  private var latest = 0

  init(find: @escaping @Sendable (_ text: String) async throws -> [String]) {
    self.find = find
  }

  /// Shows what is found for a text.
  func search(_ text: String) async {
    latest += 1
    let number = latest
    guard let found = try? await find(text), number == latest else { return }
    shown = found
  }

  /// Empties the list.
  func clear() {
    latest += 1
    shown = []
  }
}
