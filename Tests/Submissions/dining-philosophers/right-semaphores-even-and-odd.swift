import Foundation

/// Stations in a ring with an instrument between each two neighbours.
final class TestBench: @unchecked Sendable {
  private let instruments: [DispatchSemaphore]

  init(stations: Int) {
    instruments = (0..<stations).map { _ in DispatchSemaphore(value: 1) }
  }

  /// Runs a test with both instruments of a station; waits until they are free.
  func run(at station: Int, _ test: () -> Void) {
    var needed = [instruments[station]]
    let other = (station + 1) % instruments.count
    if other != station { needed.append(instruments[other]) }
    // Odd stations reach for the right one first, even ones for the left one.
    if !station.isMultiple(of: 2) { needed.reverse() }
    needed.forEach { $0.wait() }
    defer { needed.forEach { $0.signal() } }
    test()
  }
}
