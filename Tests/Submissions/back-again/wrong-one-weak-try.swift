// expected: wrongResult
import Synchronization

/// Hands out the numbers of free buffers, without a lock.
final class Buffers: Sendable {
  private final class Place: Sendable {
    let isFree = Atomic(true)
  }

  private let places: [Place]

  init(count: Int) { places = (0..<count).map { _ in Place() } }

  func take() -> Int? {
    places.firstIndex {
      $0.isFree.weakCompareExchange(expected: true, desired: false, ordering: .acquiring).exchanged
    }
  }

  func giveBack(_ buffer: Int) {
    places[buffer].isFree.store(true, ordering: .releasing)
  }
}
