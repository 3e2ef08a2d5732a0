// diagnosis: wrongResult
// Gives up after three tries: three faster threads are enough to lose an increase.
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
    for _ in 1...3 {
      let old = value(of: key)
      let isDone = queue.sync {
        guard values[key] ?? 0 == old else { return false }
        values[key] = old + amount
        return true
      }
      if isDone { return }
    }
  }
}
