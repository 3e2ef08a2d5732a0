// expected: dataRace
// A buffer is given back with a relaxed store, so what was written into it is not seen by the next
// thread.
import Synchronization

final class Buffers: Sendable {
  private final class Place: Sendable {
    let isFree = Atomic(true)
  }

  private let places: [Place]

  init(count: Int) {
    places = (0..<count).map { _ in Place() }
  }

  func take() -> Int? {
    for (number, place) in places.enumerated() {
      let claimed = place.isFree.compareExchange(
        expected: true, desired: false, ordering: .acquiring
      ).exchanged
      if claimed { return number }
    }
    return nil
  }

  func giveBack(_ buffer: Int) {
    places[buffer].isFree.store(true, ordering: .relaxed)
  }
}
