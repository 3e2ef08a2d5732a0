import Synchronization

/// How many seats are left; each call alone is safe.
final class Seats: Sendable {
  private let free: Mutex<Int>

  init(_ count: Int) { free = Mutex(count) }

  var left: Int { free.withLock { $0 } }

  func take() { free.withLock { $0 -= 1 } }
}
