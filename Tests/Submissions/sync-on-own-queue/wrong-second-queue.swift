// expected: wrongResult
// A second queue orders increases among themselves, but a set in the middle is overwritten.
import Dispatch

final class SettingsStore: @unchecked Sendable {
  private let queue = DispatchQueue(label: "settings")
  private let increases = DispatchQueue(label: "settings.increases")
  private var values: [String: Int] = [:]

  func value(of key: String) -> Int {
    queue.sync { values[key] ?? 0 }
  }

  func set(_ key: String, to value: Int) {
    queue.sync { values[key] = value }
  }

  /// Adds to a setting; on a queue of its own, so that it may wait for the other one.
  func increase(_ key: String, by amount: Int) {
    increases.sync {
      set(key, to: value(of: key) + amount)
    }
  }
}
