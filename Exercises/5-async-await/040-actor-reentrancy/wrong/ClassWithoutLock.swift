// diagnosis: dataRace
// The right order of steps in a class: nothing keeps two threads out of the same two lines.

/// The pieces of one product that a shop has left.
final class Stock: @unchecked Sendable {
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
      left += count
      throw error
    }
    return true
  }
}
