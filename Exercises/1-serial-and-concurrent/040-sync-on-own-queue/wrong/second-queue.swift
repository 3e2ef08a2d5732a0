// diagnosis: wrongResult
// Increases have a queue of their own, and take turns; set is not among them.
import Dispatch

final class SettingsStore: @unchecked Sendable {
  private let queue = DispatchQueue(label: "settings")
  private let increases = DispatchQueue(label: "increases")
  private var values: [String: Int] = [:]

  func value(of key: String) -> Int {
    queue.sync { values[key] ?? 0 }
  }

  func set(_ key: String, to value: Int) {
    queue.sync { values[key] = value }
  }

  func increase(_ key: String, by amount: Int) {
    increases.sync {
      set(key, to: value(of: key) + amount)
    }
  }
}
