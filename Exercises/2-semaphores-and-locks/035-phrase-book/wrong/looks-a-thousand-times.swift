// diagnosis: wrongResult
// A thousand looks at the group stand in for the wait; after that the answer is nil.

import Foundation
final class PhraseBook: @unchecked Sendable {
  private let read: @Sendable () -> [String: String]
  init(read: @escaping @Sendable () -> [String: String]) { self.read = read }
  private let lock = NSLock()
  private var begun = false
  private let reading = DispatchGroup()
  private var phrases: [String: String] = [:]
  func translation(of phrase: String) -> String? {
    let first = lock.withLock {
      if begun { return false }; begun = true; reading.enter(); return true
    }
    if first { phrases = read(); reading.leave(); return phrases[phrase] }
    for _ in 0..<1000 { if reading.wait(timeout: .now()) == .success { return phrases[phrase] } }
    return nil
  }
}
