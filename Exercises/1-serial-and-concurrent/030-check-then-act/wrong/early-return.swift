// diagnosis: deadlock
// The early return leaves the lock held.
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
    lock.lock()
    guard seats >= count else { return false }
    seats -= count
    lock.unlock()
    return true
  }
}
