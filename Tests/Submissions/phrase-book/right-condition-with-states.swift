import Foundation

/// The phrases of one language, which are read when they are asked for.
final class PhraseBook: @unchecked Sendable {
  private enum State {
    case closed
    case beingRead
    case open([String: String])
  }

  private let read: @Sendable () -> [String: String]
  private let condition = NSCondition()
  private var state = State.closed

  /// - Parameter read: Reads the whole book, which takes a while.
  init(read: @escaping @Sendable () -> [String: String]) {
    self.read = read
  }

  /// What the book has for this phrase.
  func translation(of phrase: String) -> String? {
    condition.lock()
    while true {
      switch state {
      case .open(let phrases):
        condition.unlock()
        return phrases[phrase]
      case .beingRead:
        condition.wait()
      case .closed:
        state = .beingRead
        condition.unlock()
        let phrases = read()
        condition.lock()
        state = .open(phrases)
        condition.broadcast()
      }
    }
  }
}
