// expected: tooSlow
import Foundation

/// Stations in a ring with an instrument between each two neighbours.
final class TestBench: @unchecked Sendable {
  private let instruments: [NSLock]
  private let taking = NSLock()

  init(stations: Int) {
    instruments = (0..<stations).map { _ in NSLock() }
  }

  /// Runs a test with both instruments of a station; waits until they are free.
  func run(at station: Int, _ test: () -> Void) {
    let left = instruments[station]
    let right = instruments[(station + 1) % instruments.count]
    taking.withLock {
      left.lock()
      right.lock()
    }
    defer {
      left.unlock()
      right.unlock()
    }
    test()
  }
}
