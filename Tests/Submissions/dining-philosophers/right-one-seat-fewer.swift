import Foundation

/// Stations in a ring with an instrument between each two neighbours.
final class TestBench: @unchecked Sendable {
  private let instruments: [DispatchSemaphore]
  /// Never do all stations reach for an instrument: so one of them gets both.
  private let reaching: DispatchSemaphore

  init(stations: Int) {
    instruments = (0..<stations).map { _ in DispatchSemaphore(value: 1) }
    reaching = DispatchSemaphore(value: max(1, stations - 1))
  }

  /// Runs a test with both instruments of a station; waits until they are free.
  func run(at station: Int, _ test: () -> Void) {
    let left = instruments[station]
    let right = instruments[(station + 1) % instruments.count]
    reaching.wait()
    left.wait()
    right.wait()
    test()
    right.signal()
    left.signal()
    reaching.signal()
  }
}
