import Foundation

/// The phrases of one language, which are read when they are asked for.
final class PhraseBook: @unchecked Sendable {
  private let read: @Sendable () -> [String: String]
  private enum State {
    case closed, reading
    case open([String: String])
  }

  private let condition = NSCondition()
  private var state = State.closed

  /// - Parameter read: Reads the whole book, which takes a while.
  init(read: @escaping @Sendable () -> [String: String]) {
    self.read = read
  }

  /// What the book has for this phrase.
  func translation(of phrase: String) -> String? {
    condition.lock()
    defer { condition.unlock() }
    while true {
      switch state {
      case .open(let phrases):
        return phrases[phrase]
      case .reading:
        condition.wait()
      case .closed:
        state = .reading
        condition.unlock()
        let phrases = read()
        condition.lock()
        state = .open(phrases)
        condition.broadcast()
      }
    }
  }
}
