// diagnosis: wrongResult
// The wait is begun again with each place: while the van moves, nothing is sent.

/// Waits for so many milliseconds; throws `CancellationError` when its task is cancelled.
typealias Pause = @Sendable (_ milliseconds: Int) async throws -> Void

/// Tells where a delivery van is, and not too often.
actor Beacon {
  private let milliseconds: Int
  private let pause: Pause
  private let send: @Sendable (_ place: String) -> Void
  private var newest: Task<Void, any Error>?

  init(rest milliseconds: Int, pause: @escaping Pause, send: @escaping @Sendable (String) -> Void) {
    self.milliseconds = milliseconds
    self.pause = pause
    self.send = send
  }

  /// The van is at a new place.
  func moved(to place: String) {
    newest?.cancel()
    newest = Task {
      try await pause(milliseconds)
      try Task.checkCancellation()
      send(place)
    }
  }
}
