// diagnosis: wrongResult
// The flag lets one thread in and is set before the book is there: the other one finds no phrases.
import Foundation
import Synchronization

/// The phrases of one language, which are read when they are asked for.
final class PhraseBook: @unchecked Sendable {
  private let read: @Sendable () -> [String: String]
  private let isRead = Atomic(false)
  private let lock = NSLock()
  private var phrases: [String: String] = [:]

  /// - Parameter read: Reads the whole book, which takes a while.
  init(read: @escaping @Sendable () -> [String: String]) {
    self.read = read
  }

  /// What the book has for this phrase.
  func translation(of phrase: String) -> String? {
    if !isRead.exchange(true, ordering: .acquiringAndReleasing) {
      let known = read()
      lock.withLock { phrases = known }
    }
    return lock.withLock { phrases[phrase] }
  }
}
