import Synchronization

final class Buffers: Sendable {
  private final class Link: Sendable {
    let next = Atomic<Int>(0)
  }

  private let links: [Link]
  /// version * (count + 1) + (first free + 1), where 0 stands for none.
  private let head: Atomic<Int>
  private let base: Int

  init(count: Int) {
    base = count + 1
    links = (0..<count).map { _ in Link() }
    for index in 0..<count {
      links[index].next.store(index + 1 < count ? index + 2 : 0, ordering: .relaxed)
    }
    head = Atomic(count > 0 ? 1 : 0)
  }

  func take() -> Int? {
    var seen = head.load(ordering: .acquiring)
    while true {
      let (version, first) = seen.quotientAndRemainder(dividingBy: base)
      guard first > 0 else { return nil }
      let second = links[first - 1].next.load(ordering: .acquiring)
      let result = head.compareExchange(
        expected: seen, desired: version * base + second, ordering: .acquiringAndReleasing)
      if result.exchanged { return first - 1 }
      seen = result.original
    }
  }

  func giveBack(_ buffer: Int) {
    var seen = head.load(ordering: .acquiring)
    while true {
      let (version, first) = seen.quotientAndRemainder(dividingBy: base)
      links[buffer].next.store(first, ordering: .releasing)
      let result = head.compareExchange(
        expected: seen, desired: (version + 1) * base + buffer + 1,
        ordering: .acquiringAndReleasing)
      if result.exchanged { return }
      seen = result.original
    }
  }
}
