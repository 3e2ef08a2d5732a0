import Synchronization

extension Atomic where Value == Int {
  /// Subtracts if that leaves no debt.
  fileprivate borrowing func take(_ count: Int) -> Bool {
    var seen = load(ordering: .relaxed)
    repeat {
      if seen < count { return false }
      let (exchanged, original) = compareExchange(
        expected: seen, desired: seen - count, ordering: .relaxed)
      if exchanged { return true }
      seen = original
    } while true
  }
}

final class TicketSale: Sendable {
  private let seats: Atomic<Int>

  init(seats: Int) {
    self.seats = Atomic(seats)
  }

  var free: Int { seats.load(ordering: .relaxed) }

  func sell(_ count: Int) -> Bool {
    seats.take(count)
  }
}
