// expected: wrongResult
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
  /// One more with each change of the chain.
  private let version = Atomic<Int>(0)

  init(count: Int) {
    links = (0..<count).map { Link($0 + 1 < count ? $0 + 1 : -1) }
    head = Atomic(count > 0 ? 0 : -1)
  }

  /// Takes a free buffer, if there is one.
  func take() -> Int? {
    while true {
      let before = version.load(ordering: .sequentiallyConsistent)
      let first = head.load(ordering: .sequentiallyConsistent)
      if first == -1 { return nil }
      let second = links[first].next.load(ordering: .sequentiallyConsistent)
      // Only if nothing has changed is `second` still the one after `first`.
      guard version.load(ordering: .sequentiallyConsistent) == before else { continue }
      if head.compareExchange(expected: first, desired: second, ordering: .sequentiallyConsistent)
        .exchanged
      {
        version.add(1, ordering: .sequentiallyConsistent)
        return first
      }
    }
  }

  /// Makes a buffer free that was taken.
  func giveBack(_ buffer: Int) {
    while true {
      let first = head.load(ordering: .sequentiallyConsistent)
      links[buffer].next.store(first, ordering: .sequentiallyConsistent)
      version.add(1, ordering: .sequentiallyConsistent)
      if head.compareExchange(expected: first, desired: buffer, ordering: .sequentiallyConsistent)
        .exchanged
      {
        return
      }
    }
  }
}
