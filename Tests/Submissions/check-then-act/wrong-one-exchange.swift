// expected: wrongResult
import Synchronization

/// Sells the seats of one evening to many customers at once.
final class TicketSale: Sendable {
  private let seats: Atomic<Int>

  init(seats: Int) {
    self.seats = Atomic(seats)
  }

  /// How many seats are still free.
  var free: Int {
    seats.load(ordering: .acquiring)
  }

  /// Sells so many seats, all or none.
  ///
  /// - Returns: Whether they were sold.
  func sell(_ count: Int) -> Bool {
    let now = free
    guard now >= count else { return false }
    let (exchanged, _) = seats.compareExchange(
      expected: now, desired: now - count, ordering: .acquiringAndReleasing)
    return exchanged
  }
}
