// diagnosis: wrongResult
// Looks with the lock, reads without it, stores with it: two threads can both find nothing.
import Synchronization

/// The phrases of one language, which are read when they are asked for.
final class PhraseBook: Sendable {
  private let read: @Sendable () -> [String: String]
  private let phrases = Mutex<[String: String]?>(nil)

  /// - Parameter read: Reads the whole book, which takes a while.
  init(read: @escaping @Sendable () -> [String: String]) {
    self.read = read
  }

  /// What the book has for this phrase.
  func translation(of phrase: String) -> String? {
    if let known = phrases.withLock({ $0 }) { return known[phrase] }
    let known = read()
    phrases.withLock { $0 = known }
    return known[phrase]
  }
}
