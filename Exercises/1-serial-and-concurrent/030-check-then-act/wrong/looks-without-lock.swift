// diagnosis: dataRace
// Looks without the lock first, to be quick when all is sold, and looks again inside.
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
    guard seats >= count else { return false }
    return lock.withLock {
      guard seats >= count else { return false }
      seats -= count
      return true
    }
  }
}
