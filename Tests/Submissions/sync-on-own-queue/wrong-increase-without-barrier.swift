// expected: dataRace
import Dispatch

/// The settings of an application, for all of its threads.
final class SettingsStore: @unchecked Sendable {
  /// Many may read at the same time; who changes a setting is alone.
  private let queue = DispatchQueue(label: "settings", attributes: .concurrent)
  private var values: [String: Int] = [:]

  /// A setting; 0 if it was never set.
  func value(of key: String) -> Int {
    queue.sync { values[key] ?? 0 }
  }

  /// Changes a setting.
  func set(_ key: String, to value: Int) {
    queue.sync(flags: .barrier) { values[key] = value }
  }

  /// Adds to a setting, in one step.
  func increase(_ key: String, by amount: Int) {
    queue.sync {
      values[key, default: 0] += amount
    }
  }
}
