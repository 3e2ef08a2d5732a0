// No actor: a lock around the list and the number of the last search, which are compared and set in one step.

import Synchronization

/// The list of stations below a search field.
final class SearchList: Sendable {
  private struct State {
    var shown: [String] = []
    var last = 0
  }

  private let find: @Sendable (_ text: String) async throws -> [String]
  private let state = Mutex(State())

  init(find: @escaping @Sendable (_ text: String) async throws -> [String]) {
    self.find = find
  }

  var shown: [String] { state.withLock { $0.shown } }

  /// Shows what is found for a text.
  func search(_ text: String) async {
    let number = next()
    guard let found = try? await find(text) else { return }
    show(found, of: number)
  }

  /// Empties the list.
  func clear() {
    state.withLock { state in
      state.last += 1
      state.shown = []
    }
  }

  private func next() -> Int {
    state.withLock { state in
      state.last += 1
      return state.last
    }
  }

  private func show(_ found: [String], of number: Int) {
    state.withLock { state in
      if number == state.last { state.shown = found }
    }
  }
}
