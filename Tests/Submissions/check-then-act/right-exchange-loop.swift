import Synchronization

/// Sells the seats of one evening to many customers at once.
final class TicketSale: Sendable {
  private let seats: Atomic<Int>

  init(seats: Int) {
    self.seats = Atomic(seats)
  }

  /// How many seats are still free.
  var free: Int { seats.load(ordering: .sequentiallyConsistent) }

  /// Sells so many seats, all or none.
  ///
  /// - Returns: Whether they were sold.
  func sell(_ count: Int) -> Bool {
    var now = free
    while now >= count {
      let (exchanged, original) = seats.compareExchange(
        expected: now, desired: now - count, ordering: .sequentiallyConsistent)
      if exchanged { return true }
      now = original
    }
    return false
  }
}
