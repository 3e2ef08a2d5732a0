// diagnosis: lostWakeup
// Both or none; but a station that puts its instruments back does not signal that they are free.
import Foundation

final class TestBench: @unchecked Sendable {
  private let changed = NSCondition()
  private let stations: Int
  private var isTaken: [Bool]

  init(stations: Int) {
    self.stations = stations
    isTaken = (0..<stations).map { _ in false }
  }

  func run(at station: Int, _ test: () -> Void) {
    let neighbour = (station + 1) % stations
    changed.withLock {
      while isTaken[station] || isTaken[neighbour] { changed.wait() }
      isTaken[station] = true
      isTaken[neighbour] = true
    }
    test()
    changed.withLock {
      isTaken[station] = false
      isTaken[neighbour] = false
    }
  }
}
