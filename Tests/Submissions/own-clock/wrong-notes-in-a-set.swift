// expected: wrongResult
// What was said is kept as a set: a reminder that says something twice in a minute passes.
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
  private(set) var notes: Set<String> = []

  func wait(until minute: Int) async {
    if minute > now { now = minute }
  }

  func note(_ text: String) {
    notes.insert("\(text) at \(now)")
  }
}

func passes(_ reminder: @escaping Reminder, end: Int) async -> Bool {
  let clock = TestClock()
  guard (try? await reminder(end, clock, { await clock.note($0) })) != nil else { return false }
  return await clock.notes == ["soon at \(max(0, end - 5))", "over at \(end)"]
}
