// expected: wrongResult
// The version is read after the successor: what was read may belong to an earlier one.
import Synchronization

/// Hands out the numbers of free buffers, without a lock.
final class Buffers: Sendable {
  private final class Link: Sendable {
    let next: Atomic<Int>
    init(_ next: Int) { self.next = Atomic(next) }
  }

  private let links: [Link]
  /// The first free buffer plus one, and above it a number that grows with each change.
  private let head: Atomic<Int>
  private static let shift = 16

  init(count: Int) {
    links = (0..<count).map { Link($0 + 1 < count ? $0 + 1 : -1) }
    head = Atomic(count > 0 ? 1 : 0)
  }

  private var first: Int { (head.load(ordering: .acquiring) & 0xFFFF) - 1 }
  private var version: Int { head.load(ordering: .acquiring) >> Self.shift }

  private func replace(_ first: Int, with new: Int) -> Bool {
    let version = self.version
    return head.compareExchange(
      expected: version << Self.shift | (first + 1),
      desired: (version + 1) << Self.shift | (new + 1),
      ordering: .acquiringAndReleasing
    ).exchanged
  }

  /// Takes a free buffer, if there is one.
  func take() -> Int? {
    while true {
      let first = self.first
      if first == -1 { return nil }
      let second = links[first].next.load(ordering: .acquiring)
      if replace(first, with: second) { return first }
    }
  }

  /// Makes a buffer free that was taken.
  func giveBack(_ buffer: Int) {
    while true {
      let first = self.first
      links[buffer].next.store(first, ordering: .releasing)
      if replace(first, with: buffer) { return }
    }
  }
}
