// diagnosis: wrongResult
// While one customer pays, the next is sent away although there is enough.

/// The pieces of one product that a shop has left.
actor Stock {
  private(set) var left: Int
  private var isBusy = false

  init(_ count: Int) {
    left = count
  }

  /// Sells some pieces if there are enough, and says whether it did.
  func sell(_ count: Int, charge: @Sendable () async throws -> Void) async throws -> Bool {
    guard !isBusy, left >= count else { return false }
    isBusy = true
    defer { isBusy = false }
    try await charge()
    left -= count
    return true
  }
}
