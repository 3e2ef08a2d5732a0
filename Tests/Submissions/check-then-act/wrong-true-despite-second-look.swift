// expected: wrongResult
import Foundation

/// Sells the seats of one evening to many customers at once.
final class TicketSale: @unchecked Sendable {
  private let lock = NSLock()
  private var seats: Int

  init(seats: Int) {
    self.seats = seats
  }

  /// How many seats are still free.
  var free: Int {
    lock.withLock { seats }
  }

  /// Sells so many seats, all or none.
  ///
  /// - Returns: Whether they were sold.
  func sell(_ count: Int) -> Bool {
    guard free >= count else { return false }
    lock.withLock {
      // Somebody else may have been here since.
      guard seats >= count else { return }
      seats -= count
    }
    return true
  }
}
