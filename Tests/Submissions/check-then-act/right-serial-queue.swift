import Dispatch

/// Sells the seats of one evening to many customers at once.
final class TicketSale: @unchecked Sendable {
  private let counter = DispatchQueue(label: "counter")
  private var seats: Int

  init(seats: Int) {
    self.seats = seats
  }

  /// How many seats are still free.
  var free: Int {
    counter.sync { seats }
  }

  /// Sells so many seats, all or none.
  ///
  /// - Returns: Whether they were sold.
  func sell(_ count: Int) -> Bool {
    counter.sync {
      let isEnough = seats >= count
      if isEnough { seats -= count }
      return isEnough
    }
  }
}
