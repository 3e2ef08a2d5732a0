import Foundation

final class PhraseBook: @unchecked Sendable {
  private enum State {
    case unread
    case beingRead
    case read([String: String])
  }

  private let read: @Sendable () -> [String: String]
  private let condition = NSCondition()
  private var state = State.unread

  init(read: @escaping @Sendable () -> [String: String]) {
    self.read = read
  }

  func translation(of phrase: String) -> String? {
    phrases()[phrase]
  }

  private func phrases() -> [String: String] {
    condition.lock()
    defer { condition.unlock() }
    while true {
      switch state {
      case .read(let phrases):
        return phrases
      case .beingRead:
        condition.wait()
      case .unread:
        state = .beingRead
        condition.unlock()
        let phrases = read()
        condition.lock()
        state = .read(phrases)
        condition.broadcast()
      }
    }
  }
}
