// diagnosis: lostWakeup
// When the book is there, three of the threads that wait are woken; a fourth waits forever.

import Foundation

final class PhraseBook: @unchecked Sendable {
  private let read: @Sendable () -> [String: String]
  private let condition = NSCondition()
  private var isReading = false
  private var phrases: [String: String]?

  init(read: @escaping @Sendable () -> [String: String]) { self.read = read }

  func translation(of phrase: String) -> String? {
    condition.lock()
    defer { condition.unlock() }
    if phrases == nil {
      if isReading {
        while phrases == nil { condition.wait() }
      } else {
        isReading = true
        condition.unlock()
        let all = read()
        condition.lock()
        phrases = all
        condition.signal()
        condition.signal()
        condition.signal()
      }
    }
    return phrases?[phrase]
  }
}
