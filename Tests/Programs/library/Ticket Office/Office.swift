import Foundation

/// Sells seats to whoever asks, from any thread.
public struct Office: Sendable {
  let seats: Seats

  /// An office with tickets to sell.
  public init(seats: Int) { self.seats = Seats(seats) }

  /// Sells a seat that was free when it looked.
  public func sell() {
    if seats.left > 0 { seats.take() }
  }

  /// Writes down what is left; never called here, and never run by `check`.
  public func save(to path: String) throws {
    try Data("\(seats.left)".utf8).write(to: URL(filePath: path))
    print(access(path, R_OK))
  }
}

func sellTwice() {
  let office = Office(seats: 2)
  office.sell()
  office.sell()
  print(office.seats.left)
}
