// diagnosis: wrongResult
// Does not wait when the counter is busy: a customer is refused although there are seats.
import Foundation

final class TicketSale: @unchecked Sendable {
  private let lock = NSLock()
  private var seats: Int

  init(seats: Int) {
    self.seats = seats
  }

  var free: Int {
    lock.withLock { seats }
  }

  func sell(_ count: Int) -> Bool {
    guard lock.try() else { return false }
    defer { lock.unlock() }
    guard seats >= count else { return false }
    seats -= count
    return true
  }
}
