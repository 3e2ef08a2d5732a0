// No chain: each buffer has a flag of its own, and an exchange takes it or finds it taken.
import Synchronization

/// Hands out the numbers of free buffers, without a lock.
final class Buffers: Sendable {
  private final class Flag: Sendable {
    let isTaken = Atomic(false)
  }

  private let flags: [Flag]

  init(count: Int) {
    flags = (0..<count).map { _ in Flag() }
  }

  /// Takes a free buffer, if there is one.
  func take() -> Int? {
    flags.firstIndex { !$0.isTaken.exchange(true, ordering: .acquiring) }
  }

  /// Makes a buffer free that was taken.
  func giveBack(_ buffer: Int) {
    flags[buffer].isTaken.store(false, ordering: .releasing)
  }
}
