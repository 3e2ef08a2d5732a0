// expected: wrongResult
// Refuses seats that are free while another customer has the lock.
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
    // Does not wait: somebody else is buying right now.
    guard lock.try() else { return false }
    defer { lock.unlock() }
    guard seats >= count else { return false }
    seats -= count
    return true
  }
}
