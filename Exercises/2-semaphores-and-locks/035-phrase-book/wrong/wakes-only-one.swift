// diagnosis: lostWakeup
// When the book is there, one of the threads that wait is woken, and the others wait forever.
import Foundation

/// The phrases of one language, which are read when they are asked for.
final class PhraseBook: @unchecked Sendable {
  private let read: @Sendable () -> [String: String]
  private let changed = NSCondition()
  private var isBeingRead = false
  private var phrases: [String: String]?

  /// - Parameter read: Reads the whole book, which takes a while.
  init(read: @escaping @Sendable () -> [String: String]) {
    self.read = read
  }

  /// What the book has for this phrase.
  func translation(of phrase: String) -> String? {
    changed.lock()
    defer { changed.unlock() }
    while phrases == nil, isBeingRead { changed.wait() }
    if let phrases { return phrases[phrase] }
    isBeingRead = true
    changed.unlock()
    let known = read()
    changed.lock()
    phrases = known
    changed.signal()
    return known[phrase]
  }
}
