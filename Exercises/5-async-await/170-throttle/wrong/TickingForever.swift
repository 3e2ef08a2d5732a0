// diagnosis: noProgress
// One task looks for a new place at every tick and never stops, and the next place after a quiet hour waits for a tick.

/// Waits for so many milliseconds; throws `CancellationError` when its task is cancelled.
typealias Pause = @Sendable (_ milliseconds: Int) async throws -> Void

/// Tells where a delivery van is, and not too often.
actor Beacon {
  private let milliseconds: Int
  private let pause: Pause
  private let send: @Sendable (_ place: String) -> Void
  private var newest: String?
  private var isTicking = false

  init(rest milliseconds: Int, pause: @escaping Pause, send: @escaping @Sendable (String) -> Void) {
    self.milliseconds = milliseconds
    self.pause = pause
    self.send = send
  }

  /// The van is at a new place.
  func moved(to place: String) {
    guard !isTicking else {
      newest = place
      return
    }
    isTicking = true
    send(place)
    Task {
      while true {
        try await pause(milliseconds)
        if let place = newest {
          newest = nil
          send(place)
        }
      }
    }
  }
}
