import Synchronization

/// Hands out the numbers of free buffers, without a lock.
final class Buffers: Sendable {
  private final class Link: Sendable {
    let next: Atomic<Int>
    init(_ next: Int) { self.next = Atomic(next) }
  }

  private let links: [Link]
  /// `version * base + first + 1`: a buffer can be the head again only if it was given back in between, and that
  /// is what the version counts.
  private let head: Atomic<Int>
  private let base: Int

  init(count: Int) {
    base = count + 1
    links = (0..<count).map { Link($0 + 1 < count ? $0 + 1 : -1) }
    head = Atomic(count > 0 ? 1 : 0)
  }

  /// Takes a free buffer, if there is one.
  func take() -> Int? {
    var seen = head.load(ordering: .acquiring)
    while true {
      let first = seen % base - 1
      guard first >= 0 else { return nil }
      let next = links[first].next.load(ordering: .acquiring)
      let (done, now) = head.compareExchange(
        expected: seen, desired: seen - seen % base + next + 1, ordering: .acquiringAndReleasing)
      if done { return first }
      seen = now
    }
  }

  /// Makes a buffer free that was taken.
  func giveBack(_ buffer: Int) {
    var seen = head.load(ordering: .acquiring)
    while true {
      links[buffer].next.store(seen % base - 1, ordering: .releasing)
      let version = seen / base
      let (done, now) = head.compareExchange(
        expected: seen, desired: (version + 1) * base + buffer + 1,
        ordering: .acquiringAndReleasing)
      if done { return }
      seen = now
    }
  }
}
