import Foundation

/// Sells the seats of one evening to many customers at once.
final class TicketSale: @unchecked Sendable {
  private let lock = NSRecursiveLock()
  private var seats: Int

  init(seats: Int) {
    self.seats = seats
  }

  /// How many seats are still free.
  var free: Int {
    lock.lock()
    defer { lock.unlock() }
    return seats
  }

  /// Sells so many seats, all or none.
  ///
  /// - Returns: Whether they were sold.
  func sell(_ count: Int) -> Bool {
    lock.lock()
    defer { lock.unlock() }
    if count > free { return false }
    seats = free - count
    return true
  }
}
