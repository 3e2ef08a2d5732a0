// diagnosis: wrongResult
// A lock with a limit, against deadlocks: after a minute the test is left out.
import Foundation

final class TestBench: @unchecked Sendable {
  private let instruments: [NSLock]

  init(stations: Int) { instruments = (0..<stations).map { _ in NSLock() } }

  func run(at station: Int, _ test: () -> Void) {
    let other = (station + 1) % instruments.count
    guard instruments[min(station, other)].lock(before: Date() + 60) else { return }
    defer { instruments[min(station, other)].unlock() }
    guard instruments[max(station, other)].lock(before: Date() + 60) else { return }
    defer { instruments[max(station, other)].unlock() }
    test()
  }
}
