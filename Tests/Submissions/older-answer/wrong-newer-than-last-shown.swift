// expected: wrongResult
/// The list of stations below a search field.
actor SearchList {
  private let find: @Sendable (_ text: String) async throws -> [String]
  private(set) var shown: [String] = []
  private var begun = 0
  private var newestShown = 0

  init(find: @escaping @Sendable (_ text: String) async throws -> [String]) {
    self.find = find
  }

  /// Shows what is found for a text.
  func search(_ text: String) async {
    begun += 1
    let number = begun
    guard let found = try? await find(text) else { return }
    // An answer that is older than what is on the screen comes too late.
    guard number > newestShown else { return }
    newestShown = number
    shown = found
  }

  /// Empties the list.
  func clear() {
    newestShown = begun
    shown = []
  }
}
