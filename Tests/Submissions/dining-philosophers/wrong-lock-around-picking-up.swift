// expected: tooSlow
// A station that waits for an instrument keeps the others from picking up free ones.
import Foundation

/// Stations in a ring with an instrument between each two neighbours.
final class TestBench: @unchecked Sendable {
  private let instruments: [NSLock]
  /// Only one station at a time may pick up its instruments.
  private let pickingUp = NSLock()

  init(stations: Int) {
    instruments = (0..<stations).map { _ in NSLock() }
  }

  /// Runs a test with both instruments of a station; waits until they are free.
  func run(at station: Int, _ test: () -> Void) {
    let left = instruments[station]
    let right = instruments[(station + 1) % instruments.count]
    pickingUp.withLock {
      left.lock()
      right.lock()
    }
    test()
    right.unlock()
    left.unlock()
  }
}
