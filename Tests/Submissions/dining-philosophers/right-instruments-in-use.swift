import Foundation

final class TestBench: @unchecked Sendable {
  private let condition = NSCondition()
  private var inUse: Set<Int> = []
  private let stations: Int

  init(stations: Int) {
    self.stations = stations
  }

  func run(at station: Int, _ test: () -> Void) {
    let needed: Set<Int> = [station, (station + 1) % stations]
    condition.withLock {
      while !inUse.isDisjoint(with: needed) { condition.wait() }
      inUse.formUnion(needed)
    }
    defer {
      condition.withLock {
        inUse.subtract(needed)
        condition.broadcast()
      }
    }
    test()
  }
}
