import Dispatch

/// The settings of an application, for all of its threads.
final class SettingsStore: @unchecked Sendable {
  private let queue = DispatchQueue(label: "settings")
  private let key = DispatchSpecificKey<Bool>()
  private var values: [String: Int] = [:]

  init() {
    queue.setSpecific(key: key, value: true)
  }

  /// Runs on the queue, at once if this is the queue already.
  private func onQueue<T>(_ body: () -> T) -> T {
    if DispatchQueue.getSpecific(key: key) == true {
      return body()
    }
    return queue.sync(execute: body)
  }

  /// A setting; 0 if it was never set.
  func value(of key: String) -> Int {
    onQueue { values[key] ?? 0 }
  }

  /// Changes a setting.
  func set(_ key: String, to value: Int) {
    onQueue { values[key] = value }
  }

  /// Adds to a setting, in one step.
  func increase(_ key: String, by amount: Int) {
    onQueue {
      set(key, to: value(of: key) + amount)
    }
  }
}
