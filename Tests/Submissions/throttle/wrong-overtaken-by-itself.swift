// expected: wrongResult
// Opens, and sends the kept place in a later turn: a newer place comes first, the older one is
// sent last.

/// Waits for so many milliseconds; throws `CancellationError` when its task is cancelled.
typealias Pause = @Sendable (_ milliseconds: Int) async throws -> Void

/// Tells where a delivery van is, and not too often.
actor Beacon {
  private let milliseconds: Int
  private let pause: Pause
  private let send: @Sendable (_ place: String) -> Void
  private var isResting = false
  private var kept: [String] = []

  init(rest milliseconds: Int, pause: @escaping Pause, send: @escaping @Sendable (String) -> Void) {
    self.milliseconds = milliseconds
    self.pause = pause
    self.send = send
  }

  /// The van is at a new place.
  func moved(to place: String) {
    guard !isResting else {
      kept.append(place)
      return
    }
    isResting = true
    send(place)
    Task.detached { [self, pause, milliseconds] in
      try await pause(milliseconds)
      let kept = await endRest()
      if let newest = kept.last {
        await moved(to: newest)
      }
    }
  }

  /// Ends the rest, and returns what came during it.
  private func endRest() -> [String] {
    isResting = false
    defer { kept = [] }
    return kept
  }
}
