// expected: wrongResult
// If another sale comes in between, the customer is refused although there are seats.
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
    let before = free
    guard before >= count else { return false }
    return lock.withLock {
      // Somebody else has bought in between.
      guard seats == before else { return false }
      seats -= count
      return true
    }
  }
}
