// diagnosis: tooManyAtOnce
// Takes only the left instrument; the neighbour may use the right one.
import Foundation

final class TestBench: @unchecked Sendable {
  private let instruments: [NSLock]

  init(stations: Int) {
    instruments = (0..<stations).map { _ in NSLock() }
  }

  func run(at station: Int, _ test: () -> Void) {
    instruments[station].withLock { test() }
  }
}
