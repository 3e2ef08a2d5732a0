// diagnosis: dataRace
// The flags are exchanged in one step, but what is written into a buffer is not handed over with them.
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
    flags.firstIndex { !$0.isTaken.exchange(true, ordering: .relaxed) }
  }

  /// Makes a buffer free that was taken.
  func giveBack(_ buffer: Int) {
    flags[buffer].isTaken.store(false, ordering: .relaxed)
  }
}
