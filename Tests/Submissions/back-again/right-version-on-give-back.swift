import Synchronization

/// Hands out the numbers of free buffers, without a lock.
final class Buffers: Sendable {
  private final class Link: Sendable {
    let next: Atomic<Int>
    init(_ next: Int) { self.next = Atomic(next) }
  }

  private struct Head {
    var first: Int
    var version: Int

    init(first: Int, version: Int) {
      self.first = first
      self.version = version
    }

    init(word: UInt64) {
      first = Int(Int32(truncatingIfNeeded: word))
      version = Int(word >> 32)
    }

    var word: UInt64 {
      UInt64(UInt32(truncatingIfNeeded: version)) << 32 | UInt64(UInt32(truncatingIfNeeded: first))
    }
  }

  /// The free buffer after each one, and -1 after the last.
  private let links: [Link]
  /// The first free buffer, or -1, and how often one was given back.
  private let head: Atomic<UInt64>

  init(count: Int) {
    links = (0..<count).map { Link($0 + 1 < count ? $0 + 1 : -1) }
    head = Atomic(Head(first: count > 0 ? 0 : -1, version: 0).word)
  }

  /// Takes a free buffer, if there is one.
  func take() -> Int? {
    var old = head.load(ordering: .acquiring)
    while true {
      var new = Head(word: old)
      let first = new.first
      if first < 0 { return nil }
      new.first = links[first].next.load(ordering: .acquiring)
      let result = head.compareExchange(
        expected: old, desired: new.word, ordering: .acquiringAndReleasing)
      if result.exchanged { return first }
      old = result.original
    }
  }

  /// Makes a buffer free that was taken.
  func giveBack(_ buffer: Int) {
    var old = head.load(ordering: .acquiring)
    while true {
      let before = Head(word: old)
      links[buffer].next.store(before.first, ordering: .releasing)
      let new = Head(first: buffer, version: before.version + 1)
      let result = head.compareExchange(
        expected: old, desired: new.word, ordering: .acquiringAndReleasing)
      if result.exchanged { return }
      old = result.original
    }
  }
}
