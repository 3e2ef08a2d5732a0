// diagnosis: tooSlow
// Each call lets the others go first for a second: time is no lock, and the lock needs none.
import Dispatch
import Synchronization

final class SettingsStore: Sendable {
  private let values = Mutex<[String: Int]>([:])

  func value(of key: String) -> Int { values.withLock { $0[key] ?? 0 } }

  func set(_ key: String, to value: Int) { values.withLock { $0[key] = value } }

  func increase(_ key: String, by amount: Int) {
    _ = DispatchSemaphore(value: 0).wait(timeout: .now() + 1)
    values.withLock { $0[key, default: 0] += amount }
  }
}
