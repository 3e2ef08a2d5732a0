// diagnosis: wrongResult
// Takes an empty dictionary for a book that has not been read: an empty book is read each time.
import Synchronization

/// The phrases of one language, which are read when they are asked for.
final class PhraseBook: Sendable {
  private let read: @Sendable () -> [String: String]
  private let phrases = Mutex<[String: String]>([:])

  /// - Parameter read: Reads the whole book, which takes a while.
  init(read: @escaping @Sendable () -> [String: String]) {
    self.read = read
  }

  /// What the book has for this phrase.
  func translation(of phrase: String) -> String? {
    phrases.withLock { phrases in
      if phrases.isEmpty { phrases = read() }
      return phrases[phrase]
    }
  }
}
