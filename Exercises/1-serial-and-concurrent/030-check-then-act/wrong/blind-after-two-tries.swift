// diagnosis: wrongResult
// After two tries the seats are taken without a look: an order that is refused takes them all the same.
import Synchronization

final class TicketSale: Sendable {
  private let seats: Atomic<Int>

  init(seats: Int) {
    self.seats = Atomic(seats)
  }

  var free: Int {
    seats.load(ordering: .acquiring)
  }

  func sell(_ count: Int) -> Bool {
    for _ in 1...2 {
      let old = seats.load(ordering: .acquiring)
      guard old >= count else { return false }
      let isSold = seats.compareExchange(
        expected: old, desired: old - count, ordering: .acquiringAndReleasing
      ).exchanged
      if isSold { return true }
    }
    return seats.subtract(count, ordering: .acquiringAndReleasing).newValue >= 0
  }
}
