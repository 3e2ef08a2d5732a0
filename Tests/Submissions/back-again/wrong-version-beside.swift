// expected: wrongResult
// Version and head are compared in two steps: ABA.
import Synchronization

/// Hands out the numbers of free buffers, without a lock.
final class Buffers: Sendable {
  private final class Link: Sendable {
    let next: Atomic<Int>
    init(_ next: Int) { self.next = Atomic(next) }
  }

  private let links: [Link]
  private let head: Atomic<Int>
  /// One more with each change of the head.
  private let version = Atomic<Int>(0)

  init(count: Int) {
    links = (0..<count).map { Link($0 + 1 < count ? $0 + 1 : -1) }
    head = Atomic(count > 0 ? 0 : -1)
  }

  /// Takes a free buffer, if there is one.
  func take() -> Int? {
    while true {
      let before = version.load(ordering: .acquiring)
      let first = head.load(ordering: .acquiring)
      if first == -1 { return nil }
      let second = links[first].next.load(ordering: .acquiring)
      // Start over if anything has changed in the meantime.
      guard version.load(ordering: .acquiring) == before else { continue }
      if head.compareExchange(expected: first, desired: second, ordering: .acquiringAndReleasing)
        .exchanged
      {
        version.add(1, ordering: .releasing)
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
        version.add(1, ordering: .releasing)
        return
      }
    }
  }
}
