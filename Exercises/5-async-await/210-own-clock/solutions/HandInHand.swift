// The test moves the clock itself, each time when the reminder waits, and stops when it has returned.

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

/// A clock that tells the test about each wait, and goes on when the test says so.
private actor TestClock: ParkingClock {
  struct Wait {
    let minute: Int
    let continuation: CheckedContinuation<Void, Never>
  }

  nonisolated let waits: AsyncStream<Wait>
  private nonisolated let source: AsyncStream<Wait>.Continuation
  private(set) var now = 0

  init() { (waits, source) = AsyncStream.makeStream() }

  func wait(until minute: Int) async {
    if minute <= now { return }
    await withCheckedContinuation { source.yield(Wait(minute: minute, continuation: $0)) }
  }

  func move(to minute: Int) { now = minute }

  /// No wait comes any more.
  nonisolated func stop() { source.finish() }
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
    defer { clock.stop() }
    try await reminder(end, clock) { text in await notes.add(text, at: clock.now) }
  }
  for await wait in clock.waits {
    await clock.move(to: wait.minute)
    wait.continuation.resume()
  }
  do { try await run.value } catch { return false }
  return await notes.all == ["soon at \(max(0, end - 5))", "over at \(end)"]
}
