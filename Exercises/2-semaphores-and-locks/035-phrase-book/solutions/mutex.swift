// The dictionary, or nothing yet, is inside a mutex: the thread that finds nothing reads while it holds it.
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
    phrases.withLock { phrases in
      let known = phrases ?? read()
      phrases = known
      return known[phrase]
    }
  }
}
