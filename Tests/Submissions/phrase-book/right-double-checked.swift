import Foundation
import Synchronization

/// The phrases of one language, which are read when they are asked for.
final class PhraseBook: Sendable {
  private final class Pages: Sendable {
    let phrases: [String: String]
    init(_ phrases: [String: String]) { self.phrases = phrases }
  }

  private let read: @Sendable () -> [String: String]
  private let pages = AtomicLazyReference<Pages>()
  private let reading = NSLock()

  /// - Parameter read: Reads the whole book, which takes a while.
  init(read: @escaping @Sendable () -> [String: String]) {
    self.read = read
  }

  /// What the book has for this phrase.
  func translation(of phrase: String) -> String? {
    if let pages = pages.load() { return pages.phrases[phrase] }
    reading.lock()
    defer { reading.unlock() }
    if let pages = pages.load() { return pages.phrases[phrase] }
    return pages.storeIfNil(Pages(read())).phrases[phrase]
  }
}
