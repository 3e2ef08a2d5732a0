// expected: wrongResult
// A book without phrases counts as not read, and is read again with each question.
import Foundation

final class PhraseBook: @unchecked Sendable {
  private let read: @Sendable () -> [String: String]
  private let lock = NSLock()
  private var phrases: [String: String] = [:]

  init(read: @escaping @Sendable () -> [String: String]) {
    self.read = read
  }

  func translation(of phrase: String) -> String? {
    lock.withLock {
      if phrases.isEmpty { phrases = read() }
      return phrases[phrase]
    }
  }
}
