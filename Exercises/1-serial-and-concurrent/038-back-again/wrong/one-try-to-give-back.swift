// diagnosis: wrongResult
// Tries once to give a buffer back; if another thread was faster, the buffer is lost.
import Synchronization

/// Hands out the numbers of free buffers, without a lock.
final class Buffers: Sendable {
  private final class Link: Sendable {
    let next: Atomic<Int>
    init(_ next: Int) { self.next = Atomic(next) }
  }

  private let count: Int
  /// The free buffer after each one, and `count` after the last.
  private let links: [Link]
  /// The first free buffer, or `count`, and in multiples of `count + 1` how often it has changed.
  private let head = Atomic(0)

  init(count: Int) {
    self.count = count
    links = (0..<count).map { Link($0 + 1) }
  }

  /// Takes a free buffer, if there is one.
  func take() -> Int? {
    while true {
      let now = head.load(ordering: .acquiring)
      let first = now % (count + 1)
      if first == count { return nil }
      let second = links[first].next.load(ordering: .acquiring)
      if change(now, to: second) { return first }
    }
  }

  /// Makes a buffer free that was taken.
  func giveBack(_ buffer: Int) {
    let now = head.load(ordering: .acquiring)
    links[buffer].next.store(now % (count + 1), ordering: .releasing)
    _ = change(now, to: buffer)
  }

  private func change(_ now: Int, to first: Int) -> Bool {
    let version = now / (count + 1) + 1
    return head.compareExchange(
      expected: now, desired: version * (count + 1) + first, ordering: .acquiringAndReleasing
    ).exchanged
  }
}
