// No actor: a lock around what the beacon does, resting or not, and what it keeps for the end of the rest.

import Synchronization

/// Waits for so many milliseconds; throws `CancellationError` when its task is cancelled.
typealias Pause = @Sendable (_ milliseconds: Int) async throws -> Void

/// Tells where a delivery van is, and not too often.
final class Beacon: Sendable {
  private enum State {
    case ready
    case resting(newest: String?)
  }

  private let milliseconds: Int
  private let pause: Pause
  private let send: @Sendable (_ place: String) -> Void
  private let state = Mutex(State.ready)

  init(rest milliseconds: Int, pause: @escaping Pause, send: @escaping @Sendable (String) -> Void) {
    self.milliseconds = milliseconds
    self.pause = pause
    self.send = send
  }

  /// The van is at a new place.
  func moved(to place: String) {
    let isSent = state.withLock { state in
      if case .resting = state {
        state = .resting(newest: place)
        return false
      }
      state = .resting(newest: nil)
      send(place)
      return true
    }
    if isSent { rest() }
  }

  private func rest() {
    Task {
      try await pause(milliseconds)
      if rested() { rest() }
    }
  }

  /// Sends what came during a rest, and tells whether there was anything.
  private func rested() -> Bool {
    state.withLock { state in
      guard case .resting(let newest?) = state else {
        state = .ready
        return false
      }
      state = .resting(newest: nil)
      send(newest)
      return true
    }
  }
}
