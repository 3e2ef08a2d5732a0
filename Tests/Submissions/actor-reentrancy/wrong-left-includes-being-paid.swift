// expected: wrongResult
// What is being paid for still counts as left.

/// The pieces of one product that a shop has left.
actor Stock {
  private var inStore: Int
  private var beingPaid = 0

  /// What can still be sold.
  var left: Int { inStore }

  init(_ count: Int) {
    inStore = count
  }

  /// Sells some pieces if there are enough, and says whether it did.
  func sell(_ count: Int, charge: @Sendable () async throws -> Void) async throws -> Bool {
    if count > inStore - beingPaid { return false }
    beingPaid += count
    defer { beingPaid -= count }
    try await charge()
    inStore -= count
    return true
  }
}
