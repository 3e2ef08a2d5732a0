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

import Synchronization

/// A clock that goes on by itself: whoever waits for a minute finds it there.
private final class JumpingClock: ParkingClock {
  private let minute = Mutex(0)

  var now: Int {
    get async { minute.withLock { $0 } }
  }

  func wait(until minute: Int) async {
    self.minute.withLock { $0 = max($0, minute) }
  }
}

/// The test: whether a reminder is right for a parking that ends at this minute.
func passes(_ reminder: @escaping Reminder, end: Int) async -> Bool {
  let clock = JumpingClock()
  let (said, notes) = AsyncStream.makeStream(of: String.self)
  do {
    try await reminder(end, clock) { text in notes.yield("\(text)@\(await clock.now)") }
  } catch {
    return false
  }
  notes.finish()
  var all: [String] = []
  for await note in said { all.append(note) }
  return all == ["soon@\(max(0, end - 5))", "over@\(end)"]
}
