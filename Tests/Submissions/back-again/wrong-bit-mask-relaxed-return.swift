// expected: dataRace
import Synchronization

/// Hands out the numbers of free buffers, without a lock.
final class Buffers: Sendable {
  /// A set of numbers below 64: bit by bit, whether the buffer is free.
  private let free: Atomic<UInt64>

  init(count: Int) {
    free = Atomic(count == 0 ? 0 : UInt64.max >> UInt64(64 - count))
  }

  /// Takes a free buffer, if there is one.
  func take() -> Int? {
    while true {
      let bits = free.load(ordering: .acquiring)
      guard bits != 0 else { return nil }
      let buffer = bits.trailingZeroBitCount
      let rest = bits & (bits - 1)
      if free.compareExchange(expected: bits, desired: rest, ordering: .acquiring).exchanged {
        return buffer
      }
    }
  }

  /// Makes a buffer free that was taken.
  func giveBack(_ buffer: Int) {
    // One step of the processor, which no other thread can get into.
    free.bitwiseOr(1 << UInt64(buffer), ordering: .relaxed)
  }
}
