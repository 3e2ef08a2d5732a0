// diagnosis: dataRace
// Each setting has a lock of its own, but all are in the same dictionary.
import Foundation
import Synchronization

/// The settings of an application, for all of its threads.
final class SettingsStore: @unchecked Sendable {
  private let locks = Mutex<[String: NSLock]>([:])
  private var values: [String: Int] = [:]

  /// A setting; 0 if it was never set.
  func value(of key: String) -> Int {
    lock(of: key).withLock { values[key] ?? 0 }
  }

  /// Changes a setting.
  func set(_ key: String, to value: Int) {
    lock(of: key).withLock { values[key] = value }
  }

  /// Adds to a setting, in one step.
  func increase(_ key: String, by amount: Int) {
    lock(of: key).withLock { values[key, default: 0] += amount }
  }

  private func lock(of key: String) -> NSLock {
    locks.withLock { locks in
      let lock = locks[key] ?? NSLock()
      locks[key] = lock
      return lock
    }
  }
}
