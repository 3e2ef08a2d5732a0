/// The pieces of one product that a shop has left.
actor Stock {
  private(set) var left: Int

  init(_ count: Int) {
    left = count
  }

  private func reserve(_ count: Int) -> Bool {
    let isEnough = left >= count
    if isEnough { left -= count }
    return isEnough
  }

  /// Sells some pieces if there are enough, and says whether it did.
  func sell(_ count: Int, charge: @Sendable () async throws -> Void) async throws -> Bool {
    guard reserve(count) else { return false }
    var isPaid = false
    defer {
      if !isPaid { left += count }
    }
    try await charge()
    isPaid = true
    return isPaid
  }
}
