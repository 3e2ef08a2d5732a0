// diagnosis: wrongResult
// All lists share the number of the last call: a search of another list makes this answer an older one.

import Synchronization

private let calls = Atomic(0)

actor SearchList {
  private let find: @Sendable (_ text: String) async throws -> [String]
  private(set) var shown: [String] = []

  init(find: @escaping @Sendable (_ text: String) async throws -> [String]) {
    self.find = find
  }

  func search(_ text: String) async {
    let mine = calls.add(1, ordering: .relaxed).newValue
    guard let found = try? await find(text), mine == calls.load(ordering: .relaxed) else { return }
    shown = found
  }

  func clear() {
    calls.add(1, ordering: .relaxed)
    shown = []
  }
}
