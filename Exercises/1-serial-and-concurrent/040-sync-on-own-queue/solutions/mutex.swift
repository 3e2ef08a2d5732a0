// The values live in a mutex; only its closure has them, so there is nothing to wait for inside.
import Synchronization

final class SettingsStore: Sendable {
  private let values = Mutex<[String: Int]>([:])

  func value(of key: String) -> Int {
    values.withLock { $0[key] ?? 0 }
  }

  func set(_ key: String, to value: Int) {
    values.withLock { $0[key] = value }
  }

  func increase(_ key: String, by amount: Int) {
    values.withLock { $0[key, default: 0] += amount }
  }
}
