// diagnosis: tooManyAtOnce
// Half as many tests as stations fit on the bench; but the two that come may be neighbours.
import Dispatch

final class TestBench: @unchecked Sendable {
  private let seats: DispatchSemaphore

  init(stations: Int) {
    seats = DispatchSemaphore(value: stations / 2)
  }

  func run(at station: Int, _ test: () -> Void) {
    seats.wait()
    defer { seats.signal() }
    test()
  }
}
