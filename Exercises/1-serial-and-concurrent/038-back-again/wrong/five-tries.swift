// diagnosis: wrongResult
// Tries five times, which seemed enough: a buffer is free all the time, and is not found.
import Synchronization

/// Hands out the numbers of free buffers, without a lock.
final class Buffers: Sendable {
  /// A bit for each buffer that is free; there are at most 60.
  private let free: Atomic<UInt64>

  init(count: Int) {
    free = Atomic((1 << UInt64(count)) - 1)
  }

  /// Takes a free buffer, if there is one.
  func take() -> Int? {
    for _ in 1...5 {
      let now = free.load(ordering: .relaxed)
      guard now != 0 else { return nil }
      let isDone = free.compareExchange(
        expected: now, desired: now & (now - 1), ordering: .acquiring
      ).exchanged
      if isDone { return now.trailingZeroBitCount }
    }
    return nil
  }

  /// Makes a buffer free that was taken.
  func giveBack(_ buffer: Int) {
    free.bitwiseOr(1 << UInt64(buffer), ordering: .releasing)
  }
}
