// diagnosis: wrongResult
// Two threads find nothing, and each one then reads the book in a barrier of its own.
import Dispatch

/// The phrases of one language, which are read when they are asked for.
final class PhraseBook: @unchecked Sendable {
  private let read: @Sendable () -> [String: String]
  private let queue = DispatchQueue(label: "phrase book", attributes: .concurrent)
  private var phrases: [String: String]?

  /// - Parameter read: Reads the whole book, which takes a while.
  init(read: @escaping @Sendable () -> [String: String]) {
    self.read = read
  }

  /// What the book has for this phrase.
  func translation(of phrase: String) -> String? {
    if let known = queue.sync(execute: { phrases }) { return known[phrase] }
    return queue.sync(flags: .barrier) {
      let known = read()
      phrases = known
      return known[phrase]
    }
  }
}
