import Dispatch

/// The settings of an application, for all of its threads.
final class SettingsStore: @unchecked Sendable {
  private let queue = DispatchQueue(label: "settings")
  private var values: [String: Int] = [:]

  /// A setting; 0 if it was never set.
  func value(of key: String) -> Int {
    queue.sync { values[key, default: 0] }
  }

  /// Changes a setting.
  func set(_ key: String, to value: Int) {
    change { $0[key] = value }
  }

  /// Adds to a setting, in one step.
  func increase(_ key: String, by amount: Int) {
    change { $0[key, default: 0] += amount }
  }

  private func change(_ body: @escaping @Sendable (inout [String: Int]) -> Void) {
    queue.async { body(&self.values) }
  }
}
