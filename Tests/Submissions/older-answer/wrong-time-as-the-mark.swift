// expected: wrongResult
/// The list of stations below a search field.
actor SearchList {
  private let find: @Sendable (_ text: String) async throws -> [String]
  private(set) var shown: [String] = []
  private var lastChange = ContinuousClock.now

  init(find: @escaping @Sendable (_ text: String) async throws -> [String]) {
    self.find = find
  }

  /// Shows what is found for a text.
  func search(_ text: String) async {
    let begin = ContinuousClock.now
    lastChange = begin
    guard let found = try? await find(text), lastChange == begin else { return }
    shown = found
  }

  /// Empties the list.
  func clear() {
    lastChange = .now
    shown = []
  }
}
