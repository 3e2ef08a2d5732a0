// diagnosis: deadlock
// A seat for each station keeps none out, so all can reach for their instruments at once.
import Foundation

final class TestBench: @unchecked Sendable {
  private let instruments: [NSLock]
  private let seats: DispatchSemaphore

  init(stations: Int) {
    instruments = (0..<stations).map { _ in NSLock() }
    seats = DispatchSemaphore(value: stations)
  }

  func run(at station: Int, _ test: () -> Void) {
    seats.wait()
    defer { seats.signal() }
    instruments[station].withLock {
      instruments[(station + 1) % instruments.count].withLock { test() }
    }
  }
}
