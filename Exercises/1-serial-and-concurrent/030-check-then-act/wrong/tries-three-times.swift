// diagnosis: wrongResult
// Gives up after three tries: three faster customers are enough to be refused seats that are free.
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
    for _ in 1...3 {
      let old = seats.load(ordering: .acquiring)
      guard old >= count else { return false }
      let isSold = seats.compareExchange(
        expected: old, desired: old - count, ordering: .acquiringAndReleasing
      ).exchanged
      if isSold { return true }
    }
    return false
  }
}
