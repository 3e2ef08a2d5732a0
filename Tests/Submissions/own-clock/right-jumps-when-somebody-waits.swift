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

/// A clock that goes on when somebody waits for it, and only then.
private final class TestClock: ParkingClock {
  private struct State: Sendable {
    var minute = 0
    var notes: [Note] = []
  }

  private let state = Mutex(State())

  var now: Int { state.withLock { $0.minute } }

  var notes: [Note] { state.withLock { $0.notes } }

  func wait(until minute: Int) async {
    state.withLock { state in
      if minute > state.minute { state.minute = minute }
    }
  }

  /// Notes what was said, together with the minute.
  func note(_ text: String) {
    state.withLock { state in
      state.notes.append(Note(text: text, minute: state.minute))
    }
  }
}

private struct Note: Equatable, Sendable {
  let text: String
  let minute: Int
}

/// The test: whether a reminder is right for a parking that ends at this minute.
func passes(_ reminder: @escaping Reminder, end: Int) async -> Bool {
  let clock = TestClock()
  do {
    try await reminder(end, clock) { text in clock.note(text) }
  } catch {
    return false
  }
  let expected = [
    Note(text: "soon", minute: max(0, end - 5)),
    Note(text: "over", minute: end),
  ]
  return clock.notes == expected
}
