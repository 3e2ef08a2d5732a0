// diagnosis: wrongResult
// A thousand exchanges that change nothing stand in for the wait; after that the answer is nil.

import Synchronization

final class PhraseBook: @unchecked Sendable {
  private let read: @Sendable () -> [String: String]
  private let state = Atomic(0)
  private var phrases: [String: String] = [:]
  init(read: @escaping @Sendable () -> [String: String]) { self.read = read }
  func translation(of phrase: String) -> String? {
    if state.compareExchange(expected: 0, desired: 1, ordering: .sequentiallyConsistent).exchanged {
      phrases = read()
      state.store(2, ordering: .sequentiallyConsistent)
      return phrases[phrase]
    }
    for _ in 0..<1000 {
      if state.compareExchange(expected: 2, desired: 2, ordering: .sequentiallyConsistent).exchanged
      {
        return phrases[phrase]
      }
    }
    return nil
  }
}
