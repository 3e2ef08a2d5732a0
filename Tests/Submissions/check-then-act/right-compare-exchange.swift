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
    var available = seats.load(ordering: .acquiring)
    while available >= count {
      let result = seats.compareExchange(
        expected: available, desired: available - count, ordering: .acquiringAndReleasing)
      if result.exchanged { return true }
      available = result.original
    }
    return false
  }
}
