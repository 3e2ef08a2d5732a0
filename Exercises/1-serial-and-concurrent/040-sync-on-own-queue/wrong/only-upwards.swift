// diagnosis: wrongResult
// Ignores an amount below zero instead of adding it.
import Dispatch

/// The settings of an application, for all of its threads.
final class SettingsStore: @unchecked Sendable {
  private let queue = DispatchQueue(label: "settings")
  private var values: [String: Int] = [:]

  /// A setting; 0 if it was never set.
  func value(of key: String) -> Int {
    queue.sync { values[key] ?? 0 }
  }

  /// Changes a setting.
  func set(_ key: String, to value: Int) {
    queue.sync { values[key] = value }
  }

  /// Adds to a setting, in one step.
  func increase(_ key: String, by amount: Int) {
    queue.sync {
      if amount > 0 { values[key, default: 0] += amount }
    }
  }
}
