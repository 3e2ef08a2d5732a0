// Takes the seats only if their number is still the one that was looked at, and looks again otherwise.
import Synchronization

final class TicketSale: Sendable {
  private let seats: Atomic<Int>

  init(seats: Int) {
    self.seats = Atomic(seats)
  }

  var free: Int {
    seats.load(ordering: .relaxed)
  }

  func sell(_ count: Int) -> Bool {
    var known = seats.load(ordering: .relaxed)
    while known >= count {
      let (isSold, now) = seats.compareExchange(
        expected: known, desired: known - count, ordering: .relaxed)
      if isSold { return true }
      known = now
    }
    return false
  }
}
