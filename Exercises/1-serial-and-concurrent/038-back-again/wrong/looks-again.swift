// diagnosis: wrongResult
// Reads the head once more before the exchange: it is equal again, and the successor is still the old one.
import Synchronization

/// Hands out the numbers of free buffers, without a lock.
final class Buffers: Sendable {
  private final class Link: Sendable {
    let next: Atomic<Int>
    init(_ next: Int) { self.next = Atomic(next) }
  }

  /// The free buffer after each one, and -1 after the last.
  private let links: [Link]
  /// The first free buffer, or -1.
  private let head: Atomic<Int>

  init(count: Int) {
    links = (0..<count).map { Link($0 + 1 < count ? $0 + 1 : -1) }
    head = Atomic(count > 0 ? 0 : -1)
  }

  /// Takes a free buffer, if there is one.
  func take() -> Int? {
    while true {
      let first = head.load(ordering: .acquiring)
      if first == -1 { return nil }
      let second = links[first].next.load(ordering: .acquiring)
      if head.load(ordering: .acquiring) != first { continue }
      if head.compareExchange(expected: first, desired: second, ordering: .acquiringAndReleasing)
        .exchanged
      {
        return first
      }
    }
  }

  /// Makes a buffer free that was taken.
  func giveBack(_ buffer: Int) {
    while true {
      let first = head.load(ordering: .acquiring)
      links[buffer].next.store(first, ordering: .releasing)
      if head.compareExchange(expected: first, desired: buffer, ordering: .acquiringAndReleasing)
        .exchanged
      {
        return
      }
    }
  }
}
