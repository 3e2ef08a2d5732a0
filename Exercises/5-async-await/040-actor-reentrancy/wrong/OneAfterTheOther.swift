// diagnosis: tooSlow
// Each sale waits for the one before: right, but each customer waits for the payment of the one before.

/// The pieces of one product that a shop has left.
actor Stock {
  private(set) var left: Int
  private var last: Task<Bool, any Error>?

  init(_ count: Int) {
    left = count
  }

  /// Sells some pieces if there are enough, and says whether it did.
  func sell(_ count: Int, charge: @escaping @Sendable () async throws -> Void) async throws -> Bool
  {
    let previous = last
    let sale = Task {
      _ = await previous?.result
      guard left >= count else { return false }
      left -= count
      do {
        try await charge()
      } catch {
        left += count
        throw error
      }
      return true
    }
    last = sale
    return try await sale.value
  }
}
