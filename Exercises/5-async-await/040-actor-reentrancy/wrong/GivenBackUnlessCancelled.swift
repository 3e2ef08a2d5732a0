// diagnosis: wrongResult
// Keeps the pieces if the customer's task was cancelled, though the payment has failed.
/// The pieces of one product that a shop has left.
actor Stock {
  private(set) var left: Int
  init(_ count: Int) { left = count }
  func sell(_ count: Int, charge: @Sendable () async throws -> Void) async throws -> Bool {
    guard left >= count else { return false }
    left -= count
    do { try await charge() } catch {
      if !Task.isCancelled { left += count }
      throw error
    }
    return true
  }
}
