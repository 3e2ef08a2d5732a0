// A recursive lock lets its own thread in again, so the methods can be made of one another.
import Foundation

final class SettingsStore: @unchecked Sendable {
  private let lock = NSRecursiveLock()
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
