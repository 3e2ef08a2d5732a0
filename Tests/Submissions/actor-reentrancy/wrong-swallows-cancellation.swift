// expected: wrongResult
/// The pieces of one product that a shop has left.
actor Stock {
  private(set) var left: Int

  init(_ count: Int) {
    left = count
  }

  /// Sells some pieces if there are enough, and says whether it did.
  func sell(_ count: Int, charge: @Sendable () async throws -> Void) async throws -> Bool {
    guard left >= count else { return false }
    left -= count
    do {
      try await charge()
      return true
    } catch is CancellationError {
      // The customer has gone, and leaves the pieces.
      left += count
      return false
    } catch {
      left += count
      throw error
    }
  }
}
