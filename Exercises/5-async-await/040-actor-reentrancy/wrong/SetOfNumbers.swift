// diagnosis: wrongResult
// A set of what is being paid for has two equal numbers only once.

/// The pieces of one product that a shop has left.
actor Stock {
  private var total: Int
  private var reserved: Set<Int> = []
  var left: Int { total - reserved.reduce(0, +) }

  init(_ count: Int) {
    total = count
  }

  /// Sells some pieces if there are enough, and says whether it did.
  func sell(_ count: Int, charge: @Sendable () async throws -> Void) async throws -> Bool {
    if left < count { return false }
    reserved.insert(count)
    defer { reserved.remove(count) }
    try await charge()
    total -= count
    return true
  }
}
