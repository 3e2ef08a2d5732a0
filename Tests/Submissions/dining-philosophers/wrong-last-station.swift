// expected: deadlock
// No station has the number count.
import Foundation

/// Stations in a ring with an instrument between each two neighbours.
final class TestBench: @unchecked Sendable {
  private let instruments: [NSLock]

  init(stations: Int) {
    instruments = (0..<stations).map { _ in NSLock() }
  }

  /// Runs a test with both instruments of a station; waits until they are free.
  func run(at station: Int, _ test: () -> Void) {
    let left = instruments[station]
    let right = instruments[(station + 1) % instruments.count]
    // The last station takes them the other way round, which breaks the ring.
    let isLast = station == instruments.count
    let (first, second) = isLast ? (right, left) : (left, right)
    first.lock()
    second.lock()
    test()
    second.unlock()
    first.unlock()
  }
}
