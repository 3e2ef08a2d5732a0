// diagnosis: wrongResult
// The version is an atomic of its own: it is compared at another moment than the head.
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
  private let version = Atomic(0)

  init(count: Int) {
    links = (0..<count).map { Link($0 + 1 < count ? $0 + 1 : -1) }
    head = Atomic(count > 0 ? 0 : -1)
  }

  /// Takes a free buffer, if there is one.
  func take() -> Int? {
    while true {
      let first = head.load(ordering: .acquiring)
      if first == -1 { return nil }
      let before = version.load(ordering: .acquiring)
      let second = links[first].next.load(ordering: .acquiring)
      if version.load(ordering: .acquiring) != before { continue }
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
        version.add(1, ordering: .acquiringAndReleasing)
        return
      }
    }
  }
}
