import Dispatch

final class TicketSale: @unchecked Sendable {
  private let turn = DispatchSemaphore(value: 1)
  private var seats: Int

  init(seats: Int) {
    self.seats = seats
  }

  var free: Int {
    turn.wait()
    defer { turn.signal() }
    return seats
  }

  func sell(_ count: Int) -> Bool {
    turn.wait()
    defer { turn.signal() }
    switch seats - count {
    case ..<0:
      return false
    case let rest:
      seats = rest
      return true
    }
  }
}
