// expected: wrongResult
/// The pieces of one product that a shop has left.
actor Stock {
  private(set) var left: Int

  init(_ count: Int) {
    left = count
  }

  /// Sells some pieces if there are enough, and says whether it did.
  func sell(_ count: Int, charge: @Sendable () async throws -> Void) async throws -> Bool {
    let before = left
    guard before >= count else { return false }
    left = before - count
    do {
      try await charge()
      return true
    } catch {
      // The payment has failed: everything is as it was.
      left = before
      throw error
    }
  }
}
