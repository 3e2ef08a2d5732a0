// expected: tooSlow
// It yields in each round of a loop, which counts as waiting in turns.
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

private actor TestClock: ParkingClock {
  private(set) var now = 0
  func wait(until minute: Int) async {
    while now < minute { now += 1; await Task.yield() }
  }
}
private actor Notes {
  private(set) var all: [String] = []
  func add(_ text: String, at minute: Int) { all.append("\(text) at \(minute)") }
}
func passes(_ reminder: @escaping Reminder, end: Int) async -> Bool {
  let clock = TestClock()
  let notes = Notes()
  do { try await reminder(end, clock) { text in await notes.add(text, at: clock.now) } } catch {
    return false
  }
  return await notes.all == ["soon at \(max(0, end - 5))", "over at \(end)"]
}
