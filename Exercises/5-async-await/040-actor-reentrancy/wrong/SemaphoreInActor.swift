// diagnosis: deadlock
// A semaphore around the sale: a sale that waits there blocks the actor, which the other one needs to continue.

import Dispatch

/// The pieces of one product that a shop has left.
actor Stock {
  private(set) var left: Int
  private let oneSale = DispatchSemaphore(value: 1)

  init(_ count: Int) {
    left = count
  }

  /// Sells some pieces if there are enough, and says whether it did.
  func sell(_ count: Int, charge: @Sendable () async throws -> Void) async throws -> Bool {
    begin()
    defer { oneSale.signal() }
    guard left >= count else { return false }
    try await charge()
    left -= count
    return true
  }

  private func begin() {
    oneSale.wait()
  }
}
