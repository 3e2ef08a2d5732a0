// A station takes both instruments in one step or none, and waits without holding anything.
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
      changed.broadcast()
    }
  }
}
