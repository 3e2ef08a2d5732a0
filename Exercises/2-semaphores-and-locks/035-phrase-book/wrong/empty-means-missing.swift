// diagnosis: wrongResult
// A translation that is empty is taken for none.
import Foundation

/// The phrases of one language, which are read when they are asked for.
final class PhraseBook: @unchecked Sendable {
  private let lock = NSLock()
  private let read: @Sendable () -> [String: String]
  private lazy var phrases = read()

  init(read: @escaping @Sendable () -> [String: String]) {
    self.read = read
  }

  func translation(of phrase: String) -> String? {
    let found = lock.withLock { phrases[phrase] }
    return found == "" ? nil : found
  }
}
