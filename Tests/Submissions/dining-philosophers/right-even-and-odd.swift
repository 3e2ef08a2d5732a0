import Foundation

final class TestBench: @unchecked Sendable {
  private let instruments: [NSLock]

  init(stations: Int) {
    instruments = (0..<stations).map { _ in NSLock() }
  }

  func run(at station: Int, _ test: () -> Void) {
    let left = instruments[station]
    let right = instruments[(station + 1) % instruments.count]
    if station.isMultiple(of: 2) {
      both(left, right, test)
    } else {
      both(right, left, test)
    }
  }

  private func both(_ first: NSLock, _ second: NSLock, _ test: () -> Void) {
    first.withLock { second.withLock(test) }
  }
}
