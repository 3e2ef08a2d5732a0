// diagnosis: deadlock
// The other direction for all: the circle is the same, the other way round.
import Foundation

final class TestBench: @unchecked Sendable {
  private let instruments: [NSLock]

  init(stations: Int) {
    instruments = (0..<stations).map { _ in NSLock() }
  }

  func run(at station: Int, _ test: () -> Void) {
    instruments[(station + 1) % instruments.count].withLock {
      instruments[station].withLock { test() }
    }
  }
}
