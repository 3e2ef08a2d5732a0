// expected: wrongResult
// Waiting for a minute that has passed sets the clock back, and a late reminder looks right.
protocol ParkingClock: Sendable {
  var now: Int { get async }
  func wait(until minute: Int) async
}

typealias Reminder =
  @Sendable (
    _ end: Int, _ clock: any ParkingClock,
    _ remind: @escaping @Sendable (_ text: String) async -> Void
  ) async throws -> Void

private actor TestClock: ParkingClock {
  private(set) var now = 0
  private(set) var notes: [String] = []

  func wait(until minute: Int) async { now = minute }

  func note(_ text: String) { notes.append("\(text) at \(now)") }
}

func passes(_ reminder: @escaping Reminder, end: Int) async -> Bool {
  let clock = TestClock()
  do {
    try await reminder(end, clock) { text in await clock.note(text) }
    return await clock.notes == ["soon at \(max(0, end - 5))", "over at \(end)"]
  } catch {
    return false
  }
}
