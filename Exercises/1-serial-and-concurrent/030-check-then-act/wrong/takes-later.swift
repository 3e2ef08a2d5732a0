// diagnosis: wrongResult
// Looks with sync and takes with async: another customer looks before the seats are taken.
import Dispatch

final class TicketSale: @unchecked Sendable {
  private let counter = DispatchQueue(label: "counter")
  private var seats: Int

  init(seats: Int) {
    self.seats = seats
  }

  var free: Int {
    counter.sync { seats }
  }

  func sell(_ count: Int) -> Bool {
    guard free >= count else { return false }
    counter.async { self.seats -= count }
    return true
  }
}
