// Looks without a lock first: the reference is published atomically, and made under a lock.
import Foundation
import Synchronization

/// The phrases of one language, which are read when they are asked for.
final class PhraseBook: @unchecked Sendable {
  private final class Phrases: Sendable {
    let all: [String: String]
    init(_ all: [String: String]) { self.all = all }
  }

  private let read: @Sendable () -> [String: String]
  private let reading = NSLock()
  private let phrases = AtomicLazyReference<Phrases>()

  /// - Parameter read: Reads the whole book, which takes a while.
  init(read: @escaping @Sendable () -> [String: String]) {
    self.read = read
  }

  /// What the book has for this phrase.
  func translation(of phrase: String) -> String? {
    if let known = phrases.load() { return known.all[phrase] }
    return reading.withLock {
      if let known = phrases.load() { return known.all[phrase] }
      return phrases.storeIfNil(Phrases(read())).all[phrase]
    }
  }
}
