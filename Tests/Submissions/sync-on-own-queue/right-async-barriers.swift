import Dispatch

/// The settings of an application, for all of its threads.
final class SettingsStore: @unchecked Sendable {
  private let queue = DispatchQueue(label: "settings", attributes: .concurrent)
  private var values: [String: Int] = [:]

  /// A setting; 0 if it was never set.
  func value(of key: String) -> Int {
    queue.sync { values[key] ?? 0 }
  }

  /// Changes a setting.
  func set(_ key: String, to value: Int) {
    queue.async(flags: .barrier) { self.values[key] = value }
  }

  /// Adds to a setting, in one step.
  func increase(_ key: String, by amount: Int) {
    queue.async(flags: .barrier) {
      let old = self.values[key] ?? 0
      self.values[key] = old + amount
    }
  }
}
