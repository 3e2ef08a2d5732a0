import Synchronization

protocol ParkingClock: Sendable {
  var now: Int { get async }
  func wait(until minute: Int) async
}

typealias Reminder =
  @Sendable (
    _ end: Int, _ clock: any ParkingClock,
    _ remind: @escaping @Sendable (_ text: String) async -> Void
  ) async throws -> Void

private struct Note: Equatable {
  let text: String
  let minute: Int
}

private final class Course: ParkingClock {
  private struct State {
    var now = 0
    var notes: [Note] = []
  }

  private let state = Mutex(State())

  var now: Int { state.withLock { $0.now } }
  var notes: [Note] { state.withLock { $0.notes } }

  func wait(until minute: Int) async {
    state.withLock { $0.now = max($0.now, minute) }
  }

  func note(_ text: String) {
    state.withLock { $0.notes.append(Note(text: text, minute: $0.now)) }
  }
}

func passes(_ reminder: @escaping Reminder, end: Int) async -> Bool {
  let course = Course()
  do {
    try await reminder(end, course) { course.note($0) }
  } catch {
    return false
  }
  return course.notes == [
    Note(text: "soon", minute: max(0, end - 5)), Note(text: "over", minute: end),
  ]
}
