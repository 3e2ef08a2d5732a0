// expected: tooManyAtOnce
// The right instrument is put back before the test.
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
    // In the order of the ring, and the last one the other way round.
    if station == instruments.count - 1 {
      right.lock()
      left.lock()
    } else {
      left.lock()
      right.lock()
    }
    right.unlock()
    test()
    left.unlock()
  }
}
