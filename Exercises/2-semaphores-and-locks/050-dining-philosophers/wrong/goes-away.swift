// diagnosis: wrongResult
// Puts the first instrument back if the second is taken; and then goes away without the test.
import Foundation

final class TestBench: @unchecked Sendable {
  private let instruments: [NSLock]

  init(stations: Int) {
    instruments = (0..<stations).map { _ in NSLock() }
  }

  func run(at station: Int, _ test: () -> Void) {
    instruments[station].withLock {
      let right = instruments[(station + 1) % instruments.count]
      guard right.try() else { return }
      test()
      right.unlock()
    }
  }
}
