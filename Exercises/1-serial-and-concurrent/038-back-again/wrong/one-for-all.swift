// diagnosis: wrongResult
// A bit for each free buffer, in a global variable: all engines share their buffers.
import Synchronization

private let bits = Atomic<UInt64>(0)

/// Hands out the numbers of free buffers, without a lock.
final class Buffers: Sendable {
  init(count: Int) {
    bits.store((1 << UInt64(count)) - 1, ordering: .releasing)
  }

  /// Takes a free buffer, if there is one.
  func take() -> Int? {
    var free = bits.load(ordering: .acquiring)
    while free != 0 {
      let rest = free & (free - 1)
      let (exchanged, original) = bits.compareExchange(
        expected: free, desired: rest, ordering: .acquiringAndReleasing)
      if exchanged { return free.trailingZeroBitCount }
      free = original
    }
    return nil
  }

  /// Makes a buffer free that was taken.
  func giveBack(_ buffer: Int) {
    bits.bitwiseOr(1 << UInt64(buffer), ordering: .acquiringAndReleasing)
  }
}
