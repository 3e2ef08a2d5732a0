// diagnosis: wrongResult
// The clock shows the minutes of one hour and no more: a longer parking never ends.

/// Where a reminder gets its time from: whole minutes since the parking began.
protocol ParkingClock: Sendable {
  var now: Int { get async }
  /// Returns when it is that minute or later; at once, if it is already.
  func wait(until minute: Int) async
}

/// Reminds the driver of the end of a parking.
typealias Reminder =
  @Sendable (
    _ end: Int, _ clock: any ParkingClock,
    _ remind: @escaping @Sendable (_ text: String) async -> Void
  ) async throws -> Void

/// A clock that goes on when the reminder waits for it.
private actor TestClock: ParkingClock {
  private(set) var now = 0

  func wait(until minute: Int) { now = max(now, min(minute, 60)) }
}

/// What a reminder has said, and at which minute.
private actor Notes {
  private(set) var all: [String] = []

  func add(_ text: String, at minute: Int) { all.append("\(text) at \(minute)") }
}

/// The test: whether a reminder is right for a parking that ends at this minute.
func passes(_ reminder: @escaping Reminder, end: Int) async -> Bool {
  let clock = TestClock()
  let notes = Notes()
  do {
    try await reminder(end, clock) { text in await notes.add(text, at: clock.now) }
  } catch {
    return false
  }
  return await notes.all == ["soon at \(max(0, end - 5))", "over at \(end)"]
}
