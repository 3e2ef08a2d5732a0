import Dispatch

final class SettingsStore: @unchecked Sendable {
  private let queue = DispatchQueue(label: "settings")
  private var values: [String: Int] = [:]

  func value(of key: String) -> Int {
    queue.sync { values[key, default: 0] }
  }

  func set(_ key: String, to value: Int) {
    queue.async { self.values[key] = value }
  }

  func increase(_ key: String, by amount: Int) {
    queue.async { self.values[key, default: 0] += amount }
  }
}
