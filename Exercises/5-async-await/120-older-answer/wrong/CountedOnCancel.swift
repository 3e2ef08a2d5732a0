// diagnosis: wrongResult
// A search whose task is cancelled counts on, to be no longer wanted: then the newest one is not wanted either.

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
    let found = try? await find(text)
    if Task.isCancelled {
      last += 1
      return
    }
    guard let found, number == last else { return }
    shown = found
  }

  /// Empties the list.
  func clear() {
    last += 1
    shown = []
  }
}
