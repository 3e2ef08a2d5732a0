/// A cache with a limit in bytes, which lets go of what was not used for longest.
///
/// A value without a lock: code that shares it between threads must lock around it.
///
/// `NSCache` is no substitute where the numbers matter: it does not promise what it lets go of, and
/// on Linux it keeps the entries of the highest cost, however long ago they were used.
package struct LeastRecentlyUsed<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  /// How the cache did so far.
  package struct Statistics: Sendable, Equatable {
    /// How often a value was asked for and there.
    package var hits = 0
    /// How often a value was asked for and not there.
    package var misses = 0
    /// How many values were let go of to make room.
    package var evictions = 0
    /// The most bytes that were held at once.
    package var peakBytes = 0
  }

  private struct Entry: Sendable {
    let value: Value
    let bytes: Int
    var newer: Key?
    var older: Key?
  }

  /// The most bytes that are held; `nil` if there is no limit.
  package let limit: Int?
  /// How the cache did so far.
  package private(set) var statistics = Statistics()
  /// The bytes that are held now.
  package private(set) var bytes = 0

  private var entries: [Key: Entry] = [:]  // a list, linked by keys
  private var newest: Key?
  private var oldest: Key?

  /// Makes an empty cache.
  ///
  /// - Parameter limit: The most bytes to hold; `nil` for no limit.
  package init(limit: Int? = nil) {
    self.limit = limit
  }

  /// The keys that are held, the one used last first.
  ///
  /// - Complexity: O(*n*).
  package var keys: [Key] {
    var keys: [Key] = []
    var next = newest
    while let key = next {
      keys.append(key)
      next = entries[key]?.older
    }
    return keys
  }

  /// The value of a key, if it is held; it then counts as just used.
  ///
  /// - Complexity: O(1).
  package mutating func value(for key: Key) -> Value? {
    guard let entry = unlink(key) else {
      statistics.misses += 1
      return nil
    }
    statistics.hits += 1
    link(key, entry.value, bytes: entry.bytes)
    return entry.value
  }

  /// Keeps a value, in place of the one of the same key, and makes room for it.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - key: What it is asked for by.
  ///   - bytes: Its size, at least 0. What is larger than the limit is not kept at all.
  /// - Returns: The keys that were let go of, the oldest first.
  /// - Complexity: O(1) for each key that is let go of.
  @discardableResult
  package mutating func keep(_ value: Value, for key: Key, bytes: Int) -> [Key] {
    precondition(bytes >= 0, "a size is not negative")
    unlink(key)
    if let limit, bytes > limit { return [] }
    var evicted: [Key] = []
    while let limit, self.bytes + bytes > limit, let victim = oldest {
      unlink(victim)
      statistics.evictions += 1
      evicted.append(victim)
    }
    link(key, value, bytes: bytes)
    statistics.peakBytes = max(statistics.peakBytes, self.bytes)
    return evicted
  }

  private mutating func link(_ key: Key, _ value: Value, bytes: Int) {
    entries[key] = Entry(value: value, bytes: bytes, newer: nil, older: newest)
    if let newest { entries[newest]?.newer = key }
    newest = key
    if oldest == nil { oldest = key }
    self.bytes += bytes
  }

  @discardableResult
  private mutating func unlink(_ key: Key) -> Entry? {
    guard let entry = entries.removeValue(forKey: key) else { return nil }
    if let newer = entry.newer { entries[newer]?.older = entry.older } else { newest = entry.older }
    if let older = entry.older { entries[older]?.newer = entry.newer } else { oldest = entry.newer }
    bytes -= entry.bytes
    return entry
  }
}
