// diagnosis: dataRace
// On a concurrent queue several may ask at the same time, and the first use is a write.
import Dispatch

/// The phrases of one language, which are read when they are asked for.
final class PhraseBook: @unchecked Sendable {
  private let queue = DispatchQueue(label: "phrase book", attributes: .concurrent)
  private let read: @Sendable () -> [String: String]
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
