import Synchronization

/// Hands out the numbers of free buffers, without a lock.
final class Buffers: Sendable {
  private final class Link: Sendable {
    let next: Atomic<Int>
    init(_ next: Int) { self.next = Atomic(next) }
  }

  /// What `head` holds: the first free buffer, and how many were given back so far.
  private struct Head {
    var first: Int
    var version: Int

    init(_ bits: Int) {
      first = bits & 0xff
      version = bits >> 8
    }

    init(first: Int, version: Int) {
      self.first = first
      self.version = version
    }

    var bits: Int { version << 8 | first }
  }

  private static let none = 0xff

  /// The free buffer after each one, and `none` after the last.
  private let links: [Link]
  private let head: Atomic<Int>

  init(count: Int) {
    links = (0..<count).map { Link($0 + 1 < count ? $0 + 1 : Buffers.none) }
    head = Atomic(Head(first: count > 0 ? 0 : Buffers.none, version: 0).bits)
  }

  /// Takes a free buffer, if there is one.
  func take() -> Int? {
    while true {
      let bits = head.load(ordering: .acquiring)
      let old = Head(bits)
      if old.first == Buffers.none { return nil }
      let second = links[old.first].next.load(ordering: .acquiring)
      // A buffer can become the first one again only by being given back, which counts.
      let new = Head(first: second, version: old.version)
      if head.compareExchange(
        expected: bits, desired: new.bits, ordering: .acquiringAndReleasing
      ).exchanged {
        return old.first
      }
    }
  }

  /// Makes a buffer free that was taken.
  func giveBack(_ buffer: Int) {
    while true {
      let bits = head.load(ordering: .acquiring)
      let old = Head(bits)
      links[buffer].next.store(old.first, ordering: .releasing)
      let new = Head(first: buffer, version: old.version + 1)
      if head.compareExchange(
        expected: bits, desired: new.bits, ordering: .acquiringAndReleasing
      ).exchanged {
        return
      }
    }
  }
}
