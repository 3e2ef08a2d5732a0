// diagnosis: wrongResult
// The values are a static variable: all stores have the same ones.
import Synchronization

/// The settings of an application, for all of its threads.
final class SettingsStore: Sendable {
  private static let values = Mutex<[String: Int]>([:])

  /// A setting; 0 if it was never set.
  func value(of key: String) -> Int {
    Self.values.withLock { $0[key] ?? 0 }
  }

  /// Changes a setting.
  func set(_ key: String, to value: Int) {
    Self.values.withLock { $0[key] = value }
  }

  /// Adds to a setting, in one step.
  func increase(_ key: String, by amount: Int) {
    Self.values.withLock { $0[key, default: 0] += amount }
  }
}
