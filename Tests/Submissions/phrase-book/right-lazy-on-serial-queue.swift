import Dispatch

/// The phrases of one language, which are read when they are asked for.
final class PhraseBook: @unchecked Sendable {
  private let read: @Sendable () -> [String: String]
  private let queue = DispatchQueue(label: "phrase book")
  /// Only on the queue.
  private lazy var phrases = read()

  /// - Parameter read: Reads the whole book, which takes a while.
  init(read: @escaping @Sendable () -> [String: String]) {
    self.read = read
  }

  /// What the book has for this phrase.
  func translation(of phrase: String) -> String? {
    queue.sync { phrases[phrase] }
  }
}
