import Synchronization

/// Hands out the numbers of free buffers, without a lock.
final class Buffers: Sendable {
  private final class Link: Sendable {
    let next: Atomic<Int>
    init(_ next: Int) { self.next = Atomic(next) }
  }

  /// The number of the next free buffer after each one; 63 is the end.
  private let links: [Link]
  /// The first free buffer in the lowest six bits; above them, how many were given back.
  private let head: Atomic<Int>

  init(count: Int) {
    links = (0..<count).map { Link($0 + 1 < count ? $0 + 1 : 63) }
    head = Atomic(count > 0 ? 0 : 63)
  }

  func take() -> Int? {
    while true {
      let now = head.load(ordering: .acquiring)
      let first = now & 63
      if first == 63 { return nil }
      let second = links[first].next.load(ordering: .acquiring)
      let next = now - first + second
      if head.compareExchange(expected: now, desired: next, ordering: .acquiringAndReleasing)
        .exchanged
      {
        return first
      }
    }
  }

  func giveBack(_ buffer: Int) {
    while true {
      let now = head.load(ordering: .acquiring)
      links[buffer].next.store(now & 63, ordering: .releasing)
      let next = ((now >> 6) + 1) << 6 | buffer
      if head.compareExchange(expected: now, desired: next, ordering: .acquiringAndReleasing)
        .exchanged
      {
        return
      }
    }
  }
}
