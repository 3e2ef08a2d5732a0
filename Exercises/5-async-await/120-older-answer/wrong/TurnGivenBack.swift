// diagnosis: wrongResult
// A search whose task is cancelled gives its number back, and the older one is the newest again.

/// The list of stations below a search field.
actor SearchList {
  private let find: @Sendable (_ text: String) async throws -> [String]
  private(set) var shown: [String] = []

  init(find: @escaping @Sendable (_ text: String) async throws -> [String]) {
    self.find = find
  }

  private var last = 0

  /// Shows what is found for a text.
  func search(_ text: String) async {
    last += 1
    let number = last
    let found = try? await find(text)
    guard number == last else { return }
    if Task.isCancelled {
      last -= 1
    } else if let found {
      shown = found
    }
  }

  /// Empties the list.
  func clear() {
    last += 1
    shown = []
  }
}
