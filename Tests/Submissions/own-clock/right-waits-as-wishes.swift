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

/// A clock that the test moves, whenever somebody waits.
private actor TestClock: ParkingClock {
  struct Wish: Sendable {
    let minute: Int
    let granted: CheckedContinuation<Void, Never>
  }

  nonisolated let wishes: AsyncStream<Wish>
  private nonisolated let desk: AsyncStream<Wish>.Continuation
  private(set) var now = 0

  init() {
    (wishes, desk) = AsyncStream.makeStream()
  }

  func wait(until minute: Int) async {
    if minute <= now { return }
    await withCheckedContinuation { granted in
      let wish = Wish(minute: minute, granted: granted)
      if case .terminated = desk.yield(wish) { grant(wish) }
    }
  }

  func grant(_ wish: Wish) {
    now = max(now, wish.minute)
    wish.granted.resume()
  }

  /// Nobody waits any more.
  nonisolated func close() { desk.finish() }
}

/// What a reminder has said, and at which minute.
private actor Notes {
  private(set) var all: [String] = []

  func add(_ text: String, at minute: Int) { all.append("\(minute): \(text)") }
}

/// The test: whether a reminder is right for a parking that ends at this minute.
func passes(_ reminder: @escaping Reminder, end: Int) async -> Bool {
  let clock = TestClock()
  let notes = Notes()
  let run = Task { () -> Bool in
    defer { clock.close() }
    do {
      try await reminder(end, clock) { text in
        await notes.add(text, at: clock.now)
      }
      return true
    } catch {
      return false
    }
  }
  for await wish in clock.wishes { await clock.grant(wish) }
  guard await run.value else { return false }
  let soon = end < 5 ? 0 : end - 5
  return await notes.all == ["\(soon): soon", "\(end): over"]
}
