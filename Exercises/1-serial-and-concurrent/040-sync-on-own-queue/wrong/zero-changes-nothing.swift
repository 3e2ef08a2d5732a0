// diagnosis: wrongResult
// A value of 0 counts as none, and does not replace the one before.
import Dispatch

final class SettingsStore: @unchecked Sendable {
  private let queue = DispatchQueue(label: "settings")
  private var values: [String: Int] = [:]
  func value(of key: String) -> Int { queue.sync { values[key] ?? 0 } }
  func set(_ key: String, to value: Int) { queue.sync { if value != 0 { values[key] = value } } }
  func increase(_ key: String, by amount: Int) { queue.sync { values[key, default: 0] += amount } }
}
