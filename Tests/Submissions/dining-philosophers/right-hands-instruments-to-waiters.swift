import Foundation

/// Stations in a ring with an instrument between each two neighbours.
final class TestBench: @unchecked Sendable {
  private struct Waiting {
    let station: Int
    let turn: DispatchSemaphore
  }

  private let lock = NSLock()
  private var isFree: [Bool]
  private var queue: [Waiting] = []

  init(stations: Int) {
    isFree = Array(repeating: true, count: stations)
  }

  /// Runs a test with both instruments of a station; waits until they are free.
  func run(at station: Int, _ test: () -> Void) {
    lock.lock()
    if takeBoth(of: station) {
      lock.unlock()
    } else {
      let turn = DispatchSemaphore(value: 0)
      queue.append(Waiting(station: station, turn: turn))
      lock.unlock()
      turn.wait()  // the one who wakes it has taken the instruments for it
    }

    test()

    lock.lock()
    giveBack(station)
    lock.unlock()
  }

  private func takeBoth(of station: Int) -> Bool {
    let next = (station + 1) % isFree.count
    guard isFree[station], isFree[next] else { return false }
    isFree[station] = false
    isFree[next] = false
    return true
  }

  private func giveBack(_ station: Int) {
    isFree[station] = true
    isFree[(station + 1) % isFree.count] = true
    var rest: [Waiting] = []
    for waiting in queue {
      if takeBoth(of: waiting.station) {
        waiting.turn.signal()
      } else {
        rest.append(waiting)
      }
    }
    queue = rest
  }
}
