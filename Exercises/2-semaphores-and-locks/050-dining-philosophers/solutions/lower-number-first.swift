// Every station takes the instrument with the lower number first, so the circle is never closed.
import Foundation

final class TestBench: @unchecked Sendable {
  private let instruments: [NSLock]

  init(stations: Int) {
    instruments = (0..<stations).map { _ in NSLock() }
  }

  func run(at station: Int, _ test: () -> Void) {
    let neighbour = (station + 1) % instruments.count
    instruments[min(station, neighbour)].withLock {
      instruments[max(station, neighbour)].withLock { test() }
    }
  }
}
