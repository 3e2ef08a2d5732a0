import Synchronization

/// Hands out the numbers of free buffers, without a lock.
final class Buffers: Sendable {
  /// One bit for each buffer, set while it is free.
  private let free: Atomic<UInt64>

  init(count: Int) {
    var bits: UInt64 = 0
    for buffer in 0..<count {
      bits |= 1 << UInt64(buffer)
    }
    free = Atomic(bits)
  }

  /// Takes a free buffer, if there is one.
  func take() -> Int? {
    var bits = free.load(ordering: .relaxed)
    while bits != 0 {
      let buffer = bits.trailingZeroBitCount
      let (exchanged, original) = free.weakCompareExchange(
        expected: bits, desired: bits & ~(1 << UInt64(buffer)),
        successOrdering: .acquiring, failureOrdering: .relaxed)
      if exchanged { return buffer }
      bits = original
    }
    return nil
  }

  /// Makes a buffer free that was taken.
  func giveBack(_ buffer: Int) {
    free.bitwiseOr(1 << UInt64(buffer), ordering: .releasing)
  }
}
