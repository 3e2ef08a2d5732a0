// diagnosis: wrongResult
// Twenty turns for the others before each minute: enough whenever one looks, and still not waited for.

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

/// A clock that stands still until the test moves it.
private actor TestClock: ParkingClock {
  private(set) var now = 0
  private var waiting: [(minute: Int, continuation: CheckedContinuation<Void, Never>)] = []

  func wait(until minute: Int) async {
    if minute <= now { return }
    await withCheckedContinuation { waiting.append((minute, $0)) }
  }

  func move(to minute: Int) {
    now = minute
    for entry in waiting where entry.minute <= now { entry.continuation.resume() }
    waiting.removeAll { $0.minute <= now }
  }
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
  let run = Task {
    try await reminder(end, clock) { text in await notes.add(text, at: clock.now) }
  }
  let soon = max(0, end - 5)
  for minute in Array(0...end) + [.max] {
    for _ in 1...20 { await Task.yield() }
    await clock.move(to: minute)
  }
  do { try await run.value } catch { return false }
  return await notes.all == ["soon at \(soon)", "over at \(end)"]
}
