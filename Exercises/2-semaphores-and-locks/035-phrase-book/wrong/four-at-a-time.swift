// diagnosis: tooSlow
// Four books at a time, so that the disk has not too much to do: the fifth one waits for another book.
import Dispatch
import Foundation

/// The phrases of one language, which are read when they are asked for.
final class PhraseBook: @unchecked Sendable {
  private static let reading = DispatchSemaphore(value: 4)
  private let read: @Sendable () -> [String: String]
  private let lock = NSLock()
  private var phrases: [String: String]?

  /// - Parameter read: Reads the whole book, which takes a while.
  init(read: @escaping @Sendable () -> [String: String]) {
    self.read = read
  }

  /// What the book has for this phrase.
  func translation(of phrase: String) -> String? {
    lock.withLock {
      if let phrases { return phrases[phrase] }
      Self.reading.wait()
      defer { Self.reading.signal() }
      let phrases = read()
      self.phrases = phrases
      return phrases[phrase]
    }
  }
}
