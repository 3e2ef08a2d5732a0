// One object behind a lock is the clock and keeps the notes; it compares pairs of minute and text.

import Synchronization

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

/// A clock that goes on when the reminder waits for it, and that knows what was said when.
private final class Recorder: ParkingClock {
  private struct State {
    var now = 0
    var notes: [(minute: Int, text: String)] = []
  }

  private let state = Mutex(State())

  var now: Int { state.withLock { $0.now } }

  func wait(until minute: Int) {
    state.withLock { $0.now = max($0.now, minute) }
  }

  func note(_ text: String) {
    state.withLock { $0.notes.append(($0.now, text)) }
  }

  func hasNoted(_ expected: [(minute: Int, text: String)]) -> Bool {
    state.withLock { state in
      state.notes.count == expected.count
        && zip(state.notes, expected).allSatisfy { $0.minute == $1.minute && $0.text == $1.text }
    }
  }
}

/// The test: whether a reminder is right for a parking that ends at this minute.
func passes(_ reminder: @escaping Reminder, end: Int) async -> Bool {
  let recorder = Recorder()
  do {
    try await reminder(end, recorder) { recorder.note($0) }
  } catch {
    return false
  }
  return recorder.hasNoted([(max(0, end - 5), "soon"), (end, "over")])
}
