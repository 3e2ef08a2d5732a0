// expected: wrongResult
// While a too large order has subtracted, one that fits is refused.
import Synchronization

/// Sells the seats of one evening to many customers at once.
final class TicketSale: Sendable {
  private let seats: Atomic<Int>

  init(seats: Int) {
    self.seats = Atomic(seats)
  }

  /// How many seats are still free.
  var free: Int {
    max(0, seats.load(ordering: .acquiring))
  }

  /// Sells so many seats, all or none.
  ///
  /// - Returns: Whether they were sold.
  func sell(_ count: Int) -> Bool {
    let left = seats.subtract(count, ordering: .acquiringAndReleasing).newValue
    if left >= 0 { return true }
    // There were not enough: undo.
    seats.add(count, ordering: .acquiringAndReleasing)
    return false
  }
}
