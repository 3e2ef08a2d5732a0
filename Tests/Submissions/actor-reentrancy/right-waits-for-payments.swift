/// The pieces of one product that a shop has left.
actor Stock {
  private(set) var left: Int
  private var beingPaid = 0
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(_ count: Int) {
    left = count
  }

  /// Sells some pieces if there are enough, and says whether it did.
  ///
  /// Pieces that somebody else is paying for may come back, so wait for them if they matter.
  func sell(_ count: Int, charge: @Sendable () async throws -> Void) async throws -> Bool {
    while left < count {
      guard left + beingPaid >= count else { return false }
      await withCheckedContinuation { waiting.append($0) }
    }
    left -= count
    beingPaid += count
    defer {
      beingPaid -= count
      for customer in waiting { customer.resume() }
      waiting = []
    }
    do {
      try await charge()
    } catch {
      left += count
      throw error
    }
    return true
  }
}
