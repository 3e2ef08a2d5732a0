// diagnosis: wrongResult
// All get the same book, because the first store wins; but each thread has read one.
import Synchronization

/// The phrases of one language, which are read when they are asked for.
final class PhraseBook: Sendable {
  private final class Phrases: Sendable {
    let all: [String: String]
    init(_ all: [String: String]) { self.all = all }
  }

  private let read: @Sendable () -> [String: String]
  private let phrases = AtomicLazyReference<Phrases>()

  /// - Parameter read: Reads the whole book, which takes a while.
  init(read: @escaping @Sendable () -> [String: String]) {
    self.read = read
  }

  /// What the book has for this phrase.
  func translation(of phrase: String) -> String? {
    let known = phrases.load() ?? phrases.storeIfNil(Phrases(read()))
    return known.all[phrase]
  }
}
