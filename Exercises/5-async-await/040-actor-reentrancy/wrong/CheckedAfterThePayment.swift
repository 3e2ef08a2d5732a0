// diagnosis: wrongResult
// Looks for a cancellation after the payment: the customer has paid, and the pieces go to another.
/// The pieces of one product that a shop has left.
actor Stock {
  private(set) var left: Int
  init(_ count: Int) { left = count }
  func sell(_ count: Int, charge: @Sendable () async throws -> Void) async throws -> Bool {
    guard left >= count else { return false }
    left -= count
    do {
      try await charge()
      try Task.checkCancellation()
    } catch {
      left += count
      throw error
    }
    return true
  }
}
