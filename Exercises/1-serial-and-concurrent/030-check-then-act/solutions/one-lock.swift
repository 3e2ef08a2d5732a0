// The lock is held from the look to the sale.
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
      guard seats >= count else { return false }
      seats -= count
      return true
    }
  }
}
