// diagnosis: wrongResult
// Without the outer sync no thread waits for itself; but the two steps are two steps again.
import Dispatch

final class SettingsStore: @unchecked Sendable {
  private let queue = DispatchQueue(label: "settings")
  private var values: [String: Int] = [:]

  func value(of key: String) -> Int {
    queue.sync { values[key] ?? 0 }
  }

  func set(_ key: String, to value: Int) {
    queue.sync { values[key] = value }
  }

  func increase(_ key: String, by amount: Int) {
    set(key, to: value(of: key) + amount)
  }
}
