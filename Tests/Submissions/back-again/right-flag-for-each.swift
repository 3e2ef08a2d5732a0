import Synchronization

/// Hands out the numbers of free buffers, without a lock.
final class Buffers: Sendable {
  private final class Flag: Sendable {
    let isFree = Atomic<Bool>(true)
  }

  private let flags: [Flag]

  init(count: Int) {
    flags = (0..<count).map { _ in Flag() }
  }

  /// Takes a free buffer, if there is one.
  func take() -> Int? {
    for (number, flag) in flags.enumerated() {
      let (taken, _) = flag.isFree.compareExchange(
        expected: true, desired: false, ordering: .acquiring)
      if taken { return number }
    }
    return nil
  }

  /// Makes a buffer free that was taken.
  func giveBack(_ buffer: Int) {
    flags[buffer].isFree.store(true, ordering: .releasing)
  }
}
