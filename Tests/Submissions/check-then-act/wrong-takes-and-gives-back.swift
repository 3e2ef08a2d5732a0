// expected: wrongResult
// Takes first and gives back if it was too much; meanwhile another customer is refused whose seats
// are free.
import Synchronization

final class TicketSale: Sendable {
  private let seats: Atomic<Int>

  init(seats: Int) {
    self.seats = Atomic(seats)
  }

  var free: Int {
    max(0, seats.load(ordering: .sequentiallyConsistent))
  }

  func sell(_ count: Int) -> Bool {
    let left = seats.subtract(count, ordering: .sequentiallyConsistent).newValue
    if left >= 0 { return true }
    seats.add(count, ordering: .sequentiallyConsistent)
    return false
  }
}
