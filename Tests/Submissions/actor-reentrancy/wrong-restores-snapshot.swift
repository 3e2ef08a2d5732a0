// expected: wrongResult
// A failed payment restores the number from before, and so undoes the sales of others.

/// The pieces of one product that a shop has left.
actor Stock {
  private(set) var left: Int

  init(_ count: Int) {
    left = count
  }

  /// Sells some pieces if there are enough, and says whether it did.
  func sell(_ count: Int, charge: @Sendable () async throws -> Void) async throws -> Bool {
    guard left >= count else { return false }
    let before = left
    left = before - count
    do {
      try await charge()
      return true
    } catch {
      left = before
      throw error
    }
  }
}
