// expected: dataRace
// Wakes only one station, which may be one that cannot go on; and the array is counted without
// the lock.
import Foundation

final class TestBench: @unchecked Sendable {
  private let condition = NSCondition()
  private var isFree: [Bool]

  init(stations: Int) {
    isFree = Array(repeating: true, count: stations)
  }

  func run(at station: Int, _ test: () -> Void) {
    let left = station
    let right = (station + 1) % isFree.count
    condition.lock()
    while !(isFree[left] && isFree[right]) { condition.wait() }
    isFree[left] = false
    isFree[right] = false
    condition.unlock()
    test()
    condition.lock()
    isFree[left] = true
    isFree[right] = true
    condition.signal()
    condition.unlock()
  }
}
