// A serial queue serves one customer after the other.
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
    counter.sync {
      let isPossible = seats >= count
      if isPossible { seats -= count }
      return isPossible
    }
  }
}
