// diagnosis: syncOnOwnQueue
// With async the caller no longer waits; but the block still does, on the queue that it runs on.
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
    queue.async {
      self.set(key, to: self.value(of: key) + amount)
    }
  }
}
