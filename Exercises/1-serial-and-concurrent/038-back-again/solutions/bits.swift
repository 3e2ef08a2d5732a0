// The free buffers are the bits of one number: all that a thread decides on is in what it compares.
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
    var now = free.load(ordering: .relaxed)
    while now != 0 {
      let (isDone, seen) = free.compareExchange(
        expected: now, desired: now & (now - 1), ordering: .acquiring)
      if isDone { return now.trailingZeroBitCount }
      now = seen
    }
    return nil
  }

  /// Makes a buffer free that was taken.
  func giveBack(_ buffer: Int) {
    free.bitwiseOr(1 << UInt64(buffer), ordering: .releasing)
  }
}
