// expected: wrongResult
import Synchronization

/// The phrases of one language, which are read when they are asked for.
final class PhraseBook: Sendable {
  private final class Pages: Sendable {
    let phrases: [String: String]
    init(_ phrases: [String: String]) { self.phrases = phrases }
  }

  private let read: @Sendable () -> [String: String]
  private let pages = AtomicLazyReference<Pages>()

  /// - Parameter read: Reads the whole book, which takes a while.
  init(read: @escaping @Sendable () -> [String: String]) {
    self.read = read
  }

  /// What the book has for this phrase.
  func translation(of phrase: String) -> String? {
    if let pages = pages.load() { return pages.phrases[phrase] }
    // All get the pages that were stored first.
    return pages.storeIfNil(Pages(read())).phrases[phrase]
  }
}
