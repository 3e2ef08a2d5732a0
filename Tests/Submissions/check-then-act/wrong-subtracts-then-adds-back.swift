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
    max(0, seats.load(ordering: .sequentiallyConsistent))
  }

  /// Sells so many seats, all or none.
  ///
  /// - Returns: Whether they were sold.
  func sell(_ count: Int) -> Bool {
    // Look and take in one step; what was not there is given back.
    let rest = seats.subtract(count, ordering: .sequentiallyConsistent).newValue
    if rest < 0 {
      seats.add(count, ordering: .sequentiallyConsistent)
      return false
    }
    return true
  }
}
