// The first one reads without holding the lock; the others wait until the book is there.
import Foundation

/// The phrases of one language, which are read when they are asked for.
final class PhraseBook: @unchecked Sendable {
  private enum State {
    case closed
    case beingRead
    case open([String: String])
  }

  private let read: @Sendable () -> [String: String]
  private let changed = NSCondition()
  private var state = State.closed

  /// - Parameter read: Reads the whole book, which takes a while.
  init(read: @escaping @Sendable () -> [String: String]) {
    self.read = read
  }

  /// What the book has for this phrase.
  func translation(of phrase: String) -> String? {
    phrases()[phrase]
  }

  private func phrases() -> [String: String] {
    changed.lock()
    while true {
      switch state {
      case .open(let phrases):
        changed.unlock()
        return phrases
      case .beingRead:
        changed.wait()
      case .closed:
        state = .beingRead
        changed.unlock()
        let phrases = read()
        changed.lock()
        state = .open(phrases)
        changed.broadcast()
      }
    }
  }
}
