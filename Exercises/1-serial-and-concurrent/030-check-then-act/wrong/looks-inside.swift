// diagnosis: recursiveLock
// All in one section, as it should be; but free takes the same lock once more.
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
    lock.withLock {
      guard free >= count else { return false }
      seats -= count
      return true
    }
  }
}
