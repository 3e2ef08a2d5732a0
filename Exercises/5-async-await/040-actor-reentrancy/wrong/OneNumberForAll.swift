// diagnosis: wrongResult
// What is left is a global variable: a second product changes that of the first one.

import Synchronization

private let count = Mutex(0)

/// The pieces of one product that a shop has left.
final class Stock: Sendable {
  var left: Int { count.withLock { $0 } }

  init(_ new: Int) {
    count.withLock { $0 = new }
  }

  /// Sells some pieces if there are enough, and says whether it did.
  func sell(_ pieces: Int, charge: @Sendable () async throws -> Void) async throws -> Bool {
    guard reserve(pieces) else { return false }
    do {
      try await charge()
    } catch {
      giveBack(pieces)
      throw error
    }
    return true
  }

  private func reserve(_ pieces: Int) -> Bool {
    count.withLock { left in
      guard left >= pieces else { return false }
      left -= pieces
      return true
    }
  }

  private func giveBack(_ pieces: Int) {
    count.withLock { $0 += pieces }
  }
}
