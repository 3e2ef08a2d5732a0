import Foundation

/// Stations in a ring with an instrument between each two neighbours.
final class TestBench: @unchecked Sendable {
  private let instruments: [DispatchSemaphore]

  init(stations: Int) {
    instruments = (0..<stations).map { _ in DispatchSemaphore(value: 1) }
  }

  /// Runs a test with both instruments of a station; waits until they are free.
  func run(at station: Int, _ test: () -> Void) {
    var first = instruments[station]
    var second = instruments[(station + 1) % instruments.count]
    if station % 2 == 1 { swap(&first, &second) }
    first.wait()
    second.wait()
    test()
    second.signal()
    first.signal()
  }
}
