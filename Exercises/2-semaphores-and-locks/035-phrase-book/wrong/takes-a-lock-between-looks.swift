// diagnosis: tooSlow
// Five thousand looks stand in for the wait; that a lock is taken between them waits for nothing.

import Foundation
import Synchronization

final class PhraseBook: @unchecked Sendable {
  private let read: @Sendable () -> [String: String]
  private let begun = Atomic(false)
  private let isRead = Atomic(false)
  private var phrases: [String: String] = [:]
  private let lock = NSLock()

  init(read: @escaping @Sendable () -> [String: String]) { self.read = read }

  func translation(of phrase: String) -> String? {
    let (isFirst, _) = begun.compareExchange(
      expected: false, desired: true, ordering: .acquiringAndReleasing)
    if isFirst {
      phrases = read()
      isRead.store(true, ordering: .releasing)
      return phrases[phrase]
    }
    for _ in 0..<5000 {
      if isRead.load(ordering: .acquiring) { return phrases[phrase] }
      lock.withLock {}
    }
    return nil
  }
}
