// expected: dataRace
// Relaxed: what was written into the buffer is not published.
import Synchronization

/// Hands out the numbers of free buffers, without a lock.
final class Buffers: Sendable {
  private final class Slot: Sendable {
    let taken = Atomic<Bool>(false)
  }

  private let slots: [Slot]

  init(count: Int) {
    slots = (0..<count).map { _ in Slot() }
  }

  /// Takes a free buffer, if there is one.
  func take() -> Int? {
    slots.firstIndex { slot in
      slot.taken.exchange(true, ordering: .relaxed) == false
    }
  }

  /// Makes a buffer free that was taken.
  func giveBack(_ buffer: Int) {
    slots[buffer].taken.store(false, ordering: .relaxed)
  }
}
