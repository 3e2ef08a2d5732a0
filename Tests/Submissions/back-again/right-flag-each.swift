import Synchronization

final class Buffers: Sendable {
  private final class Place: Sendable {
    let isFree = Atomic(true)

    func claim() -> Bool { isFree.exchange(false, ordering: .acquiringAndReleasing) }
    func release() { isFree.store(true, ordering: .releasing) }
  }

  private let places: [Place]

  init(count: Int) {
    places = (0..<count).map { _ in Place() }
  }

  func take() -> Int? {
    places.indices.first { places[$0].claim() }
  }

  func giveBack(_ buffer: Int) {
    places[buffer].release()
  }
}
