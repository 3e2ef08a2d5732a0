// diagnosis: wrongResult
// The pieces are given back by a task of their own: the error arrives first, and another customer may, too.

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
    } catch {
      Task { giveBack(count) }
      throw error
    }
    return true
  }

  private func giveBack(_ n: Int) { left += n }
}
