// diagnosis: wrongResult
// Each search waits for the one before it: the order is right, and the user waits for answers to no use.

/// The list of stations below a search field.
actor SearchList {
  private let find: @Sendable (_ text: String) async throws -> [String]
  private(set) var shown: [String] = []

  init(find: @escaping @Sendable (_ text: String) async throws -> [String]) {
    self.find = find
  }

  /// Shows what is found for a text.
  private var previous: Task<Void, Never>?
  private var last = 0

  /// Shows what is found for a text.
  func search(_ text: String) async {
    last += 1
    let (number, before) = (last, previous)
    let task = Task {
      await before?.value
      guard let found = try? await find(text), number == last else { return }
      shown = found
    }
    previous = task
    await task.value
  }

  /// Empties the list.
  func clear() {
    last += 1
    shown = []
  }
}
