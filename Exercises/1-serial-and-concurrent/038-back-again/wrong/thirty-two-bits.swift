// diagnosis: wrongResult
// The bits are in a number of 32, so of sixty buffers 28 are never handed out.
import Synchronization

/// Hands out the numbers of free buffers, without a lock.
final class Buffers: Sendable {
  /// A bit for each buffer that is free.
  private let free: Atomic<UInt32>

  init(count: Int) {
    free = Atomic(count >= 32 ? .max : (1 << UInt32(count)) - 1)
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
    free.bitwiseOr(1 << UInt32(buffer), ordering: .releasing)
  }
}
