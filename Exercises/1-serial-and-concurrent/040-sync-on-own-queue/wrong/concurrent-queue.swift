// diagnosis: dataRace
// A concurrent queue has room for the inner block, and for all others at the same time.
import Dispatch

final class SettingsStore: @unchecked Sendable {
  private let queue = DispatchQueue(label: "settings", attributes: .concurrent)
  private var values: [String: Int] = [:]

  func value(of key: String) -> Int {
    queue.sync { values[key] ?? 0 }
  }

  func set(_ key: String, to value: Int) {
    queue.sync { values[key] = value }
  }

  func increase(_ key: String, by amount: Int) {
    queue.sync {
      set(key, to: value(of: key) + amount)
    }
  }
}
