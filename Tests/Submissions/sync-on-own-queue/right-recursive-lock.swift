import Foundation

/// The settings of an application, for all of its threads.
final class SettingsStore: @unchecked Sendable {
  private let lock = NSRecursiveLock()
  private var values: [String: Int] = [:]

  /// A setting; 0 if it was never set.
  func value(of key: String) -> Int {
    lock.withLock { values[key] ?? 0 }
  }

  /// Changes a setting.
  func set(_ key: String, to value: Int) {
    lock.withLock { values[key] = value }
  }

  /// Adds to a setting, in one step.
  func increase(_ key: String, by amount: Int) {
    lock.lock()
    defer { lock.unlock() }
    set(key, to: value(of: key) + amount)
  }
}
