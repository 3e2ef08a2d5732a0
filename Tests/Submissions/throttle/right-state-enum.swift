/// Waits for so many milliseconds; throws `CancellationError` when its task is cancelled.
typealias Pause = @Sendable (_ milliseconds: Int) async throws -> Void

/// Tells where a delivery van is, and not too often.
actor Beacon {
  private enum State {
    case idle
    case resting
    case restingWith(newest: String)
  }

  private let milliseconds: Int
  private let pause: Pause
  private let send: @Sendable (_ place: String) -> Void
  private var state = State.idle

  init(rest milliseconds: Int, pause: @escaping Pause, send: @escaping @Sendable (String) -> Void) {
    self.milliseconds = milliseconds
    self.pause = pause
    self.send = send
  }

  /// The van is at a new place.
  func moved(to place: String) {
    switch state {
    case .idle:
      send(place)
      state = .resting
      // Not a child of the caller: its cancellation must not end the rest.
      Task.detached { try await self.rest() }
    case .resting, .restingWith:
      state = .restingWith(newest: place)
    }
  }

  private func rest() async throws {
    try await pause(milliseconds)
    while case .restingWith(let newest) = state {
      state = .resting
      send(newest)
      try await pause(milliseconds)
    }
    state = .idle
  }
}
