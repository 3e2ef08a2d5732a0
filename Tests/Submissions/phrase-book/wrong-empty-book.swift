// expected: wrongResult
import Foundation

/// The phrases of one language, which are read when they are asked for.
final class PhraseBook: @unchecked Sendable {
  private let read: @Sendable () -> [String: String]
  private let lock = NSLock()
  private var phrases: [String: String] = [:]

  /// - Parameter read: Reads the whole book, which takes a while.
  init(read: @escaping @Sendable () -> [String: String]) {
    self.read = read
  }

  /// What the book has for this phrase.
  func translation(of phrase: String) -> String? {
    lock.withLock {
      if phrases.isEmpty { phrases = read() }
      return phrases[phrase]
    }
  }
}
