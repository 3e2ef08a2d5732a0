// What is there and what is promised are two numbers: a sale changes the first when it is paid.

/// The pieces of one product that a shop has left.
actor Stock {
  private var count: Int
  private var promised = 0

  var left: Int { count - promised }

  init(_ count: Int) {
    self.count = count
  }

  /// Sells some pieces if there are enough, and says whether it did.
  func sell(_ pieces: Int, charge: @Sendable () async throws -> Void) async throws -> Bool {
    guard left >= pieces else { return false }
    promised += pieces
    defer { promised -= pieces }
    try await charge()
    count -= pieces
    return true
  }
}
