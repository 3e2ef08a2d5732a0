// diagnosis: tooSlow
// Each thread looks until the book is there; what it signals between the looks wakes nobody.

import Foundation
import Synchronization

final class PhraseBook: @unchecked Sendable {
  private let read: @Sendable () -> [String: String]
  private let begun = Atomic(false)
  private let isRead = Atomic(false)
  private var phrases: [String: String] = [:]
  private let looks = DispatchSemaphore(value: 0)

  init(read: @escaping @Sendable () -> [String: String]) { self.read = read }

  func translation(of phrase: String) -> String? {
    let (isFirst, _) = begun.compareExchange(
      expected: false, desired: true, ordering: .acquiringAndReleasing)
    if isFirst {
      phrases = read()
      isRead.store(true, ordering: .releasing)
      return phrases[phrase]
    }
    while !isRead.load(ordering: .acquiring) { looks.signal() }
    return phrases[phrase]
  }
}
