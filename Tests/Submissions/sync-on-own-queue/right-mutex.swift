import Synchronization

/// The settings of an application, for all of its threads.
final class SettingsStore: Sendable {
  private let values = Mutex<[String: Int]>([:])

  /// A setting; 0 if it was never set.
  func value(of key: String) -> Int {
    values.withLock { $0[key] ?? 0 }
  }

  /// Changes a setting.
  func set(_ key: String, to value: Int) {
    values.withLock { $0[key] = value }
  }

  /// Adds to a setting, in one step.
  func increase(_ key: String, by amount: Int) {
    values.withLock { values in
      values[key] = (values[key] ?? 0) + amount
    }
  }
}
