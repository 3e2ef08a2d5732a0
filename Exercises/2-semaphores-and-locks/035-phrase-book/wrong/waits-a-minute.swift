// diagnosis: wrongResult
// A lock with a limit: a thread that has waited for a minute gets no translation.
import Foundation

final class PhraseBook: @unchecked Sendable {
  private let read: @Sendable () -> [String: String]
  private let lock = NSLock()
  private var phrases: [String: String]?

  init(read: @escaping @Sendable () -> [String: String]) { self.read = read }

  func translation(of phrase: String) -> String? {
    guard lock.lock(before: Date(timeIntervalSinceNow: 60)) else { return nil }
    defer { lock.unlock() }
    if phrases == nil { phrases = read() }
    return phrases?[phrase]
  }
}
