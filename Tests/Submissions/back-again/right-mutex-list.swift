import Synchronization

/// Hands out the numbers of free buffers.
final class Buffers: Sendable {
  private let free: Mutex<[Int]>

  init(count: Int) {
    free = Mutex(Array(0..<count))
  }

  /// Takes a free buffer, if there is one.
  func take() -> Int? {
    free.withLock { $0.popLast() }
  }

  /// Makes a buffer free that was taken.
  func giveBack(_ buffer: Int) {
    free.withLock { $0.append(buffer) }
  }
}
