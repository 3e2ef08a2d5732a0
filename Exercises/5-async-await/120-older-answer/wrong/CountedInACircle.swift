// diagnosis: wrongResult
// Only odd and even are told apart: after two more calls, an answer is taken for the newest one.

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
    last = (last + 1) % 2
    let number = last
    guard let found = try? await find(text), number == last else { return }
    shown = found
  }

  /// Empties the list.
  func clear() {
    last = (last + 1) % 2
    shown = []
  }
}
