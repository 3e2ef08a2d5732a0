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
    var seen = free
    while seen >= count {
      let (exchanged, original) = seats.compareExchange(
        expected: seen, desired: seen - count, ordering: .acquiringAndReleasing)
      if exchanged { return true }
      seen = original
    }
    return false
  }
}
