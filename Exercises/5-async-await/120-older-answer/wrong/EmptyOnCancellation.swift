// diagnosis: wrongResult
// A CancellationError is taken for a search that was given up, and empties the list; it is an error like any other.

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
    do {
      let found = try await find(text)
      if number == last { shown = found }
    } catch is CancellationError {
      if number == last { shown = [] }
    } catch {}
  }

  /// Empties the list.
  func clear() {
    last += 1
    shown = []
  }
}
