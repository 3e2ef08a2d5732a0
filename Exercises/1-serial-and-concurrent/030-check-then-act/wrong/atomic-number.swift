// diagnosis: wrongResult
// An atomic instead of the lock: still two steps, and room for another customer between them.
import Synchronization

final class TicketSale: Sendable {
  private let seats: Atomic<Int>

  init(seats: Int) {
    self.seats = Atomic(seats)
  }

  var free: Int {
    seats.load(ordering: .sequentiallyConsistent)
  }

  func sell(_ count: Int) -> Bool {
    guard free >= count else { return false }
    seats.subtract(count, ordering: .sequentiallyConsistent)
    return true
  }
}
