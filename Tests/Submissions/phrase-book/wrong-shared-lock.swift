// expected: tooSlow
// All books share a lock.
import Foundation

/// The phrases of one language, which are read when they are asked for.
final class PhraseBook: @unchecked Sendable {
  private static let lock = NSLock()
  private let read: @Sendable () -> [String: String]
  private lazy var phrases = read()

  /// - Parameter read: Reads the whole book, which takes a while.
  init(read: @escaping @Sendable () -> [String: String]) {
    self.read = read
  }

  /// What the book has for this phrase.
  func translation(of phrase: String) -> String? {
    Self.lock.lock()
    defer { Self.lock.unlock() }
    return phrases[phrase]
  }
}
