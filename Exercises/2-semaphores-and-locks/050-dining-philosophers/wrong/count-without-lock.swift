// diagnosis: dataRace
// Both or none, under a lock; but the number of stations is read from the list before the lock is taken.
import Foundation

final class TestBench: @unchecked Sendable {
  private let changed = NSCondition()
  private var isTaken: [Bool]

  init(stations: Int) {
    isTaken = (0..<stations).map { _ in false }
  }

  func run(at station: Int, _ test: () -> Void) {
    let neighbour = (station + 1) % isTaken.count
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
