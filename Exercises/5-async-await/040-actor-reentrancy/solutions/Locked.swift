// No actor: a lock around check and reservation, and none around the payment.

import Synchronization

/// The pieces of one product that a shop has left.
final class Stock: Sendable {
  private let count: Mutex<Int>

  var left: Int { count.withLock { $0 } }

  init(_ count: Int) {
    self.count = Mutex(count)
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
