// diagnosis: wrongResult
// Comparing and showing are locked, each for itself: a newer search can begin and show its answer in between.

import Synchronization

/// The list of stations below a search field.
final class SearchList: Sendable {
  private let find: @Sendable (_ text: String) async throws -> [String]
  private let list = Mutex<[String]>([])
  private let last = Mutex(0)

  init(find: @escaping @Sendable (_ text: String) async throws -> [String]) {
    self.find = find
  }

  var shown: [String] { list.withLock { $0 } }

  /// Shows what is found for a text.
  func search(_ text: String) async {
    let number = next()
    guard let found = try? await find(text), isLast(number) else { return }
    list.withLock { $0 = found }
  }

  /// Empties the list.
  func clear() {
    _ = next()
    list.withLock { $0 = [] }
  }

  private func next() -> Int {
    last.withLock { last in
      last += 1
      return last
    }
  }

  private func isLast(_ number: Int) -> Bool {
    last.withLock { $0 == number }
  }
}
