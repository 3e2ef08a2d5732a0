// expected: dataRace
import Foundation

/// Stations in a ring with an instrument between each two neighbours.
final class TestBench: @unchecked Sendable {
  private let condition = NSCondition()
  private var isTaken: [Bool]

  init(stations: Int) {
    isTaken = Array(repeating: false, count: stations)
  }

  /// Runs a test with both instruments of a station; waits until they are free.
  func run(at station: Int, _ test: () -> Void) {
    let left = station
    let right = (station + 1) % isTaken.count

    condition.lock()
    while isTaken[left] || isTaken[right] {
      condition.wait()
    }
    isTaken[left] = true
    isTaken[right] = true
    condition.unlock()

    test()

    condition.lock()
    isTaken[left] = false
    isTaken[right] = false
    condition.signal()
    condition.unlock()
  }
}
