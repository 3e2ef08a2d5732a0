// diagnosis: tooSlow
// One lock for the whole bench: none gets stuck, and opposite stations wait for each other.
import Foundation

final class TestBench: @unchecked Sendable {
  private let bench = NSLock()

  init(stations: Int) {}

  func run(at station: Int, _ test: () -> Void) {
    bench.withLock { test() }
  }
}
