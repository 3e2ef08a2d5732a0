// diagnosis: wrongResult
// Takes the seats first and gives them back if there were too few: until then they are missing for others.
import Synchronization

final class TicketSale: Sendable {
  private let seats: Atomic<Int>

  init(seats: Int) {
    self.seats = Atomic(seats)
  }

  var free: Int {
    max(0, seats.load(ordering: .relaxed))
  }

  func sell(_ count: Int) -> Bool {
    guard free >= count else { return false }
    if seats.subtract(count, ordering: .relaxed).newValue >= 0 { return true }
    seats.add(count, ordering: .relaxed)
    return false
  }
}
