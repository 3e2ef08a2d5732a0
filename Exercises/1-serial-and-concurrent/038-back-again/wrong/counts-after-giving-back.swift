// diagnosis: wrongResult
// Looks at a count first, which grows later than a buffer is free: it can be 0 although one is.
import Synchronization

final class Buffers: Sendable {
  private final class Place: Sendable {
    let isFree = Atomic(true)
  }

  private let places: [Place]
  private let freeCount: Atomic<Int>

  init(count: Int) {
    places = (0..<count).map { _ in Place() }
    freeCount = Atomic(count)
  }

  func take() -> Int? {
    // Nothing to look for.
    guard freeCount.load(ordering: .acquiring) > 0 else { return nil }
    for (number, place) in places.enumerated()
    where place.isFree.exchange(false, ordering: .acquiringAndReleasing) {
      freeCount.subtract(1, ordering: .acquiringAndReleasing)
      return number
    }
    return nil
  }

  func giveBack(_ buffer: Int) {
    places[buffer].isFree.store(true, ordering: .releasing)
    freeCount.add(1, ordering: .acquiringAndReleasing)
  }
}
