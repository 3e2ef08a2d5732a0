// diagnosis: recursiveLock
// A lock instead of the queue, with the methods as they were: it waits for itself just the same.
import Foundation

final class SettingsStore: @unchecked Sendable {
  private let lock = NSLock()
  private var values: [String: Int] = [:]

  func value(of key: String) -> Int {
    lock.withLock { values[key] ?? 0 }
  }

  func set(_ key: String, to value: Int) {
    lock.withLock { values[key] = value }
  }

  func increase(_ key: String, by amount: Int) {
    lock.withLock {
      set(key, to: value(of: key) + amount)
    }
  }
}
