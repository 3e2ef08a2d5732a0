import Synchronization

/// Keeps what was computed, by its key.
public final class Cache: Sendable {
  private let values = Mutex<[String: Int]>([:])

  /// An empty cache.
  public init() {}

  /// The value of a key: computed the first time, kept after that.
  public func value(of key: String, or compute: () -> Int) -> Int {
    values.withLock { values in
      if let known = values[key] { return known }
      let computed = compute()
      values[key] = computed
      return computed
    }
  }
}
