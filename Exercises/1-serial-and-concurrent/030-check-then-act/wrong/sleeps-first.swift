// diagnosis: tooSlow
// Each call lets the others go first for a second: time is no lock, and the lock needs none.
import Dispatch
import Synchronization

final class TicketSale: Sendable {
  private let seats: Mutex<Int>

  init(seats: Int) { self.seats = Mutex(seats) }

  var free: Int { seats.withLock { $0 } }

  func sell(_ count: Int) -> Bool {
    _ = DispatchSemaphore(value: 0).wait(timeout: .now() + 1)
    return seats.withLock { s in
      guard s >= count else { return false }
      s -= count
      return true
    }
  }
}
