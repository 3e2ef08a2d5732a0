/// Waits for so many milliseconds; throws `CancellationError` when its task is cancelled.
typealias Pause = @Sendable (_ milliseconds: Int) async throws -> Void

/// Tells where a delivery van is, and not too often.
actor Beacon {
  private let milliseconds: Int
  private let pause: Pause
  private let send: @Sendable (_ place: String) -> Void
  private var state = State.ready

  private enum State {
    case ready
    case resting(newest: String?)
  }

  init(rest milliseconds: Int, pause: @escaping Pause, send: @escaping @Sendable (String) -> Void) {
    self.milliseconds = milliseconds
    self.pause = pause
    self.send = send
  }

  /// The van is at a new place.
  func moved(to place: String) {
    switch state {
    case .ready: tell(place)
    case .resting: state = .resting(newest: place)
    }
  }

  private func tell(_ place: String) {
    state = .resting(newest: nil)
    send(place)
    Task {
      try? await pause(milliseconds)
      restIsOver()
    }
  }

  private func restIsOver() {
    if case .resting(let newest?) = state {
      tell(newest)
    } else {
      state = .ready
    }
  }
}
